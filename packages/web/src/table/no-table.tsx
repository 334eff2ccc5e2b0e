import type { Refusal } from '@deckle/kernel';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { Link, useLocation } from 'wouter';
import { Page } from '../look/page.tsx';
import { saveFile } from './download.ts';
import { localHost } from './host.ts';
import { Trouble } from '../look/trouble.tsx';
import type { Coming } from './use-table.ts';

interface NoTableProps {
  readonly id: string;
  readonly refusal: Refusal;
  readonly onComing: (coming: Coming) => void;
}

/** What is said of a refusal beside its rule, and what can be done about it. */
interface Case {
  readonly title: string;
  readonly text: string;
  readonly way: { readonly label: string; readonly how: Coming['how'] | 'load' } | null;
}

const CASES: { readonly [code: string]: Case } = {
  elsewhere: {
    title: 'Open in another tab',
    text: 'A table is played in one place at a time, so that there is only one truth about it. You can go on there, or here: nothing is lost, and the other tab will say that the table has moved.',
    way: { label: 'Play on here', how: 'take over' },
  },
  moved: {
    title: 'The table has moved',
    text: 'Everything that was played here is there.',
    way: { label: 'Take it back', how: 'take over' },
  },
  'no-table': {
    title: 'No such table',
    text: 'It may have been deleted, or it is kept on another device or in another browser. A table that could not be kept lived only as long as its tab.',
    way: null,
  },
  'no-storage': {
    title: 'This table cannot be opened',
    text: 'A table that cannot be kept lives only as long as the tab it was opened in. You can start a new one.',
    way: null,
  },
  crashed: {
    title: 'The table has stopped',
    text: 'Everything that was played is kept. Load the page again to go on where you were.',
    way: { label: 'Load again', how: 'load' },
  },
};

const OTHER: Case = { title: 'This table cannot be opened', text: '', way: { label: 'Try again', how: 'sit' } };

/** Why there is no table to be seen, and every way on from there. */
export function NoTable({ id, refusal, onComing }: NoTableProps) {
  if (refusal.refused === 'broken') return <Broken id={id} rule={refusal.rule} />;
  const { title, text, way } = CASES[refusal.refused] ?? OTHER;
  return (
    <Told title={title} rule={refusal.rule}>
      <p>{text}</p>
      <Buttons>
        {way === null ? null : (
          <Button
            className="button"
            onPress={() => (way.how === 'load' ? location.reload() : onComing({ how: way.how }))}
          >
            {way.label}
          </Button>
        )}
      </Buttons>
    </Told>
  );
}

function Told({
  title,
  rule,
  children,
}: {
  readonly title: string;
  readonly rule: string;
  readonly children: ReactNode;
}) {
  return (
    <Page title={title}>
      <div className="told">
        <Trouble className="told-rule">{rule}</Trouble>
        {children}
      </div>
    </Page>
  );
}

function Buttons({ children }: { readonly children: ReactNode }) {
  return (
    <p className="told-buttons">
      {children}
      <Link className="quiet" href="/">
        To the shelf
      </Link>
    </p>
  );
}

function Broken({ id, rule }: { readonly id: string; readonly rule: string }) {
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState('');
  const download = async (): Promise<void> => {
    const file = await localHost().broken(id);
    if (file === null) setTrouble('There is nothing to download.');
    else saveFile(file);
  };
  const remove = async (): Promise<void> => {
    const refusal = await localHost().drop(id);
    if (refusal === null) go('/');
    else setTrouble(refusal.rule);
  };
  return (
    <Told title="This table is damaged" rule="What this device has kept of this table cannot be played on.">
      <p>
        It was written by another version of Deckle, or it has been damaged. Your other tables are not touched by this.
        You can keep what there is as a file, or remove it.
      </p>
      <p className="told-detail">What Deckle found: {rule}</p>
      <Buttons>
        <Button className="chip" onPress={() => void download()}>
          Download it
        </Button>
        <Button className="chip chip-strong" onPress={() => void remove()}>
          Remove it
        </Button>
      </Buttons>
      <Trouble>{trouble}</Trouble>
    </Told>
  );
}
