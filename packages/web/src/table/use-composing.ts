import type { CardId, Spot } from '@deckle/kernel';
import { useEffect, useRef, useState } from 'react';
import { announceRefusal } from '../speech/announcer.ts';
import { playSounds } from '../sound/player.ts';
import { EMPTY, inserted, overlaid, pinOfCard, placed, removed, type RowLetters, typed } from './draft.ts';
import { localHost } from './host.ts';
import type { Choice, Composed, Draft, Place, PrintedCard, Refused } from './news.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import type { Seated } from './use-table.ts';

/** A draft that waits for the letter of a wild card. */
type Wanting = (letter: string) => Draft;

/** What the viewer is composing, what the table says to it, and every way to go on with it. */
export interface Composing {
  readonly draft: Draft;
  readonly composed: Composed | null;
  readonly refused: Refused | null;
  /** A wild card was placed, and its letter is still to be told. */
  readonly isWanting: boolean;
  setDraft(draft: Draft): void;
  /** Tells the letter, or gives the wild card up. */
  tellLetter(letter: string | null): void;
  tapCard(card: PrintedCard): void;
  tapPile(spot: Spot): void;
  overlay(place: Place, index: number, card: CardId): void;
  insert(place: Place, index: number, card: CardId): void;
  /** Begins a command of this kind. */
  begin(choice: Choice): void;
  play(): void;
  say(text: string, seat?: number): void;
}

const WILD = '?';

export function useComposing({ facts, news }: Seated): Composing {
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [wanting, setWanting] = useState<Wanting | null>(null);
  const composed = useAnswer(draft, news.moment);
  // What somebody composes is nobody else's business.
  useEffect(
    () => () => {
      setDraft(EMPTY);
      setRefused(null);
      setWanting(null);
    },
    [news.viewer],
  );
  useKeptDraft({ facts, news }, draft, setDraft);

  const change = (next: Draft): void => {
    setRefused(null);
    setDraft(next);
  };
  const answer = (reply: Refused | null): void => {
    setRefused(reply);
    if (reply === null) setDraft(EMPTY);
    else {
      announceRefusal(refusedText(reply));
      playSounds(['refused']);
    }
  };
  const cardOf = (id: CardId): PrintedCard => facts.pack[id] as PrintedCard;
  /** A wild card needs a letter first. */
  const withLetters = (card: PrintedCard, next: Wanting): void => {
    if (card.face === WILD) setWanting(() => next);
    else change(next(card.face));
  };
  const rowOf = ({ zone, row }: Place): RowLetters => ({
    zone,
    faces: (row ?? []).map((pile) => cardOf(pile.at(-1) as number).face),
  });
  const say = (text: string, seat?: number): void => {
    void localHost()
      .say(text, seat ?? null)
      .then(answer);
  };
  return {
    draft,
    composed,
    refused,
    isWanting: wanting !== null,
    setDraft: change,
    tellLetter(letter) {
      if (letter !== null && wanting !== null) change(wanting(letter));
      setWanting(null);
    },
    tapCard(card) {
      const pin = pinOfCard(draft, card.id);
      if (pin !== null) change(removed(draft, pin));
      else withLetters(card, (letters) => placed(draft, letters, { card: card.id }));
    },
    tapPile(spot) {
      const place = news.places.find(({ zone }) => zone === spot[0]);
      if (place === undefined) return;
      const word = wholeWord(draft.text, news.choices, place, rowOf(place));
      const face = rowOf(place).faces[spot[1]] ?? '';
      if (word !== null) change(typed(draft, word));
      else
        withLetters(cardOf(place.row?.[spot[1]]?.at(-1) ?? 0), (letters) => placed(draft, letters || face, { spot }));
    },
    overlay: (place, index, card) =>
      withLetters(cardOf(card), (letters) => overlaid(draft, rowOf(place), index, letters, card)),
    insert: (place, index, card) =>
      withLetters(cardOf(card), (letters) => inserted(draft, rowOf(place), index, letters, card)),
    begin: ({ says }) => change(typed(EMPTY, `${says.split(/ ?(?=\b[A-Z])/)[0] ?? ''} `)),
    play() {
      if (composed !== null && composed.draft === draft && composed.move !== null)
        void localHost().act(composed.move).then(answer);
      else say(draft.text);
    },
    say,
  };
}

const refusedText = ({ refusal, nearest }: Refused): string =>
  nearest === null ? refusal.rule : `${refusal.rule} Instead: ${nearest}.`;

/** The table's answer to the newest draft; while it thinks, what is typed meanwhile waits, and only the last of it is asked. */
function useAnswer(draft: Draft, moment: number): Composed | null {
  const [answer, setAnswer] = useState<Composed | null>(null);
  const newest = useRef({ draft, moment, isAsking: false });
  useEffect(() => {
    const state = newest.current;
    Object.assign(state, { draft, moment });
    const ask = async (): Promise<void> => {
      state.isAsking = true;
      let asked: Draft;
      do {
        asked = state.draft;
        const composed = asked.text.trim() === '' ? null : await localHost().compose(asked);
        // What comes back from the worker is a copy.
        if (asked === state.draft) setAnswer(composed && { ...composed, draft: asked });
      } while (asked !== state.draft);
      state.isAsking = false;
    };
    if (!state.isAsking) void ask();
  }, [draft, moment]);
  return answer;
}

/** `steal ` wants a whole word next, and then goes on: `steal FORGE > `. */
function wholeWord(text: string, choices: readonly Choice[], { note }: Place, { faces }: RowLetters): string | null {
  for (const { says } of choices) {
    const [, verb, next] = /^([a-z ]+)WORD (\S+) WORDS?$/.exec(says) ?? [];
    const isNamed = /^[A-Z]+$/.test(note);
    if (verb !== undefined && text.trim() === verb.trim()) return `${verb}${isNamed ? note : faces.join('')} ${next} `;
  }
  return null;
}
