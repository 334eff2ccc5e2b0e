import { createRequire } from 'node:module';
import type { Query } from '../../packages/lexicon/src/index.ts';
import { GRAPH } from '../../packages/lexicon/src/layout.ts';
import { orderCards } from '../../packages/lexicon/src/plan.ts';
import { writeHand } from '../../packages/lexicon/src/tables.ts';
import { installPeers } from '../peers.ts';
import type { Row } from '../report.ts';
import {
  type Bench,
  compareWithLimit,
  dealHand,
  interleave,
  makeChance,
  makeLimit,
  makeWalks,
  median,
  micros,
  timed,
} from './support.ts';

const HANDS = 40;
const ROUNDS = 9;

const dealHands = (wilds: number): Query[] => {
  const chance = makeChance(2 + wilds);
  return Array.from({ length: HANDS }, () => ({ cards: dealHand(chance, 10, wilds), length: [2, 10] }) as const);
};

/** Hands that hold a word of all ten cards: rich ones, where it takes longest to find everything. */
const richHands = ({ words }: Bench): Query[] => {
  const chance = makeChance(9);
  const long = words.filter((word) => word.length === 10);
  return Array.from({ length: HANDS }, () => {
    const cards = Array.from(long[chance(long.length)] as string, (face) => ({ face, points: 1 + chance(5) }));
    return { cards, length: [2, 10] as const };
  });
};

const lettersOf = (query: Query): string => query.cards.map((card) => card.face).join('');
/** Finds all results and puts them in order; only the best is made into an object. */
const findAll = (bench: Bench, query: Query): void => {
  bench.dictionary.search(query)[Symbol.iterator]().next();
};
const findWords = (bench: Bench, query: Query): string[] => {
  const words: string[] = [];
  for (const { word } of bench.dictionary.search(query)) words.push(word);
  return words;
};

/** An object per node, as one would write it on a first afternoon. */
interface TrieNode {
  end: boolean;
  readonly next: { [letter: string]: TrieNode };
}

const makeTrie = (words: readonly string[]): TrieNode => {
  const root: TrieNode = { end: false, next: {} };
  for (const word of words) {
    let node = root;
    for (const letter of word) node = node.next[letter] ??= { end: false, next: {} };
    node.end = true;
  }
  return root;
};

const walkTrie = (root: TrieNode, letters: string): string[] => {
  const left: { [letter: string]: number } = {};
  for (const letter of letters) left[letter] = (left[letter] ?? 0) + 1;
  const kinds = Object.keys(left);
  const found: string[] = [];
  const walk = (node: TrieNode, prefix: string): void => {
    if (node.end && prefix.length >= 2) found.push(prefix);
    for (const letter of kinds) {
      const child = node.next[letter];
      if (!child || left[letter] === 0) continue;
      left[letter] = (left[letter] as number) - 1;
      walk(child, prefix + letter);
      left[letter] += 1;
    }
  };
  walk(root, '');
  return found;
};

const benchTrie = (bench: Bench): Row => {
  const hands = dealHands(0);
  const trie = makeTrie(bench.words);
  const counts = new Set(hands.map((hand) => findWords(bench, hand).length - walkTrie(trie, lettersOf(hand)).length));
  if (counts.size !== 1 || !counts.has(0)) throw new Error('object trie: other words than ours');
  const [found, made, theirs] = interleave(ROUNDS, [
    () => timed(() => hands.forEach((hand) => findAll(bench, hand))),
    () => timed(() => hands.forEach((hand) => findWords(bench, hand))),
    () => timed(() => hands.forEach((hand) => walkTrie(trie, lettersOf(hand)))),
  ]) as [number, number, number];
  const detail = `${micros(found / HANDS)} a hand, trie ${micros(theirs / HANDS)}; ${(theirs / made).toFixed(1)} with every result made an object`;
  return {
    name: 'ten cards, times as fast as an object trie',
    ratio: theirs / found,
    bound: 15,
    better: 'higher',
    detail,
  };
};

interface Peer {
  readonly name: string;
  find(letters: string): string[];
}

const loadPeers = (bench: Bench): Peer[] => {
  installPeers();
  const load = createRequire(import.meta.url);
  try {
    const makePrefixTree = load('trie-prefix-tree') as (words: string[]) => {
      getSubAnagrams(letters: string): string[];
    };
    const scrabble = load('scrabble') as (letters: string) => string[];
    const tree = makePrefixTree(bench.words.map((word) => word.toLowerCase()));
    return [
      { name: 'trie-prefix-tree', find: (letters) => tree.getSubAnagrams(letters.toLowerCase()) },
      { name: 'scrabble', find: (letters) => scrabble(letters.toLowerCase()) },
    ];
  } catch {
    return [];
  }
};

const benchPeers = (bench: Bench, peers: readonly Peer[], dealt: readonly Query[], what: string): Row => {
  const hands = dealt.slice(0, 20);
  const name = `${what}, times as fast as the best package`;
  const base = { name, bound: 500, better: 'higher' } as const;
  if (peers.length === 0) return { ...base, ratio: null, detail: 'the peers could not be installed' };
  const many = (work: () => void) => (): number => median(Array.from({ length: 20 }, () => timed(work)));
  const [found, made, ...theirs] = interleave(3, [
    // Many rounds of ours for one of theirs, or it would be over before the clock has moved.
    many(() => hands.forEach((hand) => findAll(bench, hand))),
    many(() => hands.forEach((hand) => findWords(bench, hand))),
    ...peers.map((peer) => () => timed(() => hands.forEach((hand) => peer.find(lettersOf(hand))))),
  ]) as [number, number, ...number[]];
  const times = peers.map((peer, index) => `${peer.name} ${((theirs[index] as number) / hands.length).toFixed(0)} ms`);
  const best = Math.min(...theirs);
  const detail = `${micros(found / hands.length)} a hand, ${times.join(', ')} (its own smaller list); ${(best / made).toFixed(0)} with every result made an object; scrabble-solver is an application, not to be called`;
  return { ...base, ratio: best / found, detail };
};

const benchLimit = (bench: Bench, wilds: number): Row => {
  const tables = Buffer.concat(
    dealHands(wilds).map((hand) => {
      writeHand(bench.engine, hand, orderCards(hand.cards));
      return bench.engine.bytes.slice(0, GRAPH);
    }),
  );
  const { pass, found } = makeWalks(bench, tables, 'runHand');
  const row = { name: `ten cards, ${wilds} wild, of the time of C`, bound: 2 };
  return compareWithLimit(
    row,
    makeLimit('hand', bench, tables),
    pass,
    found,
    (time) => `${micros(time / HANDS)} a hand`,
  );
};

export const benchHand = async (bench: Bench): Promise<Row[]> => {
  const peers = loadPeers(bench);
  return [
    benchPeers(bench, peers, richHands(bench), 'ten cards that hold a ten-letter word'),
    benchPeers(bench, peers, dealHands(0), 'ten cards as dealt'),
    benchTrie(bench),
    ...[0, 1, 2].map((wilds) => benchLimit(bench, wilds)),
  ];
};
