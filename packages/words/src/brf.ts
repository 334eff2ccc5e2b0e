import { brailleNumber, brailleSign, LETTER_SIGN } from './braille.ts';

const CAPITAL = '⠠';
const CAPITAL_WORD = '⠠⠠';
const CAPITALS_END = '⠠⠄';

/** Signs of prose that the faces of cards do not have. */
const PROSE: { readonly [sign: string]: string } = {
  '(': '⠐⠣',
  ')': '⠐⠜',
  '[': '⠨⠣',
  ']': '⠨⠜',
  '“': '⠦',
  '”': '⠴',
  '‘': '⠠⠦',
  '’': '⠄',
  '–': '⠠⠤',
  '—': '⠠⠤',
  '…': '⠲⠲⠲',
  '×': '⠐⠦',
  '&': '⠈⠯',
  '%': '⠨⠴',
  '*': '⠐⠔',
  '#': '⠸⠹',
  '<': '⠈⠣',
  '>': '⠈⠜',
  '→': '⠰⠳⠕',
  '•': '⠸⠲',
  '·': '⠈⠡',
  _: '⠨⠤',
};

/** Accents, as they follow their letter when it is taken apart; in braille they come before it. */
const ACCENTS: { readonly [accent: string]: string } = {
  '\u0300': '⠘⠡',
  '\u0301': '⠘⠌',
  '\u0302': '⠘⠩',
  '\u0303': '⠘⠻',
  '\u0308': '⠘⠒',
  '\u0327': '⠘⠯',
};

const TOKENS = /\d+(?:[.,]\d+)*|\p{Lu}\p{M}?(?:\p{Lu}\p{M}?)+|\p{L}\p{M}?|\s+|./gsu;

/**
 * A line of prose in Unified English Braille, letter by letter (grade 1), with capitals; what has no sign here is left
 * out. Straight quotation marks open after a space and close elsewhere.
 */
export function brailleProse(text: string): string {
  const tokens = text.normalize('NFD').match(TOKENS) ?? [];
  return tokens.map((token, at) => cellsOf(token, tokens[at - 1] ?? ' ', tokens[at + 1] ?? ' ')).join('');
}

function cellsOf(token: string, before: string, after: string): string {
  if (/^\d/.test(token)) return digits(token);
  if (/^\s/.test(token)) return ' ';
  if (token === '"') return /\s|[([]/.test(before) ? '⠦' : '⠴';
  const signs = token.match(/\p{L}\p{M}?|./gsu) ?? [];
  const letters = signs.map(accented).join('');
  if (signs.length > 1) return CAPITAL_WORD + letters + (/^\p{Ll}/u.test(after) ? CAPITALS_END : '');
  if (/^\p{Lu}/u.test(token)) return CAPITAL + letters;
  return (/^[a-j]$/.test(token) && /^\d/.test(before) ? LETTER_SIGN : '') + letters;
}

/** `12.5` is one number. */
const digits = (text: string): string =>
  text
    .split(/([.,])/)
    .map((part, at) => (/\d/.test(part) ? brailleNumber(part).slice(at === 0 ? 0 : 1) : brailleSign(part)))
    .join('');

function accented(letter: string): string {
  const [base = '', accent = ''] = Array.from(letter);
  return (ACCENTS[accent] ?? '') + (PROSE[base] ?? brailleSign(base));
}

/** Cells by their dots, 1 to 6 from the lowest bit, as embossers know them. */
const ASCII = ' A1B\'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=';
const FIRST_CELL = 0x2800;
const asciiOf = (cells: string): string =>
  Array.from(cells, (cell) => ASCII[Math.max(0, (cell.codePointAt(0) ?? 0) - FIRST_CELL)] ?? ' ').join('');

/** A sheet of an embosser. */
const WIDTH = 40;
const HEIGHT = 25;
/** What goes on in the next line of the sheet stands a little in. */
const RUNOVER = '  ';

/** Lines of braille as a file for embossers and braille displays (BRF). */
export function brfOf(lines: readonly string[]): string {
  const rows = lines.flatMap((line) => wrapped(asciiOf(line)));
  const pages = Array.from({ length: Math.ceil(rows.length / HEIGHT) }, (_, page) =>
    rows.slice(page * HEIGHT, (page + 1) * HEIGHT),
  );
  return pages.map((page) => `${page.join('\r\n')}\r\n`).join('\f');
}

function wrapped(line: string): readonly string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of line.split(' ').flatMap((each) => each.match(WORD) ?? [''])) {
    if (row !== '' && row.length + 1 + word.length > WIDTH) {
      rows.push(row);
      row = RUNOVER + word;
    } else row = row === '' ? word : `${row} ${word}`;
  }
  return [...rows, row];
}

/** A word that is longer than a line is cut. */
const WORD = new RegExp(`.{1,${WIDTH - RUNOVER.length}}`, 'g');
