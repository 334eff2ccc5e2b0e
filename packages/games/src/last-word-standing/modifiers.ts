import { type Move, type Refusal, refuse } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';
import { goOn } from './asks.ts';
import { worthOfChange } from './taste.ts';
import type { Laid, LwsMove, LwsTable, LwsView, Modifier, Use } from './types.ts';
import { actionMove } from './use.ts';
import { countingWords, dearestOf, modified } from './value.ts';
import { faceOf } from './zones.ts';

/** The word in play a move names, by its letters and, where two seats have the same, by its seat. */
function targetOf(view: Pick<LwsView, 'shared' | 'out'>, { letters = [], seat }: Move): Laid | Refusal {
  const word = letters.at(-1) ?? '';
  const found = countingWords(view).filter((laid) => laid.word === word && (seat === undefined || laid.seat === seat));
  if (found.length > 1) return refuse('whose-word', `More than one player has ${word}; say of which seat.`, word);
  return found[0] ?? refuse('not-in-play', `${word} is not a word in play.`, word);
}

/** Double Letter names a letter: of its cards in the word the dearest counts twice. */
function modifierOf(face: string, { cards }: Laid, { letters = [] }: Move, tools: WordTools): Modifier | null {
  if (face !== 'DOUBLE LETTER') return { face };
  const doubled = dearestOf(
    cards.filter((card) => faceOf(card, tools) === letters[0]),
    tools,
  );
  return doubled === undefined ? null : { face, doubled };
}

/** All words in play as they are after this modifier; null where it fits none. */
export function wordsAfter(
  face: string,
  view: Pick<LwsView, 'shared' | 'out'>,
  move: Move,
  tools: WordTools,
): readonly Laid[] | null {
  const laid = targetOf(view, move);
  const added = 'refused' in laid ? null : modifierOf(face, laid, move, tools);
  if (added === null) return null;
  return view.shared.laid.map((word) => (word === laid ? modified(word, [added], tools) : word));
}

function checkTarget(face: string, view: LwsView, move: Move, tools: WordTools): Refusal | null {
  const laid = targetOf(view, move);
  if ('refused' in laid) return laid;
  const [letter] = move.letters ?? [];
  return modifierOf(face, laid, move, tools) === null
    ? refuse('no-such-letter', `${laid.word} has no card ${letter}.`, letter)
    : null;
}

/** What the words in play are worth to the player after this modifier, against now. */
function promise(face: string, view: LwsView, move: Move, tools: WordTools): number {
  const laid = wordsAfter(face, view, move, tools);
  return laid === null ? Number.NEGATIVE_INFINITY : worthOfChange(view, laid);
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
    time: 'Word Play',
    form: { letters: isDouble ? [2, 2] : [1, 1], seat: [0, 1] },
    syntax: [`${said} {letters:WORD}`, `${said} {letters:WORD} of {seat}`],
    check: (view, move, tools) => checkTarget(face, view, move, tools),
    candidates: (view, tools) => candidates(kind, face, view, tools),
    promise: (view, move, tools) => promise(face, view, move, tools),
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
  const laid = wordsAfter(face, table.state, move, tools);
  if (laid !== null) table.share({ laid });
  goOn(table, 'resume');
}
