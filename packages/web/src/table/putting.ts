import type { CardId, PutHow, RowChange } from '@deckle/kernel';
import { remark } from '../speech/announcer.ts';
import type { Drafting } from './composing.ts';
import { inserted, overlaid, pinOfCard, removed, type RowLetters } from './draft.ts';
import type { Draft, Place } from './news.ts';
import { gapIn, type PutTo, putText, speltOn, waysToPut } from './placing.ts';

/** A card of the hand that has just been put to a row. */
export interface Put {
  /** `S over K`. */
  readonly says: string;
  readonly zone: string;
  readonly to: PutTo;
  readonly before: Pick<Drafting, 'draft' | 'chosen'>;
  /** The word that its taps could have begun instead. */
  readonly spelt: Draft | null;
}

/** Goes on with a draft; unless told, no card is chosen then, and none has just been put anywhere. */
export type Change = (draft: Draft, more?: Partial<Pick<Drafting, 'chosen' | 'put'>>) => void;

interface Table {
  readonly now: () => Drafting;
  readonly rowOf: (place: Place) => RowLetters;
  readonly rows: () => readonly RowLetters[];
  readonly puts: () => readonly RowChange[];
  readonly change: Change;
}

interface Putting {
  /** How a tap puts the chosen card to this row. */
  putsTo(place: Place): readonly PutHow[];
  /** A card that is dragged goes where it is dropped. */
  put(place: Place, to: PutTo, card: CardId, letters: string): void;
  /** Whether there was a card chosen that could be put there. */
  putChosen(place: Place, to: PutTo): boolean;
  takeBack(): void;
  /** What the gaps of a row are called while a card is chosen that can be put there: one before each pile, and the last. */
  gapNames(place: Place): readonly string[];
}

const NO_WAY: readonly PutHow[] = [];

/** Cards of the hand are put to rows, and what became of them is said. */
export function makePutting({ now, rowOf, rows, puts, change }: Table): Putting {
  const putsTo = (place: Place): readonly PutHow[] => {
    const { draft, chosen } = now();
    return chosen === null ? NO_WAY : waysToPut(draft, chosen, rowOf(place), rows(), puts());
  };
  const lay = (place: Place, to: PutTo, [card, letters]: readonly [CardId, string], spelt: Draft | null): void => {
    const { draft, chosen } = now();
    const row = rowOf(place);
    const pin = pinOfCard(draft, card);
    const says = putText(letters, pin === null ? draft : removed(draft, pin), row, to);
    const next = (to.how === 'over' ? overlaid : inserted)(draft, row, to.index, letters, card);
    change(next, { put: { says, zone: place.zone, to, before: { draft, chosen }, spelt } });
    remark(`${spelled(says)}.`);
  };
  return {
    putsTo,
    put: (place, to, card, letters) => lay(place, to, [card, letters], null),
    putChosen(place, to) {
      const { draft, chosen } = now();
      const pin = chosen === null ? null : pinOfCard(draft, chosen);
      if (chosen === null || pin === null || !putsTo(place).includes(to.how)) return false;
      const letters = draft.text.slice(pin.at, pin.at + pin.length);
      lay(place, to, [chosen, letters], speltOn(draft, rowOf(place), to));
      return true;
    },
    takeBack() {
      const { put } = now();
      if (put === null) return;
      change(put.before.draft, { chosen: put.before.chosen });
      remark('Taken back.');
    },
    gapNames(place) {
      const { draft, chosen } = now();
      const pin = chosen === null ? null : pinOfCard(draft, chosen);
      if (pin === null || !putsTo(place).includes('between')) return [];
      const letters = draft.text.slice(pin.at, pin.at + pin.length);
      const row = rowOf(place);
      return [...row.faces, null].map((_face, index) => {
        const where = gapIn(removed(draft, pin), row, index);
        return `${where.slice(0, 1).toUpperCase()}${where.slice(1)}: put ${letters} here`;
      });
    },
  };
}

/** For the ear: letters that stand side by side are no word. */
const spelled = (says: string): string => says.replaceAll(/[A-Z]{2,}/g, (letters) => Array.from(letters).join(' '));
