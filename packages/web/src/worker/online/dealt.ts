import type { MatchSeen, Played, TableSeen } from '@deckle/host';
import { type Refusal, refuse } from '@deckle/kernel';
import { makeTools, type WordTools } from '@deckle/words';
import type { News, Sitter, TableFacts } from '../../table/news.ts';
import { type Advice, openAdvice } from '../advice.ts';
import { openWords, type TableWords } from '../lists.ts';
import { factsFrom, newsFrom } from '../seen.ts';
import { gameNamed } from '../table.ts';
import { freshIn } from '../fresh.ts';
import type { Gathered } from './gathered.ts';

/** What a table on line is played with, as this page has it. */
export interface Dealt extends Played {
  readonly words: TableWords;
  /** Tools whose search offers nothing offensive. */
  readonly polite: WordTools;
  readonly advice: Advice;
}

const OTHER_VERSION = refuse(
  'other-version',
  'This page and the server have different versions of the game or its words: load the page again.',
);

export async function openDealt({
  id,
  game: name,
  words: wanted,
  version,
  dictionary,
  chairs,
}: TableSeen): Promise<Dealt | Refusal> {
  const game = gameNamed(name);
  const words = await openWords(wanted);
  if (game === null || game.version !== version || words.dictionary.hash !== dictionary) return OTHER_VERSION;
  const tools = makeTools(game, {}, words.dictionary);
  const played = { game, tools };
  const polite = { ...tools, dictionary: words.polite };
  const levels = chairs.map(({ level }) => level);
  return {
    ...played,
    words,
    polite,
    advice: openAdvice(played, polite, levels, `advice ${id}`),
  };
}

/** Chairs as the log and the board name them. */
export const sittersOf = ({ chairs }: TableSeen): readonly Sitter[] =>
  chairs.map(({ name, level }, seat) => ({ name: name || `Chair ${seat + 1}`, level }));

export function onlineFacts(dealt: Dealt, table: TableSeen, { view }: MatchSeen): TableFacts {
  const { id, words, seat } = table;
  const people = seat === null ? [] : [seat];
  return factsFrom(dealt, view, { id, href: `/t/${id}`, words, sitters: sittersOf(table), people, hints: 'on' });
}

export interface Now {
  readonly here: readonly boolean[];
  readonly now: number;
}

/** The same news as of any table, and beside each seat whether somebody is there. */
export function onlineNews(
  dealt: Dealt,
  { table, match, happenings }: Pick<Gathered, 'happenings'> & { readonly table: TableSeen; readonly match: MatchSeen },
  { here, now }: Now,
): Omit<News, 'mine'> {
  const { view, tried, canUndo } = match;
  const news = newsFrom(
    dealt,
    { view, happenings, tried, canUndo, fresh: freshIn(happenings, view), now, running: true },
    sittersOf(table),
    view.seat,
  );
  const seats = news.seats.map((seat, at) => ({
    ...seat,
    colour: table.chairs[at]?.colour ?? null,
    standing: [...seat.standing, ...chairNotes(table, at, here[at] === true)],
  }));
  return { ...news, seats, curtain: null, takeBack: null, others: [], canHurry: false };
}

function chairNotes({ chairs, seat: own }: TableSeen, seat: number, isHere: boolean): readonly string[] {
  const kind = chairs[seat]?.kind;
  if (kind === 'bot') return ['bot'];
  if (kind !== 'person') return ['empty chair'];
  return isHere || seat === own ? [] : ['not connected'];
}
