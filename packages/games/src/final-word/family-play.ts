import { isRefusal, type Seat, type View, viewOf } from '@deckle/kernel';
import { type Board, layMove, type Laying, type Play, playOf, type WordRules, type WordTools } from '@deckle/words';
import { propose } from './family-contest.ts';
import { handZone, rowsOf } from './family-rows.ts';
import type { FinalWord, FinalWordMove, Kin, KinMove } from './family-types.ts';

/** What a seat may make words from: its hand and the rows. */
function boardOf(view: View<FinalWord>, rules: WordRules): Board {
  const hand = view.zones[handZone(view.seat as Seat)]?.row?.flat() ?? [];
  return { rules, hand, rows: rowsOf(view.zones) };
}

/** Visible cards of every word that got a card from the hand. */
export function visiblePoints(play: Play, tools: WordTools): number {
  const scoring = play.words.filter(({ played }) => played.length > 0);
  return cardPoints(
    scoring.flatMap(({ tops }) => tops),
    tools,
  );
}

export function cardPoints(cards: readonly (number | null)[], { pack }: WordTools): number {
  return cards.reduce<number>((sum, card) => sum + (card === null ? 0 : (pack[card]?.points ?? 0)), 0);
}

/** How a game's words are laid: `play`, or a move of its own on the hand alone, at a price. */
function laying(kin: Kin, kind: string, own: KinMove | null): Laying<FinalWord> {
  const onTable = (view: View<FinalWord>): Board => boardOf(view, own?.rules ?? kin.rules(view));
  const board = (view: View<FinalWord>): Board => (own === null ? onTable(view) : { ...onTable(view), rows: [] });
  const points = (view: View<FinalWord>, play: Play, tools: WordTools): number => {
    const made = kin.points?.(view, play, tools) ?? visiblePoints(play, tools);
    return made - (own?.price(view, tools) ?? 0);
  };
  const self: Laying<FinalWord> = {
    kind,
    syntax: own?.syntax ?? ['play {words}'],
    words: kin.words,
    board,
    points,
    ...(own === null ? {} : { also: own.also }),
    apply(table, seat, move, tools) {
      const view = viewOf(table.state, seat);
      const play = playOf(self, view, move, tools);
      if (isRefusal(play)) throw new Error(play.rule);
      propose(kin, table, seat, { move, play, board: onTable(view), points: points(view, play, tools) }, tools);
    },
  };
  return self;
}

/** Every move of a game that lays words. */
export function wordMoves(kin: Kin): { readonly [kind: string]: FinalWordMove } {
  const own = Object.entries(kin.moves ?? {}).map(([kind, move]) => [kind, layMove(laying(kin, kind, move))] as const);
  return { play: layMove(laying(kin, 'play', null)), ...Object.fromEntries(own) };
}
