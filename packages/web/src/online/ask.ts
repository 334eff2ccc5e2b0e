import { type Refusal, refuse } from '@deckle/kernel';

const UNREACHED = refuse('no-network', 'The server cannot be reached now. Check your network and try again.');
const STRANGE = refuse('trouble', 'The server did not answer as it should. Please try again.');

/** Asks the server something; a refusal is an answer too. The keys go by themselves, as cookies. */
export async function ask<T>(method: 'GET' | 'POST', path: string, body?: object, key?: string): Promise<T | Refusal> {
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
  };
  try {
    const answer = await fetch(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const value: unknown = text === '' ? {} : JSON.parse(text);
    if (answer.ok) return value as T;
    const { refused, rule } = value as Partial<Refusal>;
    return refused === undefined || rule === undefined ? STRANGE : (value as Refusal);
  } catch (error) {
    return error instanceof SyntaxError ? STRANGE : UNREACHED;
  }
}
