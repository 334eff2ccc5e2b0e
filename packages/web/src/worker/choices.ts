import {
  type Ask,
  type CardId,
  checkForm,
  type Game,
  type Move,
  type MoveSpec,
  type Seat,
  type View,
} from '@deckle/kernel';
import { cardOf, makeCommand, sayable, saysOf, type WordTools } from '@deckle/words';
import type { Choice } from '../table/news.ts';
import { firstEnd } from './scene.ts';

/** With more things to pick from than this, typing is quicker. */
const MAX_PICKS = 30;

/** Everything the viewer is asked for or may do, in the order the game names it. */
export function choicesOf(game: Game, view: View, tools: WordTools, nameOf: (seat: Seat) => string): readonly Choice[] {
  const own = view.asks.filter((ask) => ask.seat === view.seat);
  return sayable(game, view, tools).flatMap((kind) => {
    const spec = game.moves[kind];
    if (spec === undefined) return [];
    const asks = own.filter((ask) => ask.kinds.includes(kind));
    const about = {
      label: spec.label?.(view, tools) ?? null,
      does: spec.does ?? null,
      stake: spec.stake?.(view, nameOf) || null,
    };
    const choice = { ...waysOf(game, view, spec, tools), kind, ...timeOf(asks), ...about };
    return canBeMade(choice, view, spec, tools) ? [choice] : [];
  });
}

/** What needs a card that is not held, or a thing that is not there, is no choice; words and cards the player may try. */
function canBeMade({ kind, needs, picks }: Choice, view: View, spec: MoveSpec, tools: WordTools): boolean {
  if (needs === 'pick') return picks.length > 0;
  if (needs !== 'nothing') return true;
  const move = spec.fill?.(view, { kind }, tools) ?? { kind };
  return checkForm(spec.form, move) === null && spec.check(view, move, tools) === null;
}

const timeOf = (asks: readonly Ask[]): Pick<Choice, 'must' | 'until'> => ({
  must: asks.some(({ must }) => must),
  until: firstEnd(asks),
});

/** How a choice is made: at once, by composing, by choosing cards of the hand or of the table, or by picking from a list. */
function waysOf(
  game: Game,
  view: View,
  spec: MoveSpec,
  tools: WordTools,
): Pick<Choice, 'says' | 'needs' | 'picks' | 'given' | 'cards'> {
  const says = saysOf(spec)[0] ?? '';
  const [first = ''] = spec.syntax;
  const parts: readonly string[] = first.match(/\{[^}]+\}/g) ?? [];
  const cards = spec.form.cards ?? [0, 0];
  if (parts.length === 0) return { says: first, needs: 'nothing', ...NO_PICKS, cards };
  if (parts.every((part) => part === '{words}')) return { says, needs: 'words', ...NO_PICKS, cards };
  if (parts.every((part) => part === '{cards}')) return { says, needs: 'cards', ...NO_PICKS, cards };
  if (spec.named !== undefined && isAnyNumber(spec)) return { says, needs: 'piles', ...NO_PICKS, cards };
  const picks = parts.includes('{words}') ? null : picksOf(game, view, spec, tools);
  return { says, needs: picks === null ? 'words' : 'pick', ...(picks ?? NO_PICKS), cards };
}

/** As many as one likes: what bots would choose is not all there is. */
const isAnyNumber = ({ form: { letters: [min, max] = [0, 0] } }: MoveSpec): boolean => min < max;

type Picks = Pick<Choice, 'picks' | 'given'>;
const NO_PICKS: Picks = { picks: [], given: {} };

/** The commands for all there is to pick, by the alphabet, as the game names the best first; null when that is too much. */
function picksOf(game: Game, view: View, spec: MoveSpec, tools: WordTools): Picks | null {
  const found = new Map<string, Choice['given'][string]>();
  for (const move of spec.candidates(view, tools)) {
    if (spec.check(view, move, tools) !== null) continue;
    const given = givenWith(game, view, spec, move, tools);
    const blank = given.length < 2 ? null : blankOf(spec, given, tools);
    // Which of several equal cards is meant matters to nobody.
    const command = makeCommand(game, view, move, tools).replace(/ #\d+$/, '');
    found.set(blank ?? command, blank === null ? [] : given);
    if (found.size > MAX_PICKS) return null;
  }
  const picks = [...found.keys()].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const several = picks.filter((pick) => found.get(pick)?.length);
  return { picks, given: Object.fromEntries(several.map((pick) => [pick, found.get(pick) ?? []])) };
}

/** The same with each of the viewer's own cards that can go with it, of equal ones with one of them. */
function givenWith(game: Game, view: View, spec: MoveSpec, move: Move, tools: WordTools): Choice['given'][string] {
  const [first, ...others] = move.cards ?? [];
  if (first === undefined || !spec.syntax.some((said) => said.includes('{cards}'))) return [];
  const found = new Map<string, readonly [CardId, string]>();
  for (const card of ownCards(view)) {
    const { face, points } = cardOf(tools.pack, card);
    const each = { ...move, cards: [card, ...others] };
    if (found.has(`${face} ${points}`) || spec.check(view, each, tools) !== null) continue;
    found.set(`${face} ${points}`, [card, makeCommand(game, view, each, tools)]);
  }
  return [...found.values()];
}

const ownCards = ({ zones, seat }: View): readonly CardId[] =>
  Object.values(zones).flatMap(({ owner, row }) => (owner !== null && owner === seat ? (row ?? []).flat() : []));

/** What is said with each of these cards, before one is told: `swap … for E`, `preempt E with …`. */
function blankOf({ syntax }: MoveSpec, given: Choice['given'][string], tools: WordTools): string | null {
  const before = syntax.map((said) => /^([a-z ]+)\{cards\}/.exec(said)?.[1] ?? '').find((verb) => verb !== '') ?? null;
  for (const [card, command] of given) {
    const { face } = cardOf(tools.pack, card);
    const said = command.replace(/ #\d+$/, '');
    if (before !== null && said.startsWith(before + face))
      return `${before}…${said.slice(before.length + face.length)}`;
    if (before === null && said.endsWith(` with ${face}`)) return `${said.slice(0, -face.length)}…`;
  }
  return null;
}
