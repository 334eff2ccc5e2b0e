/** Long work done step by step, so that whoever asks for something else meanwhile is answered. */
export async function unhurried<T>(steps: Generator<unknown, T>): Promise<T> {
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
    await new Promise((done) => setTimeout(done));
  }
}
