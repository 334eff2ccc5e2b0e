/** Leaves a test out where it cannot be run, and says so aloud: `npm test` repeats it, and fails in CI. */
export function notRun(skip: (note: string) => never, why: string): never {
  const said = `NOT RUN: ${why}.`;
  console.warn(said);
  return skip(said);
}
