export interface Settings {
  readonly port: number;
}

const DEFAULT_PORT = 3000;

/** Settings come from the environment; a wrong one is told in a sentence. */
export function readSettings(env: {
  readonly [name: string]: string | undefined;
}): Settings | { readonly problem: string } {
  const { PORT = '' } = env;
  if (PORT === '') return { port: DEFAULT_PORT };
  const port = /^\d{1,5}$/.test(PORT) ? Number(PORT) : Number.NaN;
  return port >= 0 && port <= 65535
    ? { port }
    : { problem: `PORT is ${PORT.slice(0, 40)}: expected a number from 0 to 65535.` };
}
