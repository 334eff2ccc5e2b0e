import { refuse } from '@deckle/kernel';
import { isGood, othersThan, type WordTools } from '@deckle/words';
import { askAnswer, goOn } from './asks.ts';
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
  when: 'The standing word is disputed in Word Play, at tables where words are challenged, and outside an open answer.',
  stake: () =>
    `If the word is real, each who disputes it loses ${STAKE} points; if not, each wins ${STAKE} and it is gone.`,
  check(view) {
    if (judgingIn(view) !== null) return null;
    const laid = standingOf(countingWords(view));
    if (laid === null) return refuse('nothing-stands', 'Only a standing word can be disputed, and there is none.');
    if (laid.seat === view.seat) return refuse('own-word', 'You cannot dispute your own word.', laid.word);
    return laid.judged === 1 ? refuse('judged', `${laid.word} has been judged already.`, laid.word) : null;
  },
  apply(table, seat) {
    const { frames, shared } = table.state;
    table.reveal();
    if (frames.at(-1)?.then === 'judged') {
      table.say('joined', seat);
      return table.share({ disputers: [...shared.disputers, seat] });
    }
    const laid = standingOf(countingWords(table.state)) as Laid;
    table.abort();
    table.say('disputed', seat, { words: laid.word });
    table.share({ disputers: [seat] });
    const others = othersThan(table.state, seat).filter((other) => other !== laid.seat);
    const asks = others.map((other) => askAnswer(table.state, other, ['allow', 'dispute']));
    return table.ask('judged', asks, { words: [laid.word], seat: laid.seat });
  },
  candidates(view, tools) {
    return this.check(view, { kind: 'dispute' }, tools) === null ? [{ kind: 'dispute' }] : [];
  },
  tries(view) {
    const standing = standingOf(countingWords(view));
    return judgingIn(view)?.words ?? (standing === null ? [] : [standing.word]);
  },
};

/** A real word costs each disputer five points, never below 0; a false one brings each five and is gone with its hand cards. */
export function judged(table: LwsTable, { words, seat }: Judging, tools: WordTools): void {
  const { shared, out, scores } = table.state;
  const [word = ''] = words;
  const good = isGood(word, shared, tools);
  table.say(good ? 'disputeLost' : 'disputeWon', seat, { words: word });
  for (const disputer of shared.disputers.filter((each) => !out[each])) {
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
