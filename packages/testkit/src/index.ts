export { type Conformance, conform, type Report } from './conformance.ts';
export { type Example, type ExamplePart, parseExample } from './example.ts';
export { inputFor } from './inputs.ts';
export { permuteUnseen } from './permute.ts';
export { type Answer, type Chooser, playNext, playOut, Stuck } from './playout.ts';
export { toy } from './toy.ts';
export { makeGolden } from './golden.ts';
export { firstScene, openScenario, type Outcome, playStep, runScenario, type ScenarioHost } from './scenario.ts';
export { type DictionaryWish, parseScenario, type Scenario, type ScenarioStep } from './scenario-text.ts';
