import {
  type Fresh,
  type FromServer,
  type HappeningSeen,
  matchAfter,
  type MatchSeen,
  type SaidSeen,
  type TableSeen,
} from '@deckle/host';

/** All that has been heard of a table on line. */
export interface Gathered {
  /** How many things had happened there by then. */
  readonly number: number;
  readonly table: TableSeen | null;
  readonly match: MatchSeen | null;
  readonly happenings: readonly HappeningSeen[];
  readonly said: readonly SaidSeen[];
  /** By seat: who is connected. */
  readonly here: readonly boolean[];
  readonly watchers: number;
}

export const NOTHING_GATHERED: Gathered = {
  number: 0,
  table: null,
  match: null,
  happenings: [],
  said: [],
  here: [],
  watchers: 0,
};

/** What is known after one more message. */
export function gather(known: Gathered, message: FromServer): Gathered {
  switch (message.is) {
    case 'fresh':
      return {
        ...known,
        number: message.number,
        table: message.table,
        match: message.match,
        happenings: message.after === 0 ? message.happenings : caughtUp(known.happenings, message),
        said: message.said,
        here: message.table.chairs.map(({ isHere }) => isHere),
      };
    case 'happened': {
      const { number, table = known.table, happening, said } = message;
      return {
        ...known,
        number,
        table,
        match: matchAfter(known.match, message),
        happenings: happening === undefined ? known.happenings : [...known.happenings, happening],
        said: said === undefined ? known.said : [...known.said, said],
      };
    }
    case 'presence':
      return { ...known, here: message.here, watchers: message.watchers };
    case 'answered':
    case 'closed':
    case 'here':
    default:
      return known;
  }
}

/** What is told of the time between may begin earlier than what was missed. */
function caughtUp(known: readonly HappeningSeen[], { happenings }: Fresh): readonly HappeningSeen[] {
  const first = happenings[0]?.number;
  return first === undefined ? known : [...known.filter(({ number }) => number < first), ...happenings];
}
