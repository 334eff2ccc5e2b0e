import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from './store/store.ts';
import type { Entry } from './table/entry.ts';

/** What is counted and measured, for Prometheus. No name of a table or a person is in it. */
export interface Metrics {
  wrote(entry: Entry): void;
  refused(code: string): void;
  /** A move from its arrival to its answer. */
  played(seconds: number): void;
  requested(route: string, status: number, seconds: number): void;
  /** The same store, its commits measured. */
  measured(store: Store): Store;
  gauge(name: string, help: string, value: () => number): void;
  text(): Promise<string>;
  readonly type: string;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function openMetrics(): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const entries = new Counter({
    name: 'deckle_entries_total',
    help: 'What happened at tables; moves are those that were played.',
    labelNames: ['did'],
    registers,
  });
  const refusals = new Counter({
    name: 'deckle_refusals_total',
    help: 'Refusals by code.',
    labelNames: ['code'],
    registers,
  });
  const moves = new Histogram({
    name: 'deckle_move_seconds',
    help: 'From the arrival of a move to its answer.',
    buckets: SECONDS,
    registers,
  });
  const commits = new Histogram({
    name: 'deckle_commit_seconds',
    help: 'How long the store takes to keep an entry.',
    buckets: SECONDS,
    registers,
  });
  const requests = new Histogram({
    name: 'deckle_request_seconds',
    help: 'Requests by route and status.',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers,
  });
  return {
    wrote: ({ did }) => entries.inc({ did }),
    refused: (code) => refusals.inc({ code }),
    played: (seconds) => moves.observe(seconds),
    requested: (route, status, seconds) => requests.observe({ route, status }, seconds),
    measured: (store) => ({
      ...store,
      append(line) {
        const start = performance.now();
        const done = store.append(line);
        done.then(
          () => commits.observe((performance.now() - start) / 1000),
          () => {},
        );
        return done;
      },
    }),
    gauge(name, help, value) {
      const gauge = new Gauge({
        name,
        help,
        registers,
        collect() {
          gauge.set(value());
        },
      });
    },
    text: () => register.metrics(),
    type: register.contentType,
  };
}
