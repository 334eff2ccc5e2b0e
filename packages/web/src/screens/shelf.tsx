import { useEffect, useState } from 'react';
import { Button, Input, Label, SearchField, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { Link, useLocation } from 'wouter';
import { type Box, boxes } from '../box.ts';
import { Page } from '../look/page.tsx';
import { Picture } from '../look/picture.tsx';
import { localHost } from '../table/host.ts';
import type { KeptTable } from '../table/kept.ts';
import { playNow } from '../table/play-now.ts';
import { KIND_NAMES, kindsOf, seatsText } from './shelf-words.ts';

/** The games as boxes; the way from here to a dealt hand is one more click. */
export function Shelf() {
  const [wanted, setWanted] = useState('');
  const [kind, setKind] = useState<string | null>(null);
  const shown = boxes.filter((box) => fits(box, wanted, kind));
  return (
    <Page title="The table for word card games">
      <p className="lead">
        {boxes.length} games with cards that spell. The referee knows every rule, the dictionary is on the table, and
        somebody is always free to play: bots, friends at this screen, or you alone. No account, and no network once it
        is loaded.
      </p>
      <Kept />
      <section className="shelf" aria-label="Games">
        <div className="shelf-filters">
          <SearchField value={wanted} onChange={setWanted}>
            <Label>Find a game</Label>
            <Input placeholder="name or what you do in it" />
          </SearchField>
          <ToggleButtonGroup
            aria-label="Kind of game"
            className="kinds"
            selectionMode="single"
            selectedKeys={kind === null ? [] : [kind]}
            onSelectionChange={(keys) => setKind(([...keys][0] as string | undefined) ?? null)}
          >
            {Object.entries(KIND_NAMES).map(([id, name]) => (
              <ToggleButton key={id} id={id} className="chip">
                {name}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </div>
        <ul className="boxes">
          {shown.map((box) => (
            <BoxItem key={box.id} box={box} />
          ))}
        </ul>
        {shown.length === 0 ? <p>No game is like that. Take a filter away to see more.</p> : null}
      </section>
    </Page>
  );
}

const fits = (box: Box, wanted: string, kind: string | null): boolean =>
  (kind === null || kindsOf(box).includes(kind)) &&
  wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${box.name} ${box.gist}`.toLowerCase().includes(word));

function BoxItem({ box }: { readonly box: Box }) {
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<string | null>(null);
  const start = async (): Promise<void> => setTrouble(await playNow(box, go));
  return (
    <li className="box">
      <Link className="box-lid" href={`/games/${box.id}`}>
        <Picture text={box.about.picture} />
        <h2>{box.name}</h2>
      </Link>
      <p>{box.gist}</p>
      <p className="box-facts">
        {seatsText(box.seats)} · about {box.about.minutes} minutes
      </p>
      <div className="box-buttons">
        <Button className="button" onPress={() => void start()} aria-label={`Play ${box.name} now`}>
          Play now
        </Button>
        <Link className="quiet" href={`/games/${box.id}`} aria-label={`Rules and options of ${box.name}`}>
          Rules and options
        </Link>
      </div>
      {trouble === null ? null : <p role="alert">{trouble}</p>}
    </li>
  );
}

/** Tables that wait for their players. */
function Kept() {
  const [tables, setTables] = useState<readonly KeptTable[]>([]);
  useEffect(() => {
    localHost()
      .kept()
      .then(setTables, () => setTables([]));
  }, []);
  const open = tables.filter(({ over }) => !over);
  if (open.length === 0) return null;
  return (
    <section className="kept" aria-label="Unfinished tables">
      <h2>Go on playing</h2>
      <ul>
        {open.slice(0, 6).map(({ id, game, names, scores }) => (
          <li key={id}>
            <Link href={`/tables/${id}`}>
              <strong>{boxes.find((box) => box.id === game)?.name ?? game}</strong>{' '}
              {names.map((name, seat) => `${name} ${scores[seat] ?? 0}`).join(', ')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
