import type { ChairSeen, TableSeen } from '@deckle/host';
import { isRefusal, type Seat } from '@deckle/kernel';
import { useState } from 'react';
import { SureButton } from '../look/sure-button.tsx';
import { Trouble } from '../look/trouble.tsx';
import { remark } from '../speech/announcer.ts';
import { ask } from './ask.ts';
import { type ChairChange, toBot } from './chair-change.ts';
import { LeaveChair } from './leave-chair.tsx';
import { LinkField } from './link-field.tsx';
import { keepLinks, linksOf, linkTo, useLinks } from './links.ts';

/** Who sits where; whoever has opened the table can hand out links and give chairs to others. */
export function ChairList({ table, game }: { readonly table: TableSeen; readonly game: string }) {
  const links = useLinks(table.id);
  const [trouble, setTrouble] = useState('');
  const change = async (seat: Seat, wanted: ChairChange): Promise<void> => {
    const done = await ask<{ readonly key: string | null }>('POST', `/api/tables/${table.id}/seats/${seat}`, wanted);
    if (isRefusal(done)) return setTrouble(done.rule);
    setTrouble('');
    const now = linksOf(table.id);
    const { [seat]: _old, ...others } = now.seats;
    keepLinks(table.id, { ...now, seats: done.key === null ? others : { ...others, [seat]: done.key } });
    if (seat === table.seat) remark('Your chair is somebody else’s now.');
  };
  const watchAnew = async (): Promise<void> => {
    const done = await ask<{ readonly key: string }>('POST', `/api/tables/${table.id}/watch`);
    if (isRefusal(done)) return setTrouble(done.rule);
    setTrouble('');
    keepLinks(table.id, { ...linksOf(table.id), watch: done.key });
  };
  const invitation = `Come and play ${game} with me.`;
  return (
    <>
      <ul className="chair-list">
        {table.chairs.map((chair, seat) => (
          <li key={seat} className={`chair-item chair-${chair.kind}`} data-colour={chair.colour ?? undefined}>
            <div className="chair-who">
              <strong>{whoText(chair, seat)}</strong> <span>{stateText(table, seat)}</span>
            </div>
            {table.isHost && seat === table.seat ? (
              <LeaveChair table={table} onChange={(wanted) => void change(seat, wanted)} />
            ) : null}
            {table.isHost && seat !== table.seat ? (
              <HostWays
                table={table}
                seat={seat}
                url={urlOf(table, seat, links.seats[seat])}
                text={invitation}
                onChange={(wanted) => void change(seat, wanted)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {table.isHost && table.spectators !== 'none' ? (
        <div className="chair-item">
          <div className="chair-who">
            <strong>Somebody to look on</strong> <span>sees the table and no hand</span>
          </div>
          {links.watch === null ? (
            <SureButton
              label="Make a new link"
              of="for those who look on: the old one opens nothing any more"
              onSure={() => void watchAnew()}
            />
          ) : (
            <LinkField
              label="Link for those who look on"
              url={linkTo(table.id, links.watch)}
              text={`Watch us play ${game}.`}
            />
          )}
        </div>
      ) : null}
      {trouble === '' ? null : <Trouble className="plan-trouble">{trouble}</Trouble>}
    </>
  );
}

const whoText = ({ name }: ChairSeen, seat: Seat): string => name || `Chair ${seat + 1}`;

function stateText({ chairs, hasBegun, seat: own }: TableSeen, seat: Seat): string {
  const { kind, name, level, isHere } = chairs[seat] as ChairSeen;
  const isMe = seat === own;
  if (kind === 'bot') return `bot, ${level ?? ''}`;
  if (kind === 'open') return 'free for anybody who comes';
  if (kind === 'kept' && isMe) return 'kept for you';
  if (kind === 'kept') return name === '' ? 'waits for whoever has the link' : 'is expected';
  if (isMe) return '(you)';
  if (!isHere) return 'not connected';
  return hasBegun ? 'is here' : 'has come';
}

function urlOf({ id, chairs }: TableSeen, seat: Seat, key: string | undefined): string | null {
  if (chairs[seat]?.kind === 'open') return linkTo(id, null);
  return chairs[seat]?.kind === 'kept' && key !== undefined ? linkTo(id, key) : null;
}

interface HostWaysProps {
  readonly table: TableSeen;
  readonly seat: Seat;
  readonly url: string | null;
  readonly text: string;
  readonly onChange: (change: ChairChange) => void;
}

/** What the host can do with a chair. */
function HostWays({ table, seat, url, text, onChange }: HostWaysProps) {
  const { kind, name } = table.chairs[seat] as ChairSeen;
  const chair = `chair ${seat + 1}`;
  const who = kind === 'person' || kind === 'bot' ? name : chair;
  const putBot = (): void => onChange(toBot(table));
  return (
    <div className="chair-ways">
      {url === null ? null : <LinkField label={`Link for ${chair}`} url={url} text={text} />}
      {kind === 'person' ? (
        <>
          <SureButton label="Let a bot play on" of={`for ${who}`} onSure={putBot} />
          <SureButton
            label="Give the link anew"
            of={`for ${chair}, where ${who} sits`}
            onSure={() => onChange({ free: 'link' })}
          />
        </>
      ) : null}
      {kind === 'bot' ? (
        <SureButton label="Give it to a friend" of={`the chair of ${who}`} onSure={() => onChange({ free: 'link' })} />
      ) : null}
      {kind === 'kept' || kind === 'open' ? (
        <button type="button" className="quiet" aria-label={`Put a bot here: ${chair}`} onClick={putBot}>
          Put a bot here
        </button>
      ) : null}
      {kind === 'kept' ? (
        <>
          {url === null ? (
            <button
              type="button"
              className="quiet"
              aria-label={`Make a new link: ${chair}`}
              onClick={() => onChange({ free: 'link' })}
            >
              Make a new link
            </button>
          ) : null}
          <button
            type="button"
            className="quiet"
            aria-label={`Let anybody with the code sit here: ${chair}`}
            onClick={() => onChange({ free: 'anybody' })}
          >
            Let anybody with the code sit here
          </button>
        </>
      ) : null}
      {kind === 'open' ? (
        <button
          type="button"
          className="quiet"
          aria-label={`Only by a secret link: ${chair}`}
          onClick={() => onChange({ free: 'link' })}
        >
          Only by a secret link
        </button>
      ) : null}
    </div>
  );
}
