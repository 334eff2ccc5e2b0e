import { type Card, type Seat, viewOf } from '@deckle/kernel';
import type { Page } from '@playwright/test';
import { printedCard } from '../src/look/printed.ts';
import { secretTo, type Story, toldTo } from './story.ts';

/** Everything somebody who looks into the page can find there. */
export interface Seen {
  readonly html: string;
  /** The names, values and descriptions in the accessibility tree, in its order, with the roles they belong to. */
  readonly tree: readonly (readonly [role: string, text: string])[];
  /** What the page keeps, and what its address remembers. */
  readonly kept: string;
  /** All that is written on the page, whatever is marked in it. */
  readonly text: string;
  /** What the log says, sentence by sentence. */
  readonly lines: readonly string[];
}

/** Looks into the page by every way there is. */
export async function lookInto(page: Page): Promise<Seen> {
  const device = await page.context().newCDPSession(page);
  const { nodes } = await device.send('Accessibility.getFullAXTree');
  await device.detach();
  const found = await page.evaluate(() => {
    const lines = [...document.querySelectorAll('.line')].map((line) =>
      [...line.childNodes].map((part) => (part instanceof Element && part.matches('.unseen') ? '' : part.textContent)),
    );
    return {
      html: document.documentElement.outerHTML,
      kept: JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        history.state,
        window.name,
        document.cookie,
      ]),
      text: document.body.textContent,
      lines: lines.map((parts) => parts.join('')),
    };
  });
  const tree = nodes.flatMap(({ role, name, value, description }) =>
    [name, value, description].flatMap((part) =>
      typeof part?.value === 'string' ? [[String(role?.value), part.value] as const] : [],
    ),
  );
  return { ...found, tree };
}

/** So many cards in a row are no chance any more. */
const ENOUGH = 5;

/** When somebody looked into the page, and who had the screen then. */
export interface Looked {
  readonly moment: number;
  readonly viewer: Seat | null;
}

/**
 * What of the hidden is found. Cards are letters, and letters are everywhere: what tells are the numbers of cards, more
 * cards with a face than the viewer can see, sentences that were told to others only, and whole hands or decks in their order.
 */
export function secretsIn(seen: Seen, story: Story, { moment, viewer }: Looked): readonly string[] {
  const { state } = story.after(moment).last;
  const { pack } = story.tools;
  const view = viewOf(state, viewer);
  const visible = Object.values(view.zones).flatMap(({ row }) => row?.flat() ?? []);
  const shown = [...seen.html.matchAll(/data-card="(\d+)"/g)].map(([, id]) => Number(id));
  const found = shown.filter((id) => !visible.includes(id)).map((id) => `card ${id} is in the page`);
  const names = pack.map((card: Card) => printedCard(card).name);
  for (const [name, count] of countedNames(seen.tree, names)) {
    const known = visible.filter((id) => names[id] === name).length;
    if (count > known) found.push(`${count} cards are called ${name}, ${known} can be seen`);
  }
  const texts = Object.entries({
    page: seen.html,
    text: seen.text,
    tree: seen.tree.map(([, text]) => text).join(' '),
    storage: seen.kept,
  });
  const told = toldTo(story, moment, viewer);
  found.push(...seen.lines.filter((line) => !told.has(line)).map((line) => `the log says: ${line}`));
  const secrets = secretTo(story, moment, viewer);
  for (const [where, text] of texts)
    found.push(...secrets.filter((secret) => text.includes(secret)).map((secret) => `in the ${where}: ${secret}`));
  for (const [zone, { row }] of Object.entries(state.zones)) {
    const ids = row.flat();
    if (view.zones[zone]?.row !== null || ids.length < ENOUGH) continue;
    for (const order of [ids, ids.toReversed()]) {
      const first = order.slice(0, ENOUGH);
      const traces = [
        first.join('\\D{1,12}'),
        first.map((id) => pack[id]?.face.replace('?', '\\?')).join('[^A-Z]{1,12}'),
      ];
      for (const [where, text] of texts) {
        // Of a hand that one has been told of, what is left over may stand side by side.
        const untold = [...told].reduce((rest, line) => rest.replaceAll(line, ''), text);
        for (const trace of traces)
          if (new RegExp(`(?<![A-Z0-9])${trace}(?![A-Z0-9])`).test(untold))
            found.push(`${zone} is in the ${where}: ${trace}`);
      }
    }
  }
  return found;
}

/** How many things of one role in the tree are called like this card at its place: `QU, 9 points, third of ten`. */
function countedNames(tree: Seen['tree'], names: readonly string[]): ReadonlyMap<string, number> {
  const roles = Map.groupBy(tree, ([role]) => role);
  const most = new Map<string, number>();
  for (const things of roles.values()) {
    const cards = things.flatMap(([, text]) => names.find((name) => isAtPlace(text, name)) ?? []);
    for (const [name, { length }] of Map.groupBy(cards, (card) => card)) {
      most.set(name, Math.max(most.get(name) ?? 0, length));
    }
  }
  return most;
}

/** A word may have cards that lie elsewhere, which are read once more, and wild ones, read as the letter they stand for. */
const READ_OTHERWISE = /, (from |a wild card)/;

const isAtPlace = (text: string, name: string): boolean =>
  text.startsWith(`${name}, `) && / of [a-z0-9]+/.test(text.slice(name.length)) && !READ_OTHERWISE.test(text);
