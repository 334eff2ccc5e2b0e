import { type CardId, type Move, type Refusal, refuse } from '@deckle/kernel';
import { cardOf, type WordTools } from '@deckle/words';
import { goOn } from './asks.ts';
import { worthOfChange } from './taste.ts';
import type { Laid, LwsMove, LwsTable, LwsView, Modifier, Use } from './types.ts';
import { actionMove, WORD_PLAY } from './use.ts';
import { countingWords } from './value.ts';
import { faceOf } from './zones.ts';

/** The word in play a move names, by its letters and, where two seats have the same, by its seat. */
function targetOf(view: Pick<LwsView, 'shared' | 'out'>, { letters = [], seat }: Move): Laid | Refusal {
  const word = letters.at(-1) ?? '';
  const found = countingWords(view).filter((laid) => laid.word === word && (seat === undefined || laid.seat === seat));
  if (found.length > 1) return refuse('whose-word', `More than one player has ${word}; say of which seat.`, word);
  return found[0] ?? refuse('not-in-play', `${word} is not a word in play.`, word);
}

/** The card of that letter in the word that is worth most. */
function doubledIn({ cards }: Laid, letter: string, { pack }: WordTools): CardId | undefined {
  const alike = cards.filter((card) => cardOf(pack, card).face === letter);
  return alike.sort((a, b) => cardOf(pack, b).points - cardOf(pack, a).points)[0];
}

function modifierOf(face: string, laid: Laid, move: Move, tools: WordTools): Modifier | null {
  if (face !== 'DOUBLE LETTER') return { face };
  const doubled = doubledIn(laid, move.letters?.[0] ?? '', tools);
  return doubled === undefined ? null : { face, doubled };
}

const withModifier = (laid: Laid, modifier: Modifier): Laid => ({
  ...laid,
  modifiers: [...laid.modifiers, modifier],
});

function checkTarget(face: string, view: LwsView, move: Move, tools: WordTools): Refusal | null {
  const laid = targetOf(view, move);
  if ('refused' in laid) return laid;
  const [letter] = move.letters ?? [];
  return modifierOf(face, laid, move, tools) === null
    ? refuse('no-such-letter', `${laid.word} has no card ${letter}.`, letter)
    : null;
}

/** What the words in play are worth to the player after this modifier, against now. */
function points(face: string, view: LwsView, move: Move, tools: WordTools): number {
  const laid = targetOf(view, move);
  const modifier = 'refused' in laid ? null : modifierOf(face, laid, move, tools);
  if ('refused' in laid || modifier === null) return Number.NEGATIVE_INFINITY;
  const words = countingWords(view);
  return worthOfChange(
    view,
    words.map((word) => (word === laid ? withModifier(laid, modifier) : word)),
    tools,
  );
}

function* candidates(kind: string, face: string, view: LwsView, tools: WordTools): Generator<Move> {
  for (const { word, seat, cards } of countingWords(view)) {
    const letters = face === 'DOUBLE LETTER' ? [...new Set(cards.map((card) => faceOf(card, tools)))] : [null];
    for (const letter of letters) {
      if (letter !== '?') yield { kind, letters: letter === null ? [word] : [letter, word], seat };
    }
  }
}

function modifier(kind: string, face: string, said: string): LwsMove {
  const isDouble = face === 'DOUBLE LETTER';
  return actionMove({
    kind,
    face,
    time: WORD_PLAY,
    form: { letters: isDouble ? [2, 2] : [1, 1], seat: [0, 1] },
    syntax: [`${said} {letters:WORD}`, `${said} {letters:WORD} of {seat}`],
    check: (view, move, tools) => checkTarget(face, view, move, tools),
    candidates: (view, tools) => candidates(kind, face, view, tools),
    points: (view, move, tools) => points(face, view, move, tools),
    tell(table, seat, move) {
      table.say('modifies', seat, { card: face, word: move.letters?.at(-1) ?? '' });
      const laid = targetOf(table.state, move);
      return 'refused' in laid ? move : { ...move, seat: laid.seat };
    },
  });
}

export const modifiers: { readonly [kind: string]: LwsMove } = {
  plus2: modifier('plus2', 'PLUS 2', 'plus 2 on'),
  plus4: modifier('plus4', 'PLUS 4', 'plus 4 on'),
  plus6: modifier('plus6', 'PLUS 6', 'plus 6 on'),
  minus2: modifier('minus2', 'MINUS 2', 'minus 2 on'),
  minus4: modifier('minus4', 'MINUS 4', 'minus 4 on'),
  double: modifier('double', 'DOUBLE LETTER', 'double {letters:LETTER} in'),
  long: modifier('long', 'LONG WORD', 'long word on'),
};

/** The modifier stands: it is on the word from now on. */
export function modify(table: LwsTable, { face, move }: Use, tools: WordTools): void {
  const laid = targetOf(table.state, move);
  if (!('refused' in laid)) {
    const added = modifierOf(face, laid, move, tools);
    const words = table.state.shared.laid;
    if (added !== null) table.share({ laid: words.map((word) => (word === laid ? withModifier(laid, added) : word)) });
  }
  goOn(table, 'resume');
}
