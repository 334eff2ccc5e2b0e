import { expect, type Locator, type Page } from '@playwright/test';

/** Everything this finds is wholly on the screen. */
export async function expectInSight(found: Locator): Promise<void> {
  await expect(found.first()).toBeVisible();
  for (const each of await found.all()) await expect(each).toBeInViewport({ ratio: 0.99 });
}

/** Cards in the word one composes stand higher, into the room around what is pressed above them. */
const RAISED = 12;

/** What one composes with and from lies on the screen, and nothing lies over it. */
export async function expectUncovered(page: Page, when: string): Promise<void> {
  const hidden = (): Promise<readonly string[]> =>
    page.evaluate(
      (raised) =>
        [...document.querySelectorAll('.board .pile, .held, #composer')].flatMap((each) => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          const isSeen = [top + raised, bottom - 3].every((y) => {
            const there = document.elementFromPoint((left + right) / 2, y);
            return there !== null && (each.contains(there) || there.contains(each));
          });
          return isSeen ? [] : [`${each.className} ${each.textContent}`];
        }),
      RAISED,
    );
  await expect.poll(hidden, when).toEqual([]);
}

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** The narrowest screen there is. */
export const NARROW = { width: 320, height: 640 };
export const TELEPHONE = { width: 360, height: 740 };
export const SIDEWAYS = { width: 740, height: 360 };
export const DESK = { width: 1280, height: 800 };
/** A desk where everything is twice as large. */
export const ENLARGED = { width: 640, height: 400 };
