import { expect, test } from 'vitest';
import { renderPage, sectionOf, summaryOf } from './pages.ts';
import { PLAIN_PAINT } from './paint.ts';

const PAGE = `# A Game

Lay **words** and
[score](x.md) them. Then more.

## Turn
- draw a card, or take \`one\` that
  lies there
- discard

| letter | worth |
|---|---|
| Q | ten points |
`;

test('the summary is the first sentence', () => {
  expect(summaryOf(PAGE)).toBe('Lay words and score them.');
  expect(summaryOf('# Only a title')).toBe('');
});

test('a section is what stands under its heading', () => {
  const page = `${PAGE}\n## Commands\n\`draw\` ·\n\`pass\`\n\n## More\nThe rest.\n`;
  expect(sectionOf(page, 'Commands')).toBe('draw · pass');
  expect(sectionOf(page, 'More')).toBe('The rest.');
  expect(sectionOf(page, 'Less')).toBeNull();
});

test('a page is wrapped, with hanging lists and straight tables', () => {
  expect(renderPage(PAGE, 24, PLAIN_PAINT)).toEqual([
    'A Game',
    '',
    'Lay words and score',
    'them. Then more.',
    '',
    'Turn',
    '· draw a card, or take',
    '  one that lies there',
    '· discard',
    '',
    'letter  worth',
    'Q       ten points',
  ]);
});
