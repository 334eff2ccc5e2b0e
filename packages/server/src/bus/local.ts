import type { Bus, Listener } from './bus.ts';

interface Hearing {
  readonly bus: Bus;
  readonly listener: Listener;
}

/** What servers in one process have in common. */
export interface Hub {
  readonly listeners: Map<string, readonly Hearing[]>;
  readonly work: Map<string, { readonly bus: Bus; readonly until: number }>;
  readonly counts: Map<string, { count: number; readonly until: number }>;
}

export const makeHub = (): Hub => ({ listeners: new Map(), work: new Map(), counts: new Map() });

/** What has run out is forgotten as often as this. */
const SWEEP = 10_000;

/** For a server that is alone, or for several in one process. */
export function openLocalBus(hub: Hub = makeHub()): Bus {
  const name = crypto.randomUUID();
  let isOpen = true;
  const sweep = setInterval(() => {
    for (const map of [hub.work, hub.counts])
      for (const [key, { until }] of map) if (until <= performance.now()) map.delete(key);
  }, SWEEP).unref();
  const forget = (channel: string, isGone: (one: Hearing) => boolean): void => {
    const left = hub.listeners.get(channel)?.filter((one) => !isGone(one)) ?? [];
    if (left.length > 0) hub.listeners.set(channel, left);
    else hub.listeners.delete(channel);
  };
  const bus: Bus = {
    say(channel, text) {
      if (!isOpen) return;
      for (const { bus: other, listener } of hub.listeners.get(channel) ?? [])
        if (other !== bus) setImmediate(listener, text, name);
    },
    async listen(channel, listener) {
      const one = { bus, listener };
      hub.listeners.set(channel, (hub.listeners.get(channel) ?? []).concat(one));
      return () => forget(channel, (other) => other === one);
    },
    isWhole: () => true,
    onWhole: () => {},
    async take(work, millis) {
      const now = performance.now();
      const taken = hub.work.get(work);
      if (taken !== undefined && taken.bus !== bus && taken.until > now) return false;
      hub.work.set(work, { bus, until: now + millis });
      return true;
    },
    free(work) {
      if (hub.work.get(work)?.bus === bus) hub.work.delete(work);
    },
    async count(what, millis) {
      const now = performance.now();
      const known = hub.counts.get(what);
      const counted = known !== undefined && known.until > now ? known : { count: 0, until: now + millis };
      hub.counts.set(what, counted);
      return ++counted.count;
    },
    async close() {
      isOpen = false;
      clearInterval(sweep);
      for (const channel of hub.listeners.keys()) forget(channel, (one) => one.bus === bus);
    },
  };
  return bus;
}
