import { type CardId, isRefusal, type Move, type Seat } from '@deckle/kernel';
import { falseWords, listed, putToVote, type WordTools } from '@deckle/words';
import { goOn, openAnswers } from './asks.ts';
import { higher, type Kind, ownWord, wouldLie } from './reading.ts';
import type { Laid, LwsTable, Pending } from './types.ts';
import { modified, valued } from './value.ts';
import { actionZone, cardsIn, handZone, lettersOf, olderZone, SPENT, TRIAL, wordZone } from './zones.ts';

/** A word is laid, or put to the vote first. */
export function propose(table: LwsTable, seat: Seat, move: Move, tools: WordTools): void {
  table.abort();
  const { options, shared } = table.state;
  const laid = readLaid(table, seat, move, tools);
  const bad = options.checking === 'vote' ? falseWords([laid.word], shared, tools) : [];
  if (bad.length > 0) putToVote(table, seat, move, bad);
  else tryWord(table, seat, move, tools);
}

function readLaid(table: LwsTable, seat: Seat, move: Move, tools: WordTools): Laid {
  const laid = wouldLie(move.kind as Kind, table.view(seat), move, tools);
  if (isRefusal(laid)) throw new Error(`${move.kind} was not checked: ${laid.rule}`);
  return laid;
}

/** Its cards lie open; the action cards laid with it are spent and answered one by one before it counts. */
export function tryWord(table: LwsTable, seat: Seat, move: Move, tools: WordTools): void {
  const { cards = [] } = move;
  const laid = readLaid(table, seat, move, tools);
  const held = lettersOf(table.state, seat);
  const cut = laid.modifiers.length - cards.length;
  const queue = laid.modifiers.slice(cut);
  table.move(
    laid.cards.filter((card) => held.includes(card)),
    handZone(seat),
    TRIAL,
  );
  if (cards.length > 0) {
    table.reveal();
    table.move(cards, actionZone(seat), SPENT);
  }
  const before = valued({ ...laid, modifiers: laid.modifiers.slice(0, cut) }, tools);
  table.share({ trial: { kind: move.kind as Kind, laid: before, queue } });
  if (cards.length > 0) table.say('laidWith', seat, { words: laid.word, cards: cardNames(queue) });
  answerNext(table);
}

const cardNames = (modifiers: Pending['queue']): string => listed(modifiers.map(({ face }) => face));

function answerNext(table: LwsTable): void {
  const trial = table.state.shared.trial as Pending;
  const [next] = trial.queue;
  if (next === undefined) return settle(table, trial);
  const { seat, word } = trial.laid;
  openAnswers(table, [{ seat, face: next.face, as: 'with', move: { kind: trial.kind, letters: [word] } }]);
}

/** The next modifier of the word on trial has been answered. */
export function modifierAnswered(table: LwsTable, verdict: 'stands' | 'cancelled', tools: WordTools): void {
  const trial = table.state.shared.trial as Pending;
  const [next, ...queue] = trial.queue;
  const added = verdict === 'stands' && next !== undefined ? [next] : [];
  table.share({ trial: { ...trial, laid: modified(trial.laid, added, tools), queue } });
  answerNext(table);
}

/** A word that is not higher after all goes back to the hand, and the turn goes on without its action cards. */
function settle(table: LwsTable, { kind, laid }: Pending): void {
  const { seat, value } = laid;
  const cards = cardsIn(table.state, TRIAL);
  table.share({ trial: null });
  if (table.state.out[seat] || higher(table.state, laid) !== null) {
    table.move(cards, TRIAL, handZone(seat));
    if (!table.state.out[seat]) table.say('notHigher', seat, { words: laid.word, value });
    return goOn(table, 'resume');
  }
  lay(table, kind, laid, cards);
  table.say(kind === 'upgrade' ? 'upgraded' : 'laid', seat, { words: laid.word, value });
  goOn(table, 'next');
}

/** A new word beside an old one: the last one counts, the older can only be copied. */
function lay(table: LwsTable, kind: Kind, laid: Laid, cards: readonly CardId[]): void {
  const { seat } = laid;
  const { shared } = table.state;
  const old = ownWord(table.view(seat));
  if (kind === 'play' && old !== null) {
    table.move(cardsIn(table.state, wordZone(seat)), wordZone(seat), olderZone(seat));
    table.share({ older: [...shared.older, old] });
  }
  table.move(cards, TRIAL, wordZone(seat));
  const others = shared.laid.filter((other) => other.seat !== seat);
  table.share({ laid: [...others, laid], holder: seat, wordless: 0 });
}
