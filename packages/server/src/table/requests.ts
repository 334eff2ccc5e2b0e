import { type PlayIt, SET_PHRASES } from '@deckle/host';
import {
  askFor,
  type Input,
  isRefusal,
  type Millis,
  type Move,
  type Refusal,
  refuse,
  type Seat,
  STANDING,
  undoInput,
  viewOf,
} from '@deckle/kernel';
import { parseCommand } from '@deckle/words';
import { parseHook } from '../hooks/address.ts';
import { isSurely } from './hear.ts';
import { hashKey, type Key, keysIn, makeKey, opens, ringOf } from './keys.ts';
import type { LiveTable } from './live.ts';
import { type Reader, readerOf } from './seen.ts';
import { isFinished, isFull, markOf, type Table } from './table.ts';

export const NO_SEAT = refuse('no-seat', 'You have no seat at this table.');
const NOT_HOST = refuse('not-host', 'Only whoever has opened the table can do that.');

/** An answer under way is not sent twice. */
const underWay = new WeakMap<LiveTable, Map<string, Promise<Refusal | null>>>();

/** A move in the command language, which may name the question it answers. */
export interface Saying {
  readonly says: string;
  readonly ask?: number;
}

/** A move that answers this question and no other. */
export interface Answering {
  readonly ask: number;
  readonly move: Move;
}

type Wanted = Move | Saying | Answering;

/** With the question it answers, where it says which. */
export const wantedIn = ({ ask, move }: Pick<PlayIt, 'ask' | 'move'>): Move | Answering =>
  ask === undefined ? move : { ask, move };

/** A move of a seat. The same nonce again is the same move: it is played once, and answered as often as it is asked. */
export function play(
  live: LiveTable,
  { seat }: Reader,
  move: Wanted,
  nonce: string,
  delay: Millis,
): Promise<Refusal | null> {
  if (seat === null) return Promise.resolve(NO_SEAT);
  const mark = markOf(seat, nonce);
  const pending = underWay.get(live) ?? new Map<string, Promise<Refusal | null>>();
  underWay.set(live, pending);
  const known = pending.get(mark);
  if (known !== undefined) return known;
  const answer = playOnce(live, seat, move, nonce, delay).finally(() => {
    pending.delete(mark);
    if (pending.size === 0) underWay.delete(live);
  });
  pending.set(mark, answer);
  return answer;
}

/** What is refused may be so because another server knows more: only then it is tried again. */
async function playOnce(live: LiveTable, seat: Seat, move: Wanted, nonce: string, delay: Millis) {
  const holder = live.table().chairs[seat] ?? null;
  for (;;) {
    const table = live.table();
    if (table.nonces.includes(markOf(seat, nonce))) return null;
    const input = inputOf(live, table, seat, move, delay);
    const refusal = isRefusal(input) ? input : await live.play(input, nonce, holder);
    if (refusal === null) return null;
    const { number } = live.table();
    await live.catchUp();
    if (live.table().number === number) return refusal;
  }
}

function inputOf(live: LiveTable, { match }: Table, seat: Seat, wanted: Wanted, delay: Millis): Input | Refusal {
  if (match === null) return refuse('not-begun', 'The cards have not been dealt yet.');
  const at = live.now();
  const { game, tools } = live.rules;
  const { state } = match.last;
  const said = 'says' in wanted ? parseCommand(game, viewOf(state, seat), wanted.says, tools) : wanted;
  const move = 'move' in said ? said.move : said;
  if (isRefusal(move)) return move;
  if (move.kind === 'undo') return undoInput(match, seat, at);
  const named = 'ask' in wanted ? wanted.ask : undefined;
  const ask = named ?? askFor(state.frames.at(-1), seat, move.kind)?.id ?? STANDING;
  return { ask, seat, move, at, ...(delay > 0 ? { delay } : {}) };
}

export interface Sitting {
  readonly name: string;
  readonly colour: string | null;
  /** Of those that are open; null: the first. */
  readonly seat: Seat | null;
  /** For an open chair: a key that whoever sits down has made, so that asking again after a lost answer is the same. */
  readonly key?: Key | undefined;
}

/** Sits down: with a key on the chair it belongs to, else on an open chair, for which it gives a key. */
export async function sit(
  live: LiveTable,
  keys: string | null,
  { name, colour, seat: wanted, key: made }: Sitting,
  at: number,
): Promise<{ readonly seat: Seat; readonly key: Key } | Refusal> {
  const fresh = made ?? makeKey();
  const offered = [...keysIn(keys), fresh];
  const ring = offered.map(hashKey);
  let own = fresh;
  let taken: Seat | null = null;
  const refusal = await live.change((table) => {
    const { chairs } = table;
    // The chair of a key may have been given to somebody else since, so it is looked for now.
    const known = readerOf(table, ring).seat;
    own = offered.find((key) => known !== null && opens(ringOf(key), chairs[known]?.key ?? null)) ?? fresh;
    const seat = known ?? wanted ?? chairs.findIndex(({ kind }) => kind === 'open');
    const chair = chairs[seat];
    if (chair === undefined || (known === null && chair.kind !== 'open'))
      return refuse('taken', 'There is no free chair for you at this table.');
    if (chairs.some((other, at) => at !== seat && other.name.toLowerCase() === name.toLowerCase()))
      return refuse('same-name', 'Somebody here has that name already.', 'name');
    taken = seat;
    if (chair.kind === 'person' && chair.name === name && chair.colour === colour) return 'done';
    return { did: 'sat', at, seat, name, colour, key: hashKey(own) };
  });
  if (refusal !== null) return refusal;
  await beginIfFull(live, at);
  return { seat: taken ?? 0, key: own };
}

/** With the last chair taken the cards are dealt. */
export async function beginIfFull(live: LiveTable, at: number): Promise<void> {
  if (live.table().match !== null || !isFull(live.table())) return;
  await live.change((table) => (table.match === null && isFull(table) ? { did: 'began', at } : 'done'));
}

/** A bot takes a chair, also in the middle of a game. */
export async function seatBot(
  live: LiveTable,
  { isHost }: Reader,
  seat: Seat,
  bot: { readonly level: string; readonly name: string },
  at: number,
): Promise<Refusal | null> {
  if (!isHost) return NOT_HOST;
  const refusal = await live.change(() => ({ did: 'bot', at, seat, ...bot }));
  if (refusal === null) await beginIfFull(live, at);
  return refusal;
}

/** Gives a chair free for somebody else: with a new link, whose key is told, or for anybody. */
export async function freeSeat(
  live: LiveTable,
  { isHost }: Reader,
  seat: Seat,
  whom: 'link' | 'anybody',
  at: number,
): Promise<{ readonly key: Key | null } | Refusal> {
  if (!isHost) return NOT_HOST;
  const key = whom === 'link' ? makeKey() : null;
  const refusal = await live.change(() => ({ did: 'freed', at, seat, key: key === null ? null : hashKey(key) }));
  return refusal ?? { key };
}

/** Makes the link for spectators anew; the old one opens nothing any more. */
export async function watchAnew(
  live: LiveTable,
  { isHost }: Reader,
  at: number,
): Promise<{ readonly key: Key } | Refusal> {
  if (!isHost) return NOT_HOST;
  if (live.table().opening.plan.spectators === 'none') return refuse('no-watching', 'At this table nobody looks on.');
  const key = makeKey();
  return (await live.change(() => ({ did: 'watch', at, key: hashKey(key) }))) ?? { key };
}

const LONGEST_TEXT = 300;

export async function say(live: LiveTable, { seat }: Reader, text: string, at: number): Promise<Refusal | null> {
  const { chat } = live.table().opening.plan;
  if (seat === null) return NO_SEAT;
  if (chat === 'off') return refuse('no-chat', 'At this table nothing is said.');
  const clean = text.replaceAll(/\p{C}/gu, ' ').trim();
  if (chat === 'phrases' && !SET_PHRASES.includes(clean))
    return refuse('phrases', 'At this table only the set phrases are said.', 'text');
  if (clean === '' || clean.length > LONGEST_TEXT)
    return refuse('bad-text', `Say something of at most ${LONGEST_TEXT} signs.`, 'text');
  return live.change(() => ({ did: 'said', at, seat, text: clean }));
}

/** Wants to be called when it is this seat's turn, or no more; the secret is told once. */
export async function setHook(
  live: LiveTable,
  { seat }: Reader,
  text: string | null,
  at: number,
): Promise<{ readonly secret: string | null } | Refusal> {
  if (seat === null) return NO_SEAT;
  const url = text === null ? null : parseHook(text);
  if (text !== null && url === null)
    return refuse('bad-hook', 'Only public addresses that begin with https:// are called.', 'url');
  const hook = url === null ? null : { url: url.href, secret: makeKey() };
  const refusal = await live.change(() => ({ did: 'hooked', at, seat, hook }));
  return refusal ?? { secret: hook?.secret ?? null };
}

/** Which address is called for this seat: it is nobody else's business. */
export function hookOf(live: LiveTable, { seat }: Reader): { readonly url: string | null } | Refusal {
  return seat === null ? NO_SEAT : { url: live.table().chairs[seat]?.hook?.url ?? null };
}

/** The same people play again: whoever asks first opens the new table, all others are told of it. */
export async function rematch(
  live: LiveTable,
  { seat, isHost }: Reader,
  create: (before: Table) => Promise<{ readonly id: string } | Refusal>,
  at: number,
): Promise<{ readonly id: string } | Refusal> {
  if (seat === null && !isHost) return NO_SEAT;
  if (!(await isSurely(live, isFinished))) return refuse('not-over', 'The game is not over yet.');
  const table = live.table();
  if (table.again !== null) return { id: table.again };
  const made = await create(table);
  if (isRefusal(made)) return made;
  // Somebody else may have been quicker: then theirs is the one that counts.
  await live.change(({ again }) => (again === null ? { did: 'again', at, table: made.id } : refuse('again', '')));
  return { id: live.table().again ?? made.id };
}
