// A worker of its own for bots that think long, so that the table answers meanwhile.
import { type Choice, levelNamed, seatPlayer } from '@deckle/bots';
import { games } from '@deckle/games';
import type { View } from '@deckle/kernel';
import { makeTools } from '@deckle/words';
import { expose } from 'comlink';
import type { Words } from '../table/news.ts';
import { openWords } from './lists.ts';

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

const thinker: Thinker = {
  async answer({ game: id, words, level, seed, view }) {
    const [game, player] = [games.find((each) => each.id === id), levelNamed(level)];
    if (game === undefined || player === null) return null;
    const { polite } = await openWords(words);
    return seatPlayer(player, game, makeTools(game, {}, polite), seed, () => performance.now())(view);
  },
};

expose(thinker);
