import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const slow = ['{packages,scripts}/**/*.slow.test.ts'];
const web = 'packages/web/**';
const assembly = 'packages/lexicon/src/assembly/**';

/** Files that play every game take longest though they are the smallest: begun last, one of them would run alone in the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/conformance/');
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Every core, though the browser's tests run beside the slow ones: both often wait.
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
