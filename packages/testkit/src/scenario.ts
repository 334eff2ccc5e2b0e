import {
  type DeckLine,
  type Event,
  expiredInput,
  fairInput,
  type Game,
  type Input,
  indexOfCard,
  isRefusal,
  type Match,
  type Millis,
  openMatch,
  playInput,
  type Refusal,
  undoInput,
  viewOf,
} from '@deckle/kernel';
import { makeTools, parseCommand, type WordTools } from '@deckle/words';
import { insteadOf, type Scene } from './expectations.ts';
import { tell } from './golden.ts';
import { inputFor } from './inputs.ts';
import type { DictionaryWish, Scenario, ScenarioStep } from './scenario-text.ts';

/** What a scenario is played with. */
export interface ScenarioHost {
  readonly games: readonly Game[];
  openDictionary(wish: DictionaryWish): Promise<WordTools['dictionary'] | Refusal>;
}

/** How it went: every step in words, and the first line that was not as expected. */
export interface Outcome {
  readonly told: readonly string[];
  readonly failure: { readonly line: number | null; readonly sentence: string } | null;
  readonly match: Match | null;
}

const fails = (line: number | null, sentence: string): NonNullable<Outcome['failure']> => ({
  line,
  sentence: line === null ? sentence : `Line ${line}: ${sentence}`,
});

/** Plays a scenario to its end or to the first thing that is not as expected. */
export async function runScenario(scenario: Scenario, host: ScenarioHost): Promise<Outcome> {
  const opened = await openScenario(scenario, host);
  if (isRefusal(opened)) return { told: [], failure: fails(lineOf(scenario, opened), opened.rule), match: null };
  const strange = strangeSeat(scenario);
  if (strange !== null) return { told: [], failure: strange, match: null };
  let scene = firstScene(opened);
  const told: string[] = [...tell(opened, opened.last.events)];
  for (const [at, step] of scenario.steps.entries()) {
    told.push(step.text);
    if (step.kind === 'expectation') {
      const instead = insteadOf(step.text, scene);
      if (instead === null) continue;
      return { told, failure: fails(step.line, `expected ${step.text}, but there is: ${instead}`), match: scene.match };
    }
    scene = playStep(scene, step, scenario.host);
    told.push(...(scene.refusal === null ? tell(scene.match, scene.events) : [`  refused: ${scene.refusal.rule}`]));
    if (scene.refusal === null || isRefusalExpected(scenario.steps[at + 1])) continue;
    const { refused, rule } = scene.refusal;
    return { told, failure: fails(step.line, `"${step.text}" is refused (${refused}): ${rule}`), match: scene.match };
  }
  return { told, failure: null, match: scene.match };
}

export const firstScene = (match: Match): Stage => ({
  match,
  refusal: null,
  events: match.last.events,
  now: 0,
  arrived: [],
});

/** What comes of a step; an expectation changes nothing. */
export function playStep(scene: Stage, step: ScenarioStep, host: Scenario['host']): Stage {
  if (step.kind === 'expectation') return scene;
  return step.kind === 'time' ? passTime(scene, step.seconds * 1000, HOSTS[host]) : act(scene, step, HOSTS[host]);
}

/** The header a table was refused for. */
function lineOf({ lines, stack }: Scenario, { refused, detail }: Refusal): number | null {
  const stacked = Object.keys(stack).filter((name) => name === detail || stack[name]?.includes(String(detail)));
  const headers: { readonly [code: string]: readonly string[] } = {
    'no-game': ['game'],
    'bad-seats': ['seats'],
    'bad-option': ['options'],
    'bad-stack': [...stacked, 'stack'],
    'no-dictionary': ['dictionary', 'words'],
  };
  const header = headers[refused]?.find((name) => Object.hasOwn(lines, name));
  return header === undefined ? null : (lines[header] ?? null);
}

const isRefusalExpected = (next: ScenarioStep | undefined): boolean => next?.text.startsWith('refused ') ?? false;

/** A seat the table does not have is a typo, unless the scenario expects to be refused for it. */
function strangeSeat({ seats, steps }: Scenario): Outcome['failure'] {
  const step = steps.find(
    (each, at) => each.kind === 'input' && each.seat >= seats && !isRefusalExpected(steps[at + 1]),
  );
  if (step?.kind !== 'input') return null;
  const known = seats === 1 ? 'the only seat of this table is 0' : `the seats of this table are 0 to ${seats - 1}`;
  return fails(step.line, `${known}, not ${step.seat}.`);
}

/** The table as it is dealt. */
export async function openScenario(scenario: Scenario, host: ScenarioHost): Promise<Match | Refusal> {
  const { seats, seed, options, stack } = scenario;
  const game = host.games.find(({ id }) => id === scenario.game);
  if (game === undefined) {
    const rule = `There is no game ${scenario.game}; there are ${host.games.map(({ id }) => id).join(', ')}.`;
    return { refused: 'no-game', rule, detail: scenario.game };
  }
  const dictionary = await host.openDictionary(scenario.dictionary);
  if (isRefusal(dictionary)) return dictionary;
  const setup = { seats, seed, options, stack, ...(scenario.pack === 'stacked' ? { deck: deckOf(game, stack) } : {}) };
  return openMatch(game, setup, makeTools(game, setup, dictionary), dictionary.hash);
}

/** The lines of the game's deck with just as many cards as are stacked. */
function deckOf({ deck }: Game, stack: Scenario['stack']): readonly DeckLine[] {
  const cards = deck.flatMap((line) => Array.from({ length: line.count }, () => line));
  const stacked: DeckLine[] = [];
  for (const [name, faces] of Object.entries(stack)) {
    for (const face of faces) {
      const left = cards.filter((line) => (line.deck ?? name) === name);
      const line = left[indexOfCard(left, face)];
      if (line !== undefined) stacked.push(...cards.splice(cards.indexOf(line), 1));
    }
  }
  return deck.flatMap((line) => {
    const count = stacked.filter((each) => each === line).length;
    return count === 0 ? [] : [{ ...line, count }];
  });
}

/** Where a scenario stands, what time it is, and what has arrived and is not settled. */
interface Stage extends Scene {
  readonly now: Millis;
  readonly arrived: readonly Input[];
}

/** What a host settles next. */
type Hosting = (stage: Pick<Stage, 'match' | 'arrived' | 'now'>) => Input | null;

const HOSTS: { readonly [host in Scenario['host']]: Hosting } = {
  prompt: ({ match, arrived, now }) => arrived[0] ?? expiredInput(match.last.state, now),
  fair: ({ match, arrived, now }) => fairInput(match.last.state, arrived, now),
};

/** A seat says its command. */
function act(scene: Stage, { seat, delay, command }: ScenarioStep & { kind: 'input' }, next: Hosting): Stage {
  const { match, now } = scene;
  const { state } = match.last;
  const move = seat < state.seats ? parseCommand(match.game, viewOf(state, seat), command, match.tools) : null;
  if (move === null) {
    const rule = `The seats of this table are 0 to ${state.seats - 1}.`;
    return { ...scene, refusal: { refused: 'no-seat', rule, detail: seat }, events: [] };
  }
  if (isRefusal(move)) return { ...scene, refusal: move, events: [] };
  const input = move.kind === 'undo' ? undoInput(match, seat, now) : inputFor(state, seat, move, now);
  const arrived = [...scene.arrived, delay === 0 ? input : { ...input, delay }];
  return settle({ ...scene, arrived }, next);
}

/** The host's clock goes on; what is due on the way is played when it is. */
const passTime = (scene: Stage, time: Millis, next: Hosting): Stage =>
  settle({ ...scene, now: scene.now + time }, next);

/** Plays all that is due. Of several refusals the first is told. */
function settle(scene: Stage, next: Hosting): Stage {
  let { match, arrived } = scene;
  let refusal: Refusal | null = null;
  const events: Event[] = [];
  for (;;) {
    const input = next({ match, arrived, now: scene.now });
    if (input === null) return { ...scene, match, arrived, refusal, events };
    const taken = playInput(match, input);
    arrived = arrived.filter((other) => other !== input);
    if (isRefusal(taken)) refusal ??= taken;
    else {
      match = taken;
      if (input.move.kind !== 'undo') events.push(...match.last.events);
    }
  }
}
