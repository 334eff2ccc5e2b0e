import { sheetSeen } from '@deckle/host';
import { askFor, isRefusal, type Move, parseMove, type Refusal, refuse, type View } from '@deckle/kernel';
import { makeCommand, parseCommand } from '@deckle/words';
import { ask } from '../../online/ask.ts';
import type { OnlineNews } from '../../online/online-news.ts';
import type { Refused } from '../../table/news.ts';
import { compose } from '../compose.ts';
import { recordFile } from '../file.ts';
import { shareTable } from '../hold.ts';
import { makeName } from '../keeping.ts';
import { refusedBy } from '../seen.ts';
import type { Sitting } from '../sitting.ts';
import { type Dealt, sittersOf } from './dealt.ts';
import { fetchRecord } from './fetched.ts';
import { type Watching, watchTable } from './watching.ts';

/** A table on line: the server is its referee, and this is what one of those at it can see and do. */
export interface OnlineSitting extends Sitting {
  chat(text: string): Promise<Refusal | null>;
  wake(): void;
}

const ABSENT = refuse('no-cards', 'The cards have not been dealt yet.');
const NO_SEAT = refuse('no-seat', 'You only look on at this table.');
const UNDER_WAY = refuse(
  'under-way',
  'Your last move is still on its way. It is not lost: please wait for the answer.',
);

interface Seen {
  readonly dealt: Dealt;
  readonly view: View;
}

export function attendTable(id: string, told: (patch: Partial<OnlineNews>) => void): OnlineSitting {
  const watching = watchTable(id, told);
  const letGo = shareTable(id);
  const { line, past, known } = watching;
  const play = makePlay(watching);
  const seen = (): Seen | Refusal => {
    const [dealt, view] = [watching.dealt(), known().match?.view];
    if (dealt === null || view === undefined) return ABSENT;
    return view.seat === null ? NO_SEAT : { dealt, view };
  };
  return {
    look: () => {},
    takeBack: () => {},
    async say(text) {
      const at = seen();
      if (isRefusal(at)) return { refusal: at, nearest: null };
      const move = parseCommand(at.dealt.game, at.view, text, at.dealt.tools);
      return isRefusal(move) ? refusedBy(at.dealt, move, at.view, text) : play(move, at, text);
    },
    async act(value) {
      const [at, move] = [seen(), parseMove(value)];
      if (isRefusal(at)) return { refusal: at, nearest: null };
      if (isRefusal(move)) return { refusal: move, nearest: null };
      return play(move, at, makeCommand(at.dealt.game, at.view, move, at.dealt.tools));
    },
    compose(draft) {
      const at = seen();
      if (isRefusal(at))
        return {
          draft,
          move: null,
          words: [],
          cards: [],
          points: null,
          ways: 0,
          refusal: at,
          parts: null,
          remark: null,
        };
      return compose(at.dealt.game, at.view, draft, at.dealt.tools);
    },
    hint(words) {
      const at = seen();
      return isRefusal(at)
        ? { text: at.rule, command: null }
        : at.dealt.advice.hint(at.view, known().happenings.at(-1)?.number, words);
    },
    hurry: () => {},
    keep: watching.keep,
    isTried: (word) => known().match?.tried.includes(word) ?? false,
    dictionary: () => watching.dealt()?.words.dictionary ?? null,
    async record() {
      const save = await fetchRecord(id);
      return isRefusal(save) ? null : recordFile(save, watching.dealt()?.game.name ?? '');
    },
    async rematch() {
      // Whoever asks first opens the new table; everybody's keys of this one fit there.
      const opened = known().table?.again ?? (await ask<object>('POST', `/api/tables/${id}/rematch`));
      if (isRefusal(opened)) return opened;
      const next = await ask<{ readonly id: string }>('POST', `/api/tables/${id}/claim`);
      return isRefusal(next) ? next : `/t/${next.id}`;
    },
    sheet() {
      const [dealt, { table, match, happenings }] = [watching.dealt(), known()];
      if (table === null || match === null || dealt === null) return null;
      const { seats, result } = match.view;
      return sheetSeen({ ...dealt, seats, happenings, isOver: result !== null }, sittersOf(table));
    },
    dayResult: () => null,
    par: async () => null,
    async checkShuffle() {
      const view = known().match?.view;
      return view === undefined ? null : past.checkShuffle(view);
    },
    async lookBack(moment) {
      const [dealt, { table }] = [watching.dealt(), known()];
      return dealt === null || table === null ? null : past.lookBack(moment, table, dealt);
    },
    chat(text) {
      const isMine = (said: { readonly seat: number; readonly text: string }): boolean =>
        said.seat === known().table?.seat && said.text === text.trim();
      const mine = (): number => known().said.filter(isMine).length;
      const before = mine();
      return line.ask({ do: 'say', nonce: makeName(), text }, () => mine() > before);
    },
    wake: line.wake,
    async leave() {
      letGo();
      await watching.close();
    },
  };
}

/** Sends moves. One at a time is under way, and the same again is the same. */
function makePlay({ line }: Watching): (move: Move, at: Seen, text: string) => Promise<Refused | null> {
  let underWay: { readonly mark: string; readonly answer: Promise<Refused | null> } | null = null;
  return (move, { dealt, view }, text) => {
    const mark = JSON.stringify(move);
    if (underWay !== null)
      return underWay.mark === mark ? underWay.answer : Promise.resolve({ refusal: UNDER_WAY, nearest: null });
    // A move that arrives late must not answer the next question.
    const question = askFor(view, view.seat ?? -1, move.kind)?.id;
    const sent = { do: 'play', nonce: makeName(), move, ...(question === undefined ? {} : { ask: question }) } as const;
    const answer = line
      .ask(sent, () => false)
      .then((refusal) => (refusal === null ? null : refusedBy(dealt, refusal, view, text)))
      .finally(() => {
        underWay = null;
      });
    underWay = { mark, answer };
    return answer;
  };
}
