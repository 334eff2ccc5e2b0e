import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Game } from '@deckle/kernel';
import { games } from '@deckle/games';
import { type Day, makeDay } from '@deckle/host';
import { type Lines, openLines } from './lines.ts';

/** All a command reads and writes, so that a test can give it another registry or listen to what it prints. */
export interface World {
  readonly games: readonly Game[];
  readonly print: (text: string) => void;
  /** Without a line's end, as cursor control needs it. */
  readonly write: (text: string) => void;
  readonly complain: (text: string) => void;
  /** Tells how far long work is, in the place of what it told before; an empty text takes it away. */
  readonly progress: (text: string) => void;
  /** Opens the keyboard; only `play` does. */
  readonly lines: () => Lines;
  /** Columns of the terminal. */
  readonly columns: () => number;
  /** Colours and cursor control, or plain lines. */
  readonly look: 'terminal' | 'plain';
  /** Folder of the word lists, the rules pages and the like. */
  readonly root: string;
  /** Folder of saved games. */
  readonly data: string;
  /** Simulations that run at the same time. */
  readonly threads: number;
  /** Milliseconds that only ever grow. */
  readonly now: () => number;
  /** The day it is here. */
  readonly today: () => Day;
}

const NARROWEST = 40;
const WIDEST = 100;
/** Where nothing is known about the width. */
const USUAL = 80;

export function nodeWorld(): World {
  const { stdin, stdout, stderr, env } = process;
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const isPlain = !stdout.isTTY || (env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb';
  // A reader that has had enough (`| head`) is no mistake.
  stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 2));
  return {
    games,
    print: (text) => stdout.write(`${text}\n`),
    write: (text) => stdout.write(text),
    complain: (text) => stderr.write(`${text}\n`),
    progress: (text) => stderr.isTTY && stderr.write(`\r\x1b[K${text}`),
    lines: () => openLines(stdin, stdout, isPlain || !stdin.isTTY ? 'plain' : 'edit'),
    columns: () => Math.max(NARROWEST, Math.min(WIDEST, stdout.columns ?? (Number(env['COLUMNS']) || USUAL))),
    look: isPlain ? 'plain' : 'terminal',
    root,
    data: env['DECKLE_DATA'] ?? `${root}.deckle`,
    threads: availableParallelism(),
    now: () => performance.now(),
    today() {
      const now = new Date();
      return makeDay(now.getFullYear(), now.getMonth() + 1, now.getDate());
    },
  };
}

export const gameIds = (world: Pick<World, 'games'>): string => world.games.map(({ id }) => id).join(', ');
