import { isRefusal } from '@deckle/kernel';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { useLocation } from 'wouter';
import { useTitle } from '../look/page.tsx';
import { Sheet } from '../look/sheet.tsx';
import { Trouble } from '../look/trouble.tsx';
import { localHost } from '../table/host.ts';
import { TASKS } from '../table/names.ts';
import { Table } from '../table/table.tsx';
import type { Seated } from '../table/chair.ts';
import { ChairList } from './chair-list.tsx';
import { Chat } from './chat.tsx';
import { LostBanner } from './lost-banner.tsx';
import type { OnlineNews } from './online-news.ts';
import { TurnCall } from './turn-call.tsx';
import { notifyTurn, TurnNotice } from './turn-notice.tsx';

interface OnlineTableProps extends Seated {
  readonly online: OnlineNews;
  readonly table: NonNullable<OnlineNews['table']>;
}

/** The table as anywhere, and around it what only a table on line has. */
export function OnlineTable({ online, table, facts, news }: OnlineTableProps) {
  const [isOpen, setOpen] = useState(false);
  const task = news.result === null ? (news.seats[news.viewer ?? -1]?.asked ?? null) : null;
  useTitle(task === null ? facts.game.name : `${TASKS[task].said} · ${facts.game.name}`);
  useEffect(() => {
    if (task !== null) void notifyTurn(`${TASKS[task].said}: ${facts.game.name}`, facts.id);
  }, [task, facts]);
  return (
    <>
      <Table
        facts={facts}
        news={news}
        banner={
          <>
            <LostBanner link={online.link} />
            <JustSaid table={table} said={online.said} />
            {table.again === null ? null : <Again />}
            {news.viewer === null && news.result === null ? (
              <p className="onlooker">You look on: you see the table and nobody’s hand.</p>
            ) : null}
          </>
        }
        side={<Chat table={table} said={online.said} onPeople={() => setOpen(true)} />}
      />
      {isOpen ? (
        <Sheet title="At this table" onClose={() => setOpen(false)}>
          <ChairList table={table} game={facts.game.name} />
          {online.watchers === 0 ? null : <p>{watchersText(online.watchers)}</p>}
          <p>
            The code of this table is <strong>{table.code}</strong>.
          </p>
          {table.seat === null ? null : (
            <>
              <TurnNotice />
              <TurnCall table={table.id} />
            </>
          )}
        </Sheet>
      ) : null}
    </>
  );
}

const watchersText = (count: number): string => (count === 1 ? 'One looks on.' : `${count} look on.`);

/** So long something that was said is shown beside the cards: where the talk is out of sight it would be missed. */
const SHOWN = 12_000;

function JustSaid({ table, said }: Pick<OnlineTableProps, 'table'> & Pick<OnlineNews, 'said'>) {
  const [isShown, setShown] = useState(false);
  const known = useRef(said.length);
  useEffect(() => {
    if (said.length === known.current) return;
    known.current = said.length;
    setShown(true);
    const timer = setTimeout(() => setShown(false), SHOWN);
    return () => clearTimeout(timer);
  }, [said]);
  const last = said.at(-1);
  if (!isShown || last === undefined || last.seat === table.seat) return null;
  return (
    <p className="just-said" data-colour={table.chairs[last.seat]?.colour ?? undefined}>
      <strong>{table.chairs[last.seat]?.name}:</strong> {last.text}
    </p>
  );
}

/** Somebody has opened a table for a rematch. */
function Again() {
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState('');
  const join = async (): Promise<void> => {
    const opened = await localHost().rematch();
    if (isRefusal(opened)) setTrouble(opened.rule);
    else go(opened);
  };
  return (
    <div className="again">
      <p>A rematch is set up, with a chair for you.</p>
      <Button className="button" onPress={() => void join()}>
        Join the rematch
      </Button>
      {trouble === '' ? null : <Trouble>{trouble}</Trouble>}
    </div>
  );
}
