import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { SETTINGS } from './src/settings/device.ts';
import { findChromium } from '../../scripts/chromium.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where Deckle is; there opponents do not wait until somebody has seen a word. */
const at = (baseURL: string) => ({
  baseURL,
  storageState: {
    cookies: [],
    origins: [{ origin: new URL(baseURL).origin, localStorage: [{ name: SETTINGS, value: '{"bots":"quick"}' }] }],
  },
});

/** Tests in a real browser against the real server. No test is a timed test: a busy machine is no failure. */
export default defineConfig({
  testDir: here('browser'),
  outputDir: here('../../node_modules/.cache/browser'),
  globalSetup: here('browser/serve.ts'),
  timeout: 180_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: '100%',
  forbidOnly: true,
  reporter: [['list']],
  use: {
    // Set before any worker reads this.
    ...(process.env['DECKLE_URL'] === undefined ? {} : at(process.env['DECKLE_URL'])),
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    // It fetches everything there is; the test that plays without a network lets it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(findChromium() === null ? {} : { executablePath: findChromium() as string }),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
});
