import { isRefusal, type Millis, type Refusal, refuse, type Seat } from '@deckle/kernel';
import { isExpectation, USAGES } from './expectations.ts';

/** Which words count: a list by its name or words of the scenario's own, and the table's own words and bans. */
export interface DictionaryWish {
  readonly list: string | null;
  readonly words: readonly string[];
  readonly house: readonly string[];
  readonly bans: readonly string[];
}

export type ScenarioStep = { readonly line: number; readonly text: string } & (
  | {
      readonly kind: 'input';
      readonly seat: Seat;
      /** What the host gives back of the time it was under way. */
      readonly delay: Millis;
      readonly command: string;
    }
  | { readonly kind: 'time'; readonly seconds: number }
  | { readonly kind: 'expectation' }
);

/** A small text a person can write: a table, what each seat does, and what must be there in between. */
export interface Scenario {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly options: { readonly [name: string]: string };
  readonly dictionary: DictionaryWish;
  readonly stack: { readonly [deck: string]: readonly string[] };
  /** Is the game played with all its cards, or just with those of the stack? */
  readonly pack: 'whole' | 'stacked';
  /** Does the host settle what comes at once, or only when nothing sent earlier can come any more? */
  readonly host: 'prompt' | 'fair';
  readonly steps: readonly ScenarioStep[];
  /** The line where each header stands. */
  readonly lines: { readonly [header: string]: number };
}

const MAX_TEXT = 200_000;
const HEADERS = ['game', 'seats', 'options', 'dictionary', 'words', 'seed', 'stack', 'pack', 'host'] as const;
/** Headers with one value; the others go on where they are given again. */
const SINGLE: readonly string[] = ['game', 'seats', 'seed', 'pack', 'host'];
const DECK = 'deck';

interface Line {
  readonly line: number;
  readonly text: string;
}

const bad = (line: number, rule: string): Refusal => refuse('bad-scenario', `Line ${line}: ${rule}`, line);

/** A line that starts with # is a comment; elsewhere it starts at a # that does not number a way (`play EARTH #2`). */
const linesOf = (text: string): readonly Line[] =>
  text
    .split(/\r?\n/)
    .map((raw, at) => ({ line: at + 1, text: raw.trimEnd() }))
    .filter((line) => !/^\s*#/.test(line.text))
    .map((line) => ({ ...line, text: line.text.replace(/\s+#(?!\d+(?:\s|$)).*/, '') }));

/** Reads a scenario, or says in one sentence what is wrong in which line. */
export function parseScenario(text: string): Scenario | Refusal {
  if (text.length > MAX_TEXT) return refuse('bad-scenario', `A scenario has at most ${MAX_TEXT} characters.`);
  const lines = linesOf(text);
  const first = Math.max(
    0,
    lines.findIndex((line) => line.text !== ''),
  );
  const end = lines.findIndex((line, at) => at > first && (line.text === '' || line.text === '---'));
  const headers = parseHeaders(lines.slice(first, end < 0 ? lines.length : end));
  if (isRefusal(headers)) return headers;
  const steps: ScenarioStep[] = [];
  for (const { line, text: raw } of end < 0 ? [] : lines.slice(end + 1)) {
    const step = raw === '' || raw === '---' ? null : parseStep(line, raw.trim().replace(/\s+/g, ' '));
    if (step === null) continue;
    if (isRefusal(step)) return step;
    steps.push(step);
  }
  return makeScenario(headers, steps);
}

/** All lines of one name together; a line that starts with a space goes on with the one before. */
type Headers = Map<string, { line: number; text: string }>;

function parseHeaders(lines: readonly Line[]): Headers | Refusal {
  const headers: Headers = new Map();
  let last: string | null = null;
  for (const { line, text } of lines) {
    if (text === '') continue;
    const [, name, rest = ''] = /^([a-z][\w-]*)\s*:(.*)$/i.exec(text) ?? [];
    const key: string | null = name?.toLowerCase() ?? (/^\s/.test(text) ? last : null);
    if (key === null) {
      return bad(line, `expected a header such as "game: ID" (or ${HEADERS.slice(1).join(', ')}), then an empty line.`);
    }
    const more = name === undefined ? text : rest;
    const before = headers.get(key);
    if (before !== undefined && name !== undefined && SINGLE.includes(key)) {
      return bad(line, `${key} is given twice, first in line ${before.line}.`);
    }
    headers.set(key, { line: before?.line ?? line, text: `${before?.text ?? ''} ${more}`.trim() });
    last = key;
  }
  return headers;
}

function makeScenario(headers: Headers, steps: readonly ScenarioStep[]): Scenario | Refusal {
  const header = (name: (typeof HEADERS)[number]): { line: number; text: string } =>
    headers.get(name) ?? { line: 1, text: '' };
  const { line, text: game } = header('game');
  if (!/^[\w-]+$/.test(game)) return bad(line, 'a scenario starts with "game: ID".');
  const seats = header('seats');
  if (!/^\d{0,2}$/.test(seats.text)) return bad(seats.line, 'seats is a number, such as "seats: 2".');
  const pack = header('pack');
  if (!/^(stacked)?$/.test(pack.text))
    return bad(pack.line, 'the pack is "stacked" (just the cards of the stack) or not given.');
  const host = header('host');
  if (!/^(fair)?$/.test(host.text)) return bad(host.line, 'the host is "fair" (gives delays back) or not given.');
  const options = parseOptions(header('options'));
  if (isRefusal(options)) return options;
  const dictionary = parseDictionary(header('dictionary'), header('words'));
  if (isRefusal(dictionary)) return dictionary;
  const stack: [string, readonly string[]][] = [];
  for (const [name, { text }] of headers) {
    if (name === 'stack') stack.push([DECK, tokens(text).map(cardName)]);
    else if (!(HEADERS as readonly string[]).includes(name)) stack.push([name, tokens(text).map(cardName)]);
  }
  return {
    game,
    seats: Number(seats.text || 2),
    seed: header('seed').text || 'scenario',
    options,
    dictionary,
    stack: Object.fromEntries(stack),
    pack: pack.text === 'stacked' ? 'stacked' : 'whole',
    host: host.text === 'fair' ? 'fair' : 'prompt',
    steps,
    lines: Object.fromEntries([...headers].map(([name, { line: at }]) => [name, at])),
  };
}

/** A card's name of two words is written with a line between them: `PLUS_2`. */
const cardName = (token: string): string => token.replaceAll('_', ' ');

const tokens = (text: string): readonly string[] => text.split(/\s+/).filter((token) => token !== '');

function parseOptions({ line, text }: Line): { readonly [name: string]: string } | Refusal {
  const pairs: [string, string][] = [];
  for (const token of tokens(text)) {
    const [, name, value] = /^([\w-]+)=(\S+)$/.exec(token) ?? [];
    if (name === undefined || value === undefined) return bad(line, `an option is NAME=VALUE, not ${token}.`);
    pairs.push([name, value]);
  }
  return Object.fromEntries(pairs);
}

/** `standard + KIT SKIM - FOO`: a list, then the table's own words, then those that do not count. */
function parseDictionary({ line, text }: Line, own: Line): DictionaryWish | Refusal {
  const [name = null, ...rest] = tokens(text);
  const found: { [sign: string]: string[] } = { '+': [], '-': [] };
  let sign: string | null = null;
  for (const token of rest) {
    if (token === '+' || token === '-') sign = token;
    else if (sign === null || !/^[A-Z]+$/i.test(token)) {
      return bad(line, `a dictionary is LIST + WORDS - WORDS, ${token} does not fit.`);
    } else found[sign]?.push(token.toUpperCase());
  }
  const words = tokens(own.text.toUpperCase());
  const strange = words.find((word) => !/^[A-Z]+$/.test(word));
  if (strange !== undefined) return bad(own.line, `words are letters A to Z, not ${strange}.`);
  if (words.length > 0 && name !== null) return bad(own.line, 'a scenario has either a dictionary or words.');
  return {
    list: words.length > 0 ? null : (name ?? 'standard'),
    words,
    house: found['+'] ?? [],
    bans: found['-'] ?? [],
  };
}

function parseStep(line: number, text: string): ScenarioStep | Refusal {
  const [, seat, delay = '0', command] = /^(\d{1,2})(?: \((\d{1,4}) ms\))?\s*:\s*(.+)$/.exec(text) ?? [];
  if (seat !== undefined && command !== undefined) {
    return { line, text, kind: 'input', seat: Number(seat), delay: Number(delay), command };
  }
  const [, seconds] = /^time \+(\d{1,6}(?:\.\d{1,3})?)$/.exec(text) ?? [];
  if (seconds !== undefined) return { line, text, kind: 'time', seconds: Number(seconds) };
  if (isExpectation(text)) return { line, text, kind: 'expectation' };
  const word = text.split(' ')[0] as string;
  const near = USAGES.filter((usage) => usage.split(' ')[0] === word);
  const known = near.length > 0 ? near : ['SEAT: COMMAND', 'SEAT (DELAY ms): COMMAND', 'time +SECONDS', ...USAGES];
  return bad(line, `"${text.slice(0, 60)}" is not one of: ${known.join(' | ')}.`);
}
