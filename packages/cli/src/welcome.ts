import type { Game } from '@deckle/kernel';
import { lookOf } from './look.ts';
import type { Lines } from './lines.ts';
import { readRules, summaryOf } from './pages.ts';
import { widthOf, wrap } from './paint.ts';
import { seatsText } from './seats.ts';
import type { World } from './world.ts';

interface Choice {
  readonly game: Game;
  readonly bots: number | null;
}

/** Which game and against how many bots; Enter takes what is offered. Null when nobody wants to play after all. */
export async function askForTable(world: World, lines: Lines, bots: number | null): Promise<Choice | null> {
  const { paint } = lookOf(world);
  for (const line of welcomeLines(world)) world.print(line);
  const number = await askNumber(
    world,
    lines,
    `Which game? 1 to ${world.games.length}, Enter for 1: `,
    [1, world.games.length],
    1,
  );
  const game = number === null ? undefined : world.games[number - 1];
  if (game === undefined) return null;
  if (bots !== null) return { game, bots };
  const [min, max] = [Math.max(0, game.seats[0] - 1), game.seats[1] - 1];
  const usual = Math.max(1, min);
  const count =
    min === max
      ? min
      : await askNumber(world, lines, `How many bots? ${min} to ${max}, Enter for ${usual}: `, [min, max], usual);
  if (count !== null) world.print(paint.faint('In the game, help tells what you can say.'));
  return count === null ? null : { game, bots: count };
}

function welcomeLines(world: World): readonly string[] {
  const { columns, paint } = lookOf(world);
  const gutter = String(world.games.length).length + 2;
  return [
    '',
    `${paint.strong('Deckle')}  the table for word card games`,
    '',
    ...world.games.flatMap((game, at) => {
      const page = readRules(world.root, game);
      const head = `${String(at + 1).padStart(gutter - 2)}  ${paint.strong(game.name)}  ${paint.faint(seatsText(game.seats))}`;
      const about = page === null ? [] : wrap(summaryOf(page), columns - gutter);
      return [head, ...about.map((line) => ' '.repeat(gutter) + line)];
    }),
    '',
  ].map((line) => (widthOf(line) === 0 ? '' : line));
}

/** Asks again until the answer fits. */
async function askNumber(
  world: World,
  lines: Lines,
  question: string,
  [min, max]: readonly [number, number],
  usual: number,
): Promise<number | null> {
  for (;;) {
    const typed = await lines.next(question);
    if (typed === 'end' || typed === 'news') return null;
    const text = typed.line.trim();
    if (text === '') return usual;
    if (/^(quit|exit|bye)$/i.test(text)) return null;
    const value = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    world.print(`A number from ${min} to ${max}, please.`);
  }
}
