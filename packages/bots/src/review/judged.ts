import type { Game } from '@deckle/kernel';
import { DOUBTING, isDoubtful, judging, listed, wordsOnTrial, type WordTools } from '@deckle/words';
import { bestOf, type Option } from '../weigh.ts';
import { actOf, type Decided } from './decisions.ts';
import type { Turn } from './review-types.ts';

const REFUSING: readonly string[] = [...DOUBTING, 'reject'];
const JUDGING: readonly string[] = [...REFUSING, 'allow', 'accept'];

/** Is it about whether a word is good? */
export const isJudging = ({ view, move }: Decided, game: Game): boolean =>
  JUDGING.includes(move.kind) && wordsOnTrial(view, judging(game, view, move)).length > 0;

/** Whether a word is good, the list knows: only a mistake is worth telling. */
export function judgedTurn(
  base: Pick<Turn, 'moment' | 'seat' | 'played'>,
  { view, move: made }: Decided,
  options: readonly Option[],
  game: Game,
  tools: WordTools,
): Omit<Turn, 'number' | 'chances'> | null {
  const move = judging(game, view, made);
  const isFalse = isDoubtful(view, move, tools);
  const best = bestOf(options, view, game, tools);
  if (best === null || isFalse === REFUSING.includes(move.kind)) return null;
  const words = wordsOnTrial(view, move).filter((word) => !isFalse || !tools.dictionary.has(word));
  const act = actOf(game, view, best.move, tools);
  const why = `${listed(words)} ${words.length === 1 ? 'is' : 'are'} ${isFalse ? 'not ' : ''}on the list.`;
  return { ...base, best: act, everyday: act, left: { points: 0, ahead: 0, won: 0, wins: 0 }, why };
}
