import type { Page } from '@playwright/test';
import { scenes } from './scenes.ts';
import { TELEPHONE } from './sight.ts';
import { expect, stackChance, test } from './table.ts';

const SCENES = [
  'shelf',
  'settings',
  'game options',
  'table Double Cross',
  'table Last Word Standing',
  'table Word Lift',
  'table refusal',
  'table challenge',
  'table keys',
  'result',
];

/** What is written in smaller letters. The letters printed on cards are as large as the card is; its figure is there or not. */
const smallTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || node.textContent?.trim() === '' || !parent.checkVisibility()) continue;
      const isFigure = parent.closest('.card-value') !== null;
      if (!isFigure && parent.closest('.card, .tile, .die, svg, .unseen, script, option') !== null) continue;
      const drawn = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.d ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * drawn;
      if (isFigure ? size > 0 && size < 16 : size < 16)
        found.add(`${size} px: ${isFigure ? 'figure' : parent.className || parent.tagName} ${node.textContent}`);
    }
    return [...found];
  });

/** What is pressed, besides what is only there for screen readers and what stands in a text. */
const TARGETS = 'button, a, input, select, summary, label:has(input), [role=option]';
const BESIDES =
  '.unseen, .skip, p a:not(.button, .chip, .quiet), p .word, td, th, label input, input[type=range], [aria-label=DropZone], [aria-label=Dismiss]';
/** The cards of a longer word share the width there is; it can be typed. */
const LONG = 7;

/** What is too small for a finger. */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ([targets, besides, long]) =>
      [...document.querySelectorAll(targets)]
        .filter((each) => each.checkVisibility() && !each.matches(besides) && each.closest(besides) === null)
        .flatMap((each) => {
          const { width, height } = each.getBoundingClientRect();
          const isLong = (each.closest('.row-piles')?.children.length ?? 0) > long;
          const isLarge = height > 43.9 && (width > 43.9 || isLong);
          return isLarge ? [] : [`${Math.round(width)} × ${Math.round(height)}: ${each.outerHTML.slice(0, 120)}`];
        }),
    [TARGETS, BESIDES, LONG] as const,
  );

test.use({ viewport: TELEPHONE });
for (const name of SCENES) {
  test(`letters are large enough to be read, and targets to be hit: ${name}`, async ({ page }) => {
    await stackChance(page, 7);
    await scenes.find((scene) => scene.name === name)?.open(page);
    expect(await smallTexts(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  });
}
