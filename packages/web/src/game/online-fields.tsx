import { titled } from '@deckle/host';
import { useId, useRef } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { levels, usualLevel } from '../box.ts';
import { ColourField } from '../online/colour-field.tsx';
import { NAME_LENGTH, tidyName } from '../settings/settings.ts';
import { announce } from '../speech/announcer.ts';
import type { ChairWish, OnlineWish } from './online-wish.ts';
import { Picks } from './options-field.tsx';
import type { Planning } from './use-plan.ts';

/** Where it is played: at this screen, or with friends who come by a link. */
export function WhereField({ online, changeOnline }: Planning) {
  return (
    <RadioGroup
      className="choose"
      value={online.where}
      onChange={(where) => changeOnline({ where: where as OnlineWish['where'] })}
      orientation="horizontal"
    >
      <Label className="unseen">Where</Label>
      <div className="segs">
        <Radio value="here" className="seg">
          <span className="seg-tick" aria-hidden="true" />
          At this screen
        </Radio>
        <Radio value="online" className="seg">
          <span className="seg-tick" aria-hidden="true" />
          Friends by link
        </Radio>
      </div>
    </RadioGroup>
  );
}

const valueOf = (chair: ChairWish): string => (chair.kind === 'bot' ? `bot ${chair.level}` : chair.kind);

function chairOf(value: string): ChairWish {
  if (value.startsWith('bot ')) return { kind: 'bot', level: value.slice(4) };
  return { kind: value === 'open' ? 'open' : 'link' };
}

/** Oneself by name, and who else is to come. */
export function OnlineChairs({ box, online, changeOnline }: Planning) {
  const { others, name } = online;
  const [least, most] = box.seats;
  const add = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isFull = others.length + 1 >= most;
  const become = (next: readonly ChairWish[]): void => {
    changeOnline({ others: next });
    announce(`${next.length + 1} at the table.`);
  };
  return (
    <fieldset className="chairs">
      <legend>
        Who plays <small>{`${Math.max(2, least)} to ${most}`}</small>
      </legend>
      <div className="chair" role="group" aria-label="Seat 1">
        <label htmlFor={id} className="unseen">
          Your name
        </label>
        <input
          id={id}
          value={name}
          placeholder="Your name"
          maxLength={NAME_LENGTH}
          autoComplete="nickname"
          onChange={({ target }) => changeOnline({ name: tidyName(target.value) })}
        />
        <span className="chair-you">you</span>
      </div>
      {others.map((chair, at) => (
        <div key={at} className="chair" role="group" aria-label={`Seat ${at + 2}`}>
          <label>
            <span className="unseen">Seat {at + 2} is for</span>
            <select
              value={valueOf(chair)}
              onChange={({ target }) => changeOnline({ others: others.with(at, chairOf(target.value)) })}
            >
              <option value="link">a friend: one secret link</option>
              <option value="open">anybody who has the code</option>
              {levels.map((level) => (
                <option key={level.name} value={`bot ${level.name}`}>
                  bot: {level.name}
                </option>
              ))}
            </select>
          </label>
          {others.length + 1 > Math.max(least, 2) ? (
            <button
              type="button"
              className="quiet chair-remove"
              aria-label={`Remove seat ${at + 2}`}
              onClick={() => {
                become(others.toSpliced(at, 1));
                // The button that was pressed is gone.
                add.current?.focus();
              }}
            >
              <span aria-hidden="true">✕</span>
            </button>
          ) : null}
        </div>
      ))}
      <div className="chairs-more">
        <button
          ref={add}
          type="button"
          className="chip"
          aria-disabled={isFull}
          onClick={() => isFull || become([...others, { kind: 'link' }])}
        >
          Add a friend
        </button>
        <button
          type="button"
          className="chip"
          aria-disabled={isFull}
          onClick={() => isFull || become([...others, { kind: 'bot', level: usualLevel() }])}
        >
          Add a bot
        </button>
        {isFull ? <small>More than {most} cannot play.</small> : null}
      </div>
    </fieldset>
  );
}

const CHAT_TEXTS = { phrases: 'set phrases', all: 'set phrases and free text', off: 'nothing' } as const;
const SPECTATOR_TEXTS = {
  none: 'nobody',
  delayed: 'whoever has a link for it, a minute late',
  after: 'whoever has a link for it, once the game is over',
} as const;
const LISTED_TEXTS = {
  no: 'no: only whoever is told finds it',
  yes: 'yes: shown under Join as long as a chair is free',
} as const;

export const aroundText = ({ chat, spectators, listed }: OnlineWish): string =>
  [
    `talk: ${CHAT_TEXTS[chat]}`,
    ...(spectators === 'none' ? [] : ['others look on']),
    ...(listed === 'yes' ? ['public'] : []),
  ].join('; ');

/** What else is settled for a table on line. */
export function OnlineAround({ online, changeOnline }: Planning) {
  return (
    <>
      <ColourField value={online.colour} onChange={(colour) => changeOnline({ colour })} />
      <Picks
        label="What can be said"
        value={online.chat}
        usual="phrases"
        picks={picksOf(CHAT_TEXTS)}
        onChange={(chat) => changeOnline({ chat: chat as OnlineWish['chat'] })}
      />
      <Picks
        label="Who may look on"
        value={online.spectators}
        usual="none"
        picks={picksOf(SPECTATOR_TEXTS)}
        onChange={(spectators) => changeOnline({ spectators: spectators as OnlineWish['spectators'] })}
      />
      <Picks
        label="Public"
        value={online.listed}
        usual="no"
        picks={picksOf(LISTED_TEXTS)}
        onChange={(listed) => changeOnline({ listed: listed as OnlineWish['listed'] })}
      />
    </>
  );
}

const picksOf = (texts: { readonly [value: string]: string }): readonly (readonly [string, string])[] =>
  Object.entries(texts).map(([value, text]) => [value, titled(text)]);
