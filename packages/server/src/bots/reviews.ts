import { setTimeout as sleep } from 'node:timers/promises';
import { recordOf, type Refusal, refuse } from '@deckle/kernel';
import { savedOf } from '../table/saved.ts';
import type { Table } from '../table/table.ts';
import type { Crew } from './crew.ts';

/** Reviews of games that are over. They follow from the log: should this server die, any other makes the same again. */
export interface Reviews {
  of(table: Table): Promise<string | Refusal>;
}

/** So many are kept at hand. */
const MOST_KEPT = 50;
/** Whoever waits longer is told to ask again; meanwhile it goes on. */
const PATIENCE = 25_000;

const NOT_YET = refuse('trouble', 'The review takes a little longer: please ask again.');
const NOT_OVER = refuse('not-over', 'A game is reviewed when it is over.');

export function openReviews(crew: Crew): Reviews {
  const kept = new Map<string, Promise<string>>();
  const make = ({
    opening,
    match,
    chairs,
  }: Table & { readonly match: NonNullable<Table['match']> }): Promise<string> => {
    const made = crew.review({ ...savedOf(opening.plan, chairs), record: recordOf(match) });
    kept.set(opening.id, made);
    // What failed, as for too much work, may be asked for again.
    made.catch(() => kept.delete(opening.id));
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return made;
  };
  return {
    of(table) {
      const { match, opening } = table;
      if (match === null || match.last.state.result === null) return Promise.resolve(NOT_OVER);
      const made = kept.get(opening.id) ?? make({ ...table, match });
      const late = sleep(PATIENCE, NOT_YET, { ref: false });
      return Promise.race([made.catch(() => NOT_YET), late]);
    },
  };
}
