import type { CardId, Move, Slot } from '@deckle/kernel';
import { cardOf, type WordTools } from '@deckle/words';
import type { LwsView } from './types.ts';
import { bonusOf } from './value.ts';

/** A word as the dictionary finds it. */
type Found = ReturnType<WordTools['dictionary']['search']> extends Iterable<infer F> ? F : never;

/** A card a word can be made from, and the slot it makes. */
export interface Source {
  readonly card: CardId;
  readonly group: 0 | 1;
  readonly required: boolean;
  slot(as: string | null): Slot;
}

/** So many of the best words are offered. */
const OFFER = 60;
/** Found words that are looked at: more than a full hand of twelve with both wilds can make with the community. */
const LOOK_AT = 60_000;

interface Proposal {
  readonly word: string;
  readonly move: Move;
  readonly cards: readonly CardId[];
}

interface Ranked {
  readonly word: string;
  readonly used: readonly number[];
  readonly worth: number;
}

/** Words by their cards and their length, best first. */
export function* searchWords(
  kind: 'play' | 'upgrade',
  sources: readonly Source[],
  { pack, dictionary }: WordTools,
): Generator<Proposal> {
  const cards = sources.map(({ card, group, required }) => {
    const { face, points } = cardOf(pack, card);
    return { face, points, group, required };
  });
  const groups = [
    { min: kind === 'play' ? 1 : 0, max: 64 },
    { min: 0, max: 64 },
  ];
  const found = dictionary.search({ cards, groups, length: [3, 30] });
  for (const { word, used } of bestOf(found, sources)) {
    const slots = spellWith(
      word,
      used.map((at) => sources[at] as Source),
      pack,
    );
    if (slots === null) continue;
    yield { word, move: { kind, words: [slots.map(({ slot }) => slot)] }, cards: slots.map(({ card }) => card) };
  }
}

/** The search knows nothing of the bonus for length, so all it finds is looked at; what cannot be among the best is dropped at once. */
function bestOf(found: Iterable<Found>, sources: readonly Source[]): readonly Ranked[] {
  // Of equal words the one that leaves more in the hand comes first.
  const order = (a: Ranked, b: Ranked): number =>
    b.worth - a.worth || fromHand(a.used, sources) - fromHand(b.used, sources);
  let best: Ranked[] = [];
  let [floor, left] = [0, LOOK_AT];
  for (const { word, points, used } of found) {
    const worth = points + bonusOf(word.length);
    if (worth >= floor && best.push({ word, used, worth }) === 4 * OFFER) {
      best = best.sort(order).slice(0, OFFER);
      floor = best.at(-1)?.worth ?? 0;
    }
    if (--left === 0) break;
  }
  return best.sort(order).slice(0, OFFER);
}

const fromHand = (used: readonly number[], sources: readonly Source[]): number =>
  used.filter((at) => sources[at]?.group === 0).length;

interface Placed {
  readonly card: CardId;
  readonly slot: Slot;
}

/** The word from just these cards, all of them; wilds where no card has the letter. */
function spellWith(word: string, sources: readonly Source[], pack: WordTools['pack']): readonly Placed[] | null {
  if (word === '') return sources.length === 0 ? [] : null;
  const tried = new Set<string>();
  const faceOf = ({ card }: Source): string => cardOf(pack, card).face;
  const wildLast = [...sources].sort((a, b) => Number(faceOf(a) === '?') - Number(faceOf(b) === '?'));
  for (const source of wildLast) {
    const face = faceOf(source);
    if (tried.has(face) || !(face === '?' || word.startsWith(face))) continue;
    tried.add(face);
    const letters = face === '?' ? (word[0] as string) : face;
    const rest = spellWith(
      word.slice(letters.length),
      sources.filter((other) => other !== source),
      pack,
    );
    if (rest !== null) return [{ card: source.card, slot: source.slot(face === '?' ? letters : null) }, ...rest];
  }
  return null;
}

/** All cards of a place that lie open, as sources. */
export function openSources(
  view: LwsView,
  zone: string,
  allows: (card: CardId) => boolean,
  required: readonly CardId[],
): readonly Source[] {
  return (view.zones[zone]?.row ?? []).flatMap(([card], index) =>
    card === undefined || !allows(card)
      ? []
      : [
          {
            card,
            group: 1,
            required: required.includes(card),
            slot: (as: string | null): Slot => ({ keep: [zone, index], ...(as === null ? {} : { as }) }),
          } as const,
        ],
  );
}
