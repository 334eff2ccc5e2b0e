import type { About, DeckLine, OptionSpec } from '@deckle/kernel';
import { botNames, boxes, levels, lists } from 'virtual:shelf';
import type { ListName } from './table/news.ts';

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
  /** The faces of its dice, by the cup's name. */
  readonly dice: { readonly [cup: string]: readonly string[] };
}

/** An opponent to be had, weakest first. */
export interface Level {
  readonly name: string;
  readonly about: string;
}

/** A shipped word list and how many words it has. */
export interface List {
  readonly name: ListName;
  readonly count: number;
}

export { botNames, boxes, levels, lists };
export const boxNamed = (id: string): Box | null => boxes.find((box) => box.id === id) ?? null;
/** Neither the weakest nor the strongest. */
export const usualLevel = (): string => levels[Math.floor(levels.length / 2)]?.name ?? '';
