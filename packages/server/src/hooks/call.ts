import { createHmac } from 'node:crypto';
import { request } from 'node:https';
import { isIP } from 'node:net';
import type { Millis } from '@deckle/kernel';
import type { Instant } from '../table/entry.ts';
import { bareHost, type Resolve } from './address.ts';

/** Where somebody wants to be called when it is their turn. */
export interface Hook {
  readonly url: string;
  /** Known to both sides, so that the other one can tell who calls. */
  readonly secret: string;
}

export interface CallParts {
  readonly resolve: Resolve;
  readonly isPublic: (address: string) => boolean;
  /** Whom to trust besides those whom everybody trusts. */
  readonly ca?: string;
  /** A call that takes longer has failed. */
  readonly timeout: Millis;
  readonly time: () => Instant;
}

const LONGEST_HEAD = 8192;

/** `t=<time>,v1=<hmac>` of the time and the body: whoever knows the secret can see that it is neither forged nor old. */
function makeSignature(secret: string, time: Instant, body: string): string {
  const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${mac}`;
}

/**
 * Calls once: only public addresses, and the very one that was looked at, whatever the name says a moment later. Nothing
 * is followed, and of the answer only its status is read.
 */
export async function callHook({ url, secret }: Hook, body: string, parts: CallParts): Promise<'heard' | 'failed'> {
  const target = new URL(url);
  const signal = AbortSignal.timeout(parts.timeout);
  try {
    const host = bareHost(target);
    const addresses = isIP(host) === 0 ? await withEnd(parts.resolve(host), signal) : [host];
    const [address] = addresses;
    if (address === undefined || !addresses.every(parts.isPublic)) return 'failed';
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'deckle',
      'deckle-signature': makeSignature(secret, parts.time(), body),
    };
    const status = await send(target, address, headers, body, { signal, ca: parts.ca });
    return status >= 200 && status < 300 ? 'heard' : 'failed';
  } catch {
    return 'failed';
  }
}

function send(
  target: URL,
  address: string,
  headers: { readonly [name: string]: string | number },
  body: string,
  { signal, ca }: { readonly signal: AbortSignal; readonly ca: string | undefined },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(target, {
      method: 'POST',
      headers,
      signal,
      agent: false,
      maxHeaderSize: LONGEST_HEAD,
      ...(ca === undefined ? {} : { ca }),
      lookup: (_name, { all }, done) =>
        all === true ? done(null, [{ address, family: isIP(address) }]) : done(null, address, isIP(address)),
    });
    call.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    call.on('error', reject);
    call.end(body);
  });
}

const withEnd = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error('too slow')), { once: true }),
    ),
  ]);
