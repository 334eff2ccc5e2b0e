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

/** Why there is no table to be seen, and every way on from there. */
export function NoTable({ id, refusal, onComing }: NoTableProps) {
  switch (refusal.refused) {
    case 'elsewhere':
      return (
        <Told title="Open in another tab" rule={refusal.rule}>
          <p>
            A table is played in one place at a time, so that there is only one truth about it. You can go on there, or
            here: nothing is lost, and the other tab will say that the table has moved.
          </p>
          <Buttons>
            <Button className="button" onPress={() => onComing({ how: 'take over' })}>
              Play on here
            </Button>
          </Buttons>
        </Told>
      );
    case 'moved':
      return (
        <Told title="The table has moved" rule={refusal.rule}>
          <p>Everything that was played here is there.</p>
          <Buttons>
            <Button className="button" onPress={() => onComing({ how: 'take over' })}>
              Take it back
            </Button>
          </Buttons>
        </Told>
      );
    case 'broken':
      return <Broken id={id} rule={refusal.rule} />;
    case 'no-table':
      return (
        <Told title="No such table" rule={refusal.rule}>
          <p>
            It may have been deleted, or it is kept on another device or in another browser. A table that could not be
            kept lived only as long as its tab.
          </p>
          <Buttons />
        </Told>
      );
    case 'no-storage':
      return (
        <Told title="This table cannot be opened" rule={refusal.rule}>
          <p>A table that cannot be kept lives only as long as the tab it was opened in. You can start a new one.</p>
          <Buttons />
        </Told>
      );
    default:
      return (
        <Told title="This table cannot be opened" rule={refusal.rule}>
          <Buttons>
            <Button className="button" onPress={() => onComing({ how: 'sit' })}>
              Try again
            </Button>
          </Buttons>
        </Told>
      );
  }
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

function Buttons({ children }: { readonly children?: ReactNode }) {
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
