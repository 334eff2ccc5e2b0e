import type { CardId, Seat } from '@deckle/kernel';
import type { ReactNode } from 'react';
import { CardFace } from '../look/card.tsx';
import { Board } from './board.tsx';
import type { PrintedCard, Still, TableFacts } from './news.ts';
import { StillRow } from './still-row.tsx';

interface StillViewProps {
  readonly facts: TableFacts;
  readonly still: Still;
  /** Cards of the hand that are in the word being laid. */
  readonly used?: readonly CardId[];
  readonly onWord?: (word: string) => void;
  /** Who is spoken to. */
  readonly you?: Seat | null;
  /** Between the table and the hands. */
  readonly children?: ReactNode;
}

/** The table as it was, to be looked at only. */
export function StillView({ facts, still, used = [], onWord, you = null, children }: StillViewProps) {
  return (
    <>
      <Board
        facts={facts}
        news={still}
        you={you}
        row={(place) => <StillRow place={place} pack={facts.pack} fresh={still.fresh} onWord={onWord} />}
      />
      {children}
      <div className="still-hands">
        {still.hands.map(({ zone, label, cards }) => (
          <section key={zone} className="still-hand" aria-label={label}>
            <h2>{label}</h2>
            {cards.length === 0 ? (
              <p>No cards.</p>
            ) : (
              <Cards cards={cards.map((id) => facts.pack[id] as PrintedCard)} used={used} />
            )}
          </section>
        ))}
      </div>
    </>
  );
}

interface CardsProps {
  readonly cards: readonly PrintedCard[];
  readonly used: readonly CardId[];
}

function Cards({ cards, used }: CardsProps) {
  return (
    <ul className="still-cards">
      {cards.map((card) => (
        <li key={card.id} className={used.includes(card.id) ? 'still-used' : ''}>
          <span className="unseen">
            {card.name}
            {used.includes(card.id) ? ', in the word' : ''}
          </span>
          <CardFace card={card} />
        </li>
      ))}
    </ul>
  );
}
