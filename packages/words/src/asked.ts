import type { Game, Task, View } from '@deckle/kernel';
import { listed } from './listed.ts';
import { laysBare, saysOf, specOf } from './syntax.ts';

/** What a seat has to do now, as its game tells it; null for one that nobody waits for. */
export function askedOf(game: Game, view: View): Task | null {
  const kinds = view.asks.filter(({ seat, must }) => must && seat === view.seat).flatMap((ask) => ask.kinds);
  if (kinds.length === 0) return null;
  const specs = kinds.flatMap((kind) => specOf(game, kind) ?? []);
  for (const spec of specs) if (spec.task !== undefined) return spec.task(view);
  if (specs.some(laysBare)) return { brief: 'Type a word', says: game.about.aim };
  // What is left are answers, such as to allow or to challenge: their verbs say it.
  const verbs = specs.flatMap((spec) => saysOf(spec).slice(0, 1)).map((said) => said.replace(/ [A-Z].*/, ''));
  const answers = listed([...new Set(verbs)], 'or');
  return { brief: answers.slice(0, 1).toUpperCase() + answers.slice(1), says: `First answer: ${answers}.` };
}
