import { Marked, type Tokens } from 'marked';
import type { Plugin } from 'vite';

/** A part of a rules page, to be linked to. */
interface RulesPart {
  readonly id: string;
  readonly title: string;
}

/** Rules pages become HTML when the app is built; the page only has to show them. */
export function rulesPlugin(): Plugin {
  return {
    name: 'deckle-rules',
    transform(text, id) {
      if (!id.endsWith('.md')) return null;
      const { html, parts } = makeRules(text);
      return {
        code: `export const html = ${JSON.stringify(html)}; export const parts = ${JSON.stringify(parts)};`,
        map: null,
      };
    },
  };
}

/** The space between a card and its value (`QU 9`, `Plus 2`), or before the dot after a command: no line ends there. */
const LOOSE = /(?<=\b[A-Z]\w*) (?=\d)| (?=·)/g;

/** Without the title and the sentence under it, which the page shows by itself. */
function makeRules(text: string): { readonly html: string; readonly parts: readonly RulesPart[] } {
  const parts: RulesPart[] = [];
  const marked = new Marked({
    renderer: {
      // The page has the title above, and a heading over all of the rules.
      heading({ tokens, depth, text: title }: Tokens.Heading) {
        const id = `rules-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;
        if (depth === 2) parts.push({ id, title });
        return `<h${depth + 1} id="${id}">${this.parser.parseInline(tokens)}</h${depth + 1}>\n`;
      },
    },
    hooks: {
      // A table that is too wide can be moved, by keyboard as well.
      postprocess: (html) =>
        html
          .replaceAll('<table>', '<div class="rules-table" role="region" aria-label="Table" tabindex="0"><table>')
          .replaceAll('</table>', '</table></div>')
          .replaceAll(LOOSE, '\u00a0'),
    },
  });
  const html = marked.parse(text.replace(/^# .*\n+[^#\n].*\n/, ''), { async: false });
  return { html, parts };
}
