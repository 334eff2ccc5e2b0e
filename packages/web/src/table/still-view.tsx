import { CardFace } from '../look/card.tsx';
import { Board } from './board.tsx';
import type { PrintedCard, Still, TableFacts } from './news.ts';

const nothing = (): void => {};

/** The table as it was, to be looked at only. */
export function StillView({ facts, still }: { readonly facts: TableFacts; readonly still: Still }) {
  return (
    <>
      <Board facts={facts} news={still} onPile={nothing} onOverlay={nothing} onInsert={nothing} />
      <div className="still-hands">
        {still.hands.map(({ zone, label, cards }) => (
          <section key={zone} className="still-hand" aria-label={label}>
            <h2>{label}</h2>
            {cards.length === 0 ? <p>No cards.</p> : <Cards cards={cards.map((id) => facts.pack[id] as PrintedCard)} />}
          </section>
        ))}
      </div>
    </>
  );
}

function Cards({ cards }: { readonly cards: readonly PrintedCard[] }) {
  return (
    <ul className="still-cards">
      {cards.map((card) => (
        <li key={card.id}>
          <span className="unseen">{card.spoken}</span>
          <CardFace card={card} />
        </li>
      ))}
    </ul>
  );
}
