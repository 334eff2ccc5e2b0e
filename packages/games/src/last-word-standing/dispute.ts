import { type NewAsk, refuse, type Seat } from '@deckle/kernel';
import { dueAt, isGood, othersThan, type WordTools } from '@deckle/words';
import { goOn } from './asks.ts';
import type { Laid, LastWordStanding, LwsMove, LwsTable, LwsView } from './types.ts';
import { countingWords, standingOf } from './value.ts';
import { cardsIn, DISCARD, wordZone } from './zones.ts';

const STAKE = 5;

type Judging = LastWordStanding['phases']['judged'];

/** The word that is being disputed already, if one is. */
const judgingIn = ({ phase }: LwsView): Judging | null => (phase?.then === 'judged' ? (phase.data as Judging) : null);

/** The first dispute asks all others but the word's player to join; then there is one judgement. */
export const dispute: LwsMove = {
  form: {},
  syntax: ['dispute'],
  check(view, _move, tools) {
    if (judgingIn(view) !== null) return null;
    const laid = standingOf(countingWords(view), tools);
    if (laid === null) return refuse('nothing-stands', 'Only a standing word can be disputed, and there is none.');
    if (laid.seat === view.seat) return refuse('own-word', 'You cannot dispute your own word.', laid.word);
    return laid.judged === 1 ? refuse('judged', `${laid.word} has been judged already.`, laid.word) : null;
  },
  apply(table, seat, _move, tools) {
    const open = table.state.frames.at(-1);
    table.reveal();
    if (open?.then === 'judged') return join(table, seat, open.asks, open.data as Judging);
    const laid = standingOf(countingWords(table.state), tools) as Laid;
    table.abort();
    table.say('disputed', seat, { words: laid.word });
    const due = dueAt(table.state.now, { ...table.state.options, clock: table.state.options.answer });
    const asks = othersThan(table.state, seat)
      .filter((other) => other !== laid.seat)
      .map(
        (other): NewAsk => ({
          seat: other,
          kinds: ['allow', 'dispute'],
          must: true,
          otherwise: { kind: 'allow' },
          ...due,
        }),
      );
    table.ask('judged', asks, { words: [laid.word], seat: laid.seat, disputers: [seat] });
  },
  candidates(view, tools) {
    return this.check(view, { kind: 'dispute' }, tools) === null ? [{ kind: 'dispute' }] : [];
  },
  points(view, _move, tools) {
    const word = judgingIn(view)?.words[0] ?? standingOf(countingWords(view), tools)?.word ?? '';
    return isGood(word, view.shared, tools) ? -STAKE : STAKE;
  },
};

function join(table: LwsTable, seat: Seat, asks: readonly NewAsk[], data: Judging): void {
  table.abort();
  table.say('joined', seat, { words: data.words[0] ?? '' });
  const left = asks.map(({ seat: other, kinds, must, until, otherwise }) => ({
    seat: other,
    kinds,
    must,
    ...(otherwise === undefined ? {} : { otherwise }),
    ...(until === undefined ? {} : { until }),
  }));
  table.ask('judged', left, { ...data, disputers: [...data.disputers, seat] });
}

/** A real word costs each disputer five points, never below 0; a false one brings each five and is gone with its hand cards. */
export function judged(table: LwsTable, { words, seat, disputers }: Judging, tools: WordTools): void {
  const { shared, out, scores } = table.state;
  const [word = ''] = words;
  const good = isGood(word, shared, tools);
  table.say(good ? 'disputeLost' : 'disputeWon', seat, { words: word });
  for (const disputer of disputers.filter((each) => !out[each])) {
    const points = good ? -Math.min(STAKE, scores[disputer] ?? 0) : STAKE;
    if (points !== 0) table.score(disputer, points, `dispute of ${word}`);
  }
  if (good) {
    table.share({ laid: shared.laid.map((laid) => (laid.seat === seat ? { ...laid, judged: 1 } : laid)) });
  } else {
    table.share({ laid: shared.laid.filter((laid) => laid.seat !== seat) });
    table.move(cardsIn(table.state, wordZone(seat)), wordZone(seat), DISCARD);
  }
  goOn(table, 'resume');
}
