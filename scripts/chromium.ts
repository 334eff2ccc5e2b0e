// The browser that tests and benchmarks run in: what the machine has, else what Debian has.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The first has no windows: the same browser with a sixth less to do. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const PACKAGE = 'chromium-headless-shell';

export function findChromium(): string | null {
  const { CHROMIUM } = process.env;
  return [...(CHROMIUM === undefined ? [] : [CHROMIUM]), ...PLACES].find((path) => existsSync(path)) ?? null;
}

/** Tries to have one; else says in a sentence what is missing. */
export function needChromium(say: (text: string) => void): string | null {
  const found = findChromium();
  if (found !== null) return found;
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (canInstall) {
    say('Installing Chromium for the browser tests …');
    const apt = (...args: readonly string[]): boolean =>
      spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
        .status === 0;
    const isThere = apt('install', '-y', PACKAGE);
    if (!isThere && apt('update')) apt('install', '-y', PACKAGE);
  }
  const installed = findChromium();
  if (installed === null)
    say(
      `NOT RUN: all that needs a browser. There is no Chromium here: install Debian’s ${PACKAGE}, or name one in CHROMIUM.`,
    );
  return installed;
}
