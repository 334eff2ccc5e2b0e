import { readFileSync } from 'node:fs';
import { parseSave } from '@deckle/host';
import { type Card, type Game, isDivergence, isRefusal, type Match, replay, type Seat, viewOf } from '@deckle/kernel';
import { openDictionary, openForms } from '@deckle/lexicon';
import { makeTools } from '@deckle/words';
import type { Page } from '@playwright/test';
import { printedCard } from '../src/look/printed.ts';

const bytes = (file: string): Uint8Array => readFileSync(new URL(`../../../dictionaries/${file}`, import.meta.url));

/** The match after so many of its inputs. */
export async function replayed(game: Game, save: string): Promise<(inputs: number) => Match> {
  const parsed = parseSave(save);
  if (isRefusal(parsed)) throw new Error(parsed.rule);
  const { record } = parsed;
  const isForm = await openForms(bytes);
  const dictionary = await openDictionary({ name: 'standard', list: bytes('standard.dawg'), isForm });
  const tools = makeTools(game, record, dictionary);
  return (inputs) => {
    const match = replay(game, { ...record, inputs: record.inputs.slice(0, inputs) }, tools, dictionary.hash);
    if (isRefusal(match) || isDivergence(match)) throw new Error('the record does not replay');
    return match;
  };
}

/** Everything somebody who looks into the page can find there. */
export interface Seen {
  readonly html: string;
  /** The names, values and descriptions in the accessibility tree, in its order, with the roles they belong to. */
  readonly tree: readonly (readonly [role: string, text: string])[];
  /** What the page keeps, and what its address remembers. */
  readonly kept: string;
}

/** Looks into the page by every way there is. */
export async function lookInto(page: Page): Promise<Seen> {
  const device = await page.context().newCDPSession(page);
  const { nodes } = await device.send('Accessibility.getFullAXTree');
  await device.detach();
  const [html, kept] = await page.evaluate(() => [
    document.documentElement.outerHTML,
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
      window.name,
      document.cookie,
    ]),
  ]);
  const tree = nodes.flatMap(({ role, name, value, description }) =>
    [name, value, description].flatMap((part) =>
      typeof part?.value === 'string' ? [[String(role?.value), part.value] as const] : [],
    ),
  );
  return { html: html ?? '', tree, kept: kept ?? '' };
}

/** So many cards in a row are no chance any more. */
const ENOUGH = 5;

/**
 * What of the hidden is found. Cards are letters, and letters are everywhere: what tells are the numbers of cards, more
 * cards with a face than the viewer can see, and whole hands or decks in their order.
 */
export function secretsIn(
  seen: Seen,
  { last: { state }, tools: { pack } }: Match,
  viewer: Seat | null,
): readonly string[] {
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
    tree: seen.tree.map(([, text]) => text).join(' '),
    storage: seen.kept,
  });
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
        for (const trace of traces)
          if (new RegExp(`(?<![A-Z0-9])${trace}(?![A-Z0-9])`).test(text))
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

const isAtPlace = (text: string, name: string): boolean =>
  text.startsWith(`${name}, `) && / of [a-z0-9]+/.test(text.slice(name.length));
