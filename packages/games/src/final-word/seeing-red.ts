import type { Seat, ZoneId, ZoneView } from '@deckle/kernel';
import { cardOf, type Play, wordParts, type WordTools } from '@deckle/words';
import { CHANGE, makeFinalWord } from './family.ts';
import { visiblePoints } from './family-play.ts';
import { GONE, rowsOf, visibleCards } from './family-rows.ts';
import { KNOCKOUT } from './family-terms.ts';
import type { Pending, Shared } from './family-types.ts';

const SCORING = {
  scored: 'words score once you have used every red card',
  knockout: 'nothing scores; who is stuck is out, the last one in wins',
  race: 'only the red cards count; the first to use every one wins',
} as const;

/** What a red card that was still to be used is worth to players who look no further. */
const TICK_WORTH = 8;

type Faces = readonly (string | number)[];

const countOf = (faces: Faces, face: string | number): number => faces.filter((other) => other === face).length;

const facesOf = (cards: readonly number[], { pack }: WordTools): Faces => cards.map((card) => cardOf(pack, card).face);

/** What lies open all game. */
const reds = (zones: { readonly [zone: ZoneId]: Pick<ZoneView, 'row'> }, tools: WordTools): Faces =>
  facesOf(visibleCards(rowsOf(zones)), tools);

/** The red cards a word uses: those that are not from the hand. */
const used = ({ words: [word], played }: Play, tools: WordTools): Faces =>
  facesOf((word?.tops ?? []).filter((card) => card !== null && !played.includes(card)) as number[], tools);

const tickedBy = ({ noted }: Pick<Shared, 'noted'>, seat: Seat): Faces => noted[`ticked ${seat}`] ?? [];

/** Each red card used ticks off one of its letter: the second V needs a second V card, or another turn. */
const newTicks = (ticked: Faces, using: Faces, open: Faces): Faces =>
  using.filter((face, at) => countOf([...ticked, ...using.slice(0, at)], face) < countOf(open, face));

export const seeingRed = makeFinalWord({
  id: 'seeing-red',
  name: 'Seeing Red',
  about: {
    aim: 'Make words with a red card of the row and cards of yours; when you have used all seven, you score.',
    kinds: ['build', 'race', 'knockout'],
    minutes: 25,
    learn: 2,
    picture: '!J!K!Q!V!V!X!Z > !Qui!Z',
  },
  seats: [2, 6],
  options: { scoring: { label: 'Scoring', default: 'scored', choices: SCORING } },
  phrases: { ticked: '{seat} ticks off {reds}. Red cards still to use: {left}.' },
  open: ['J', 'K', 'Q', 'V', 'V', 'X', 'Z'],
  loose: ['row 1'],
  words: [1, 1],
  terms: ({ scoring }) => (scoring === 'knockout' ? KNOCKOUT : { ends: 'allOut', left: 'nothing' }),
  // A card of the hand at least and a red card at least, in any order.
  rules: () => ({ ...CHANGE, order: 'free', drop: 'out', fresh: 'never' }),

  // Words score only after the turn that ticked off the last red card; in the race every tick is a point.
  points({ options, shared, seat, zones }, play, tools) {
    const ticked = tickedBy(shared, seat as Seat);
    const using = used(play, tools);
    const open = reds(zones, tools);
    if (options['scoring'] === 'race') return newTicks(ticked, using, open).length;
    if (ticked.length < open.length) return 0;
    // Two red cards in a word of four letters or more double it, three or more treble it.
    const isLong = play.words.every(({ text }) => text.length >= 4);
    return visiblePoints(play, tools) * (isLong ? Math.min(using.length, 3) : 1);
  },

  parts(_view, play, tools) {
    const times = Math.min(used(play, tools).length, 3);
    const isLong = play.words.every(({ text }) => text.length >= 4);
    const more = isLong ? (times - 1) * visiblePoints(play, tools) : 0;
    const parts = wordParts(play, tools.pack);
    return more === 0 ? parts : [...parts, { what: times === 2 ? 'two red cards' : 'three red cards', values: [more] }];
  },

  // The red cards stay, the others leave play. The race is won with the last tick.
  laid(table, seat, play, tools) {
    const { pending, noted } = table.state.shared;
    const { before } = pending as Pending;
    table.arrange({
      'row 1': before['row 1'] ?? [],
      [GONE]: [[...(before[GONE] ?? []).flat(), ...play.played]],
    });
    const using = used(play, tools);
    table.share({ noted: { ...noted, using } });
    const { options, shared, zones } = table.state;
    const [ticked, open] = [tickedBy(shared, seat), reds(zones, tools)];
    const isLast = ticked.length + newTicks(ticked, using, open).length === open.length;
    return options['scoring'] === 'race' && isLast ? { over: 'every red card is used' } : null;
  },

  // Once the word stands, its red cards are ticked off.
  settled(table, { seat }, tools) {
    const { options, shared, zones } = table.state;
    const [ticked, open] = [tickedBy(shared, seat), reds(zones, tools)];
    const ticks = newTicks(ticked, shared.noted['using'] ?? [], open);
    if (options['scoring'] === 'knockout' || ticks.length === 0) return;
    const now = [...ticked, ...ticks];
    table.share({ noted: { ...shared.noted, [`ticked ${seat}`]: now } });
    const left = newTicks(now, open, open);
    table.say('ticked', seat, { reds: ticks.join(' '), left: left.join(' ') || 'none' });
  },

  // The sooner all are ticked off, the more turns score.
  promise({ options, shared, seat, zones }, play, tools) {
    if (options['scoring'] === 'knockout') return 0;
    return TICK_WORTH * newTicks(tickedBy(shared, seat as Seat), used(play, tools), reds(zones, tools)).length;
  },
});
