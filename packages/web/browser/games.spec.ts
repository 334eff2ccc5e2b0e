import { readFileSync, writeFileSync } from 'node:fs';
import { games } from '@deckle/games';
import type { Browser } from '@playwright/test';
import { expectNoFaults, faults, faultsButColours } from './axe.ts';
import { expectFits, expectFitsNarrow } from './fits.ts';
import { listenLive } from './live.ts';
import { someone } from './people.ts';
import { playScript, playToTheEnd, startFromShelf } from './player.ts';
import { announced, expect, stopTime, test } from './table.ts';

const scripts = new URL('scripts/', import.meta.url);
const transcripts = new URL('transcripts/', import.meta.url);
/** `DECKLE_TRANSCRIPTS=write` takes every hint and writes both anew, to be read before they are committed. */
const isWriting = process.env['DECKLE_TRANSCRIPTS'] === 'write';
const SEED = 7;

const read = (folder: URL, id: string): string => readFileSync(new URL(`${id}.txt`, folder), 'utf8');
const write = (folder: URL, id: string, lines: readonly string[]): void =>
  writeFileSync(new URL(`${id}.txt`, folder), `${lines.join('\n')}\n`);

/** What somebody says who takes every hint, on a device of their own. */
async function advised(browser: Browser, name: string): Promise<readonly string[]> {
  const page = await someone(browser);
  await stopTime(page, SEED);
  await startFromShelf(page, name);
  const said = await playToTheEnd(page);
  await page.context().close();
  return said;
}

/** One game of so many is looked at in every theme, since their tables have the same colours. */
const OFTEN = 4;

/** Every game there is, from the shelf to its result, by keyboard alone, and what a screen reader says meanwhile. */
for (const [at, { id, name }] of games.entries()) {
  test(`${name} by keyboard, from the shelf to the result`, async ({ page, browser }) => {
    // It is played twice then, and hints take their time.
    if (isWriting) test.slow();
    const voiced = await listenLive(page);
    await stopTime(page, SEED);
    await startFromShelf(page, name);
    if (isWriting) write(scripts, id, await advised(browser, name));
    const lines = read(scripts, id).trim().split('\n');
    await playScript(page, lines, async (line) => {
      if (at % OFTEN === 0) await expectNoFaults(page);
      else expect(await faults(page)).toEqual([]);
      await expectFitsNarrow(page, 'halfway', async () => {
        await page.locator('#composer').fill(line);
        await page.locator('.composed-word, .composer-says:not(:empty), .composer-good').first().waitFor();
        await expectFits(page, line);
        await page.locator('#composer').press('Escape');
      });
    });
    expect(await faultsButColours(page), 'the result').toEqual([]);
    const told = await announced(page);
    if (isWriting) write(transcripts, id, told);
    expect(`${told.join('\n')}\n`).toBe(read(transcripts, id));
    // Beside what happened, the regions say what somebody asked for.
    expect((await voiced()).filter((text) => told.includes(text)).slice(-told.length)).toEqual(told);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Rules', exact: true }).press('Enter');
    await page.getByRole('link', { name: /^All about/ }).press('Enter');
    await page.getByRole('button', { name: 'Next card' }).waitFor();
    expect(await faultsButColours(page), 'the page of the game').toEqual([]);
  });
}
