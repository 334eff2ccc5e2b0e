import { isRefusal, type Refusal, refuse } from '@deckle/kernel';
import { parseScenario, type Scenario, type ScenarioStep } from './scenario-text.ts';

/** A part of an example: what is said about it, and the steps that lead to what is shown. */
export interface ExamplePart {
  readonly caption: string;
  readonly steps: readonly ScenarioStep[];
}

/** A scenario to be looked at: its comments are what is said. The first part is the deal. */
export interface Example {
  readonly scenario: Scenario;
  readonly parts: readonly ExamplePart[];
}

/** Reads a scenario as an example: a comment begins a part, which goes on up to the next one. */
export function parseExample(text: string): Example | Refusal {
  const scenario = parseScenario(text);
  if (isRefusal(scenario)) return scenario;
  const captions = captionsOf(text);
  const [first] = scenario.steps;
  if (captions[0] === undefined || (first !== undefined && first.line < captions[0].line))
    return refuse('bad-scenario', 'An example begins with a comment that says what is seen.');
  const parts = captions.map(({ line, caption }, at) => {
    const end = captions[at + 1]?.line ?? Number.POSITIVE_INFINITY;
    return { caption, steps: scenario.steps.filter((step) => step.line > line && step.line < end) };
  });
  return { scenario, parts };
}

/** Comments with the line they begin at; one that goes on in the next line is one. */
function captionsOf(text: string): readonly { readonly line: number; readonly caption: string }[] {
  const captions: { line: number; last: number; caption: string }[] = [];
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const [, said] = /^#\s*(.*)$/.exec(raw.trim()) ?? [];
    if (said === undefined) continue;
    const before = captions.at(-1);
    if (before?.last === at) Object.assign(before, { last: at + 1, caption: `${before.caption} ${said}`.trim() });
    else captions.push({ line: at + 1, last: at + 1, caption: said });
  }
  return captions;
}
