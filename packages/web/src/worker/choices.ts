import { type Ask, checkForm, type Game, type MoveSpec, type View } from '@deckle/kernel';
import { makeCommand, sayable, saysOf, type WordTools } from '@deckle/words';
import type { Choice } from '../table/news.ts';
import { firstEnd } from './scene.ts';

/** With more things to pick from than this, typing is quicker. */
const MAX_PICKS = 30;

/** Everything the viewer is asked for or may do, in the order the game names it. */
export function choicesOf(game: Game, view: View, tools: WordTools): readonly Choice[] {
  const own = view.asks.filter((ask) => ask.seat === view.seat);
  return sayable(game, view, tools).flatMap((kind) => {
    const spec = game.moves[kind];
    if (spec === undefined) return [];
    const asks = own.filter((ask) => ask.kinds.includes(kind));
    const about = { does: spec.does ?? null, stake: spec.stake?.(view) || null };
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

/** How a choice is made: at once, by composing, by choosing cards of the hand, or by picking from a list. */
function waysOf(
  game: Game,
  view: View,
  spec: MoveSpec,
  tools: WordTools,
): Pick<Choice, 'says' | 'needs' | 'picks' | 'cards'> {
  const says = saysOf(spec)[0] ?? '';
  const [first = ''] = spec.syntax;
  const parts: readonly string[] = first.match(/\{[^}]+\}/g) ?? [];
  const cards = spec.form.cards ?? [0, 0];
  if (parts.length === 0) return { says: first, needs: 'nothing', picks: [], cards };
  if (parts.every((part) => part === '{words}')) return { says, needs: 'words', picks: [], cards };
  if (parts.every((part) => part === '{cards}')) return { says, needs: 'cards', picks: [], cards };
  const picks = parts.includes('{words}') ? null : picksOf(game, view, spec, tools);
  return { says, needs: picks === null ? 'words' : 'pick', picks: picks ?? [], cards };
}

/** The commands for all there is to pick, by the alphabet, as the game names the best first; null when that is too much. */
function picksOf(game: Game, view: View, spec: MoveSpec, tools: WordTools): readonly string[] | null {
  const commands = new Set<string>();
  for (const move of spec.candidates(view, tools)) {
    if (spec.check(view, move, tools) !== null) continue;
    // Which of several equal cards is meant matters to nobody.
    commands.add(makeCommand(game, view, move, tools).replace(/ #\d+$/, ''));
    if (commands.size > MAX_PICKS) return null;
  }
  return [...commands].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}
