import { expect, type Page } from '@playwright/test';
import { NARROW } from './sight.ts';

/** What is written in smaller letters. What is printed on cards is as large as the card is. */
const smallTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || node.textContent?.trim() === '' || !parent.checkVisibility()) continue;
      if (parent.closest('.card, .tile, .die, svg, .unseen, script, option') !== null) continue;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      if (size < 16) found.add(`${size} px: ${parent.className || parent.tagName} ${node.textContent}`);
    }
    return [...found];
  });

/** What is pressed, besides what is only there for screen readers and what stands in a text. */
const TARGETS = 'button, a, input, select, summary, label:has(input), [role=option]';
const BESIDES =
  '.unseen, .skip, p a:not(.button, .chip, .quiet), p .word, td, th, label input, input[type=range], [aria-label=DropZone], [aria-label=Dismiss]';
/** So many cards have the width of a finger each; those of a longer word share it, and so do rows beside each other: they can be typed. */
const LONG = { on: 340, cards: 7, less: 6 };

/** What is too small for a finger. */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ([targets, besides, long]) => {
      const most = innerWidth < long.on ? long.less : long.cards;
      const sharesWidth = (each: Element): boolean =>
        (each.closest('.row-piles')?.children.length ?? 0) > most || each.closest('[data-crowded] .row-piles') !== null;
      return [...document.querySelectorAll(targets)]
        .filter((each) => each.checkVisibility() && !each.matches(besides) && each.closest(besides) === null)
        .flatMap((each) => {
          const { width, height } = each.getBoundingClientRect();
          const isLarge = height > 43.9 && (width > 43.9 || sharesWidth(each));
          return isLarge ? [] : [`${Math.round(width)} × ${Math.round(height)}: ${each.outerHTML.slice(0, 120)}`];
        });
    },
    [TARGETS, BESIDES, LONG] as const,
  );

/** For screen readers only; drawn within something; sentences that are shown as far as they fit, whole ones. */
const NOT_LAID_OUT = '.unseen, .skip, svg, .lately';

/** What lies outside the screen to the right or to the left, and cannot be scrolled to where it lies. */
const outside = (page: Page): Promise<readonly string[]> =>
  page.evaluate((besides) => {
    const isScrolled = (each: Element | null): boolean =>
      each !== null && (/auto|scroll/.test(getComputedStyle(each).overflowX) || isScrolled(each.parentElement));
    const { scrollWidth } = document.documentElement;
    const aside = [...document.querySelectorAll('body *')].filter((each) => {
      const { left, right, width } = each.getBoundingClientRect();
      return width > 0 && (left < -1 || right > innerWidth + 1) && each.checkVisibility();
    });
    const told = aside
      .filter((each) => each.closest(besides) === null && !isScrolled(each))
      .map((each) => each.outerHTML.slice(0, 120));
    return [...(scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : []), ...told];
  }, NOT_LAID_OUT);

/** Letters can be read, targets be hit, and nothing lies beside the screen. */
export async function expectFits(page: Page, when: string): Promise<void> {
  expect(await outside(page), `${when}: outside`).toEqual([]);
  expect(await smallTexts(page), `${when}: small letters`).toEqual([]);
  expect(await smallTargets(page), `${when}: small targets`).toEqual([]);
}

/** The same page on the narrowest screen there is, and then as wide as before. */
export async function expectFitsNarrow(page: Page, when: string, meanwhile?: () => Promise<void>): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize(NARROW);
  await expectFits(page, when);
  await meanwhile?.();
  if (size !== null) await page.setViewportSize(size);
}
