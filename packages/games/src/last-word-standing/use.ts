import { type CardId, type Move, type Refusal, refuse, type Seat } from '@deckle/kernel';
import { no, type WordTools } from '@deckle/words';
import { openAnswers } from './asks.ts';
import type { LwsMove, LwsTable, LwsView, Use } from './types.ts';
import { actionsOf, actionZone, faceOf, lettersOf, SPENT } from './zones.ts';

/** The first card of this name among a seat's action cards. */
export const heldAction = (view: LwsView, face: string, tools: WordTools): CardId | undefined =>
  actionsOf(view, view.seat).find((card) => faceOf(card, tools) === face);

/** The card is spent at once, whatever becomes of its use; then the others answer. */
export function useCard(table: LwsTable, card: CardId, use: Use): void {
  table.reveal();
  table.move([card], actionZone(use.seat), SPENT);
  table.abort();
  openAnswers(table, [use]);
}

/** What goes most easily when any card will do; a Cancel goes last. */
const EASILY = ['CLEAN SWEEP', 'SWAP', 'PICKPOCKET', 'MINUS 2', 'PLUS 2', 'LONG WORD', 'FRESH LETTERS', 'MINUS 4'];
const rank = (face: string): number =>
  face === 'CANCEL' ? EASILY.length + 1 : EASILY.indexOf(face) + 1 || EASILY.length;

/** Any action card pays for a claim out of turn or for a copy: the one that is named, else the least useful one. */
export function withPayment(view: LwsView, move: Move, tools: WordTools): Move {
  if (move.cards !== undefined) return move;
  const [easiest] = [...actionsOf(view, view.seat)].sort((a, b) => rank(faceOf(a, tools)) - rank(faceOf(b, tools)));
  return easiest === undefined ? move : { ...move, cards: [easiest] };
}

export function checkPayment(view: LwsView, { cards = [] }: Move, tools: WordTools): Refusal | null {
  const [card] = cards;
  if (card === undefined) return refuse('no-action', 'You hold no action card to pay with.');
  if (actionsOf(view, view.seat).includes(card)) return null;
  return lettersOf(view, view.seat).includes(card)
    ? refuse('pay-with-action', 'This is paid for with an action card.', faceOf(card, tools))
    : no('not-in-hand', tools.pack[card]?.face ?? card);
}

/** What a game must know of an action card that is played for its own sake. */
interface Action {
  readonly kind: string;
  readonly face: string;
  /** When it may be used, outside an open answer. */
  readonly time: string;
  readonly form: LwsMove['form'];
  readonly syntax: readonly string[];
  readonly label?: string;
  check?(view: LwsView, move: Move, tools: WordTools): Refusal | null;
  candidates(view: LwsView, tools: WordTools): Iterable<Move>;
  promise(view: LwsView, move: Move, tools: WordTools): number;
  /** Says what is done; what others may know of the move. */
  tell(table: LwsTable, seat: Seat, move: Move, tools: WordTools): Move;
}

/** The action card is the last of the move's cards. It goes without saying, as its name is in the command. */
export function actionMove(action: Action): LwsMove {
  const { face, time, syntax, label } = action;
  const [others = 0] = action.form.cards ?? [];
  const check: LwsMove['check'] = (view, move, tools) => {
    if (heldAction(view, face, tools) === undefined) return refuse('no-action', `You hold no ${face}.`, face);
    const card = move.cards?.[others] ?? -1;
    if (!actionsOf(view, view.seat).includes(card) || faceOf(card, tools) !== face)
      return refuse('no-action', `This is done with ${face}.`, face);
    return action.check?.(view, move, tools) ?? null;
  };
  const fill = (view: LwsView, move: Move, tools: WordTools): Move => {
    const { cards = [] } = move;
    const card = heldAction(view, face, tools);
    return card === undefined || cards.length > others ? move : { ...move, cards: [...cards, card] };
  };
  return {
    // Without the card the check says so, rather than that a part is missing.
    form: { ...action.form, cards: [others, others + 1] },
    syntax,
    ...(label === undefined ? {} : { label: () => label }),
    when: `${face} is for ${time}, outside an open answer.`,
    check,
    points: () => 0,
    promise: (view, move, tools) => action.promise(view, move, tools),
    fill,
    apply(table, seat, move, tools) {
      const { cards: _, ...told } = action.tell(table, seat, move, tools);
      useCard(table, move.cards?.[others] as CardId, { seat, face, as: 'itself', move: told });
    },
    *candidates(view, tools) {
      if (heldAction(view, face, tools) === undefined) return;
      for (const move of action.candidates(view, tools)) {
        const full = fill(view, move, tools);
        if (check(view, full, tools) === null) yield full;
      }
    },
  };
}
