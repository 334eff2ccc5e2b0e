import { Redis } from 'ioredis';
import type { Bus, Listener } from './bus.ts';
import { openLocalBus } from './local.ts';

/** Names in a Redis that others may use as well. */
const PREFIX = 'deckle:';
/** Nobody waits longer for Redis than that: what it does is not worth it. */
const PATIENCE = 1000;
/** Servers say that they are there more often than that, so a connection on which nothing comes is dead. */
const SILENCE = 10_000;
const LONGEST_RETRY = 1000;

/** Gives or prolongs a leave. */
const TAKE = `
  local owner = redis.call('GET', KEYS[1])
  if owner and owner ~= ARGV[1] then return 0 end
  redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
  return 1`;
const FREE = `if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end`;
const COUNT = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return count`;

/** Servers that share a Redis. Should it go away each goes on alone, and they find together again when it comes back. */
export async function openRedisBus(url: string): Promise<Bus> {
  const name = crypto.randomUUID();
  const retryStrategy = (times: number): number => Math.min(LONGEST_RETRY, times * 50);
  const common = { lazyConnect: true, enableOfflineQueue: false, connectTimeout: 5000, retryStrategy } as const;
  const commands = new Redis(url, { ...common, commandTimeout: PATIENCE, maxRetriesPerRequest: 0 });
  const ears = new Redis(url, { ...common, autoResubscribe: false, socketTimeout: SILENCE });
  const alone = openLocalBus();
  const listeners = new Map<string, Set<Listener>>();
  const watchers: (() => void)[] = [];
  let isWhole = false;

  let reason: Error | null = null;

  // That a connection is lost shows itself in every other way; only at the start somebody wants to know why.
  for (const each of [commands, ears])
    each.on('error', (error: Error) => {
      reason = error;
    });
  ears.on('message', (channel: string, message: string) => {
    const at = message.indexOf(' ');
    const from = message.slice(0, at);
    if (from === name) return;
    for (const listener of listeners.get(channel.slice(PREFIX.length)) ?? []) listener(message.slice(at + 1), from);
  });
  /** Only with both connections there is talk: who has ears but no voice would ask in vain. */
  const hearAll = async (): Promise<void> => {
    if (commands.status !== 'ready' || ears.status !== 'ready') return;
    const channels = [...listeners.keys()].map((channel) => `${PREFIX}${channel}`);
    for (let at = 0; at < channels.length; at += 1000) await ears.subscribe(...channels.slice(at, at + 1000));
    isWhole = true;
    for (const watcher of watchers) watcher();
  };
  for (const each of [commands, ears]) {
    each.on('close', () => {
      isWhole = false;
    });
    // What fails here fails because the connection is lost, and is done again with the next one.
    each.on('ready', () => void hearAll().catch(() => {}));
  }
  await Promise.all([commands.connect(), ears.connect()]).catch((error: Error) => {
    for (const each of [commands, ears]) each.disconnect();
    throw reason ?? error;
  });

  return {
    say(channel, text) {
      commands.publish(`${PREFIX}${channel}`, `${name} ${text}`).catch(() => {});
    },
    async listen(channel, listener) {
      const all = listeners.get(channel) ?? new Set();
      listeners.set(channel, all);
      all.add(listener);
      if (all.size === 1) await ears.subscribe(`${PREFIX}${channel}`).catch(() => {});
      return () => {
        all.delete(listener);
        if (all.size > 0 || listeners.get(channel) !== all) return;
        listeners.delete(channel);
        ears.unsubscribe(`${PREFIX}${channel}`).catch(() => {});
      };
    },
    isWhole: () => isWhole,
    onWhole: (watcher) => void watchers.push(watcher),
    take: (work, millis) =>
      commands.eval(TAKE, 1, `${PREFIX}${work}`, name, millis).then(
        (taken) => taken === 1,
        () => alone.take(work, millis),
      ),
    free(work) {
      alone.free(work);
      commands.eval(FREE, 1, `${PREFIX}${work}`, name).catch(() => {});
    },
    count: (what, millis) =>
      commands.eval(COUNT, 1, `${PREFIX}${what}`, millis).then(Number, () => alone.count(what, millis)),
    async close() {
      await alone.close();
      await commands.quit().catch(() => {});
      for (const each of [commands, ears]) each.disconnect();
    },
  };
}
