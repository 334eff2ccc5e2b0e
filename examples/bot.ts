// Joins a table by its link and plays whatever is played there: node examples/bot.ts 'https://host/t/<table>#<key>' [name]
// Without #<key> it takes an open chair.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** As much of the answers as is needed here. */
interface Answer {
  readonly refused?: string;
  readonly rule?: string;
  readonly key: string;
  readonly seat: number;
  readonly number: number;
  readonly moves: readonly { ask: number; move: object; says: string; must: boolean }[];
  readonly match: { readonly view: View } | null;
}
type View = { asks: { seat: number; must: boolean }[]; scores: number[]; result: object | null };

const [link = '', name = 'Robot'] = process.argv.slice(2);
const { origin, pathname, hash } = new URL(link);
const table = `${origin}/api/tables/${pathname.split('/').at(-1)}`;
let key = hash.slice(1);

/** Asks until there is an answer: a server that is busy or being restarted is asked again. */
async function ask(path: string, body?: object): Promise<Answer> {
  for (;;) {
    try {
      const answer = await fetch(table + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json', ...(key === '' ? {} : { authorization: `Bearer ${key}` }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (answer.status !== 429 && answer.status < 500) return (await answer.json()) as Answer;
    } catch {
      // There is no connection now.
    }
    await sleep(1000);
  }
}

/** Plays the best of what is offered, or the next best should that be refused. */
async function play(): Promise<void> {
  const { moves } = await ask('/candidates?most=50');
  for (const { ask: question, move, says } of moves.filter(({ must }) => must)) {
    // The nonce makes it one move however often it is sent.
    const answer = await ask('/moves', { nonce: randomUUID(), ask: question, move });
    if (answer.refused === undefined) return console.log(says);
  }
}

const sat = await ask('/sit', { name });
if (sat.refused !== undefined) throw new Error(sat.rule);
key = sat.key;
for (let after = 0, isOver = false; !isOver; ) {
  const { number, match } = await ask(`/view?after=${after}&wait=25`);
  const { asks = [], scores = [], result = null } = match?.view ?? {};
  [after, isOver] = [number, result !== null];
  if (isOver) console.log(`The game is over: ${scores.join(' : ')}.`);
  else if (asks.some(({ seat, must }) => seat === sat.seat && must)) await play();
}
