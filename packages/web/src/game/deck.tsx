import { titled } from '@deckle/host';
import type { DeckLine } from '@deckle/kernel';
import { isContracted } from '@deckle/words';
import { type Box, boxNamed } from '../box.ts';
import { CardFace } from '../look/card.tsx';
import { MarkSign } from '../look/marks.tsx';
import { printedCard } from '../look/printed.ts';
import { type DeckGroup, deckParts, isHouseCount, isHouseValue, moreCards } from './deck-parts.ts';

/** The cards of a game that is on the shelf. */
export function DeckOf({ game }: { readonly game: string }) {
  const box = boxNamed(game);
  return box === null ? null : <Deck box={box} />;
}

/** What one plays with: every card with its value, how many there are, and which figures are the house's. */
export function Deck({ box: { deck, dice, about } }: { readonly box: Box }) {
  const isHouse = deck.some(({ house }) => house !== undefined);
  return (
    <div className={deck.some(isContracted) ? 'deck braille-deck' : 'deck'}>
      {deckParts(deck).map(({ name, count, groups }) => (
        <div key={name ?? ''}>
          <h3>
            {count} {name ?? 'cards'}
          </h3>
          {groups.map((group) => (
            <Group key={`${group.title} ${group.house}`} group={group} />
          ))}
        </div>
      ))}
      {Object.entries(dice).map(([cup, sides]) => (
        <div key={cup}>
          <h3>{titled(cup)}</h3>
          <p className="deck-dice" role="img" aria-label={`Each with the sides ${sides.join(', ')}`}>
            {sides.map((side) => (
              <span key={side} className={`die${side.length > 1 ? ' die-word' : ''}`} aria-hidden="true">
                {side}
              </span>
            ))}
          </p>
        </div>
      ))}
      {moreCards(deck).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Legend marks={about.marks ?? {}} cards={about.cards ?? {}} isHouse={isHouse} />
    </div>
  );
}

/** Marks a figure that the house filled in. */
function House() {
  return (
    <span className="house-sign">
      <svg viewBox="0 0 24 24" role="img" aria-label="(our figure)">
        <path d="M3 12 L12 4 L21 12 M6 10 V20 H18 V10" />
      </svg>
    </span>
  );
}

function Group({ group: { title, house, lines } }: { readonly group: DeckGroup }) {
  return (
    <div className="deck-group">
      <h4>
        {title}
        {house ? <House /> : null}
      </h4>
      <ul>
        {lines.map((line) => (
          <li key={`${line.face} ${(line.marks ?? []).join(' ')}`}>
            <Line line={line} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Line({ line }: { readonly line: DeckLine }) {
  const { face, points, marks = [], count } = line;
  const card = printedCard({ id: -1, face, points, marks });
  const told = [
    card.name,
    isHouseValue(line) ? 'our value' : '',
    `${count} of them`,
    isHouseCount(line) ? 'our count' : '',
  ].filter((text) => text !== '');
  return (
    <span className="deck-line" role="img" aria-label={told.join(', ')}>
      <CardFace card={card} />
      <span className="deck-count" aria-hidden="true">
        ×{count}
        {isHouseCount(line) ? <House /> : null}
      </span>
    </span>
  );
}

interface LegendProps {
  readonly marks: { readonly [mark: string]: string };
  readonly cards: { readonly [face: string]: string };
  readonly isHouse: boolean;
}

/** What the signs on the cards and beside them mean, and what cards with a name do. */
function Legend({ marks, cards, isHouse }: LegendProps) {
  if (!isHouse && Object.keys({ ...marks, ...cards }).length === 0) return null;
  return (
    <dl className="deck-marks">
      {Object.entries(marks).map(([mark, text]) => (
        <div key={mark}>
          <dt>
            <MarkSign mark={mark} />
          </dt>
          <dd>{titled(text)}.</dd>
        </div>
      ))}
      {Object.entries(cards).map(([face, text]) => (
        <div key={face}>
          <dt>{face}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      {isHouse ? (
        <div>
          <dt>
            <House />
          </dt>
          <dd>A figure of ours. The printed rules do not give it, so we filled it in; all others are as printed.</dd>
        </div>
      ) : null}
    </dl>
  );
}
