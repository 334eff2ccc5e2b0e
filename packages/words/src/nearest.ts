import { type Game, isRefusal, type Move, type View } from '@deckle/kernel';
import { textsOf } from './command.ts';
import { matches, openKinds, readText, specOf } from './syntax.ts';
import type { WordTools } from './tools.ts';

/** How many letters have to be put in, taken out or changed to get from one text to the other. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((next[j - 1] as number) + 1, (row[j] as number) + 1, (row[j - 1] as number) + same));
    }
    row = next;
  }
  return row[b.length] as number;
}

/** Candidates looked at before the nearest of them is offered. */
const LOOK_AT = 1500;

/** The words somebody wanted to lay; none where they wanted something else. */
const wordsWanted = (game: Game, view: View, text: string): readonly string[] =>
  matches(game, view, readText(text).tokens).find(([, { words }]) => words !== undefined)?.[1].words ?? [];

/** The legal play closest to the words a command wanted to lay; of equally close ones the one found first, which scores most. */
export function nearestPlay(game: Game, view: View, text: string, tools: WordTools): Move | null {
  const wanted = wordsWanted(game, view, text).join(' ').toUpperCase().slice(0, 60);
  if (wanted === '') return null;
  let best: { move: Move; distance: number } | null = null;
  for (const kind of view.seat === null ? [] : openKinds(view, view.seat)) {
    const spec = specOf(game, kind);
    if (spec?.spell === undefined) continue;
    let looked = 0;
    for (const move of spec.candidates(view, tools)) {
      if (++looked > LOOK_AT) break;
      const distance = editDistance(wanted, textsOf(view, move, tools).join(' '));
      if ((best === null || distance < best.distance) && !isRefusal(spec.check(view, move, tools)))
        best = { move, distance };
    }
  }
  return best?.move ?? null;
}
