import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('./', import.meta.url));

/** Installs the peers into bench/ on first use; they are no part of the product. */
export function installPeers(): void {
  const { dependencies } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as {
    readonly dependencies: object;
  };
  if (Object.keys(dependencies).every((name) => existsSync(`${folder}node_modules/${name}`))) return;
  spawnSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'], { cwd: folder });
}
