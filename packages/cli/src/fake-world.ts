import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@deckle/games';
import type { Game } from '@deckle/kernel';
import type { Typed } from './lines.ts';
import { run } from './program.ts';
import type { World } from './world.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

interface Played {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** For tests: the command line without a process, with further games in its registry and a folder of its own. */
export function openFakeWorld(more: readonly Game[] = []): {
  readonly data: string;
  /** Types these lines, then leaves. Each line takes a second. */
  readonly play: (args: readonly string[], typed?: readonly string[]) => Promise<Played>;
} {
  const data = mkdtempSync(join(tmpdir(), 'deckle-cli-'));
  const play = async (args: readonly string[], typed: readonly string[] = []): Promise<Played> => {
    const [out, err]: [string[], string[]] = [[], []];
    const left = [...typed];
    let time = 0;
    const next = (prompt: string): Promise<Typed> => {
      time += 1000;
      const line = left.shift();
      out.push(`${prompt}${line ?? ''}`);
      return Promise.resolve(line === undefined ? 'end' : { line });
    };
    const world: World = {
      games: [...games, ...more],
      print: (text) => out.push(text),
      write: (text) => out.push(text),
      complain: (text) => err.push(text),
      progress: () => {},
      lines: () => ({ next, isStopped: () => false, close: () => {} }),
      columns: () => 80,
      look: 'plain',
      root,
      data,
      threads: 1,
      now: () => time,
      today: () => '2026-11-16',
    };
    const code = await run(args, world);
    return { code, out: out.join('\n'), err: err.join('\n') };
  };
  return { data, play };
}
