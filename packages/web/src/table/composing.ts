import type { CardId, PutHow, Spot } from '@deckle/kernel';
import { announceRefusal } from '../speech/announcer.ts';
import { playSounds } from '../sound/player.ts';
import { makeAsker } from './asker.ts';
import { EMPTY, pinOfCard, pinOfSpot, placed, type RowLetters, takenOut, typed } from './draft.ts';
import { localHost } from './host.ts';
import type { Choice, Composed, Draft, Pin, Place, PrintedCard, Refused } from './news.ts';
import { lettersAfter, pickOf, takenOf, wholeWord } from './picking.ts';
import { type Change, makePutting, type Put } from './putting.ts';
import type { Seated } from './chair.ts';

/** What is done once the letter of a wild card is told. */
type Wanting = (letter: string) => void;

/** What the viewer is composing, and what the table says to it. */
export interface Drafting {
  readonly draft: Draft;
  readonly composed: Composed | null;
  readonly refused: Refused | null;
  /** A wild card was placed, and its letter is still to be told. */
  readonly wanting: Wanting | null;
  /** The card of the hand that was tapped last. */
  readonly chosen: CardId | null;
  readonly put: Put | null;
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
  /** A tap before the pile of this number, or after the last one. */
  tapGap(spot: Spot): void;
  /** How a tap puts the chosen card to this row. */
  putsTo(place: Place): readonly PutHow[];
  /** What the gaps of this row are called, as long as one can be tapped. */
  gapNames(place: Place): readonly string[];
  /** The card put to a row last is chosen again, and nothing else is changed. */
  takeBack(): void;
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

const NOTHING: Drafting = { draft: EMPTY, composed: null, refused: null, wanting: null, chosen: null, put: null };
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
  const change: Change = (draft, more = {}) => {
    set({ draft, refused: null, composed: foreseen(draft) ?? drafting.composed, chosen: null, put: null, ...more });
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
    else next(card.face);
  };
  const choose = (card: PrintedCard): void =>
    withLetters(card, (letters) => change(placed(drafting.draft, letters, { card: card.id }), { chosen: card.id }));
  const rowOf = ({ zone, row }: Place): RowLetters => ({
    zone,
    faces: (row ?? []).map((pile) => cardOf(pile.at(-1) as number).face),
  });
  const rowsNow = (): readonly RowLetters[] => news.places.filter(({ row }) => row !== null).map(rowOf);
  const { putsTo, put, putChosen, takeBack, gapNames } = makePutting({
    now,
    rowOf,
    rows: rowsNow,
    puts: () => news.puts,
    change,
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
      else if (last.moment !== next.moment) {
        // The row it was put to may lie there no more.
        if (drafting.chosen !== null || drafting.put !== null) set({ chosen: null, put: null });
        void ask();
      }
    },
    setDraft: (draft) => change(draft),
    putsTo,
    gapNames,
    takeBack,
    tellLetter(letter) {
      if (letter !== null) drafting.wanting?.(letter);
      set({ wanting: null });
    },
    tapCard(card) {
      const { draft } = drafting;
      const pin = pinOfCard(draft, card.id);
      if (pin !== null) return change(takenOut(draft, pin, rowsNow()));
      choose(card);
    },
    tapGap([zone, index]) {
      const place = news.places.find((each) => each.zone === zone);
      if (place !== undefined) putChosen(place, { how: 'between', index });
    },
    tapPile(spot) {
      const place = news.places.find(({ zone }) => zone === spot[0]);
      if (place === undefined || putChosen(place, { how: 'over', index: spot[1] })) return;
      const last = drafting.put?.zone === place.zone ? drafting.put : null;
      if (last?.to.how === 'over' && last.to.index === spot[1]) return takeBack();
      const draft = last?.spelt ?? drafting.draft;
      const pin = usedPin(draft, place, spot[1]);
      if (pin !== null) return change(takenOut(draft, pin, rowsNow()));
      const word = wholeWord(draft.text, news.choices, place, rowOf(place));
      const face = rowOf(place).faces[spot[1]] ?? '';
      const pick = pickOf(draft.text, news.choices, face);
      const top = place.row?.[spot[1]]?.at(-1) ?? 0;
      const taken = takenOf(draft.text, news.choices, face, drafting.composed?.cards.includes(top) ?? false);
      if (taken !== null) change(typed(EMPTY, taken));
      else if (pick !== null) change(typed(EMPTY, pick === draft.text ? '' : pick));
      else if (word !== null) change(typed(draft, word));
      else if (place.kind === 'turned') choose(cardOf(top));
      else withLetters(cardOf(top), (letters) => change(placed(draft, letters || face, { spot })));
    },
    overlay: (place, index, card) =>
      withLetters(cardOf(card), (letters) => put(place, { how: 'over', index }, card, letters)),
    insert: (place, index, card) =>
      withLetters(cardOf(card), (letters) => put(place, { how: 'between', index }, card, letters)),
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

/** What a pile has become in a draft; a card that was turned up is laid like one of the hand. */
export function usedPin(draft: Pick<Draft, 'pins'>, { zone, kind, row }: Place, index: number): Pin | null {
  return kind === 'turned' ? pinOfCard(draft, row?.[index]?.at(-1) ?? -1) : pinOfSpot(draft, [zone, index]);
}

const refusedText = ({ refusal, nearest }: Refused): string =>
  nearest === null ? refusal.rule : `${refusal.rule} Instead: ${nearest}.`;
