import { taskIn } from '@deckle/host';
import { stakesOf, TASKS } from '../table/names.ts';
import type { Choice, News, TableFacts } from '../table/news.ts';
import { kindText, pickText, withCard } from '../table/pick-text.ts';
import type { Level } from './level.ts';
import { listText, timeText } from './words.ts';

/** With more to pick from than this, only the kind of thing is said. */
const FEW = 2;

/** Of few things to pick, each is named. */
const sayable = ({ says, label, picks }: Choice, news: News, pack: TableFacts['pack']): readonly string[] =>
  label !== null
    ? [label]
    : picks.length > 0 && picks.length <= FEW
      ? picks.map((pick) => withCard(cardTold(pickText(pick, says, news)), pack))
      : [withCard(kindText(says), pack)];

/** An own card that is still to be told: any will do, or it is one of the hand. */
const cardTold = (text: string): string => text.replace(/ with …$/, '').replace('…', 'a card');

interface Prompted {
  readonly facts: Pick<TableFacts, 'pack'>;
  readonly news: News;
}

/** What the viewer is asked and may do; empty when that is nothing. */
export function promptOf({ facts, news }: Prompted, level: Level): string {
  const { choices, onTrial, now } = news;
  if (choices.length === 0) return '';
  const task = taskIn(choices.flatMap(({ must, kind }) => (must ? [kind] : [])));
  const ends = choices.flatMap(({ until }) => (until === null ? [] : [until - now]));
  const time = ends.length === 0 ? '' : ` ${timeText(Math.min(...ends))}.`;
  const trial = onTrial.length === 0 ? '' : ` On trial: ${listText(onTrial)}.`;
  const turn = task === null ? '' : TASKS[task].said;
  if (task !== null && level === 'short') return `${turn}.${trial}${time}`;
  const can = listText(
    choices.flatMap((choice) => sayable(choice, news, facts.pack)),
    'or',
  );
  const meant = level === 'full' ? choices.flatMap(({ does }) => (does === null ? [] : [` ${does}`])).join('') : '';
  const stakes = level === 'short' ? [] : stakesOf(choices).map((stake) => ` ${stake}`);
  return `${task !== null ? `${turn}:` : 'You may'} ${can}.${meant}${trial}${stakes.join('')}${time}`;
}

/** What is asked that was not asked before. */
export const newAsks = (asks: News['asks'], known: ReadonlySet<number>): News['asks'] =>
  asks.filter(({ id }) => !known.has(id));
