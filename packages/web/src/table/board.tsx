import type { Seat } from '@deckle/kernel';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { CardBack, CardFace } from '../look/card.tsx';
import { diceName, stackName } from './names.ts';
import type { News, Place, PrintedCard, TableFacts } from './news.ts';

/** What lies in the middle: decks, rows, words in front of players, dice. */
interface BoardProps {
  readonly facts: Pick<TableFacts, 'pack' | 'sitters'>;
  readonly news: Pick<News, 'places' | 'dice'>;
  /** Who is spoken to; null where everybody is called by name. */
  readonly you: Seat | null;
  /** How a row is drawn: there are rows to play with and rows to look at. */
  readonly row: (place: Place) => ReactNode;
}

/** So many rows lie beside each other. */
const CROWD = 6;

export function Board({ facts, news, you, row }: BoardProps) {
  const nameOf = (seat: Seat): string => (seat === you ? 'You' : (facts.sitters[seat]?.name ?? ''));
  const stacks = news.places.filter(({ kind }) => kind === 'stack' || kind === 'top');
  const rows = news.places.filter(({ kind, seat }) => kind !== 'stack' && kind !== 'top' && seat === null);
  const words = news.places.filter(({ kind, seat }) => kind === 'word' && seat !== null);
  const owners = [...new Set(words.map(({ seat }) => seat as number))];
  /** So that words begin below each other, whoever they are of. */
  const longest = Math.max(0, ...owners.map((seat) => nameOf(seat).length));
  return (
    <div
      className="board"
      data-crowded={rows.length >= CROWD || undefined}
      style={{ '--name': Math.min(longest, 12) } as CSSProperties}
    >
      <div className="board-stacks">
        {stacks.map((place) => (
          <Stack key={place.zone} place={place} pack={facts.pack} />
        ))}
        {news.dice.map(({ cup, sides }) => (
          <div key={cup} className="dice" role="img" aria-label={diceName(cup, sides)}>
            {sides.map((side, at) => (
              <span key={at} className={`die${side.length > 1 ? ' die-word' : ''}`}>
                {side}
              </span>
            ))}
          </div>
        ))}
      </div>
      {rows.map((place) => (
        <Fragment key={place.zone}>{row(place)}</Fragment>
      ))}
      {rows.length + words.length === 0 ? <p className="board-bare">No word lies on the table.</p> : null}
      {owners.map((seat) => (
        <section
          key={seat}
          className="board-words"
          aria-label={seat === you ? 'Your words' : `Words of ${nameOf(seat)}`}
        >
          <h2>{nameOf(seat)}</h2>
          {words
            .filter((place) => place.seat === seat)
            .map((place) => (
              <Fragment key={place.zone}>{row(place)}</Fragment>
            ))}
        </section>
      ))}
    </div>
  );
}

function Stack({ place, pack }: { readonly place: Place; readonly pack: readonly PrintedCard[] }) {
  const top = place.row?.at(-1)?.at(-1);
  const card = top === undefined ? undefined : pack[top];
  return (
    <figure className="stack" aria-label={stackName(place, pack)}>
      {card === undefined ? <CardBack count={place.count} /> : <CardFace card={card} />}
      <figcaption aria-hidden="true">{place.label}</figcaption>
    </figure>
  );
}
