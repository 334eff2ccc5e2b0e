import type { TableSeen } from '@deckle/host';
import { isRefusal, type Refusal } from '@deckle/kernel';
import { useEffect, useState } from 'react';
import { boxNamed } from '../box.ts';
import { Page } from '../look/page.tsx';
import { Trouble } from '../look/trouble.tsx';
import { Waiting } from '../look/waiting.tsx';
import { Door } from '../online/door.tsx';
import { Gathering } from '../online/gathering.tsx';
import { useOnDevice } from '../online/on-device.ts';
import { OnlineTable } from '../online/online-table.tsx';
import { Invitation } from '../online/invitation.tsx';
import { SitForm } from '../online/sit-form.tsx';
import { useLink } from '../online/use-link.ts';
import { useOnline } from '../online/use-online.ts';
import { useOnlineSpeech } from '../online/use-online-speech.ts';
import { listenAs } from '../speech/announcer.ts';

/** A table on line, by its address or by a link that gives a seat there. */
export function OnlineScreen({ id }: { readonly id: string }) {
  const { state, again } = useLink(id);
  if (state === 'opening') return <Waiting what="Opening the link …" />;
  if (isRefusal(state)) return <Unreached refusal={state} onAgain={again} />;
  return <Attended id={id} />;
}

function Attended({ id }: { readonly id: string }) {
  const [visit, setVisit] = useState(0);
  const online = useOnline(id, visit);
  const comeAgain = (): void => setVisit((number) => number + 1);
  useOnlineSpeech(online);
  useOnDevice(online);
  const { table, closed, facts, news, link } = online;
  const isGathering = table !== null && !table.hasBegun;
  // Who hears that somebody sits down is the one who hears the deal.
  useEffect(() => {
    if (isGathering) listenAs(`${id} ${table.seat ?? 'nobody'}`, []);
  }, [isGathering, id, table?.seat]);
  // The host who has given their own chair away still looks after the table.
  const isOwnDoing = closed?.refused === 'given-away' && table?.isHost === true;
  useEffect(() => {
    if (isOwnDoing) setVisit((number) => number + 1);
  }, [isOwnDoing]);
  if (isOwnDoing) return <Waiting what="Going to the table …" />;
  if (closed !== null) return <Door id={id} refusal={closed} onSat={comeAgain} />;
  if (table === null)
    return link === 'lost' ? <Unreached refusal={null} onAgain={comeAgain} /> : <Waiting what="Going to the table …" />;
  const chair = table.seat === null ? null : table.chairs[table.seat];
  if (chair?.kind === 'kept') return <OwnChair table={table} onSat={comeAgain} />;
  // Those who look on may have to wait until they are shown the cards.
  if (!table.hasBegun || (table.seat === null && news === null)) return <Gathering online={online} table={table} />;
  if (facts === null || news === null) return <Waiting what="Laying out the cards …" />;
  return <OnlineTable online={online} table={table} facts={facts} news={news} />;
}

interface OwnChairProps {
  readonly table: TableSeen;
  readonly onSat: () => void;
}

/** A link was opened: a chair is kept for whoever has it. */
function OwnChair({ table, onSat }: OwnChairProps) {
  return (
    <Page title={`Play ${boxNamed(table.game)?.name ?? ''}`}>
      <Invitation table={table} />
      <SitForm table={table.id} onSat={onSat} />
    </Page>
  );
}

function Unreached({ refusal, onAgain }: { readonly refusal: Refusal | null; readonly onAgain: () => void }) {
  return (
    <Page title="The table cannot be reached">
      <div className="told">
        <Trouble className="told-rule">{refusal?.rule ?? 'The server does not answer.'}</Trouble>
        <p>Deckle tries again by itself. Your seat stays yours, and nothing at the table is lost.</p>
        <p className="told-buttons">
          <button type="button" className="button" onClick={onAgain}>
            Try now
          </button>
        </p>
      </div>
    </Page>
  );
}
