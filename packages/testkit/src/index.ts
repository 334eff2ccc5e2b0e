export { type Conformance, conform, type Report } from './conformance.ts';
export { inputFor } from './inputs.ts';
export { permuteUnseen } from './permute.ts';
export { type Answer, type Chooser, playNext, playOut, Stuck } from './playout.ts';
export { toy } from './toy.ts';
export { makeGolden } from './golden.ts';
export { type Outcome, runScenario, type ScenarioHost } from './scenario.ts';
export { type DictionaryWish, parseScenario, type Scenario, type ScenarioStep } from './scenario-text.ts';
