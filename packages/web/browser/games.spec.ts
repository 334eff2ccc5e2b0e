import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { games } from '@deckle/games';
import { playToTheEnd, startFromShelf } from './player.ts';
import { announced, expect, stackChance, test } from './table.ts';

const folder = new URL('transcripts/', import.meta.url);
/** `DECKLE_TRANSCRIPTS=write` writes them anew, to be read before they are committed. */
const isWriting = process.env['DECKLE_TRANSCRIPTS'] === 'write';

/** Every game there is, from the shelf to its result, by keyboard alone, and what a screen reader says meanwhile. */
for (const { id, name, dice, options } of games) {
  test(`${name} by keyboard, from the shelf to the result`, async ({ page }) => {
    await stackChance(page, 7);
    await startFromShelf(page, name);
    await playToTheEnd(page);
    const transcript = `${(await announced(page)).join('\n')}\n`;
    expect(transcript).toContain('The game is over');
    // Who is first in a race or in a window to answer is not decided by the deal.
    if (dice !== undefined || 'answer' in options) return;
    const file = new URL(`${id}.txt`, folder);
    if (isWriting) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, transcript);
    }
    expect(existsSync(file), `there is no transcript of ${id}`).toBe(true);
    expect(transcript).toBe(readFileSync(file, 'utf8'));
  });
}
