import { expect, test } from 'vitest';
import { parseExample } from './example.ts';

const TEXT = `# The deal,
# in two lines.
game: toy

# Somebody plays.
0: play AB
score 0 2
# Two at once.
1: pass
0: pass
`;

test('a comment begins a part, up to the next one', () => {
  const example = parseExample(TEXT);
  expect(example).toMatchObject({
    scenario: { game: 'toy' },
    parts: [
      { caption: 'The deal, in two lines.', steps: [] },
      { caption: 'Somebody plays.', steps: [{ text: '0: play AB' }, { text: 'score 0 2' }] },
      { caption: 'Two at once.', steps: [{ text: '1: pass' }, { text: '0: pass' }] },
    ],
  });
});

test.each(['game: toy\n\n0: pass\n', 'game: toy\n\n0: pass\n# Too late.\n', 'nonsense'])(
  'is refused where nothing is said about the deal: %j',
  (text) => {
    expect(parseExample(text)).toMatchObject({ refused: 'bad-scenario' });
  },
);
