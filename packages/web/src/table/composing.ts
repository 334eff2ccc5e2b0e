import type { CardId, Spot } from '@deckle/kernel';
import { announceRefusal } from '../speech/announcer.ts';
import { playSounds } from '../sound/player.ts';
import { makeAsker } from './asker.ts';
import { EMPTY, inserted, overlaid, pinOfCard, pinOfSpot, placed, removed, type RowLetters, typed } from './draft.ts';
import { localHost } from './host.ts';
import type { Choice, Composed, Draft, Place, PrintedCard, Refused } from './news.ts';
import type { Seated } from './chair.ts';

/** A draft that waits for the letter of a wild card. */
type Wanting = (letter: string) => Draft;

/** What the viewer is composing, and what the table says to it. */
export interface Drafting {
  readonly draft: Draft;
  readonly composed: Composed | null;
  readonly refused: Refused | null;
  /** A wild card was placed, and its letter is still to be told. */
  readonly wanting: Wanting | null;
}

/** Every way to go on with a draft. It lives beside React: a key must not draw the whole table anew. */
export interface Composing {
  now(): Drafting;
  /** The last refusal at this moment of the game, also while something else is being typed. */
  lastRefused(): Refused | null;
  watch(watcher: () => void): () => void;
  /** What is seen of the table now. */
  see(news: Seated['news']): void;
  setDraft(draft: Draft): void;
  /** Tells the letter, or gives the wild card up. */
  tellLetter(letter: string | null): void;
  tapCard(card: PrintedCard): void;
  tapPile(spot: Spot): void;
  overlay(place: Place, index: number, card: CardId): void;
  insert(place: Place, index: number, card: CardId): void;
  /** Puts what is advised into the line: nothing is final before it is played. */
  put(command: string): void;
  /** Begins a command of this kind. */
  begin(choice: Choice): void;
  /** When the table has answered to what is typed. */
  answered(): Promise<void>;
  play(): void;
  /** By a button: what is typed stays, unless it was the beginning of this. */
  say(text: string, seat?: number): void;
}

const NOTHING: Drafting = { draft: EMPTY, composed: null, refused: null, wanting: null };
const WILD = '?';

export function openComposing({ facts, news: first }: Seated): Composing {
  const watchers = new Set<() => void>();
  let news = first;
  let drafting = NOTHING;
  let lastRefused: Refused | null = null;
  const now = (): Drafting => drafting;
  const set = (changes: Partial<Drafting>): void => {
    drafting = { ...drafting, ...changes };
    for (const watcher of watchers) watcher();
  };
  const { ask, foreseen } = makeAsker(
    () => ({ draft: drafting.draft, moment: news.moment, letters: lettersAfter(drafting.draft, facts, news) }),
    (draft) => localHost().compose(draft),
    (composed) => composed !== drafting.composed && set({ composed }),
  );
  const change = (draft: Draft): void => {
    set({ draft, refused: null, composed: foreseen(draft) ?? drafting.composed });
    void ask();
  };
  /** What was typed since something was said is still being typed. */
  const answer = (refused: Refused | null, said: Draft | null): void => {
    lastRefused = refused;
    if (refused === null) return drafting.draft === said ? change(EMPTY) : set({ refused });
    set({ refused });
    announceRefusal(refusedText(refused));
    playSounds(['refused']);
  };
  const cardOf = (id: CardId): PrintedCard => facts.pack[id] as PrintedCard;
  /** A wild card needs a letter first. */
  const withLetters = (card: PrintedCard, next: Wanting): void => {
    if (card.face === WILD) set({ wanting: next });
    else change(next(card.face));
  };
  const rowOf = ({ zone, row }: Place): RowLetters => ({
    zone,
    faces: (row ?? []).map((pile) => cardOf(pile.at(-1) as number).face),
  });
  const say = (text: string, seat: number | null, said: Draft | null): void =>
    void localHost()
      .say(text, seat)
      .then((refused) => answer(refused, said));
  return {
    now,
    lastRefused: () => lastRefused,
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    see(next) {
      const last = news;
      news = next;
      if (last.moment !== next.moment) lastRefused = null;
      // What somebody composes is nobody else's business.
      if (last.viewer !== next.viewer) set(NOTHING);
      else if (last.moment !== next.moment) void ask();
    },
    setDraft: change,
    tellLetter(letter) {
      if (letter !== null && drafting.wanting !== null) change(drafting.wanting(letter));
      set({ wanting: null });
    },
    tapCard(card) {
      const { draft } = drafting;
      const pin = pinOfCard(draft, card.id);
      if (pin !== null) change(removed(draft, pin));
      else withLetters(card, (letters) => placed(draft, letters, { card: card.id }));
    },
    tapPile(spot) {
      const { draft } = drafting;
      const place = news.places.find(({ zone }) => zone === spot[0]);
      if (place === undefined) return;
      const pin = pinOfSpot(draft, spot);
      if (pin !== null) return change(removed(draft, pin));
      const word = wholeWord(draft.text, news.choices, place, rowOf(place));
      const face = rowOf(place).faces[spot[1]] ?? '';
      const pick = pickOf(draft.text, news.choices, face);
      const top = place.row?.[spot[1]]?.at(-1) ?? 0;
      const taken = takenOf(draft.text, news.choices, face, drafting.composed?.cards.includes(top) ?? false);
      if (taken !== null) change(typed(EMPTY, taken));
      else if (pick !== null) change(typed(EMPTY, pick === draft.text ? '' : pick));
      else if (word !== null) change(typed(draft, word));
      else withLetters(cardOf(top), (letters) => placed(draft, letters || face, { spot }));
    },
    overlay: (place, index, card) =>
      withLetters(cardOf(card), (letters) => overlaid(drafting.draft, rowOf(place), index, letters, card)),
    insert: (place, index, card) =>
      withLetters(cardOf(card), (letters) => inserted(drafting.draft, rowOf(place), index, letters, card)),
    put: (command) => change(typed(EMPTY, command.replace(/^play (?=[A-Z]+( \+ [A-Z]+)*$)/, ''))),
    begin: ({ says }) => change(typed(EMPTY, `${says.split(/ ?(?=\b[A-Z])/)[0] ?? ''} `)),
    answered: () => (drafting.composed?.draft === drafting.draft ? Promise.resolve() : ask()),
    play() {
      const { composed, draft } = drafting;
      if (composed !== null && composed.draft === draft && composed.move !== null)
        void localHost()
          .act(composed.move)
          .then((refused) => answer(refused, draft));
      else say(draft.text, null, draft);
    },
    say(text, seat) {
      const { draft } = drafting;
      const isBegun = text.toLowerCase().startsWith(draft.text.trim().toLowerCase());
      say(text, seat ?? null, isBegun ? draft : null);
    },
  };
}

/** What is on the cards one plays with, as it is being written. */
function lettersAfter(
  { text }: Draft,
  { pack }: Seated['facts'],
  { hands, places }: Seated['news'],
): readonly string[] {
  const rows = places.flatMap(({ row }) => (row ?? []).map((pile) => pile.at(-1) as CardId));
  const faces = [...hands.flatMap(({ cards }) => cards), ...rows].map((id) => pack[id]?.face ?? '');
  const letters = [...new Set(faces.join(''))].filter((letter) => /[A-Z]/.test(letter));
  return text === text.toUpperCase() ? letters : letters.map((letter) => letter.toLowerCase());
}

const refusedText = ({ refusal, nearest }: Refused): string =>
  nearest === null ? refusal.rule : `${refusal.rule} Instead: ${nearest}.`;

/** `steal ` wants a whole word next, and then goes on: `steal FORGE > `. */
function wholeWord(text: string, choices: readonly Choice[], { note }: Place, { faces }: RowLetters): string | null {
  for (const { says } of choices) {
    const [, verb, next] = /^([a-z ]+)WORD (\S+) WORDS?$/.exec(says) ?? [];
    const isNamed = /^[A-Z]+$/.test(note);
    if (verb !== undefined && text.trim() === verb.trim()) return `${verb}${isNamed ? note : faces.join('')} ${next} `;
  }
  return null;
}

/** Where no word is asked for, to touch a card is to pick it: `claim E`. Another one is picked instead. */
export function pickOf(text: string, choices: readonly Choice[], face: string): string | null {
  const picks = choices.flatMap((choice) => choice.picks);
  const isFree = text === '' || picks.includes(text);
  if (!isFree || choices.some(({ needs, must }) => must && needs === 'words')) return null;
  const [found, ...others] = picks.filter((pick) => pick.replace(/^[a-z]+ /, '') === face);
  return others.length === 0 ? (found ?? null) : null;
}

/** Where cards of the table are asked for, to touch one is to name it besides the others, and again to leave it: `take S U`. */
export function takenOf(text: string, choices: readonly Choice[], face: string, isNamed: boolean): string | null {
  const [verb] = choices.find(({ needs }) => needs === 'piles')?.says.split(/ (?=[A-Z])/) ?? [];
  const said = `${text.trim()} `;
  if (verb === undefined || (text !== '' && !said.toLowerCase().startsWith(`${verb} `))) return null;
  const faces: readonly string[] = said.slice(verb.length).toUpperCase().match(/\S+/g) ?? [];
  // Several letters written as one name cards, too.
  if (isNamed && !faces.includes(face)) return text;
  const next = isNamed ? faces.toSpliced(faces.lastIndexOf(face), 1) : [...faces, face];
  return next.length === 0 ? '' : `${verb} ${next.join(' ')}`;
}
