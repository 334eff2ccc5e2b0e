import { greedy, random, seatPlayer } from '@deckle/bots';
import { type Answered, type FromServer, matchAfter, type MatchSeen } from '@deckle/host';
import type { Move } from '@deckle/kernel';
import { openLibrary } from '../library.ts';
import { nonce } from './games.ts';
import type { Line } from './house.ts';

const WORDS = { list: 'standard', house: [], bans: [] } as const;

/** What a seat knows of the match by all it was told. */
const matchOf = (heard: readonly FromServer[]): MatchSeen | null =>
  heard.reduce<MatchSeen | null>((known, message) => {
    if (message.is === 'fresh') return message.match;
    return message.is === 'happened' ? matchAfter(known, message) : known;
  }, null);

const numberOf = (message: FromServer): number =>
  message.is === 'fresh' || message.is === 'happened' ? message.number : 0;

/**
 * Everybody does anything that is allowed over their own line, all at once, so many times; then they give up. `turn` is
 * called before each time with its number.
 */
export async function playRounds(
  lines: readonly Line[],
  id: string,
  most: number,
  turn: (number: number) => Promise<void>,
): Promise<void> {
  const { game, tools } = await openLibrary().rules(id, WORDS);
  const players = lines.map((_line, seat) => seatPlayer(seat === 0 ? greedy : random, game, tools, `${id} ${seat}`));
  for (let number = 0; ; number++) {
    await turn(number);
    const views = lines.map(({ heard }) => matchOf(heard)?.view ?? null);
    if (views.every((view) => view !== null && view.result !== null)) return;
    const moves = views.map((view, seat) => {
      if (view === null || view.out[seat]) return null;
      return number < most ? (players[seat]?.(view)?.move ?? null) : { kind: 'resign' };
    });
    await Promise.all(lines.map((line, seat) => answer(line, moves[seat] ?? null)));
    await told(lines);
  }
}

/** All have heard as much as whoever has heard most. */
async function told(lines: readonly Line[]): Promise<void> {
  const most = Math.max(...lines.flatMap(({ heard }) => heard.map(numberOf)));
  await Promise.all(lines.map((line) => line.until((message): message is FromServer => numberOf(message) >= most)));
}

async function answer(line: Line, move: Move | null): Promise<void> {
  if (move === null) return;
  const mark = nonce();
  line.say({ do: 'play', nonce: mark, move });
  await line.until((message): message is Answered => message.is === 'answered' && message.nonce === mark);
}
