import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { boxNamed } from '../box.ts';
import { SureButton } from '../look/sure-button.tsx';
import { forgetOnline, type OnlineKept, onlineKept } from '../online/on-device.ts';
import { dayText, standingText } from '../replay/kept-words.ts';
import { remark } from '../speech/announcer.ts';

/** Tables on line that somebody at this device plays at. */
export function OnlineTables() {
  const [tables, setTables] = useState<readonly OnlineKept[]>([]);
  const [hadAny, setHadAny] = useState(false);
  // The shelf is drawn before any device is known.
  useEffect(() => {
    const kept = onlineKept();
    setTables(kept);
    setHadAny(kept.length > 0);
  }, []);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!hadAny) return null;
  const forget = ({ id }: OnlineKept): void => {
    forgetOnline(id);
    setTables(onlineKept());
    heading.current?.focus();
    remark('Forgotten on this device.');
  };
  return (
    <section className="kept" aria-labelledby="online-tables">
      <h2 id="online-tables" tabIndex={-1} ref={heading}>
        Your tables on line
      </h2>
      {tables.length === 0 ? <p>No table waits for you.</p> : null}
      <ul>
        {tables.map((table) => (
          <li key={table.id}>
            <Link href={`/t/${table.id}`}>
              <strong>{boxNamed(table.game)?.name ?? table.game}</strong>
              <span>{standingText(table)}</span>
              <small>{dayText(table.at, new Date())}</small>
            </Link>
            <SureButton label="Forget" of={boxNamed(table.game)?.name ?? table.game} onSure={() => forget(table)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
