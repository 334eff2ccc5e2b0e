import { type Game, isRefusal, type Move, type View } from '@deckle/kernel';
import { makeCommand, parseCommand, textsOf, type WordTools } from '@deckle/words';
import type { Reply, Talk } from './desk.ts';
import { wrap } from './paint.ts';
import { beyondTrial } from './trial.ts';

/** Each time a little more, until something happens at the table. */
export function hintLines(talk: Talk): Reply {
  const { match, view, desk, adviser, columns } = talk;
  const tools = match.tools as WordTools;
  const open = beyondTrial(view);
  const move = adviser(open)?.move ?? null;
  if (move === null)
    return [open === view ? 'There is nothing to advise now.' : 'A word is on trial: judge for yourself.'];
  const steps = desk.hint?.moment === match.last ? desk.hint.steps : 0;
  desk.hint = { moment: match.last, steps: steps + 1 };
  const command = simplest(match.game, view, move, tools);
  const texts = textsOf(view, move, tools);
  // A card that is taken by its letters is no word to be guessed.
  const isSpelt = texts.length > 0 && texts.every((text) => tools.dictionary.has(text));
  if (!isSpelt || steps >= 2) return [`You could say: ${command}`];
  if (steps === 1) return wrap(firstLetters(texts), columns, '  ');
  const points = match.game.moves[move.kind]?.points?.(view, move, tools) ?? 0;
  // In many games the best play scores nothing at once.
  return [
    points === 0
      ? `You can lay ${texts.length === 1 ? 'a word' : `${texts.length} words`}.`
      : `There is a play worth ${points}.`,
  ];
}

/** The plain command where the way it takes is worth as much: few like to type `#141`. */
function simplest(game: Game, view: View, move: Move, tools: WordTools): string {
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
  const told = texts.map((text) => `${text.slice(0, 1)}… (${text.length} letters)`);
  return `It begins with ${told.join(' and ')}.`;
};
