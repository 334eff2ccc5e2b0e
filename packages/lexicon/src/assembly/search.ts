// The search engine, in AssemblyScript. The host (search.ts) writes the tables, see layout.ts; nothing is allocated here.
export { runHand } from './hand';
export { rank } from './rank';
export { runRow } from './row';
export { begin, isClipped, pauseDepth, recordCount, setWork, stepsLeft, textLength } from './run';
