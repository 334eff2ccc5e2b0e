import {
  type CardId,
  isRefusal,
  type Move,
  type Pile,
  type Refusal,
  refuse,
  type Seat,
  type ZoneId,
} from '@deckle/kernel';
import {
  cardOf,
  falseWords,
  HAND_ONLY,
  type LaidWord,
  type Laying,
  layMove,
  listed,
  type Play,
  playOf,
  putToVote,
  type WordTools,
  wordParts,
} from '@deckle/words';
import { PILCROW } from './deck.ts';
import { sequelOf } from './taste.ts';
import type { LiftMove, LiftTable, WordLift } from './types.ts';
import { freePlaces, handCost, handIn, handZone, wordPoints, LONG, LONG_BONUS } from './zones.ts';

/** A card marked ¶ stands first or last in its word, wherever it comes from. */
export function checkPilcrows({ words }: Pick<Play, 'words'>, { pack }: WordTools): Refusal | null {
  for (const { tops, text } of words) {
    const inside = tops.slice(1, -1).flatMap((card) => (card === null ? [] : [cardOf(pack, card)]));
    const wrong = inside.find(({ marks }) => marks.includes(PILCROW));
    if (wrong !== undefined) {
      const rule = `The card ${wrong.face}${PILCROW} can only be the first or the last of its word, not inside ${text}.`;
      return refuse('inside', rule, wrong.face);
    }
  }
  return null;
}

export const playPoints = ({ words }: Play, tools: WordTools): number =>
  words.reduce((sum, { text, tops }) => sum + wordPoints(text, tops as readonly CardId[], tools), 0);

/** Words the table has to agree to before the play counts; true if it was asked to. */
export function asksTable(table: LiftTable, seat: Seat, move: Move, { words }: Play, tools: WordTools): boolean {
  const bad = falseWords(
    words.map(({ text }) => text),
    table.state.shared,
    tools,
  );
  if (bad.length > 0) putToVote(table, seat, move, bad);
  return bad.length > 0;
}

/** Lays the words of a play in front of a seat; what was in `from` is all used. */
export function layWords(table: LiftTable, seat: Seat, play: Play, from: ZoneId | null): void {
  const places = freePlaces(table, seat, play.words.length);
  const { zones, shared } = table.state;
  const rows: { [zone: ZoneId]: readonly Pile[] } = {
    [handZone(seat)]: (zones[handZone(seat)]?.row ?? []).filter(([card]) => !play.played.includes(card as CardId)),
    ...(from === null ? {} : { [from]: [] }),
  };
  const reads: { [zone: ZoneId]: string } = { ...shared.reads };
  if (from !== null) delete reads[from];
  for (const [at, word] of play.words.entries()) {
    const place = places[at] as ZoneId;
    rows[place] = pilesOf(word);
    reads[place] = word.text;
  }
  table.arrange(rows);
  table.share({ reads, idle: 0 });
}

const pilesOf = ({ tops }: LaidWord): readonly Pile[] => tops.map((card) => [card as CardId]);

/** When a play can be made. */
export const PLAY_TIME = 'You make one play on your turn, before you draw.';

const laying: Laying<WordLift> = {
  kind: 'lay',
  syntax: ['lay {words}', 'play {words}'],
  words: [1, 1],
  board: ({ zones, seat }) => ({ rules: HAND_ONLY, hand: handIn(zones, seat), rows: [] }),
  also: (_view, play, tools) => checkPilcrows(play, tools),
  points: (_view, play, tools) => playPoints(play, tools),
  parts: (_view, play, { pack }) => [
    ...wordParts(play, pack),
    ...play.words.flatMap(({ text }) =>
      text.length >= LONG ? [{ what: `${LONG} letters or more`, values: [LONG_BONUS] }] : [],
    ),
  ],
  promise: (view, play, tools) => handCost(play.played, tools) + sequelOf(view, play, null, tools),
  apply(table, seat, move, tools) {
    const play = playOf(laying, table.view(seat), move, tools);
    if (isRefusal(play)) throw new Error(play.rule);
    if (asksTable(table, seat, move, play, tools)) return;
    layWords(table, seat, play, null);
    const { laidBy } = table.state.shared;
    table.share({ laidBy: laidBy.includes(seat) ? laidBy : [...laidBy, seat] });
    table.say('laid', seat, { words: listed(play.words.map(({ text }) => text)) });
  },
};

/** One word of three letters or more from the hand. */
export const lay: LiftMove = { ...layMove(laying), when: PLAY_TIME };
