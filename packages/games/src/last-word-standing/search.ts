import type { CardId, Move, Slot } from '@deckle/kernel';
import { cardOf, type WordTools } from '@deckle/words';
import type { LwsView } from './types.ts';
import { bonusOf } from './value.ts';

/** A card a word can be made from, and the slot it makes. */
export interface Source {
  readonly card: CardId;
  readonly group: 0 | 1;
  readonly required: boolean;
  slot(as: string | null): Slot;
}

/** Found words that are looked at, and those of them that are offered. */
const LOOK_AT = 600;
const OFFER = 60;
/** The search ranks by cards alone, so each card counts a little more for the length it brings. */
const SCALE = 2;
const PER_CARD = 5;

export interface Proposal {
  readonly word: string;
  readonly move: Move;
  readonly cards: readonly CardId[];
}

/** Words by their cards and their length, best first. */
export function* searchWords(
  kind: 'play' | 'upgrade',
  sources: readonly Source[],
  { pack, dictionary }: WordTools,
): Generator<Proposal> {
  const cards = sources.map(({ card, group, required }) => {
    const { face, points } = cardOf(pack, card);
    return { face, points: SCALE * points + PER_CARD, group, required };
  });
  const groups = [
    { min: kind === 'play' ? 1 : 0, max: 64 },
    { min: 0, max: 64 },
  ];
  const ranked: { word: string; used: readonly number[]; worth: number }[] = [];
  for (const { word, used } of dictionary.search({ cards, groups, length: [3, 30] })) {
    const worth = used.reduce((sum, at) => sum + cardOf(pack, (sources[at] as Source).card).points, 0);
    ranked.push({ word, used, worth: worth + bonusOf(word.length) });
    if (ranked.length === LOOK_AT) break;
  }
  // Of equal words the one that leaves more in the hand comes first.
  ranked.sort((a, b) => b.worth - a.worth || fromHand(a.used, sources) - fromHand(b.used, sources));
  for (const { word, used } of ranked.slice(0, OFFER)) {
    const slots = spellWith(
      word,
      used.map((at) => sources[at] as Source),
      pack,
    );
    if (slots === null) continue;
    yield { word, move: { kind, words: [slots.map(({ slot }) => slot)] }, cards: slots.map(({ card }) => card) };
  }
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
