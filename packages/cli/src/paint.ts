import { stripVTControlCharacters, styleText } from 'node:util';

/** Colours by meaning. Plain paint changes nothing. */
export interface Paint {
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly own: (text: string) => string;
  readonly warn: (text: string) => string;
  readonly dear: (text: string) => string;
}

const plain = (text: string): string => text;
export const PLAIN_PAINT: Paint = { strong: plain, faint: plain, own: plain, warn: plain, dear: plain };

const style =
  (...formats: Parameters<typeof styleText>[0][]) =>
  (text: string): string =>
    styleText(formats.flat(), text, { validateStream: false });

export const COLOUR_PAINT: Paint = {
  strong: style('bold'),
  faint: style('dim'),
  own: style('bold', 'cyan'),
  warn: style('yellow'),
  dear: style('bold', 'red'),
};

export const CLEAR = '\u001B[2J\u001B[3J\u001B[H';

/** Columns a text takes; all we print is one column a character. */
export const widthOf = (text: string): number => Array.from(stripVTControlCharacters(text)).length;

export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
export const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Breaks a text at spaces; a word longer than the line stands alone. */
export function wrap(text: string, columns: number, indent = ''): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (word === '') continue;
    const room = columns - (lines.length > 0 ? indent.length : 0);
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > room) {
      lines.push(lines.length > 0 ? indent + line : line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  if (line !== '') lines.push(lines.length > 0 ? indent + line : line);
  return lines;
}

/** Puts pieces side by side with a gap, on as many lines as they need; a piece is never broken. */
export function flow(pieces: readonly string[], columns: number, gap: string): readonly string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last) + gap.length + widthOf(piece) <= columns)
      lines[lines.length - 1] = last + gap + piece;
    else lines.push(piece);
  }
  return lines;
}
