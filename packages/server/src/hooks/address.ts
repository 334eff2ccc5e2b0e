import { Resolver } from 'node:dns/promises';
import { BlockList, isIP, isIPv4 } from 'node:net';

/** Addresses that are not of the public net: own machines, own networks, what is kept for special uses. */
const CLOSED: readonly (readonly [net: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Among them the address at which clouds tell a machine its secrets.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Of the newer kind only 2000::/3 is public, without what carries other addresses within.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [net, bits] of CLOSED) closed.addSubnet(net, bits, isIPv4(net) ? 'ipv4' : 'ipv6');
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');

export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !closed.check(address, 'ipv4');
  return isIP(address) === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/** Of the own machine or an own network. What is no address at all is not. */
export const isOwn = (address: string): boolean => isIP(address) !== 0 && !isPublic(address);

/** All addresses of a name. */
export type Resolve = (name: string) => Promise<readonly string[]>;

/** Nobody waits longer for whoever answers for a name. */
const PATIENCE = { timeout: 1000, tries: 2 };

/** Asks name servers itself: the system's own way would keep threads waiting that read files, and names of this house are nobody else's. */
export function openResolve(servers?: readonly string[]): Resolve {
  const resolver = new Resolver(PATIENCE);
  if (servers !== undefined) resolver.setServers(servers);
  return async (name) => {
    const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  };
}

const LOWEST_PORT = 1024;

/** An address that may be called as far as can be seen without asking for its name; null: it may not. */
export function parseHook(text: string): URL | null {
  const url = URL.parse(text);
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  if (url.port !== '' && Number(url.port) < LOWEST_PORT) return null;
  const bare = bareHost(url);
  return isIP(bare) !== 0 && !isPublic(bare) ? null : url;
}

/** Addresses of the newer kind stand in brackets. */
export const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');
