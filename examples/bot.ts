// Joins a table by its link and plays whatever is played there: node examples/bot.ts 'https://host/t/<table>#<key>' [name]
// Without #<key> it takes an open chair.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

// As much of the answers as is needed here.
type Offer = { ask: number; move: { words?: object }; says: string; must: boolean };
type View = { seats: number; asks: { seat: number; must: boolean }[]; scores: number[]; result: object | null };
type Told = { key: string; seat: number; number: number; moves: Offer[]; match: { view: View } | null };
type Answer = Told & { refused?: string; rule?: string };

const [link = '', name = 'Robot'] = process.argv.slice(2);
const { origin, pathname, hash } = new URL(link);
const table = `${origin}/api/tables/${pathname.split('/').at(-1)}`;
let key = hash.slice(1);

/** Asks until there is an answer: a server that is busy or being restarted is asked again. */
async function ask(path: string, body?: object): Promise<Answer> {
  for (;;) {
    try {
      const answer = await fetch(table + path, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (answer.status !== 429 && answer.status < 500) return (await answer.json()) as Answer;
    } catch {} // There is no connection now.
    await sleep(1000);
  }
}

/** Plays the best of what is offered, or the next best should that be refused; gives whether it was a word. */
async function play(): Promise<boolean> {
  const { moves } = await ask('/candidates?most=50');
  for (const { ask: question, move, says } of moves.filter(({ must }) => must)) {
    // The nonce makes it one move however often it is sent.
    const { refused } = await ask('/moves', { nonce: randomUUID(), ask: question, move });
    if (refused === undefined) console.log(says);
    if (refused === undefined) return move.words !== undefined;
  }
  return false;
}

const sat = await ask('/sit', { name });
if (sat.refused !== undefined) throw new Error(sat.rule);
key = sat.key;
for (let after = 0, wordless = 0, isOver = false; !isOver; ) {
  const { number, match } = await ask(`/view?after=${after}&wait=25`);
  const { seats = 0, asks = [], scores = [], result = null } = match?.view ?? {};
  [after, isOver] = [number, result !== null];
  if (isOver) console.log(`The game is over: ${scores.join(' : ')}.`);
  // Alone nobody else ends the game: after so many answers without a word it gives up.
  else if (seats === 1 && wordless > 30) await ask('/moves', { nonce: randomUUID(), says: 'resign' });
  else if (asks.some(({ seat, must }) => seat === sat.seat && must)) wordless = (await play()) ? 0 : wordless + 1;
}
