import { startServer } from './server.ts';

/** Starts the real program at a free port and stops it after the tests. */
export default async function serve(): Promise<() => Promise<void>> {
  const server = await startServer();
  process.env['DECKLE_URL'] = server.url;
  return server.stop;
}
