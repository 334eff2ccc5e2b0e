import { defineConfig } from 'vitest/config';

const slow = ['{packages,scripts}/**/*.slow.test.ts'];
const web = 'packages/web/**';
const assembly = 'packages/lexicon/src/assembly/**';

export default defineConfig({
  test: {
    // Every core: the slow tests have the machine to themselves.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,scripts}/**/*.test.ts'],
          exclude: ['**/node_modules/**', assembly, web, ...slow],
          // What is pure needs no fresh modules for each file, and loading them is most of the time.
          isolate: false,
          // No test is a timed test: a busy machine is no failure.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'unit web',
          include: ['packages/web/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...slow],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'slow',
          include: slow,
          exclude: ['**/node_modules/**'],
          testTimeout: 900_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
