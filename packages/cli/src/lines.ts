import { createInterface, type Interface } from 'node:readline';

/** A line somebody typed; `end` when the input is over or they pressed Ctrl-C; `news` when the wait was called off. */
export type Typed = { readonly line: string } | 'end' | 'news';

/** The keyboard, one line at a time. What is typed while nobody waits is kept for the next wait. */
export interface Lines {
  /** Waits for a line. With `signal` the wait is called off, and what was typed so far stays in place. */
  next(prompt: string, signal?: AbortSignal): Promise<Typed>;
  /** Has somebody pressed Ctrl-C, also while nobody waited for a line? */
  isStopped(): boolean;
  close(): void;
}

/** `edit`: with line editing and history, which needs a terminal; `plain`: nothing but lines. */
export function openLines(input: NodeJS.ReadStream, output: NodeJS.WriteStream, keys: 'edit' | 'plain'): Lines {
  const keyboard = createInterface({ input, output, terminal: keys === 'edit', historySize: 100 });
  const ear = openEar(keyboard);
  return {
    next: (prompt, signal) =>
      new Promise((done) => {
        const look = (): void => {
          const found = ear.read() ?? (signal?.aborted ? 'news' : null);
          if (found === null) return;
          ear.wake(null);
          signal?.removeEventListener('abort', look);
          done(found);
        };
        ear.wake(look);
        signal?.addEventListener('abort', look);
        ask(keyboard, prompt, keys, output);
        look();
      }),
    isStopped: ear.isStopped,
    close() {
      keyboard.close();
      // An open pipe would keep the program from ending.
      input.destroy();
    },
  };
}

/** Keeps what is typed until it is read, and wakes the one who waits. */
interface Ear {
  /** The next line, or the end of them; null while there is nothing to read. */
  readonly read: () => Typed | null;
  readonly wake: (waiting: (() => void) | null) => void;
  readonly isStopped: () => boolean;
}

function openEar(keyboard: Interface): Ear {
  const typed: string[] = [];
  let over = false;
  let stopped = false;
  let waiting: (() => void) | null = null;
  const end = (): void => {
    over = true;
    waiting?.();
  };
  const stop = (): void => {
    stopped = true;
    end();
  };
  keyboard.on('line', (line) => {
    typed.push(line);
    waiting?.();
  });
  keyboard.on('SIGINT', stop).on('close', end);
  // Where no terminal turns Ctrl-C into a key, it comes as a signal.
  process.once('SIGINT', stop).once('SIGTERM', stop);
  return {
    read() {
      const line = typed.shift();
      if (line !== undefined) return { line };
      return over ? 'end' : null;
    },
    wake(next) {
      waiting = next;
    },
    isStopped: () => stopped,
  };
}

function ask(keyboard: Interface, prompt: string, keys: 'edit' | 'plain', output: NodeJS.WriteStream): void {
  if (keys === 'edit') {
    keyboard.setPrompt(prompt);
    keyboard.prompt(true);
  } else output.write(output.isTTY ? prompt : `${prompt}\n`);
}
