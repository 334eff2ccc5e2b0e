import { titled } from '@deckle/host';
import { useRef } from 'react';
import { levels } from '../box.ts';
import { NAME_LENGTH, tidyName } from '../settings/settings.ts';
import { announce } from '../speech/announcer.ts';
import type { Sitter } from '../table/news.ts';
import { means } from './memory.ts';
import type { Planning } from './use-plan.ts';
import { withBot, withPerson } from './wish.ts';

/** Who sits at the table: people by name, bots by what they do. */
export function SeatsField({ box, wish: { sitters }, change }: Planning) {
  const add = useRef<HTMLButtonElement>(null);
  const [least, most] = box.seats;
  const isFull = sitters.length >= most;
  const become = (next: readonly Sitter[], told: string): void => {
    if (next.length < least || next.length > most) return;
    change({ sitters: next });
    announce(`${told} ${next.length === 1 ? 'One' : next.length} at the table.`);
  };
  const put = (seat: number, patch: Partial<Sitter>): void =>
    change({ sitters: sitters.map((sitter, at) => (at === seat ? { ...sitter, ...patch } : sitter)) });
  return (
    <fieldset className="chairs">
      <legend>Who plays {least === most ? null : <small>{`${least} to ${most}`}</small>}</legend>
      {sitters.map((sitter, seat) => (
        <Chair
          key={seat}
          number={seat + 1}
          sitter={sitter}
          about={sitters.findIndex(({ level }) => level === sitter.level) === seat ? aboutLevel(sitter.level) : null}
          onPut={(patch) => put(seat, patch)}
          onRemove={
            sitters.length > least
              ? () => {
                  become(sitters.toSpliced(seat, 1), `${sitter.name} leaves.`);
                  // The button that was pressed is gone.
                  add.current?.focus();
                }
              : null
          }
        />
      ))}
      {least === most ? null : (
        <div className="chairs-more">
          <button
            ref={add}
            type="button"
            className="chip"
            aria-disabled={isFull}
            onClick={() => become(withBot(sitters, means()), 'A bot sits down.')}
          >
            Add a bot
          </button>
          <button
            type="button"
            className="chip"
            aria-disabled={isFull}
            onClick={() => become(withPerson(sitters), 'Another person sits down.')}
          >
            Add a person
          </button>
          {isFull ? <small>More than {most} cannot play.</small> : null}
        </div>
      )}
      {sitters.filter(({ level }) => level === null).length < 2 ? null : (
        <small>You play at one screen: before each turn the cards are hidden until the next player says so.</small>
      )}
    </fieldset>
  );
}

const aboutLevel = (level: string | null): string | null => levels.find(({ name }) => name === level)?.about ?? null;

interface ChairProps {
  readonly number: number;
  readonly sitter: Sitter;
  /** What the bot does, said once for all bots of its level. */
  readonly about: string | null;
  readonly onPut: (patch: Partial<Sitter>) => void;
  readonly onRemove: (() => void) | null;
}

function Chair({ number, sitter: { name, level }, about, onPut, onRemove }: ChairProps) {
  return (
    <div className="chair" role="group" aria-label={`Seat ${number}`}>
      <label>
        <span className="unseen">Name</span>
        <input
          value={name}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          onChange={(event) => onPut({ name: tidyName(event.target.value) })}
        />
      </label>
      <label>
        <span className="unseen">{name} is</span>
        <select value={level ?? ''} onChange={(event) => onPut({ level: event.target.value || null })}>
          <option value="">a person</option>
          {levels.map((each) => (
            <option key={each.name} value={each.name}>
              bot: {each.name}
            </option>
          ))}
        </select>
      </label>
      {onRemove === null ? null : (
        <button type="button" className="quiet chair-remove" aria-label={`Remove ${name}`} onClick={onRemove}>
          <span aria-hidden="true">✕</span>
        </button>
      )}
      {about === null ? null : (
        <small className="chair-about">
          {titled(level ?? '')} {about}.
        </small>
      )}
    </div>
  );
}
