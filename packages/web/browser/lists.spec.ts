import { readFileSync } from 'node:fs';
import { games } from '@deckle/games';
import { LIST_NAMES } from '@deckle/host';
import type { Game } from '@deckle/kernel';
import { unpackGraph, wordsOf } from '@deckle/lexicon';
import type { Locator, Page } from '@playwright/test';
import { playOn } from './player.ts';
import { expect, stackChance, test } from './table.ts';

const game = games.find(({ name }) => name === 'Leftovers') as Game;
/** What the first word may be made of: so many cards of the hand. */
const LENGTH = 5;

const wordsIn = async (list: string): Promise<readonly string[]> =>
  [...wordsOf(await unpackGraph(readFileSync(new URL(`../../../dictionaries/${list}.dawg`, import.meta.url))))].filter(
    ({ length }) => length === LENGTH,
  );

/** A table with this list, and the hand that is dealt. */
async function openWith(page: Page, list: string): Promise<readonly string[]> {
  await page.goto(`/games/${game.id}`);
  const part = page.locator('.plan-part', { hasText: 'Which words count' });
  await part.locator('summary').click();
  await part.locator('label', { has: page.locator(`input[value="${list}"]`) }).click();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await playOn(page);
  await page.locator('.held').first().waitFor();
  return page.locator('.held .card-letters').allInnerTexts();
}

const canSpell = (hand: readonly string[], word: string): boolean => {
  const left = [...hand];
  return Array.from(word).every((letter) => left.includes(letter) && left.splice(left.indexOf(letter), 1).length === 1);
};

test('the list that was chosen decides: Everyday refuses what Standard takes, Wide takes what Standard refuses', async ({
  page,
}) => {
  await stackChance(page, 7);
  const [everyday = [], standard = [], wide = []] = await Promise.all(LIST_NAMES.map(wordsIn));
  const composer = page.locator('#composer');
  const play: Locator = page.getByRole('button', { name: /^Play( for \d+)?$/ });
  const laid = (word: string): Locator => page.getByRole('complementary').getByText(`You lay ${word}.`);
  const refuses = async (word: string): Promise<void> => {
    await composer.fill(word);
    await play.press('Enter');
    await expect(page.locator('.composer-says')).toContainText(`${word} is not in`);
    await composer.fill('');
  };

  const hand = await openWith(page, 'everyday');
  const known = standard.find((word) => canSpell(hand, word) && !everyday.includes(word)) as string;
  const rare = wide.find((word) => canSpell(hand, word) && !standard.includes(word)) as string;
  await refuses(known);
  expect(await openWith(page, 'standard'), 'the same cards').toEqual(hand);
  await refuses(rare);
  await composer.fill(known);
  await play.press('Enter');
  await expect(laid(known).first()).toBeVisible();
  expect(await openWith(page, 'wide')).toEqual(hand);
  await composer.fill(rare);
  await play.press('Enter');
  await expect(laid(rare).first()).toBeVisible();
});
