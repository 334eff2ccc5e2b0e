import { isRefusal, type Part, type Task, type View } from '@deckle/kernel';
import {
  type Board,
  layMove,
  type Laying,
  type Play,
  playOf,
  sumOfParts,
  wordParts,
  type WordTools,
} from '@deckle/words';
import { propose } from './family-contest.ts';
import { handIn, layPlay, type OpenRows, rowsOf, TURNED } from './family-rows.ts';
import { termsOf } from './family-terms.ts';
import type { FinalWord, FinalWordMove, FinalWordTable, Kin, OwnLaying } from './family-types.ts';

/** What a seat may make words from: its hand, a turned card that must be in the play, and the rows. */
function boardOf(view: View<FinalWord>, rules: Board['rules']): Board {
  const hand = handIn(view);
  const turned = view.zones[TURNED]?.row?.flat() ?? [];
  const rows = rowsOf(view.zones);
  return turned.length === 0 ? { rules, hand, rows } : { rules, hand: [...hand, ...turned], rows, required: turned };
}

/** Visible cards of every word that got a card from the hand. */
export function visiblePoints(play: Play, tools: WordTools): number {
  let points = 0;
  for (const { played, tops } of play.words) if (played.length > 0) points += cardPoints(tops, tools);
  return points;
}

export function cardPoints(cards: readonly (number | null)[], { pack }: WordTools): number {
  return cards.reduce<number>((sum, card) => sum + (card === null ? 0 : (pack[card]?.points ?? 0)), 0);
}

/** What a play makes that may still be challenged. */
export const pendingPoints: NonNullable<Kin['standing']> = ({ shared: { pending } }, seat) =>
  pending?.seat === seat ? pending.points : 0;

/** Where nothing can be done with a row, it is no part of what a word is made from. */
const usesRows = ({ moves, order }: Board['rules']): boolean => moves.length > 0 || order === 'free';

/** How a game's words are laid: by `play`, or in a way of its own. */
function laying(kin: Kin, kind: string, own: OwnLaying | null): Laying<FinalWord> {
  const onTable = (view: View<FinalWord>): Board => ({
    ...boardOf(view, (own ?? kin).rules(view)),
    thrift: kin.thrift?.(view.options) ?? 0,
  });
  const board = (view: View<FinalWord>): Board => {
    const table = onTable(view);
    return own?.rows === 'unused' || !usesRows(table.rules) ? { ...table, rows: [] } : table;
  };
  const scored = (view: View<FinalWord>, play: Play, tools: WordTools) =>
    (own ?? kin).points?.(view, play, tools) ?? visiblePoints(play, tools);
  const points = (view: View<FinalWord>, play: Play, tools: WordTools): number => {
    const made = scored(view, play, tools);
    return isRefusal(made) ? 0 : made;
  };
  const parts = (view: View<FinalWord>, play: Play, tools: WordTools): readonly Part[] => {
    const made = points(view, play, tools);
    const told = (own ?? kin).parts?.(view, play, tools) ?? wordParts(play, tools.pack);
    return made !== 0 && termsOf(kin, view).counts === 'points' && sumOfParts(told) === made ? told : [];
  };
  const self: Laying<FinalWord> = {
    kind,
    syntax: own?.syntax ?? ['play {words}'],
    words: own?.words ?? kin.words,
    board,
    points,
    parts,
    also(view, play, tools) {
      const made = scored(view, play, tools);
      return isRefusal(made) ? made : null;
    },
    ...(kin.promise === undefined ? {} : { promise: kin.promise }),
    apply(table, seat, move, tools) {
      const view = table.view(seat);
      const play = playOf(self, view, move, tools);
      if (isRefusal(play)) throw new Error(play.rule);
      const laid = own?.laid ?? kin.laid;
      const put = (at: FinalWordTable): OpenRows => layPlay(at, seat, onTable(view), play);
      propose(
        kin,
        table,
        seat,
        { move, play, points: points(view, play, tools), parts: parts(view, play, tools), put, laid },
        tools,
      );
    },
  };
  return self;
}

/** How several words of one play are typed. */
const SEVERAL = 'Words, + between';

/** What is asked of whoever is to lay words, as the table lies. */
function taskOf(kin: Kin, view: View<FinalWord>): Task {
  const own = kin.task?.(view) ?? null;
  if (own !== null) return own;
  const brief = kin.words[1] > 1 ? SEVERAL : 'Type a word';
  if (view.shared.extra === 1) return { brief, says: 'You may lay another word now, or pass.' };
  const isEmpty = rowsOf(view.zones).every(({ row }) => row.length === 0) && usesRows(kin.rules(view));
  return isEmpty
    ? { brief: 'Type a word', says: 'No word lies on the table yet: open with one from your hand.' }
    : { brief, says: kin.about.aim };
}

/** Every move of a game that lays words. */
export function wordMoves(kin: Kin): { readonly [kind: string]: FinalWordMove } {
  const own = Object.entries(kin.lays ?? {}).map(([kind, lay]): readonly [string, FinalWordMove] => [
    kind,
    { ...layMove(laying(kin, kind, lay)), does: lay.does },
  ]);
  const play = { ...layMove(laying(kin, 'play', null)), task: (view: View<FinalWord>) => taskOf(kin, view) };
  return { play, ...Object.fromEntries(own) };
}
