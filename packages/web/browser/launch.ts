import { type Browser, chromium, type CDPSession, type Page } from '@playwright/test';
import { needChromium } from '../../../scripts/chromium.ts';

export type { Browser, CDPSession, Page };

/** A browser for what is no test; null where there is none, which is said. */
export async function launch(say: (text: string) => void): Promise<Browser | null> {
  const executablePath = needChromium(say);
  if (executablePath === null) return null;
  return chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
}
