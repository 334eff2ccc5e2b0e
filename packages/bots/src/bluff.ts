import type { Game, View } from '@deckle/kernel';
import { textsOf, type WordTools } from '@deckle/words';
import { isLegal, type Option } from './weigh.ts';

/** What makes a word that is none out of one that is, and still sounds like one. */
const ENDINGS = ['S', 'ED', 'ER', 'Y', 'LY', 'ING'];
const BEGINNINGS = ['RE', 'UN'];
/** Words whose like are tried, the best ones. */
const MODELS = 12;

/** Plays of one word that is not on the list but could be, best first; only where others judge words, not the referee. */
export function bluffsOf(options: readonly Option[], view: View, game: Game, tools: WordTools): readonly Option[] {
  if (view.options.checking !== 'challenge') return [];
  const found: Option[] = [];
  const tried = new Set<string>();
  const models = options.filter(({ move }) => move.words?.length === 1).sort((a, b) => b.worth - a.worth);
  for (const model of models.slice(0, MODELS)) {
    const { move } = model;
    const spec = game.moves[move.kind];
    for (const text of textsOf(view, move, tools)) {
      for (const bluff of [...ENDINGS.map((end) => text + end), ...BEGINNINGS.map((begin) => begin + text)]) {
        if (tried.has(bluff) || tools.dictionary.has(bluff)) continue;
        tried.add(bluff);
        const [way] = spec?.spell?.(view, [bluff], tools) ?? [];
        if (way === undefined || spec === undefined) continue;
        const gained = (spec.points?.(view, way, tools) ?? 0) - (spec.points?.(view, move, tools) ?? 0);
        const option = { ...model, move: way, worth: model.worth + gained };
        if (isLegal(option, view, game, tools)) found.push(option);
      }
    }
  }
  return found.sort((a, b) => b.worth - a.worth);
}
