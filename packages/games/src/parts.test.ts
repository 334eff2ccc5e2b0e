import { readFileSync } from 'node:fs';
import { type Event, isRefusal, openMatch, parseRecord, playInput, viewOf } from '@deckle/kernel';
import { openDictionary, openForms } from '@deckle/lexicon';
import { makeTools, sumOfParts } from '@deckle/words';
import { expect, test } from 'vitest';
import { games } from './index.ts';

const read = (path: string): Buffer => readFileSync(new URL(path, import.meta.url));
const shipped = (file: string): Buffer => read(`../../../dictionaries/${file}`);
const isForm = await openForms(shipped);
const everyday = await openDictionary({ name: 'everyday', list: shipped('everyday.dawg'), isForm });

/** What is one thing, or is made of cards nobody else sees. */
const WHOLE =
  /^(cards left|minus cards|the row taken|the trick|half of|most words|longest word|first word|all five cards|last$|words|first to go out|no round)/;

test.each(games)('in $name the points add up before your eyes', (game) => {
  const record = parseRecord(read(`../goldens/${game.id}.json`).toString());
  if (isRefusal(record)) throw new Error(record.rule);
  const tools = makeTools(game, record, everyday);
  let match = openMatch(game, record, tools, everyday.hash);
  const scored: (Event & { kind: 'scored' })[] = [];
  const [wrong, invented]: [unknown[], unknown[]] = [[], []];
  for (const input of record.inputs) {
    if (isRefusal(match)) throw new Error(match.rule);
    const { state } = match.last;
    const spec = game.moves[input.move.kind];
    if (spec?.parts !== undefined && input.move.words !== undefined) {
      const view = viewOf(state, input.seat);
      const parts = spec.parts(view, input.move, tools);
      const isWhole = parts.length === 0 || sumOfParts(parts) === spec.points?.(view, input.move, tools);
      if (!isWhole) wrong.push(parts);
    }
    const told =
      input.move.words === undefined ? (spec?.points?.(viewOf(state, input.seat), input.move, tools) ?? 0) : 0;
    match = playInput(match, input);
    if (isRefusal(match)) throw new Error(match.rule);
    const made = match.last.events.filter((event) => event.kind === 'scored');
    scored.push(...made);
    // A choice that belongs to a play counts with it.
    const isPart = state.shared.pending !== undefined && state.shared.pending !== null;
    if (told !== 0 && !isPart && !made.some(({ seat, points }) => seat === input.seat && points === told))
      invented.push([input.move, told]);
  }
  expect(wrong).toEqual([]);
  expect(invented, 'points that no move has made').toEqual([]);
  const untold = scored.filter(({ parts, why, points }) => parts === undefined && points !== 0 && !WHOLE.test(why));
  expect(untold.map(({ why, points }) => `${why} ${points}`)).toEqual([]);
});
