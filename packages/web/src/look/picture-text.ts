/** A card of a drawing. */
export interface Tile {
  readonly face: string;
  /** Lies there, is laid now, is a die, lies closed. */
  readonly kind: 'kept' | 'laid' | 'die' | 'closed';
  /** The card under it. */
  readonly over: string | null;
  /** As dear as cards are: those are red. */
  readonly isDear: boolean;
}

export interface PictureWord {
  readonly tiles: readonly Tile[];
  /** It leaves the table. */
  readonly leaves: boolean;
  /** What it is worth, as it is written. */
  readonly worth: string;
}

/** What lies there at one moment; a drawing is several, each a turn later. */
export type PictureScene = readonly PictureWord[];

/** Reads the drawing of a game (`About.picture`): `KIT > sKI[m/T]`; `!` stands before a red card: `!QuiT`. */
export const parsePicture = (text: string): readonly PictureScene[] =>
  text.split('>').map((scene) =>
    scene
      .split(' + ')
      .map((word) => word.trim())
      .filter((word) => word !== '')
      .map(parseWord),
  );

function parseWord(text: string): PictureWord {
  const [letters = '', worth = ''] = text.split('=').map((part) => part.trim());
  return { tiles: parseTiles(letters.replace(/^\*/, '')), leaves: letters.startsWith('*'), worth };
}

const PART = /\[(.)\/(.)\]|\(([a-z]+)\)|\{([A-Z]+)\}|(!?)(.)/gi;

function parseTiles(text: string): readonly Tile[] {
  return [...text.matchAll(PART)].flatMap(([, top, under, several, dice, dear, single = '']): readonly Tile[] => {
    if (top !== undefined && under !== undefined) return [{ ...tileOf(top), over: under }];
    if (dice !== undefined) return Array.from(dice, (face) => ({ face, kind: 'die', over: null, isDear: false }));
    if (several === undefined && single === '#') return [CLOSED];
    return [{ ...tileOf(several ?? single), isDear: dear === '!' }];
  });
}

const CLOSED: Tile = { face: '', kind: 'closed', over: null, isDear: false };

const tileOf = (letters: string): Tile => {
  const face = letters.toUpperCase();
  return { face, kind: letters === face ? 'kept' : 'laid', over: null, isDear: false };
};
