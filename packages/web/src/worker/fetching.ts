/** What the page is told while files are being fetched: the bytes that are here of all of them; null: none is under way. */
export interface Fetched {
  readonly fetching: number | null;
}

/** So often, as long as something is under way: the page may begin to listen late. */
const EVERY = 250;

let stopper = new AbortController();
/** The bytes of each file under way. */
const underWay = new Map<string, number>();
let beat: ReturnType<typeof setInterval> | undefined;

function tell(): void {
  const bytes = [...underWay.values()];
  const fetching = bytes.length === 0 ? null : bytes.reduce((sum, each) => sum + each);
  postMessage({ fetching } satisfies Fetched);
}

/** Gives up all that is being fetched. */
export function stopFetching(): void {
  stopper.abort();
  stopper = new AbortController();
}

/** A file of words, with the page told how far it is. */
export async function fetchBytes(url: string): Promise<Uint8Array> {
  const { signal } = stopper;
  underWay.set(url, 0);
  beat ??= setInterval(tell, EVERY);
  try {
    return await read(url, signal);
  } catch (error) {
    if (signal.aborted) throw new Error('The words were not fetched: you have stopped it.', { cause: error });
    throw error;
  } finally {
    underWay.delete(url);
    if (underWay.size === 0) {
      clearInterval(beat);
      beat = undefined;
      tell();
    }
  }
}

async function read(url: string, signal: AbortSignal): Promise<Uint8Array> {
  const answer = await fetch(url, { signal }).catch(() => null);
  const body = answer?.body ?? null;
  if (answer === null || body === null)
    throw new Error('The words could not be fetched: there seems to be no network.');
  if (!answer.ok) throw new Error(`The words could not be fetched (${answer.status}).`);
  const reader = body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    chunks.push(value);
    underWay.set(url, (underWay.get(url) ?? 0) + value.length);
  }
}
