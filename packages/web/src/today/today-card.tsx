import {
  type Day,
  dayName,
  type Days,
  dealOn,
  keptOn,
  resultText,
  rowText,
  rowToday,
  tableOn,
  titled,
} from '@deckle/host';
import { wayTitle } from '@deckle/words';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { boxes, boxNamed } from '../box.ts';
import { announce } from '../speech/announcer.ts';
import { openDay } from '../table/play-now.ts';
import { dayHere, daysNow, useDays, useToday } from './days-store.ts';

/** One game a day, the same for everybody. Nothing is fetched for it before it is pressed. */
export function TodayCard() {
  const day = useToday();
  const days = useDays();
  const [, go] = useLocation();
  const [isDealing, setDealing] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { title, text, label, isOver } = toldOf(day, days);
  // The page comes alive before it knows the day, and may be pressed just then.
  const open = async (): Promise<void> => {
    const today = dayHere();
    if (toldOf(today, daysNow()).isOver) return go(`/tables/${tableOn(today)}`);
    setDealing(true);
    setTrouble(null);
    const told = await openDay(today, go);
    setDealing(false);
    setTrouble(told);
    if (told !== null) announce(told);
  };
  return (
    <section className="today" aria-labelledby="today">
      <div>
        <h2 id="today">Today’s deal</h2>
        <p className="today-title">{title}</p>
        <p>{text}</p>
      </div>
      <button
        type="button"
        className={isOver ? 'chip' : 'button'}
        aria-describedby="today"
        onClick={() => isDealing || void open()}
      >
        {isDealing ? 'Dealing …' : label}
      </button>
      {trouble === null ? null : <p className="trouble">{trouble}</p>}
    </section>
  );
}

interface Told {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly isOver: boolean;
}

const SAME = 'The same cards for everybody';

function toldOf(day: Day | null, days: Days): Told {
  // The page is sent before anybody knows what day it is where it is read.
  if (day === null) return { title: '\u00a0', text: `${SAME}.`, label: PLAY, isOver: false };
  const { game, setup } = dealOn(day, boxes);
  const box = boxNamed(game);
  const title = `${box === null ? game : wayTitle(box, setup.options)}, ${dayName(day)}`;
  const row = rowText(rowToday(days, day));
  const kept = keptOn(days, day);
  const { result = null, hints = 0 } = kept ?? {};
  if (result !== null) {
    const told = `${titled(resultText(result, hints))}.`;
    const text = [told, ...(row === '' ? [] : [`${row}.`]), 'The next deal comes tomorrow.'].join(' ');
    return { title, text, label: 'See the result', isOver: true };
  }
  const soFar = row === '' ? '' : ` ${row} so far.`;
  return { title, text: `${box?.gist ?? ''} ${SAME}.${soFar}`, label: kept === null ? PLAY : 'Go on', isOver: false };
}

const PLAY = 'Play today’s deal';
