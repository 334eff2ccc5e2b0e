import type { About, DeckLine, OptionSpec } from '@deckle/kernel';
import { boxes } from 'virtual:shelf';

/** A game as it stands on the shelf: everything the page knows of it. */
export interface Box {
  readonly id: string;
  readonly name: string;
  readonly about: About;
  /** What one does in it, in a sentence. */
  readonly gist: string;
  readonly seats: readonly [min: number, max: number];
  readonly options: { readonly [name: string]: OptionSpec };
  readonly deck: readonly DeckLine[];
  /** Its cups of dice. */
  readonly dice: readonly string[];
}

export { boxes };
export const boxNamed = (id: string): Box | null => boxes.find((box) => box.id === id) ?? null;
