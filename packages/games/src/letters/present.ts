import { type CardId, isRefusal, type Move, type Part, type Refusal, refuse } from '@deckle/kernel';
import {
  type Board,
  cardOf,
  falseWords,
  judge,
  lessPart,
  listed,
  no,
  othersThan,
  type Play,
  putToVote,
  readPlay,
  spellWays,
  whyNot,
  wordParts,
  type WordTools,
} from '@deckle/words';
import { openWindow } from './flow.ts';
import { type Kind, propose, RULES } from './propose.ts';
import { BONUS, longestWord, mostWords, wordsOnTable } from './score.ts';
import type { LettersMove, LettersTable, LettersView } from './types.ts';
import { DISCARD, handIn, handZone, layWords, pointsOf } from './zones.ts';

/** Where the discard is not named it is the card left over, or of several the dearest. */
const SYNTAX = {
  out: ['go out {words} discard {cards}', 'go out {words}', '{words} discard {cards}'],
  lay: ['lay {words} discard {cards}', 'lay {words}', '{words} discard {cards}'],
} as const;

const TASKS = {
  out: {
    brief: 'Go out or discard',
    says: 'Discard one card. To go out, lay words of all your cards but the one you discard.',
  },
  lay: {
    brief: 'Lay words or discard',
    says: 'This is your last turn: lay all the words you can, and discard one card.',
  },
} as const;

const handOf = ({ zones, seat }: Pick<LettersView, 'zones' | 'seat'>): readonly CardId[] =>
  seat === null ? [] : handIn(zones, seat);

/** Of equal cards words take the last ones, because a discard named by its letters is the first one. */
const boardOf = (view: LettersView): Board => ({ rules: RULES, hand: handOf(view).toReversed(), rows: [] });

const WHEN = {
  out: 'You go out after taking a card, as long as nobody has gone out before you.',
  lay: 'You lay words without going out only in your last turn, when somebody else has gone out.',
} as const;

interface Reads {
  readonly play: Play;
  readonly discard: CardId;
  readonly left: readonly CardId[];
}

/** The words and the discard of a move, or the rule they break. */
function read(view: LettersView, { words = [], cards = [] }: Move, { pack }: WordTools): Reads | Refusal {
  const play = readPlay(boardOf(view), words, pack);
  if (isRefusal(play)) return play;
  const hand = handOf(view);
  const [discard] = cards;
  if (discard === undefined) return refuse('no-card-left', 'Leave out one card: it is discarded.');
  if (!hand.includes(discard)) return no('not-in-hand', pack[discard]?.face ?? discard, 'your hand');
  if (play.played.includes(discard)) return no('card-twice', cardOf(pack, discard).face);
  return { play, discard, left: hand.filter((card) => card !== discard && !play.played.includes(card)) };
}

function check(kind: Kind, view: LettersView, move: Move, tools: WordTools): Refusal | null {
  const reads = read(view, move, tools);
  if (isRefusal(reads)) return reads;
  const [left] = reads.left;
  if (kind === 'out' && left !== undefined) {
    const { face } = cardOf(tools.pack, left);
    return refuse('cards-left', `To go out, all cards but the discard must be in words; ${face} is left.`, face);
  }
  return judge(view.options.checking, textsOf(reads), view.shared, tools);
}

const textsOf = ({ play }: Reads): readonly string[] => play.words.map(({ text }) => text);

/** What the deal would count for the mover if it were over now. */
function points(view: LettersView, move: Move, tools: WordTools): number {
  const reads = read(view, move, tools);
  if (isRefusal(reads) || view.seat === null) return Number.NEGATIVE_INFINITY;
  const { play, left } = reads;
  const bonuses = bonusesOf(view, reads, tools);
  return pointsOf(play.played, tools) - pointsOf(left, tools) + BONUS * bonuses.length;
}

/** How these points come about. */
function parts(view: LettersView, move: Move, tools: WordTools): readonly Part[] {
  const reads = read(view, move, tools);
  if (isRefusal(reads)) return [];
  const bonuses = bonusesOf(view, reads, tools).map((what) => ({ what, values: [BONUS] }));
  return [...wordParts(reads.play, tools.pack), ...bonuses, lessPart('cards left', reads.left, tools.pack)];
}

/** The bonuses these words would bring if nobody had more or longer ones. */
function bonusesOf(view: LettersView, reads: Reads, tools: WordTools): readonly string[] {
  const words = wordsOnTable(view, tools).map((texts, seat) => (seat === view.seat ? textsOf(reads) : texts));
  const own = (seat: number | null, what: string): readonly string[] => (seat === view.seat ? [what] : []);
  return [...own(mostWords(words), 'most words'), ...own(longestWord(words), 'longest word')];
}

/** Presents the words and discards; off the list they may first have to be voted on. Who goes out gives the others a last turn. */
function apply(table: LettersTable, view: LettersView, move: Move, tools: WordTools): void {
  const reads = read(view, move, tools);
  if (isRefusal(reads) || view.seat === null) throw new Error(`${move.kind} was not checked`);
  const { seat } = view;
  const bad = falseWords(textsOf(reads), view.shared, tools);
  if (view.options.checking === 'vote' && bad.length > 0) return putToVote(table, seat, move, bad);
  layWords(
    table,
    seat,
    reads.play.words.map(({ played }) => played),
  );
  table.move([reads.discard], handZone(seat), DISCARD);
  table.say(move.kind === 'out' ? 'wentOut' : 'laid', seat, { words: listed(textsOf(reads)) });
  table.say('discarded', seat, { face: cardOf(tools.pack, reads.discard).face });
  if (view.shared.owed === null) {
    table.share({ owed: othersThan(table.state, seat) });
    table.say('lastTurns');
  }
  openWindow(table, seat);
}

function withDiscard(view: LettersView, move: Move, { pack }: WordTools): Move {
  const laid = (move.words ?? []).flat().flatMap((slot) => ('play' in slot ? [slot.play] : []));
  const [dearest] = handOf(view)
    .filter((card) => !laid.includes(card))
    .toSorted((a, b) => cardOf(pack, b).points - cardOf(pack, a).points);
  return move.cards !== undefined || dearest === undefined ? move : { ...move, cards: [dearest] };
}

export function presentMove(kind: Kind): LettersMove {
  return {
    form: { words: [1, 10], cards: [0, 1] },
    syntax: SYNTAX[kind],
    task: () => TASKS[kind],
    when: WHEN[kind],
    fill: withDiscard,
    check: (view, move, tools) => check(kind, view, move, tools),
    apply: (table, seat, move, tools) => apply(table, table.view(seat), move, tools),
    candidates: (view, tools) => propose(kind, view, (move) => points(view, move, tools), tools),
    *spell(view, words, tools) {
      for (const way of spellWays(boardOf(view), words, tools.pack)) yield { kind, words: way };
    },
    points,
    parts,
    whyNot: (view, words, tools) => whyNot(boardOf(view), words, tools.pack),
  };
}
