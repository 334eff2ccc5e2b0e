import type { Composed, Piece, TableFacts } from '../table/news.ts';
import type { Level } from './level.ts';
import { counted, listText } from './words.ts';

/** What is said of a draft once its writer pauses. */
export function composedText(composed: Composed, facts: TableFacts, level: Level): string {
  const { refusal, move, words, points, ways, draft, remark, parts } = composed;
  if (move === null || refusal !== null) return level === 'short' ? 'Not so.' : (refusal?.rule ?? '');
  if (words.length === 0) return 'Enter does it.';
  const worth = points === null ? 'Can be laid' : counted(points, 'point');
  const way = ways > 1 ? `, way ${(draft.way % ways) + 1} of ${ways}` : '';
  const cards = level === 'full' ? ` ${cardsText(words, facts)}.` : '';
  return [
    `${worth}${way}.${cards}`,
    ...(remark === null ? [] : [remark]),
    ...(parts === null || level === 'short' ? [] : [parts]),
  ].join(' ');
}

/** Where every card of the words comes from. */
export const cardsText = (words: Composed['words'], facts: TableFacts): string =>
  words.map((pieces) => wordText(pieces, facts)).join('; ');

const wordText = (pieces: readonly Piece[], facts: TableFacts): string =>
  listText(pieces.map((piece) => pieceText(piece, facts)));

/** The same in short: what lies there already is the rest. */
export const newCardsText = (words: Composed['words'], facts: TableFacts): string =>
  words.map((pieces) => newText(pieces, facts)).join('; ');

function newText(pieces: readonly Piece[], facts: TableFacts): string {
  const added = pieces.filter(({ from, over }) => from === 'hand' && over === null);
  const others = pieces.filter((piece) => piece.from !== 'table' && !added.includes(piece));
  const names = listText(added.map(({ letters }) => Array.from(letters).join(' ')));
  return [
    ...(added.length === 0 ? [] : [`${names} from your hand`]),
    ...others.map((piece) => pieceText(piece, facts)),
    ...(added.length + others.length === pieces.length ? [] : ['the rest from the table']),
  ].join(', ');
}

function pieceText({ letters, from, over, takes }: Piece, facts: TableFacts): string {
  const name = Array.from(letters).join(' ');
  if (from === 'table') return `${name} from the table`;
  if (from === 'dice') return `${name} from the dice`;
  const under = over === null ? undefined : facts.pack[over]?.brief;
  if (under === undefined) return `${name} from your hand`;
  return takes ? `${name} in exchange for ${under}` : `${name} on ${under}`;
}
