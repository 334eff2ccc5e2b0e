import type { Size } from './scowl.ts';
import { readTable } from './tables.ts';
import { type Class, classes, type Sense, type WordNet } from './wordnet.ts';

const classNames: Record<Class, string> = { noun: 'noun', verb: 'verb', adj: 'adjective', adv: 'adverb' };
const longest = 120;

/** Word → one or two meanings, each with its part of speech in front. Our own glossary comes before WordNet. */
export function findMeanings(words: ReadonlyMap<string, Size>, net: WordNet): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [word, senses] of net.senses) if (words.has(word)) found.set(word, mainSenses(senses).map(meaningOf));
  for (const [word, text] of ownMeanings()) {
    if (!words.has(word)) throw new Error(`glossary: no word "${word}"`);
    found.set(word, text.split(/; (?=\()/));
  }
  return found;
}

function ownMeanings(): [word: string, text: string][] {
  const own = readTable('two-letter.txt').map(([word, rest]) => [word, rest.replace(/^\d+ /, '')] as const);
  return [...own, ...readTable('glossary.txt')].map(([word, text]) => {
    if (!/^\([a-z]+\) ./.test(text)) throw new Error(`glossary: "${word}" needs "(part of speech) meaning"`);
    return [word, text];
  });
}

/** WordNet's own warning that a meaning is rude. */
const rude = /obscene|offensive|vulgar|derogatory|disparag|pejorative|insulting|ethnic slur/;

/** The first meaning in each of the two parts of speech in which the word is used most; a rude one only if all are. */
function mainSenses(senses: readonly Sense[]): Sense[] {
  const polite = senses.filter((it) => !rude.test(it.gloss));
  const chosen = polite.length > 0 ? polite : senses;
  const firsts = classes.flatMap((kind) =>
    chosen
      .filter((it) => it.class === kind)
      .sort(byNumber)
      .slice(0, 1),
  );
  return firsts.sort((a, b) => b.uses - a.uses).slice(0, 2);
}

function byNumber(a: Sense, b: Sense): number {
  return a.number - b.number;
}

/** The explanation without its examples, cut at a natural place when it is long. */
function meaningOf(sense: Sense): string {
  const plain = sense.gloss.replace(/[;:,]? *"[\s\S]*$/, '').trim();
  return `(${classNames[sense.class]}) ${shorten(plain === '' ? sense.gloss : plain)}`;
}

function shorten(text: string): string {
  if (text.length <= longest) return text;
  const head = text.slice(0, longest);
  for (const stop of ['; ', ', ']) {
    const at = head.lastIndexOf(stop);
    const open = head.slice(0, at).split('(').length - head.slice(0, at).split(')').length;
    if (at > longest / 3 && open === 0) return head.slice(0, at);
  }
  return `${head.slice(0, head.lastIndexOf(' '))} …`;
}
