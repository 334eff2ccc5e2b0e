import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@deckle/kernel';
import { type Paint, wrap } from './paint.ts';

/** A game's rules page as it is written, or null while there is none. */
export function readRules(root: string, { id }: Pick<Game, 'id'>): string | null {
  try {
    return readFileSync(join(root, 'docs', 'rules', `${id}.md`), 'utf8');
  } catch {
    return null;
  }
}

/** The first sentence of a page below its title. */
export function summaryOf(page: string): string {
  const paragraph = page.split(/\n\s*\n/).find((block) => /^[^#|>\-*`\s]/.test(block)) ?? '';
  return /^.*?[.!?](?=\s|$)/s.exec(inline(paragraph).replaceAll(/\s+/g, ' '))?.[0] ?? inline(paragraph).trim();
}

/** What a page says under a heading, on one line; null where it has no such heading. */
export function sectionOf(page: string, heading: string): string | null {
  const [, text] = page.split(new RegExp(`^## ${heading}\\n`, 'm'));
  return text === undefined ? null : inline((text.split(/^## /m)[0] ?? '').replaceAll(/\s+/g, ' ').trim());
}

const inline = (text: string): string =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replaceAll(/(?<![\w*])\*(?!\s)([^*]+)\*/g, '$1');

/** Markdown as a terminal shows it: headings strong, paragraphs wrapped, lists with hanging indents, tables in columns. */
export function renderPage(page: string, columns: number, paint: Paint): readonly string[] {
  return page
    .trim()
    .split(/\n\s*\n/)
    .flatMap((block, at) => [...(at === 0 ? [] : ['']), ...renderBlock(block, columns, paint)]);
}

function renderBlock(block: string, columns: number, paint: Paint): readonly string[] {
  const lines = block.split('\n');
  if (lines.every((line) => line.startsWith('|'))) return renderTable(lines, columns);
  if (block.startsWith('```')) return lines.slice(1, -1).map((line) => `  ${line}`);
  return items(lines).flatMap((item) => {
    const heading = /^#+\s+(.*)$/s.exec(item);
    if (heading !== null) return wrap(inline(heading[1] ?? ''), columns).map(paint.strong);
    const list = /^(\s*)([-*]|\d+\.)\s+(.*)$/s.exec(item);
    if (list === null) return wrap(inline(item.replace(/^>\s?/, '')), columns);
    const [, lead = '', bullet = '', text = ''] = list;
    const head = `${lead}${/\d/.test(bullet) ? bullet : '·'} `;
    const [first = '', ...rest] = wrap(inline(text), columns - head.length);
    return [head + first, ...rest.map((line) => ' '.repeat(head.length) + line)];
  });
}

/** Lines that belong together: a heading, a list item with its continuation, a paragraph. */
function items(lines: readonly string[]): readonly string[] {
  const found: string[] = [];
  for (const line of lines) {
    const starts = /^(#|\s*([-*]|\d+\.)\s)/.test(line) || found.at(-1)?.startsWith('#') || found.length === 0;
    if (starts) found.push(line);
    else found[found.length - 1] += ` ${line.trim()}`;
  }
  return found;
}

function renderTable(lines: readonly string[], columns: number): readonly string[] {
  const rows = lines
    .filter((line) => !/^[|\s:-]+$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => inline(cell.trim())),
    );
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const room = widths.slice(0, -1).reduce((sum, width) => sum + width + 2, 0);
  return rows.flatMap((row) => {
    const lead = row
      .slice(0, -1)
      .map((cell, at) => `${cell.padEnd(widths[at] ?? 0)}  `)
      .join('');
    const [first = '', ...rest] = wrap(row.at(-1) ?? '', Math.max(16, columns - room));
    return [`${lead}${first}`.trimEnd(), ...rest.map((line) => ' '.repeat(room) + line)];
  });
}
