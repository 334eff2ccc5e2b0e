import type { Vocabulary } from '@deckle/bots';
import { dayOf, dayResult, type DayResult, type Hint, playPar, type Sheet, sheetOf, wordsTried } from '@deckle/host';
import { type Refusal, refuse, type Seat } from '@deckle/kernel';
import type { Dictionary } from '@deckle/lexicon';
import type { Composed, Draft, Keepsake, Refused, ShuffleCheck, Still, TablePlan } from '../table/news.ts';
import { recordFile } from './file.ts';
import { checkShuffle } from './shuffle.ts';
import { unhurried } from './unhurried.ts';
import type { Visit } from './visit.ts';

/** A table somebody sits at, wherever it is kept: what the page may ask of it. */
export interface Sitting {
  look(seat: Seat): void;
  takeBack(): void;
  /** Something said by the viewer, or by another person at this device. Answered when it is kept. */
  say(text: string, seat: Seat | null): Promise<Refused | null>;
  act(move: unknown): Promise<Refused | null>;
  compose(draft: Draft): Composed;
  hint(words: Vocabulary): Hint;
  hurry(): void;
  /** How a person here holds their cards, or what they compose. */
  keep(seat: Seat, part: Partial<Keepsake>): void;
  /** May the word be challenged now? Then nothing is told of it. */
  isTried(word: string): boolean;
  readonly dictionary: () => Dictionary | null;
  /** The record, once the game is over and nothing is hidden any more. */
  record(): Promise<File | null>;
  /** The same people with new cards: the address of their table. */
  rematch(): Promise<string | Refusal>;
  sheet(): Sheet | null;
  /** How the deal of a day went; null at other tables, and before the end. */
  dayResult(): DayResult | null;
  par(): Promise<number | null>;
  checkShuffle(): Promise<ShuffleCheck | null>;
  lookBack(moment: number): Promise<Still | null>;
  leave(): Promise<void>;
}

/** At a table of this device; `start` opens another one. */
export function sitAt(visit: Visit, start: (plan: TablePlan) => Promise<string | Refusal>): Sitting {
  const { table, saved } = visit;
  /** What was done is kept before it is answered. */
  const done = async (answer: Refused | null): Promise<Refused | null> => {
    await visit.settled();
    return answer;
  };
  const isDayOver = (): boolean => dayOf(table.facts.id) !== null && table.isOver();
  return {
    look: table.look,
    takeBack: table.takeBack,
    say: (text, seat) => done(table.say(text, seat)),
    act: (move) => done(table.act(move)),
    compose: table.compose,
    hint: table.hint,
    hurry: table.hurry,
    keep: visit.keep,
    isTried: (word) => wordsTried(table.match()).includes(word),
    dictionary: () => table.words.dictionary,
    record: async () => (table.isOver() ? recordFile(table.save(), table.facts.game.name) : null),
    async rematch() {
      const { game, setup } = table.match();
      const id = await start({ ...saved, game: game.id, options: setup.options });
      return typeof id === 'string' ? `/tables/${id}` : id;
    },
    sheet: () => sheetOf(table.match(), saved.sitters),
    dayResult: () => (isDayOver() ? dayResult(table.match()) : null),
    par: async () =>
      isDayOver()
        ? unhurried(playPar(table.match(), { ...table.match().tools, dictionary: table.words.polite }))
        : null,
    checkShuffle: async () => (table.isOver() ? checkShuffle(table.match(), table.save()) : null),
    lookBack: async (moment) => visit.lookBack(moment),
    leave: visit.leave,
  };
}

export const NO_TABLE = refuse('no-table', 'No table is open.');
