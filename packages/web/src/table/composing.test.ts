import type { RowChange } from '@deckle/kernel';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Seated } from './chair.ts';
import { openComposing } from './composing.ts';
import type { PrintedCard } from './news.ts';

const heard: string[] = [];
vi.mock('../speech/announcer.ts', () => ({ announceRefusal: () => {}, remark: (text: string) => heard.push(text) }));
vi.mock('./host.ts', () => ({ localHost: () => ({ compose: () => new Promise(() => {}) }) }));
beforeEach(() => void heard.splice(0));

/** K, I and T lie in a row, and I hold S, M, QU and a wild card. */
const pack = ['K', 'I', 'T', 'S', 'M', 'QU', '?', 'E'].map((face, id) => ({ id, face }) as PrintedCard);
const [S, M, QU, WILD] = pack.slice(3) as [PrintedCard, PrintedCard, PrintedCard, PrintedCard];
const BOTH: RowChange['by'] = ['over', 'between'];
const row = { zone: 'row 1', kind: 'row', note: '', row: [[0], [1], [2]] };
const turned = { zone: 'turned', kind: 'turned', note: '', row: [[7]] };
function sit(by = BOTH, moment = 1): Seated {
  const puts: readonly RowChange[] = by.length === 0 ? [] : [{ zone: 'row 1', by }];
  return {
    facts: { pack },
    news: { viewer: 0, moment, places: [row, turned], hands: [], choices: [], puts },
  } as unknown as Seated;
}

/** What is tapped: a card, the number of a pile, or the gap before it. */
type Tap = PrintedCard | number | `gap ${number}`;
const gap = (index: number): Tap => `gap ${index}`;

function composed(taps: readonly Tap[], by = BOTH) {
  const composing = openComposing(sit(by));
  for (const tap of taps) {
    if (typeof tap === 'number') composing.tapPile(['row 1', tap]);
    else if (typeof tap === 'string') composing.tapGap(['row 1', Number(tap.slice(4))]);
    else composing.tapCard(tap);
  }
  return composing;
}

test.each([
  ['a card alone and a pile', [S, 0], 'SIT'],
  ['the same pile again: the card is chosen as before', [S, 0, 0], 'S'],
  ['and goes elsewhere', [S, 0, 0, 2], 'KIS'],
  ['the card itself: its pile is seen again', [S, 0, S], 'KIT'],
  ['several cards one after the other', [S, 0, M, 2], 'SIM'],
  ['over a card just put there', [S, 0, M, 0], 'MIT'],
  ['a card and a gap', [S, gap(0)], 'SKIT'],
  ['the last gap', [S, gap(3)], 'KITS'],
  ['one between and one over', [S, gap(0), M, 3 - 1], 'SKIM'],
  ['without a card chosen a gap is nothing', [gap(0)], ''],
  ['a word spelt from the row', [0, 1, S], 'KIS'],
  ['its next letter', [0, S, 1], 'KSI'],
  ['a word spelt from the hand', [S, M, 1], 'SMI'],
  ['a word spelt from the hand and then the row', [S, 0, 1], 'SKI'],
  ['and on', [S, 0, 1, 2], 'SKIT'],
  ['a pile taken out of what is spelt', [0, 1, 0], 'I'],
  ['two letters on one card', [QU, 0], 'QUIT'],
])('%s', (_what, taps, text) => {
  expect(composed(taps).now().draft.text).toBe(text);
});

test('where nothing may lie over a pile, a tap on it spells on', () => {
  expect(composed([S, 0], ['between']).now().draft.text).toBe('SK');
  expect(composed([S, gap(0)], ['over']).now().draft.text).toBe('S');
  expect(composed([S, 0], []).now().draft.text).toBe('SK');
});

test('a turned card is one to lay, as those of the hand are', () => {
  const composing = composed([]);
  composing.tapPile(['turned', 0]);
  composing.tapGap(['row 1', 3]);
  expect(composing.now().draft).toMatchObject({ text: 'KITE', pins: [{}, {}, {}, { at: 3, card: 7 }] });
  composing.tapPile(['turned', 0]);
  expect(composing.now().draft.text).toBe('KIT');
});

test('what became of the card is said, and how it is taken back', () => {
  const composing = composed([QU, 0]);
  expect(composing.now().put?.says).toBe('QU over K');
  composing.takeBack();
  composing.tapGap(['row 1', 1]);
  expect(heard).toEqual(['Q U over K.', 'Taken back.', 'Q U between K and I.']);
});

test('a wild card is put with the letter it stands for, and asks for it once', () => {
  const composing = composed([WILD]);
  expect(composing.now().wanting).not.toBeNull();
  composing.tellLetter('B');
  composing.tapPile(['row 1', 0]);
  expect(composing.now()).toMatchObject({ draft: { text: 'BIT' }, wanting: null });
});

test('who types, or sees something happen, has chosen no card any more', () => {
  const composing = composed([S]);
  const place = sit().news.places[0] as Seated['news']['places'][number];
  expect(composing.putsTo(place)).toEqual(BOTH);
  composing.see(sit(BOTH, 2).news);
  expect(composing.putsTo(place)).toEqual([]);
  composing.tapCard(M);
  composing.setDraft({ ...composing.now().draft, text: 'SMI' });
  expect(composing.now().chosen).toBeNull();
});
