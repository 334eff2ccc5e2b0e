import { expect, type Locator, type Page } from '@playwright/test';

/** Everything this finds is wholly on the screen. */
export async function expectInSight(found: Locator): Promise<void> {
  await expect(found.first()).toBeVisible();
  for (const each of await found.all()) await expect(each).toBeInViewport({ ratio: 0.99 });
}

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

export const TELEPHONE = { width: 360, height: 740 };
export const SIDEWAYS = { width: 740, height: 360 };
export const DESK = { width: 1280, height: 800 };
/** A desk where everything is twice as large. */
export const ENLARGED = { width: 640, height: 400 };
