import { type Card, type CardId, isRefusal, type Pile, type Refusal, type Slot, type Spot } from '@deckle/kernel';
import { no } from './refusals.ts';
import { type Board, type BoardRow, mayLayFresh, topOf } from './rules.ts';
import { cardOf } from './tools.ts';

/** One word of a play as the table will show it. */
export interface LaidWord {
  readonly text: string;
  readonly slots: readonly Slot[];
  /** Index of the row it changes or is a part of; null for a word from the hand alone. */
  readonly row: number | null;
  /** The visible cards in order; null where a rolled vowel stands. */
  readonly tops: readonly (CardId | null)[];
  readonly played: readonly CardId[];
  readonly kept: number;
  /** Does it read differently from the row it came from? */
  readonly changed: boolean;
}

/** A play that obeys the word rules (whether its words are words is the judge's question). */
export interface Play {
  readonly words: readonly LaidWord[];
  readonly played: readonly CardId[];
  /** Top cards taken to the hand by give & take. */
  readonly taken: readonly CardId[];
  /** Cards of the piles its words leave out. */
  readonly left: readonly CardId[];
}

/** The pile of a row a slot keeps or covers. */
const spotOf = (slot: Slot): Spot | null => {
  if ('keep' in slot) return slot.keep;
  return 'play' in slot ? (slot.on ?? null) : null;
};

/** Reads a move's words against the board: what they are, or the first rule they break. */
export function readPlay(board: Board, words: readonly (readonly Slot[])[], pack: readonly Card[]): Play | Refusal {
  const laid: LaidWord[] = [];
  const taken: CardId[] = [];
  for (const slots of words) {
    const word = readWord(board, slots, pack, taken);
    if (isRefusal(word)) return word;
    laid.push(word);
  }
  const played = allOf(laid, ({ played: own }) => own);
  const bad = checkWords(board, laid, pack) ?? checkRows(board, laid, pack) ?? checkPlayed(board, played);
  return bad ?? { words: laid, played, taken, left: leftOut(board, laid) };
}

/** As `flatMap`: this is asked of every play that is looked at, and most have one word. */
const allOf = <T>(words: readonly LaidWord[], of: (word: LaidWord) => readonly T[]): readonly T[] =>
  words.length === 1 ? of(words[0] as LaidWord) : words.flatMap(of);

/** Whole piles of the rows that are worked on; where table cards are free to use, all rows are. */
function leftOut({ rules, rows }: Board, words: readonly LaidWord[]): readonly CardId[] {
  if (rules.drop === 'refuse') return [];
  const spots = words.flatMap(({ slots }) => slots.flatMap((slot) => spotOf(slot)?.join(' ') ?? []));
  const isWorkedOn = (index: number): boolean =>
    words.some(({ row }) => (rules.order === 'free' ? row !== null : row === index));
  return rows.flatMap(({ zone, row }, index) =>
    isWorkedOn(index) ? row.filter((_, pile) => !spots.includes(`${zone} ${pile}`)).flat() : [],
  );
}

const rowIndex = (board: Board, zone: string): number => board.rows.findIndex((row) => row.zone === zone);

function readWord(board: Board, slots: readonly Slot[], pack: readonly Card[], taken: CardId[]): LaidWord | Refusal {
  let text = '';
  const tops: (CardId | null)[] = [];
  const played: CardId[] = [];
  let row: number | null = null;
  let kept = 0;
  for (const slot of slots) {
    const spot = spotOf(slot);
    const index = spot === null ? null : rowIndex(board, spot[0]);
    const pile = spot === null || index === null ? null : (board.rows[index]?.row[spot[1]] ?? null);
    if (spot !== null && pile === null) return no('no-pile');
    const bad = checkSlot(board, slot, pile, pack);
    if (bad !== null) return bad;
    if (index !== null && row !== null && row !== index && board.rules.order === 'kept') return no('order');
    row = index ?? row;
    if ('play' in slot) played.push(slot.play);
    if ('play' in slot && slot.take) taken.push(topOf(pile as Pile));
    if ('keep' in slot) kept++;
    const card = 'free' in slot ? null : 'play' in slot ? slot.play : topOf(pile as Pile);
    tops.push(card);
    text += 'free' in slot ? slot.free : (slot.as ?? cardOf(pack, card as CardId).face);
  }
  const changed = row === null ? text !== '' : !isSpelt(board.rows[row] as BoardRow, text, pack);
  return { text, slots, row, tops, played, kept, changed };
}

/** Does a row spell this text? */
function isSpelt({ row }: BoardRow, text: string, pack: readonly Card[]): boolean {
  let letters = 0;
  for (const pile of row) {
    const { face } = cardOf(pack, topOf(pile));
    if (!text.startsWith(face, letters)) return false;
    letters += face.length;
  }
  return letters === text.length;
}

/** What a row spells: the faces of its top cards. */
export const rowText = ({ row }: Pick<BoardRow, 'row'>, pack: readonly Card[]): string =>
  row.map((pile) => cardOf(pack, topOf(pile)).face).join('');

function checkSlot(board: Board, slot: Slot, pile: Pile | null, pack: readonly Card[]): Refusal | null {
  if ('free' in slot) return board.free?.includes(slot.free) ? null : no('not-rolled', slot.free);
  const id = 'play' in slot ? slot.play : topOf(pile as Pile);
  if ('play' in slot && !board.hand.includes(id)) return no('not-in-hand', pack[id]?.face ?? id, 'your hand');
  const { face } = cardOf(pack, id);
  if ((face === '?') !== (slot.as !== undefined) || (slot.as !== undefined && !/^[A-Z]$/.test(slot.as)))
    return no('bad-wild', face);
  if (!('play' in slot)) return null;
  if (pile === null) return slot.take ? no('no-pile') : null;
  return checkCover(board, slot, slot.as ?? face, cardOf(pack, topOf(pile)).face);
}

/** A wild is the letter it stands for; a wild on the table shows none, so whatever covers it is another letter. */
function checkCover(board: Board, slot: { take?: true }, letter: string, under: string): Refusal | null {
  const { moves } = board.rules;
  if (slot.take) {
    if (!moves.includes('G')) return no('no-take');
    return letter === under ? no('same-letter', letter) : null;
  }
  if (letter === under) return moves.includes('D') ? null : no('no-duplicate', letter);
  return moves.includes('O') ? null : no('no-overlay', letter);
}

/** Which cards, how long: the rules on each word and on the play as a whole. */
function checkWords(board: Board, words: readonly LaidWord[], pack: readonly Card[]): Refusal | null {
  const { rules } = board;
  const used = allOf(words, ({ tops }) => tops);
  const twice = used.find((card, at) => card !== null && used.indexOf(card) !== at) ?? null;
  if (twice !== null) return no('card-twice', cardOf(pack, twice).face);
  const fresh = words.reduce((sum, { row }) => sum + Number(row === null), 0);
  if (fresh > 0 && !mayLayFresh(board)) return no('no-fresh');
  if (fresh > rules.freshWords) return no('too-many-fresh', rules.freshWords);
  for (const { text, played } of words) {
    if (text.length < rules.length[0]) return no('too-short', text, rules.length[0]);
    if (text.length > rules.length[1]) return no('too-long', text, rules.length[1]);
    if (played.length < rules.playedEach) return no('card-in-each', text);
  }
  const missing = board.required?.find((card) => !used.includes(card));
  return missing === undefined ? null : no('must-use', cardOf(pack, missing).face);
}

function checkPlayed({ rules }: Board, { length }: readonly CardId[]): Refusal | null {
  const [min, max] = rules.played;
  if (length < min) return no('too-few-cards', min);
  return length > max ? no('too-many-cards', max) : null;
}

function checkRows(board: Board, words: readonly LaidWord[], pack: readonly Card[]): Refusal | null {
  for (let index = 0; index < board.rows.length; index++) {
    const row = board.rows[index] as BoardRow;
    const parts = words.length === 1 && words[0]?.row === index ? words : words.filter((word) => word.row === index);
    if (parts.length === 0) continue;
    const bad = board.rules.order === 'free' ? checkFree(board, parts) : checkRow(board, row, parts, pack);
    if (bad !== null) return bad;
  }
  return null;
}

function checkFree({ rules }: Board, words: readonly LaidWord[]): Refusal | null {
  const kept = words.reduce((sum, word) => sum + word.kept, 0);
  if (kept < rules.minKept) return no('none-kept', rules.minKept);
  return words.some(({ slots }) => slots.some((slot) => 'play' in slot && slot.on !== undefined))
    ? no('no-cover')
    : null;
}

function checkRow(board: Board, row: BoardRow, parts: readonly LaidWord[], pack: readonly Card[]): Refusal | null {
  const { rules } = board;
  const touched = touchedBy(parts);
  if (touched.some((pile, at) => at > 0 && pile <= (touched[at - 1] as number))) return no('order');
  const left = row.row.findIndex((_, index) => !touched.includes(index));
  if (left >= 0 && rules.drop === 'refuse') return no('left-out', cardOf(pack, topOf(row.row[left] as Pile)).face);
  const added = parts.some(({ slots }) => slots.some((slot) => spotOf(slot) === null));
  if (added && !rules.moves.includes('A')) return no('no-add');
  if (parts.reduce((sum, part) => sum + part.kept, 0) < rules.minKept) return no('none-kept', rules.minKept);
  if (parts.length > 1) return checkSplit(board, parts);
  const [word] = parts as [LaidWord];
  if (word.played.length === 0) return no('nothing-played');
  return checkCarried(board, word, row, pack);
}

/** The piles that words keep or cover. */
function touchedBy(parts: readonly LaidWord[]): readonly number[] {
  const touched: number[] = [];
  for (const { slots } of parts) {
    for (const slot of slots) {
      const spot = spotOf(slot);
      if (spot !== null) touched.push(spot[1]);
    }
  }
  return touched;
}

function checkSplit({ rules }: Board, parts: readonly LaidWord[]): Refusal | null {
  if (!rules.moves.includes('S')) return no('no-split');
  if (parts.length < rules.parts[0]) return no('too-few-parts', rules.parts[0]);
  if (parts.length > rules.parts[1]) return no('too-many-parts', rules.parts[1]);
  const lacking = parts.find((part) => longestRun(part.slots) < rules.run);
  return lacking === undefined ? null : no('no-run', lacking.text);
}

/** The most piles side by side in the old row that are all still uncovered in this word. */
function longestRun(slots: readonly Slot[]): number {
  let [best, run, last] = [0, 0, -2];
  for (const slot of slots) {
    if (!('keep' in slot)) continue;
    run = slot.keep[1] === last + 1 ? run + 1 : 1;
    last = slot.keep[1];
    best = Math.max(best, run);
  }
  return best;
}

function checkCarried({ rules }: Board, { slots }: LaidWord, row: BoardRow, pack: readonly Card[]): Refusal | null {
  const first = 'keep' in (slots[0] as Slot);
  const last = 'keep' in (slots.at(-1) as Slot);
  const right = { anywhere: true, first, last, ends: first || last }[rules.carried];
  const carried = row.row.at(rules.carried === 'last' ? -1 : 0) as Pile;
  const place = { anywhere: '', first: 'first', last: 'last', ends: 'first or last' }[rules.carried];
  return right ? null : no('wrong-place', cardOf(pack, topOf(carried)).face, place);
}
