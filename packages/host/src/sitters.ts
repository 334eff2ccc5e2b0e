import type { Seat } from '@deckle/kernel';

/** Who sits on a chair: a person, or a program of some level. */
export interface Sitter {
  readonly name: string;
  readonly level: string | null;
}

/** The seats of people. */
export const peopleOf = (sitters: readonly Sitter[]): readonly Seat[] =>
  sitters.flatMap(({ level }, seat) => (level === null ? [seat] : []));

/** Who is spoken to where one person is alone at the table; where several share it, everybody has a name. */
export function onlyPerson(sitters: readonly Sitter[]): Seat | null {
  const [first = null, ...others] = peopleOf(sitters);
  return others.length === 0 ? first : null;
}

export const BOT_NAMES = ['Ada', 'Bo', 'Cleo', 'Dot', 'Edgar', 'Finn', 'Gwen', 'Hugo', 'Iris', 'Juno'];
