import { refuse } from '@deckle/kernel';
import { type BoardRow, listed, rowText, type WordTools } from '@deckle/words';
import { makeFinalWord } from './family.ts';
import { cardPoints } from './family-play.ts';
import { clearRows, rowsOf, visibleCards } from './family-rows.ts';
import { SPLITS } from './family-splits.ts';
import type { FinalWordMove, FinalWordTable, Shared } from './family-types.ts';

interface Seen {
  readonly zones: Parameters<typeof rowsOf>[0];
  readonly shared: Shared;
}

/** For each row that the last play split: its parts that got a card, of which one goes. */
function splitsOf({ zones, shared }: Seen): readonly (readonly BoardRow[])[] {
  const rows = rowsOf(zones);
  return Object.values(shared.pending?.before ?? {}).flatMap((before) => {
    const old = new Set(before.flat());
    const parts = rows.filter(({ row }) => row.flat().some((card) => old.has(card)));
    const completed = parts.filter(({ row }) => row.flat().some((card) => !old.has(card)));
    return parts.length > 1 && completed.length > 0 ? [completed] : [];
  });
}

/** Is there anything to choose? Words that read the same are worth the same, now and later. */
const isOpen = (parts: readonly BoardRow[], { pack }: WordTools): boolean =>
  new Set(parts.map((part) => rowText(part, pack))).size > 1;

/** One part of each split: the one named, or the only one there is. Null if the words do not name one each. */
function pickParts(
  [parts, ...others]: readonly (readonly BoardRow[])[],
  words: readonly string[],
  tools: WordTools,
): readonly BoardRow[] | null {
  if (parts === undefined) return words.length === 0 ? [] : null;
  const names = isOpen(parts, tools) ? words : [null];
  for (const [at, name] of names.entries()) {
    const part = parts.find((each) => name === null || rowText(each, tools.pack) === name);
    const rest = part && pickParts(others, name === null ? words : words.toSpliced(at, 1), tools);
    if (part && rest) return [part, ...rest];
  }
  return null;
}

/** Every way to name them; the dearest words first, so that the next player finds less. */
function* namings(
  [parts, ...others]: readonly (readonly BoardRow[])[],
  tools: WordTools,
): Generator<readonly string[]> {
  if (parts === undefined) {
    yield [];
    return;
  }
  const worth = (part: BoardRow): number => cardPoints(visibleCards([part]), tools);
  const dearest = parts.toSorted((a, b) => worth(b) - worth(a)).map((part) => rowText(part, tools.pack));
  for (const name of new Set(dearest)) for (const rest of namings(others, tools)) yield [name, ...rest];
}

const choices = (view: Seen, tools: WordTools): Iterable<readonly string[]> =>
  namings(
    splitsOf(view).filter((parts) => isOpen(parts, tools)),
    tools,
  );

function removeParts(table: FinalWordTable, seat: number, parts: readonly BoardRow[], { pack }: WordTools): void {
  if (parts.length === 0) return;
  table.say('removed', seat, { words: listed(parts.map((part) => rowText(part, pack))) });
  clearRows(table, parts);
}

const remove: FinalWordMove = {
  form: { letters: [1, 20] },
  syntax: ['remove {letters:WORDS}'],
  task: () => ({
    brief: 'Remove a word',
    says: 'Choose which new word leaves the table: one of each row you have split.',
  }),
  does: 'Of each row you split, one word that got a card from you leaves the table.',
  check: (view, { letters = [] }, tools) =>
    pickParts(splitsOf(view), letters, tools) === null
      ? refuse('no-such-part', 'Of each row you split, remove one word that got a card from you.', listed(letters))
      : null,
  apply: (table, seat, { letters = [] }, tools) =>
    removeParts(table, seat, pickParts(splitsOf(table.state), letters, tools) ?? [], tools),
  *candidates(view, tools) {
    for (const letters of choices(view, tools)) yield { kind: 'remove', letters };
  },
};

export const splitOff = makeFinalWord({
  ...SPLITS,
  id: 'split-off',
  name: 'Split Off',
  about: {
    aim: 'Change rows or split them into words, with cards of yours; of every split one word leaves the table.',
    kinds: ['split', 'change'],
    minutes: 25,
    learn: 2,
    picture: 'EARTH > tEAR + *THe',
  },
  phrases: { removed: '{seat} removes {words}.' },

  // Of each row split, one part that got a card leaves play after scoring; the player chooses where there are several.
  laid(table, seat, _play, tools) {
    const [letters = []] = choices(table.state, tools);
    if (letters.length > 0) return { kinds: ['remove'], otherwise: { kind: 'remove', letters } };
    removeParts(table, seat, pickParts(splitsOf(table.state), [], tools) ?? [], tools);
    return null;
  },

  moves: { remove },
});
