import { edForms, erForms, estForms, ingForms, sForms, vesForms } from './inflect.ts';
import type { Size } from './scowl.ts';
import { readTable } from './tables.ts';
import type { Class, WordNet } from './wordnet.ts';

/** Form → its base forms. Inflection only: a derived word (GAMER) is no form. */
export type Bases = Map<string, Set<string>>;

/** From the surest evidence to the weakest; a weaker step only claims what no earlier one has claimed. */
export function findBases(words: ReadonlyMap<string, Size>, net: WordNet): Bases {
  const finder: Finder = { words, net, bases: new Map() };
  irregular(finder);
  known(finder);
  guessed(finder);
  compounds(finder);
  correct(finder);
  return finder.bases;
}

interface Finder {
  readonly words: ReadonlyMap<string, Size>;
  readonly net: WordNet;
  readonly bases: Bases;
}

function claim({ words, bases }: Finder, form: string, base: string): void {
  if (form === base || !words.has(form) || !words.has(base)) return;
  const found = bases.get(form) ?? new Set();
  bases.set(form, found.add(base));
}

function is({ net }: Finder, word: string, ...kinds: Class[]): boolean {
  return net.senses.get(word)?.some((it) => kinds.includes(it.class)) ?? false;
}

/** The exception files hold many regular forms too (GAMER as a comparison of GAME); these must pass the rules below. */
function irregular(finder: Finder): void {
  for (const [form, bases] of finder.net.irregular) {
    for (const base of bases) if (!isRegular(form, base)) claim(finder, form, base);
  }
}

function isRegular(form: string, base: string): boolean {
  return [sForms, edForms, ingForms, erForms, estForms].some((make) => make(base).includes(form));
}

/** Regular forms of words whose class WordNet tells. */
function known(finder: Finder): void {
  for (const base of finder.words.keys()) {
    if (is(finder, base, 'noun', 'verb')) for (const form of sForms(base)) claim(finder, form, base);
    if (is(finder, base, 'verb')) for (const form of verbForms(finder, base)) claim(finder, form, base);
    if (is(finder, base, 'adj', 'adv')) for (const form of comparison(finder, base)) claim(finder, form, base);
  }
}

/** Where a base and the same with -E make one spelling: SING has SINGING, SINGE has SINGED; UNBARED is of UNBARE. */
function verbForms(finder: Finder, base: string): string[] {
  const forms = [...edForms(base), ...ingForms(base)];
  if (base.endsWith('nge') && is(finder, base.slice(0, -1), 'verb')) {
    return forms.filter((it) => it !== `${base.slice(0, -1)}ing`);
  }
  if (!finder.words.has(`${base}e`)) return forms;
  if (base.endsWith('ng') && hasIrregularPast(finder, base)) return ingForms(base);
  const doubled = forms.filter((it) => it.startsWith(base + base.slice(-1)) && finder.words.has(it));
  return doubled.length > 0 ? doubled : forms;
}

function hasIrregularPast({ net }: Finder, base: string): boolean {
  for (const [form, bases] of net.irregular) if (bases.has(base) && !/(ing|s)$/.test(form)) return true;
  return false;
}

/**
 * -ER and -EST only where the list has both: this keeps the doers out (GAME has no GAMEST, so GAMER is no form of it).
 * A noun in -ER whose -EST is rare (CAMPER, CAMPEST) is taken for the noun.
 */
function comparison(finder: Finder, base: string): string[] {
  const { words } = finder;
  const best = estForms(base).filter((it) => words.has(it));
  const better = erForms(base).filter((it) => words.has(it));
  if (best.length === 0 || better.length === 0) return [];
  const rare = best.every((it) => (words.get(it) as Size) > 70);
  return [...best, ...better.filter((it) => !(rare && isNounElsewhere(finder, it, base)))];
}

/** WordNet's own noun, or one that a verb of this spelling makes for its doer. */
function isNounElsewhere(finder: Finder, form: string, base: string): boolean {
  return is(finder, form, 'noun') || is(finder, base, 'verb');
}

/**
 * Words that WordNet does not know in the class: the list itself is the evidence. A form that WordNet knows as a word
 * of its own, or that has a base already, is left alone; a plural has no further forms, and -WARDS is no plural.
 */
function guessed(finder: Finder): void {
  const { words, bases, net } = finder;
  const claimed = new Set(bases.keys());
  const free = (form: string) => words.has(form) && !claimed.has(form) && !net.senses.has(form);
  for (const base of words.keys()) {
    if ((base.endsWith('s') && bases.has(base)) || base.endsWith('ward')) continue;
    for (const form of [...sForms(base), ...vesForms(base)]) if (free(form)) claim(finder, form, base);
    for (const row of guessedRows(base)) {
      const found = row.map((forms) => forms.filter((it) => words.has(it)));
      // One form that belongs to another base says that the rest of the row does too: BREATHED is of BREATHE.
      if (found.some((it) => it.length === 0) || found.flat().some((it) => claimed.has(it))) continue;
      for (const form of found.flat()) if (free(form)) claim(finder, form, base);
    }
  }
}

/** Rows of which each part must be in the list. A verb hardly ends in a single S, nor an adjective in -I or -IE. */
function guessedRows(base: string): string[][][] {
  const rows: string[][][] = [];
  if (base.length > 2 && !/[^s]s$/.test(base)) rows.push([edForms(base), ingForms(base)]);
  if (base.length > 2 && !/ie?$/.test(base)) rows.push([erForms(base), estForms(base)]);
  return rows;
}

const prefixes = new Set('be by co de dis en in inter mis on pre re trans un up'.split(' '));

/** OUTSANG, STEPCHILDREN: a prefix or a word before an irregular word goes like that word. */
function compounds(finder: Finder): void {
  const { words, bases, net } = finder;
  for (const form of words.keys()) {
    if (bases.has(form) || net.senses.has(form)) continue;
    for (let at = 2; at <= form.length - 3; at++) {
      const front = form.slice(0, at);
      if (!prefixes.has(front) && (at < 3 || !words.has(front))) continue;
      for (const end of net.irregular.get(form.slice(at)) ?? []) {
        if (!bases.has(front + end)) claim(finder, form, front + end);
      }
    }
    if (form.endsWith('men')) claim(finder, form, form.replace(/men$/, 'man'));
  }
}

function correct({ words, bases }: Finder): void {
  for (const [form, rest] of readTable('forms.txt')) {
    const right = rest === '-' ? [] : rest.split(' ');
    for (const word of [form, ...right]) if (!words.has(word)) throw new Error(`forms.txt: no word "${word}"`);
    const found = [...(bases.get(form) ?? [])].sort().join(' ');
    if (found === right.toSorted().join(' ')) throw new Error(`forms.txt: "${form}" needs no correction`);
    bases.delete(form);
    if (right.length > 0) bases.set(form, new Set(right));
  }
}
