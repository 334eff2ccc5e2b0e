import type { Refusal } from '@deckle/kernel';
import { type ReactNode, useMemo, useState } from 'react';
import { Button } from 'react-aria-components';
import { Link, useLocation, useSearch } from 'wouter';
import { Page } from '../look/page.tsx';
import { ToolSign } from '../look/tool-sign.tsx';
import { KeptTables } from '../replay/kept-tables.tsx';
import { OpenRecord } from '../replay/open-record.tsx';
import { Replay } from '../replay/replay.tsx';
import { foundText, troubleOf } from '../replay/trouble.ts';
import { isOpened, useRecord } from '../replay/use-record.ts';
import { localHost } from '../table/host.ts';
import type { ReplayFacts } from '../table/news.ts';
import { Trouble } from '../look/trouble.tsx';
import { Waiting } from '../look/waiting.tsx';
import type { Source } from '../worker/replays.ts';

/** Records: of the games on this device, and from files. */
export function ReplayScreen() {
  const [file, setFile] = useState<File | null>(null);
  const source = useMemo(() => (file === null ? null : { file }), [file]);
  if (source !== null) return <Opened source={source} onFile={setFile} onLeave={() => setFile(null)} />;
  return (
    <Page title="Records and kept tables">
      <p className="lead">
        Every game can be seen again, move by move, through the eyes of anybody who played. Tables you have not finished
        wait here too.
      </p>
      <h2>Open a record</h2>
      <OpenRecord onFile={setFile} />
      <KeptTables />
    </Page>
  );
}

/** The replay of a table that is kept on this device. */
export function KeptReplayScreen({ id }: { readonly id: string }) {
  const source = useMemo(() => ({ id }), [id]);
  const [file, setFile] = useState<File | null>(null);
  const other = useMemo(() => (file === null ? null : { file }), [file]);
  return <Opened source={other ?? source} onFile={setFile} onLeave={null} />;
}

interface OpenedProps {
  readonly source: Source;
  readonly onFile: (file: File) => void;
  /** Null where the address leads back. */
  readonly onLeave: (() => void) | null;
}

function Opened({ source, onFile, onLeave }: OpenedProps) {
  const { progress, found } = useRecord(source);
  const first = Number(new URLSearchParams(useSearch()).get('at') ?? 0);
  if (isOpened(found))
    return (
      <Replay replay={found} first={first}>
        <AllRecords className="quiet tool" onLeave={onLeave}>
          <ToolSign sign="records" />
          <span>All records</span>
        </AllRecords>
        <Onward replay={found} />
      </Replay>
    );
  const another = (
    <AllRecords className="quiet" onLeave={onLeave}>
      All records
    </AllRecords>
  );
  if (found !== null) return <Refused refusal={found} another={another} onFile={onFile} />;
  return (
    <Page title="Reading the record …">
      {progress === null ? (
        <Waiting what="One moment." />
      ) : (
        <p>
          <progress value={progress[0]} max={progress[1]} aria-label="Moves played again" /> {progress[0]} of{' '}
          {progress[1]} moves
        </p>
      )}
      <p>{another}</p>
    </Page>
  );
}

interface AllRecordsProps extends Pick<OpenedProps, 'onLeave'> {
  readonly className: string;
  readonly children: ReactNode;
}

function AllRecords({ onLeave, className, children }: AllRecordsProps) {
  return onLeave === null ? (
    <Link className={className} href="/replay">
      {children}
    </Link>
  ) : (
    <Button className={className} onPress={onLeave}>
      {children}
    </Button>
  );
}

/** From the record to the table itself; a game from a file that is not over gets a table here. */
function Onward({ replay: { facts, result } }: { readonly replay: ReplayFacts }) {
  const [, go] = useLocation();
  const adopt = async (): Promise<void> => {
    const id = await localHost().adoptReplay();
    if (id !== null) go(`/tables/${id}`);
  };
  if (facts.href !== '')
    return (
      <Link className="quiet tool" href={facts.href}>
        <ToolSign sign={result === null ? 'onward' : 'result'} />
        <span>{result === null ? 'Play on' : 'Result'}</span>
      </Link>
    );
  if (result !== null) return null;
  return (
    <Button className="quiet tool" onPress={() => void adopt()}>
      <ToolSign sign="onward" />
      <span>Play on</span>
    </Button>
  );
}

interface RefusedProps {
  readonly refusal: Refusal;
  readonly another: ReactNode;
  readonly onFile: (file: File) => void;
}

/** Why a record is not shown, and how to go on. */
function Refused({ refusal, another, onFile }: RefusedProps) {
  const { title, text } = troubleOf(refusal);
  return (
    <Page title={title}>
      <div className="told">
        <Trouble>{text}</Trouble>
        {refusal.refused === 'no-table' ? null : <p className="told-detail">What Deckle found: {foundText(refusal)}</p>}
        <OpenRecord onFile={onFile} />
        <p className="told-buttons">
          {another}
          <Link className="quiet" href="/">
            To the shelf
          </Link>
        </p>
      </div>
    </Page>
  );
}
