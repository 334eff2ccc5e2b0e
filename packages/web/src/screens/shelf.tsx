import { startTransition, useDeferredValue, useEffect, useId, useState } from 'react';
import { useSearchParams } from 'wouter';
import { boxes } from '../box.ts';
import { Page } from '../look/page.tsx';
import { pressAgain } from '../pressed.ts';
import { announce } from '../speech/announcer.ts';
import { tableOpened } from '../table/play-now.ts';
import { TodayCard } from '../today/today-card.tsx';
import { ANY, type Filter, filterIn, fits, LENGTHS, LONGEST_TEXT, paramsOf } from './filter.ts';
import { GameBox } from './game-box.tsx';
import { Hero } from './hero.tsx';
import { KeptTables } from './kept-tables.tsx';
import { OnlineTables } from './online-tables.tsx';
import { KIND_NAMES, kindsOf } from './shelf-words.ts';
import { loadTable } from './table-ahead.tsx';

const KINDS = Object.keys(KIND_NAMES).filter((kind) => boxes.some((box) => kindsOf(box).includes(kind)));
const PLAYERS = Array.from({ length: Math.max(...boxes.map(({ seats }) => seats[1])) }, (_, at) => at + 1);

/** No more boxes than these are in sight at first. */
const FIRST = 3;

const gamesText = (count: number): string => (count === 1 ? '1 game' : `${count} games`);

/** The games as boxes; the way from here to a dealt hand is one more click. */
export function Shelf() {
  const [params, setParams] = useSearchParams();
  const filter = filterIn(params);
  const setFilter = (next: Filter): void => setParams(paramsOf(next), { replace: true });
  const shown = boxes.filter((box) => fits(box, filter));
  const isAny = shown.length === boxes.length;
  const isWhole = useWhole();
  const drawn = useDeferredValue(isWhole ? shown : shown.slice(0, FIRST));
  useTold(shown.length, isAny);
  useEffect(() => {
    pressAgain();
    loadTable().catch(() => {});
  }, []);
  return (
    <Page title="The table for word card games">
      <Hero />
      <TodayCard />
      <OnlineTables />
      <KeptTables />
      <section className="shelf" aria-labelledby="games">
        <h2 id="games" tabIndex={-1}>
          {isAny ? `${boxes.length} games on the shelf` : `${gamesText(shown.length)} of ${boxes.length}`}
        </h2>
        <Filters filter={filter} onFilter={setFilter} />
        <ul className="boxes">
          {drawn.map((box) => (
            <GameBox key={box.id} box={box} />
          ))}
        </ul>
        {shown.length > 0 ? null : (
          <p className="shelf-none">
            No game is quite like that.
            <button type="button" className="chip" onClick={() => setFilter(ANY)}>
              Show all of them
            </button>
          </p>
        )}
      </section>
    </Page>
  );
}

/** Who comes back finds all of them, and so the place where they were. */
let wasWhole = false;

/** So long the first boxes are alone, so that whoever knows what to play can say so. */
const A_MOMENT = 100;

/** The first boxes can be used before the others are drawn; whoever has chosen one of them does not wait for the rest. */
function useWhole(): boolean {
  const [isWhole, setWhole] = useState(wasWhole);
  useEffect(() => {
    if (wasWhole) return;
    let isGone = false;
    const draw = async (): Promise<void> => {
      await tableOpened();
      if (isGone) return;
      wasWhole = true;
      startTransition(() => setWhole(true));
    };
    const timer = setTimeout(() => void draw(), A_MOMENT);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);
  return isWhole;
}

/** Says how many games are left once somebody has stopped choosing. */
function useTold(count: number, isAny: boolean): void {
  const [told, setTold] = useState(count);
  useEffect(() => {
    if (count === told) return;
    const timer = setTimeout(() => {
      setTold(count);
      announce(isAny ? `All ${count} games.` : `${gamesText(count)}.`);
    }, 600);
    return () => clearTimeout(timer);
  }, [count, told, isAny]);
}

interface FiltersProps {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

function Filters({ filter, onFilter }: FiltersProps) {
  const { text, kind, players, minutes } = filter;
  return (
    <search className="shelf-filters">
      <div className="shelf-search">
        <label htmlFor="find">Find a game</label>
        <input
          id="find"
          type="search"
          value={text}
          onChange={(event) => onFilter({ ...filter, text: event.target.value })}
          placeholder="by name, or by what you do in it"
          maxLength={LONGEST_TEXT}
        />
      </div>
      <Select
        label="Players"
        value={players}
        any="any"
        values={PLAYERS.map((count) => [count, count === 1 ? '1, alone' : String(count)])}
        onChange={(next) => onFilter({ ...filter, players: next })}
      />
      <Select
        label="Length"
        value={minutes}
        any="any length"
        values={LENGTHS.map((most) => [most, `up to ${most} minutes`])}
        onChange={(next) => onFilter({ ...filter, minutes: next })}
      />
      <div className="kinds" role="group" aria-label="Kind of game">
        {KINDS.map((id) => (
          <button
            key={id}
            type="button"
            className="chip"
            aria-pressed={id === kind}
            onClick={() => onFilter({ ...filter, kind: id === kind ? null : id })}
          >
            {KIND_NAMES[id]}
          </button>
        ))}
      </div>
    </search>
  );
}

interface SelectProps {
  readonly label: string;
  readonly value: number | null;
  readonly any: string;
  readonly values: readonly (readonly [value: number, text: string])[];
  readonly onChange: (value: number | null) => void;
}

/** The browser's own list: nothing is easier to use on a telephone. */
function Select({ label, value, any, values, onChange }: SelectProps) {
  const id = useId();
  return (
    <div className="shelf-select">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
      >
        <option value="">{any}</option>
        {values.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
