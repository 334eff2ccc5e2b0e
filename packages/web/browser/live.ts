import type { Page } from '@playwright/test';

/** Everything that was put into a live region while it stood in the page, in order: that is what a screen reader says. */
export async function listenLive(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const voiced: string[] = [];
    Object.assign(window, { voiced });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const at = target instanceof Element ? target : target.parentElement;
        if (at?.closest('[aria-live=polite], [aria-live=assertive]') === null) continue;
        for (const { textContent } of addedNodes) voiced.push(textContent ?? '');
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { voiced: string[] }).voiced);
}
