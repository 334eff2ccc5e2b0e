import { type CSSProperties, memo } from 'react';
import { CardFace } from '../look/card.tsx';
import { useNarrow } from '../look/use-narrow.ts';
import { LookUp } from './lookup.tsx';
import type { Composed, Piece, PrintedCard, TableFacts } from './news.ts';

/** The more words, the smaller they are drawn, so that all of them are in sight. */
const SIZES = { 'composed-some': 2, 'composed-many': 3, 'composed-most': 5 };

export const sizesOf = (words: number): string =>
  Object.entries(SIZES)
    .map(([name, least]) => (words < least ? '' : ` ${name}`))
    .join('');

/** The cards of the words as they would be laid. */
export const Words = memo(({ words, facts, fault, onWord }: WordsProps) => {
  const isNarrow = useNarrow();
  return words?.map((pieces, at) => {
    const word = pieces.map(({ letters }) => letters).join('');
    const isWhole = fault !== null && fault === word;
    const looks = { className: 'composed-word', style: { '--letters': pieces.length } as CSSProperties };
    const cards = pieces.map((piece, index) => (
      <Laid key={index} piece={piece} facts={facts} isFaulted={isWhole || piece.letters === fault} />
    ));
    // So many words leave no room for signs beside them, and on a telephone none to be hit by a finger.
    if (words.length > FEW && !isNarrow)
      return (
        <button key={at} type="button" {...looks} aria-label={`${word}: look it up`} onClick={() => onWord(word)}>
          {cards}
        </button>
      );
    return (
      <span key={at} {...looks}>
        {cards}
        {word.length < 2 || words.length > FEW ? null : <LookUp word={word} onWord={onWord} />}
      </span>
    );
  });
});

const FEW = 2;

interface WordsProps {
  readonly onWord: (word: string) => void;
  readonly words: Composed['words'] | undefined;
  readonly facts: TableFacts;
  /** The letters that are to blame for a refusal. */
  readonly fault: string | null;
}

/** Drawn on a grid of 10: it lies on the card, or the card comes to the hand for it. */
const ON = 'M1.5 3 L5 7 L8.5 3';
const IN_EXCHANGE = 'M1 3 H8 M6 1 L8 3 L6 5 M9 7 H2 M4 5 L2 7 L4 9';

/** A card in the composed word, with what it lies on. */
export function Laid({
  piece,
  facts,
  isFaulted = false,
}: {
  readonly piece: Piece;
  readonly facts: TableFacts;
  readonly isFaulted?: boolean;
}) {
  const card = piece.card === null ? null : (facts.pack[piece.card] as PrintedCard);
  const over = piece.over === null ? null : (facts.pack[piece.over] as PrintedCard);
  return (
    <span className={`laid laid-${piece.from}${card === null ? ' laid-die' : ''}${isFaulted ? ' faulted' : ''}`}>
      {card === null ? <span className="die">{piece.letters}</span> : <CardFace card={card} as={piece.letters} />}
      {over === null ? null : (
        <span className="laid-over" aria-hidden="true">
          <svg className="laid-sign" viewBox="0 0 10 10">
            <path d={piece.takes ? IN_EXCHANGE : ON} />
          </svg>{' '}
          {over.face}
        </span>
      )}
    </span>
  );
}
