import { LIST_NAMES, type ListName, parseSave, PLAIN_WORDS, type SavedTable } from '@deckle/host';
import {
  type Game,
  type GameRecord,
  isDivergence,
  isRefusal,
  type Match,
  playInput,
  type Refusal,
  refuse,
  replay,
} from '@deckle/kernel';
import { makeTools } from '@deckle/words';
import type { TableWords } from './lists.ts';

/** A record played again, as far as the rules allow. */
export interface Reading {
  readonly saved: SavedTable;
  readonly words: TableWords;
  /** The match after the deal and after each input. */
  readonly matches: readonly Match[];
  /** Why the rest could not be played. */
  readonly trouble: Refusal | null;
}

/** What is needed to read a record. */
export interface Library {
  readonly gameNamed: (id: string) => Game | null;
  readonly openWords: (words: SavedTable['words']) => Promise<TableWords>;
  /** How many inputs of how many have been played; false to stop. Told now and then, between breaths. */
  readonly progress: (done: number, of: number) => boolean;
}

/** No deck that anybody plays with is larger. */
const MOST_CARDS = 2000;

/** Plays a record again. Anything may be handed in; what is none is refused with a reason. */
export async function readRecord(text: string, library: Library): Promise<Reading | Refusal> {
  const save = parseSave(text);
  if (isRefusal(save)) return save;
  const { record } = save;
  const game = library.gameNamed(record.game);
  if (game === null) return refuse('no-game', `Deckle knows no game “${record.game}”.`, record.game);
  if ((record.deck ?? []).reduce((sum, { count }) => sum + count, 0) > MOST_CARDS) {
    return refuse('malformed', `This is not a record: its deck has more than ${MOST_CARDS} cards.`, 'deck');
  }
  const saved = save.table ?? { words: { ...PLAIN_WORDS, list: await listOf(record, library) }, sitters: [] };
  const sitters = Array.from(
    { length: Math.min(record.seats, game.seats[1]) },
    (_, seat) => saved.sitters[seat] ?? { name: `Seat ${seat + 1}`, level: null },
  );
  const words = await library.openWords(saved.words);
  const dealt = dealOf(game, record, words);
  if (isRefusal(dealt)) return dealt;
  return { saved: { ...saved, sitters }, words, ...(await playAgain(dealt, record, library)) };
}

/** The list with this hash; for words of a table's own, which nobody can guess, the usual one. */
async function listOf({ dictionary }: GameRecord, { openWords }: Library): Promise<ListName> {
  for (const list of LIST_NAMES) {
    if ((await openWords({ ...PLAIN_WORDS, list })).dictionary.hash === dictionary) return list;
  }
  return PLAIN_WORDS.list;
}

function dealOf(game: Game, record: GameRecord, { dictionary }: TableWords): Match | Refusal {
  try {
    const dealt = replay(game, { ...record, inputs: [] }, makeTools(game, record, dictionary), dictionary.hash);
    return isRefusal(dealt) || !isDivergence(dealt) ? dealt : dealt.refusal;
  } catch {
    return refuse('malformed', 'This is not a record: its cards cannot be dealt.', 'deck');
  }
}

/** So long the worker plays without looking up. */
const BREATH = 40;

async function playAgain(
  dealt: Match,
  { inputs }: GameRecord,
  { progress }: Library,
): Promise<Pick<Reading, 'matches' | 'trouble'>> {
  const matches = [dealt];
  let since = performance.now();
  for (const [at, input] of inputs.entries()) {
    if (performance.now() - since > BREATH) {
      if (!progress(at, inputs.length)) return { matches, trouble: STOPPED };
      await new Promise((done) => setTimeout(done));
      since = performance.now();
    }
    const next = played(matches[at] as Match, input);
    if (isRefusal(next)) {
      const rule = `The rules refuse move ${at + 1} of this record: ${next.rule}`;
      return { matches, trouble: refuse('diverged', rule, at + 1) };
    }
    matches.push(next);
  }
  return { matches, trouble: null };
}

const STOPPED = refuse('stopped', 'The rest of the record has not been played.');

/** Rules that stumble over what nobody could have done at a table are no reason to fall. */
function played(match: Match, input: GameRecord['inputs'][number]): Match | Refusal {
  try {
    return playInput(match, input);
  } catch {
    return refuse('impossible', 'Nobody could have done this at a table.');
  }
}
