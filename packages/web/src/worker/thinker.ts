// A worker of its own for bots that think long, so that the table answers meanwhile.
import { type Choice, levelNamed, seatPlayer } from '@deckle/bots';
import { games } from '@deckle/games';
import type { View } from '@deckle/kernel';
import { makeTools } from '@deckle/words';
import { expose } from 'comlink';
import type { Words } from '../table/news.ts';
import { openWords, type TableWords } from './lists.ts';

/** What a bot is asked: all it may know. */
export interface Question {
  readonly game: string;
  readonly words: Words;
  readonly level: string;
  readonly seed: string;
  readonly view: View;
}

export interface Thinker {
  answer(question: Question): Promise<Choice | null>;
}

/** All bots of a table play with the same words, which are opened once; what could not be had is tried again. */
let words: Promise<TableWords> | null = null;

const thinker: Thinker = {
  async answer({ game: id, words: wanted, level, seed, view }) {
    const [game, player] = [games.find((each) => each.id === id), levelNamed(level)];
    if (game === undefined || player === null) return null;
    words ??= openWords(wanted);
    words.catch(() => {
      words = null;
    });
    const { polite } = await words;
    return seatPlayer(player, game, makeTools(game, {}, polite), seed, () => performance.now())(view);
  },
};

expose(thinker);
