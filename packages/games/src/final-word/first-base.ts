import type { Pile } from '@deckle/kernel';
import { bareMove, findPlays, type Play, rowText, type WordRules, type WordTools } from '@deckle/words';
import { CHANGE, makeFinalWord } from './family.ts';
import { askOn } from './family-asks.ts';
import { handIn } from './family-rows.ts';
import { AGAINST_THE_DECK } from './family-terms.ts';
import type { FinalWord, FinalWordMove, FinalWordTable, FinalWordView, Kin } from './family-types.ts';

const ROW = 'row 1';
type Row = readonly Pile[];

/** Where the last pile of the row, whole, can go: in front of the first one, or onto it. */
const WAYS = {
  before: (row: Row, last: Pile): Row => [last, ...row],
  onto: ([first = [], ...others]: Row, last: Pile): Row => [[...first, ...last], ...others],
} as const;
type Way = keyof typeof WAYS;

const DOES: { readonly [way in Way]: string } = {
  before: 'Before: the last letter goes in front of the first, and your word begins with it.',
  onto: 'Onto: it goes onto the first instead.',
};

const LABELS: { readonly [way in Way]: string } = {
  before: 'move the last before the first',
  onto: 'move the last onto the first',
};

const moved = (row: Row, way: Way): Row => WAYS[way](row.slice(0, -1), row.at(-1) ?? []);

/** The same the other way round; `cards` is how many the moved pile has. */
function movedBack([first = [], ...others]: Row, cards: number): Row {
  const under = first.slice(0, -cards);
  return [...(under.length === 0 ? [] : [under]), ...others, first.slice(-cards)];
}

/** How many cards the pile has that this turn was moved to the front; 0 as long as none was. */
const cardsMoved = ({ noted }: FinalWord['shared']): number => Number(noted['moved']?.[0] ?? 0);

const noteMoved = (table: FinalWordTable, cards: number): void =>
  table.share({ noted: { ...table.state.shared.noted, moved: [cards] } });

/** That pile stays the first letter, nothing before or over it; all others stay in order, added to or covered. */
const FROM_FIRST: WordRules = { ...CHANGE, moves: ['A', 'O', 'D'], carried: 'first' };

/** Cards laid are what counts, but a long row is hard to go on with. */
const EASY_LENGTH = 5;
const worth = ({ words: [word], played }: Play): number =>
  played.length - 2 * Math.max(0, (word?.tops.length ?? 0) - EASY_LENGTH);

const LOOKED_AT = 40;
const NO_WORD = -20;

function moveLast(way: Way): FinalWordMove {
  return {
    ...bareMove<FinalWord>(way, (table, seat, _move, { pack }) => {
      const before = table.state.zones[ROW]?.row ?? [];
      const row = moved(before, way);
      table.arrange({ [ROW]: row });
      noteMoved(table, before.at(-1)?.length ?? 0);
      table.say(way, seat, { row: rowText({ row }, pack) });
      askOn(kin, table, seat);
    }),
    does: DOES[way],
    label: () => LABELS[way],
    task: () => ({
      brief: 'Before or onto',
      says: 'First move the last letter: before the first one, or onto it. Then lay your word.',
    }),
    points: () => 0,
    promise: (view, _move, tools) => outlook(view, way, tools),
  };
}

/** What could be laid after moving the pile that way. */
function outlook(view: FinalWordView, way: Way, tools: WordTools): number {
  const rows = [{ zone: ROW, row: moved(view.zones[ROW]?.row ?? [], way) }];
  let [best, looked] = [NO_WORD, 0];
  for (const play of findPlays({ rules: FROM_FIRST, hand: handIn(view), rows }, tools)) {
    best = Math.max(best, worth(play));
    if (++looked === LOOKED_AT) break;
  }
  return best;
}

const kin: Kin = {
  id: 'first-base',
  name: 'First Base',
  about: {
    aim: 'Bring the last letter to the front, make a word that begins with it, and use up all the cards.',
    kinds: ['chain'],
    minutes: 20,
    learn: 2,
    picture: 'STAR > [R/S]oTAte',
    alone: 'left',
  },
  seats: [1, 1],
  phrases: {
    before: '{seat} moves the last letter in front of the first: {row}.',
    onto: '{seat} moves the last letter onto the first: {row}.',
    back: '{seat} moves it back: {row}.',
  },
  // Once its last card has come to the front, the row is no word.
  loose: ['row 1'],
  words: [1, 1],
  terms: () => AGAINST_THE_DECK,
  rules: () => FROM_FIRST,
  points: () => 0,
  promise: (_view, play) => worth(play),

  // A turn starts with moving the last pile, as soon as there is a row.
  turn: ({ zones, shared }, _seat, usual) =>
    zones[ROW]?.row.length === 0 || cardsMoved(shared) > 0
      ? usual
      : [...Object.keys(WAYS), ...usual.filter((kind) => kind !== 'play')],
  laid(table) {
    noteMoved(table, 0);
    return null;
  },

  // No word after all: the pile goes back to where it was.
  stuck(table, seat, _how, { pack }) {
    const cards = cardsMoved(table.state.shared);
    if (cards === 0) return null;
    const row = movedBack(table.state.zones[ROW]?.row ?? [], cards);
    table.arrange({ [ROW]: row });
    noteMoved(table, 0);
    table.say('back', seat, { row: rowText({ row }, pack) });
    return null;
  },

  moves: { before: moveLast('before'), onto: moveLast('onto') },
};

export const firstBase = makeFinalWord(kin);
