import { brailleProse, brfOf } from '@deckle/words';
import { saveFile } from '../table/download.ts';

/** Gives lines of braille to whoever sits at the screen, as a file for embossers and braille displays. */
export const saveCells = (name: string, lines: readonly string[]): void =>
  saveFile(new File([brfOf(lines)], `${name}.brf`, { type: 'text/plain' }));

/** The same of lines of text. */
export const saveBrf = (name: string, lines: readonly string[]): void => saveCells(name, lines.map(brailleProse));

const BLOCKS = 'h1, h2, h3, h4, p, li, tr';

/** A page as lines, one for each heading, paragraph, item and row of a table; before a heading one is empty. */
export function linesOf(html: string): readonly string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return Array.from(page.querySelectorAll(BLOCKS)).flatMap((block) => {
    if (block.querySelector(BLOCKS) !== null) return [];
    const cells = block.matches('tr') ? Array.from(block.children) : [block];
    const text = cells.map(({ textContent }) => textContent.trim().replace(/\s+/g, ' ')).join('; ');
    return block.matches('h1, h2, h3, h4') ? ['', text] : [block.matches('li') ? `• ${text}` : text];
  });
}
