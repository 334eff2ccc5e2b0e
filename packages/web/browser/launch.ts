import { type Browser, chromium, type CDPSession, type Page } from '@playwright/test';
import { needChromium } from '../../../scripts/chromium.ts';

export type { Browser, CDPSession, Page };

/** For a browser: letters twice as large, as its reader can have them; lengths and media queries go with them. */
export const LARGE_LETTERS = '--blink-settings=defaultFontSize=32';

/** A browser for what is no test; null where there is none, which is said. */
export async function launch(say: (text: string) => void, args: readonly string[] = []): Promise<Browser | null> {
  const executablePath = needChromium(say);
  if (executablePath === null) return null;
  return chromium.launch({ executablePath, args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...args] });
}
