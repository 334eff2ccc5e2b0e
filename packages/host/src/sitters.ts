/** Who sits on a chair: a person, or a program of some level. */
export interface Sitter {
  readonly name: string;
  readonly level: string | null;
}

export const BOT_NAMES = ['Ada', 'Bo', 'Cleo', 'Dot', 'Edgar', 'Finn', 'Gwen', 'Hugo', 'Iris', 'Juno'];
