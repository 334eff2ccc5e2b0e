import { games } from '@deckle/games';
import { expect, type Page, test as base } from '@playwright/test';
import { AIMS } from '../src/settings/device.ts';

/** What every browser test keeps an eye on: nothing may go wrong unseen. */
export const test = base.extend<{ readonly troubles: string[]; readonly newcomer: boolean }>({
  /** Whether the one at the page has never played any of the games; usually they know what each wants of them. */
  newcomer: [false, { option: true }],
  page: async ({ page, newcomer }, use) => {
    const known = JSON.stringify(games.map(({ id }) => id));
    if (!newcomer) await page.addInitScript(([key, ids]) => localStorage.setItem(key, ids), [AIMS, known] as const);
    await use(page);
  },
  troubles: [
    async ({ context }, use) => {
      const troubles: string[] = [];
      context.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
      context.on('weberror', (trouble) => troubles.push(trouble.error().message));
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Runs this in the worker before anything else. */
export async function inWorker(page: Page, script: string): Promise<void> {
  await page.route('**/assets/worker-*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `{ ${script} }\n${await answer.text()}` });
  });
}

/**
 * Bots wait a moment so that one can follow. Nobody follows here: that moment is over at once, and the clock is set
 * forward by it. Whatever takes longer, as a race does, takes as long as ever.
 */
const quick = (now: string): string => `
  const [now, wait] = [${now}, setTimeout];
  let ahead = 0;
  performance.now = () => now() + ahead;
  globalThis.setTimeout = (act, ms = 0, ...rest) => {
    const skipped = ms > 250 ? 0 : ms;
    return wait((...given) => { ahead += skipped; act(...given); }, ms - skipped, ...rest);
  };`;
const QUICK = quick('performance.now.bind(performance)');
/** The same, but no other time passes: in a race the one at this page is first, however slow the machine. */
const STOPPED = quick('() => 0');

const dealtBy = (seed: number): string => `
  let n = ${seed};
  crypto.getRandomValues = (array) => {
    for (let i = 0; i < array.length; i++) {
      n = (n * 1103515245 + 12345) % 2147483648;
      array[i] = n >> 16;
    }
    return array;
  };`;

/** Deals by these numbers instead of chance, and quicker than usual: everything else is the real thing. */
export const stackChance = (page: Page, seed: number): Promise<void> => inWorker(page, QUICK + dealtBy(seed));

/** So much later only a clock that runs down has something to say. */
const LATER = 5000;

/** The same at a table where nobody's time runs down: a game goes by what is said, not by when. */
export async function stopTime(page: Page, seed: number): Promise<void> {
  await inWorker(page, STOPPED + dealtBy(seed));
  await page.addInitScript((later) => {
    const wait = setTimeout;
    window.setTimeout = ((act: () => void, ms = 0) => (ms < later ? wait(act, ms) : 0)) as typeof setTimeout;
  }, LATER);
}

export const quicken = (page: Page): Promise<void> => inWorker(page, QUICK);

/** All that was announced, oldest first, as the key lists it. */
export async function announced(page: Page): Promise<readonly string[]> {
  await page.keyboard.press('8');
  const dialog = page.getByRole('dialog', { name: 'Announcements' });
  await expect(dialog).toBeVisible();
  return (await dialog.getByRole('listitem').allInnerTexts()).reverse();
}

/** Keeps all that the page and its workers tell each other, in order, each as JSON with the way it went. */
export async function overhear(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    // What JSON would lose is not lost: a file is a file, and what has parts shows them.
    const shown = (_: string, value: unknown): unknown => {
      if (value instanceof Blob) return '[file]';
      if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return '[bytes]';
      return value instanceof Map || value instanceof Set ? [...value] : value;
    };
    const keep = (way: 'in' | 'out', data: unknown): number => heard.push(JSON.stringify({ way, data }, shown));
    const read = new WeakSet<MessageEvent>();
    const getter = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data');
    Object.defineProperty(MessageEvent.prototype, 'data', {
      get(this: MessageEvent) {
        const value: unknown = getter?.get?.call(this);
        if (!read.has(this)) keep('in', value);
        read.add(this);
        return value;
      },
    });
    for (const { prototype } of [Worker, MessagePort]) {
      const { postMessage } = prototype;
      prototype.postMessage = function (this: Worker & MessagePort, ...sent: readonly unknown[]) {
        keep('out', sent[0]);
        return Reflect.apply(postMessage, this, sent);
      };
    }
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}
