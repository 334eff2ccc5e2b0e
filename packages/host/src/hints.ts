import { type Game, isRefusal, type Move, type View } from '@deckle/kernel';
import { listed, makeCommand, openKinds, parseCommand, textsOf, type WordTools } from '@deckle/words';
import type { Played } from './log.ts';
import type { Player } from './plan.ts';
import { beyondTrial } from './trial.ts';

/** Hints come in three steps: how much there is to gain, how it begins, the play. */
export const HINT_STEPS = 3;

/** The hint of this step, counted from 0, in a sentence, and at the last one the command. */
export interface Hint {
  readonly text: string;
  readonly command: string | null;
  /** The next step tells more. */
  readonly more?: true;
}

/** What is advised at a moment, and how many hints of it have been given before. */
export interface Advised {
  readonly moment: unknown;
  readonly viewer: View['seat'];
  readonly move: Move | null;
  readonly step: number;
}

/** All hints of a moment are about one play: who thinks again may find another. `moment` is the same until something happens. */
export function advise(view: View, adviser: Player, moment: unknown, before: Advised | null): Advised {
  if (before !== null && before.moment === moment && before.viewer === view.seat)
    return { ...before, step: before.step + 1 };
  return { moment, viewer: view.seat, move: adviser(beyondTrial(view))?.move ?? null, step: 0 };
}

/** `finds`: tools that find the words hints are about. */
export function hintOf(played: Played, view: View, { move, step }: Advised, finds?: WordTools): Hint {
  const tools = played.tools as WordTools;
  if (move === null)
    return told(
      beyondTrial(view) === view ? 'There is nothing to advise now.' : 'A word is on trial: judge for yourself.',
    );
  const texts = textsOf(view, move, tools);
  // A card that is taken by its letters is no word to be guessed.
  const isSpelt = texts.length > 0 && texts.every((text) => tools.dictionary.has(text));
  if (!isSpelt || step >= HINT_STEPS - 1) {
    const command = simplest(played.game, view, move, tools);
    return { text: `You could say: ${command}`, command };
  }
  if (step === 1) return { ...told(firstLetters(texts)), more: true };
  const own = played.game.moves[move.kind]?.points?.(view, move, tools) ?? 0;
  const points = own === 0 ? 0 : Math.max(own, mostPoints(played.game, view, finds ?? tools));
  // In many games the best play scores nothing at once.
  const words = texts.length === 1 ? 'a word' : `${texts.length} words`;
  const text = points === 0 ? `You can lay ${words}.` : `There is a play worth ${points}.`;
  return { ...told(text), more: true };
}

const told = (text: string): Hint => ({ text, command: null });

/** Plays looked at for how many points are possible; the dearest come early. */
const LOOK_AT = 2000;

/** The most points that words bring at once. */
function mostPoints(game: Game, view: View, finds: WordTools): number {
  let most = 0;
  for (const kind of view.seat === null ? [] : openKinds(view, view.seat)) {
    const spec = game.moves[kind];
    if (spec?.spell === undefined || spec.points === undefined) continue;
    let looked = 0;
    for (const move of spec.candidates(view, finds)) {
      if (++looked > LOOK_AT) break;
      const points = spec.points(view, move, finds);
      if (points > most && spec.check(view, move, finds) === null) most = points;
    }
  }
  return most;
}

/** The plain command where the way it takes is worth as much: few like to type `#141`. */
export function simplest(game: Game, view: View, move: Move, tools: WordTools): string {
  const command = makeCommand(game, view, move, tools);
  const plain = command.replace(/ #\d+$/, '');
  const usual = parseCommand(game, view, plain, tools);
  const worth = (each: Move): readonly unknown[] => {
    const spec = game.moves[each.kind];
    return [each.kind, spec?.points?.(view, each, tools), spec?.promise?.(view, each, tools)];
  };
  return !isRefusal(usual) && worth(usual).join() === worth(move).join() ? plain : command;
}

const firstLetters = (texts: readonly string[]): string => {
  const begun = texts.map((text) => `${text.slice(0, 1)}… (${text.length} letters)`);
  return `It begins with ${listed(begun)}.`;
};
