import type { TableSeen } from '@deckle/host';
import { isRefusal, type Refusal } from '@deckle/kernel';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { boxNamed } from '../box.ts';
import { Page } from '../look/page.tsx';
import { Trouble } from '../look/trouble.tsx';
import { Waiting } from '../look/waiting.tsx';
import { ask } from './ask.ts';
import { Invitation } from './invitation.tsx';
import { SitForm } from './sit-form.tsx';

interface DoorProps {
  readonly id: string;
  /** Why the table has not let this page in. */
  readonly refusal: Refusal;
  readonly onSat: () => void;
}

/** Before a table one has no seat at: a chair may be free. */
export function Door({ id, refusal, onSat }: DoorProps) {
  const [found, setFound] = useState<TableSeen | Refusal | null>(null);
  const isClosed = refusal.refused !== 'no-key';
  useEffect(() => {
    if (!isClosed) void ask<TableSeen>('GET', `/api/tables/${id}`).then(setFound);
  }, [id, isClosed]);
  if (isClosed) return <Shut refusal={refusal} onAgain={onSat} />;
  if (found === null) return <Waiting what="Looking for a free chair …" />;
  if (isRefusal(found)) return <Shut refusal={found} onAgain={onSat} />;
  const name = boxNamed(found.game)?.name ?? 'This table';
  const isFree = found.chairs.some(({ kind }) => kind === 'open');
  return (
    <Page title={isFree ? `Play ${name}` : 'No free chair'}>
      <div className="told">
        {isFree ? (
          <>
            <Invitation table={found} />
            <SitForm table={id} onSat={onSat} />
          </>
        ) : (
          <>
            <Trouble className="told-rule">All chairs at this table are taken or kept for somebody.</Trouble>
            <p>
              If you were sent a link, open it once more: it may have been cut off. If it was given anew since, ask
              whoever opened the table for the new one.
            </p>
            <Ways />
          </>
        )}
      </div>
    </Page>
  );
}

const SHUT: { readonly [code: string]: { readonly title: string; readonly text: string } } = {
  'no-table': { title: 'No such table', text: 'The link or the code may have been cut off or misheard.' },
  'given-away': {
    title: 'Your chair is somebody else’s now',
    text: 'Whoever opened the table can give it to you again, by a new link.',
  },
  'other-version': { title: 'Deckle has changed', text: 'Nothing is lost: the game goes on where it was.' },
};
const OTHER = { title: 'This table cannot be opened', text: 'Nothing is lost: the server keeps the table.' };

function Shut({ refusal, onAgain }: { readonly refusal: Refusal; readonly onAgain: () => void }) {
  const { title, text } = SHUT[refusal.refused] ?? OTHER;
  const isReload = refusal.refused === 'other-version' || refusal.refused === 'crashed';
  return (
    <Page title={title}>
      <div className="told">
        <Trouble className="told-rule">{refusal.rule}</Trouble>
        <p>{text}</p>
        <Ways>
          {refusal.refused === 'no-table' ? null : (
            <button type="button" className="button" onClick={isReload ? () => location.reload() : onAgain}>
              {isReload ? 'Load again' : 'Try again'}
            </button>
          )}
        </Ways>
      </div>
    </Page>
  );
}

function Ways({ children }: { readonly children?: React.ReactNode }) {
  return (
    <p className="told-buttons">
      {children}
      <Link className="quiet" href="/join">
        Join another table
      </Link>
      <Link className="quiet" href="/">
        To the shelf
      </Link>
    </p>
  );
}
