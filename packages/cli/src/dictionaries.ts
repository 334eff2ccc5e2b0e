import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from '@deckle/bots';
import { LIST_NAMES, type ListName, makePolite, PLAIN_WORDS, type Words } from '@deckle/host';
import { type Dictionary, type Forms, openDictionary, openForms } from '@deckle/lexicon';
import { Failure } from './failure.ts';
import { openLightFacts, openRanks } from './facts.ts';

export function parseList(name: string): ListName {
  const found = LIST_NAMES.find((list) => list === name.toLowerCase());
  if (found !== undefined) return found;
  throw new Failure(`There is no dictionary ${name}; there are ${LIST_NAMES.join(', ')}.`);
}

/** Words as they are typed, with spaces or commas between them. */
export function parseWords(text: string): readonly string[] {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const bad = words.find((word) => !/^[a-z]{1,30}$/i.test(word));
  if (bad !== undefined) throw new Failure(`${bad.slice(0, 40)} is not a word: expected letters A to Z, at most 30.`);
  return words.map((word) => word.toUpperCase());
}

const bytesOf = (root: string, name: string): Uint8Array =>
  new Uint8Array(readFileSync(join(root, 'dictionaries', name)));

const opened = new Map<string, Promise<Forms>>();

/** Which words are forms of one another is the same for every list. */
export function loadForms(root: string): Promise<Forms> {
  const forms = opened.get(root) ?? openForms((file) => bytesOf(root, file));
  opened.set(root, forms);
  return forms;
}

export async function loadDictionary(root: string, { list, house, bans }: Words): Promise<Dictionary> {
  try {
    const isForm = await loadForms(root);
    return await openDictionary({ name: list, list: bytesOf(root, `${list}.dawg`), house, bans, isForm });
  } catch (error) {
    throw new Failure(`The ${list} dictionary cannot be opened: ${(error as Error).message}.`);
  }
}

/** The list a record was played with, by its hash; null when house words or bans were in play, or another edition. */
export async function findList(root: string, hash: string): Promise<ListName | null> {
  for (const list of LIST_NAMES) {
    const dictionary = await loadDictionary(root, { ...PLAIN_WORDS, list });
    if (dictionary.hash === hash) return list;
  }
  return null;
}

/** Levels choose by how common words are; those they are measured by take any, so the list is enough for them. */
export const loadFor = (levels: readonly string[], root: string, words: Words): Promise<Dictionary> =>
  LEVELS.some(({ name }) => levels.includes(name)) ? loadPolite(root, words) : loadPlain(root, words);

const loadPolite = once(openPolite);
const loadPlain = once(loadDictionary);

/** Opens each dictionary once, however often it is asked for: a thread has many tasks of the same words. */
function once(open: typeof loadDictionary): typeof loadDictionary {
  const opened = new Map<string, Promise<Dictionary>>();
  return (root, words) => {
    const key = JSON.stringify([root, words]);
    const known = opened.get(key) ?? open(root, words);
    opened.set(key, known);
    return known;
  };
}

/** A dictionary for bots: it knows how common words are and offers nothing offensive. */
async function openPolite(root: string, words: Words): Promise<Dictionary> {
  const [dictionary, ranks] = await Promise.all([loadDictionary(root, words), openRanks(root)]);
  return makePolite(dictionary, openLightFacts(root, ranks));
}
