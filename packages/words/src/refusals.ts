import { type Refusal, refuse } from '@deckle/kernel';

/** Every no of the word rules with its rule in one sentence. {detail} is the failing card, letter or word, {limit} what is asked of it. */
export const SENTENCES = {
  'not-in-hand': 'There is no {detail} in {limit}.',
  'too-few-held': 'Not enough {detail}: {limit}.',
  'card-twice': 'A card can be used only once in a play: {detail}.',
  'no-pile': 'There is no such pile on the table.',
  order: 'The piles of a row keep their order.',
  'left-out': 'Every pile of the row stays in the word; {detail} is left out.',
  'no-add': 'In this game no card can be added to the row.',
  'no-overlay': 'In this game no card can be laid over another letter.',
  'no-duplicate': 'In this game no card can be laid on the same letter ({detail}).',
  'no-take': 'In this game no card can be exchanged with one of the row.',
  'no-split': 'In this game a row cannot be split.',
  'same-letter': 'Give and take needs another letter than {detail}.',
  'none-kept': 'At least {detail} of the row’s letters must stay in sight.',
  'no-cover': 'In this game letters of the table are used as they lie, none is covered.',
  'nothing-played': 'Each row that is changed needs a card from your hand.',
  'too-few-cards': 'The play needs more cards from your hand: at least {detail}.',
  'too-many-cards': 'The play has too many cards from your hand: at most {detail}.',
  'card-in-each': 'Each word of the play needs a card from your hand; {detail} has none.',
  'too-few-words': 'The play needs more words: at least {detail}.',
  'too-many-words': 'The play has too many words: at most {detail}.',
  'too-few-parts': 'A split makes at least {detail} words.',
  'too-many-parts': 'A split makes at most {detail} words.',
  'no-run': 'Each part of a split must show letters that stood side by side; {detail} does not.',
  'too-short': '{detail} is too short: a word has at least {limit} letters.',
  'too-long': '{detail} is too long: a word has at most {limit} letters.',
  'no-fresh': 'The word must be made from the row on the table.',
  'too-many-fresh': 'The play has too many words from the hand alone: at most {detail}.',
  'must-use': 'The play must use {detail}.',
  'wrong-place': 'The carried letter {detail} must be the {limit} of the word.',
  'bad-wild': 'Only a wild card stands for another letter, and it must say which: {detail}.',
  'not-rolled': '{detail} was not rolled.',
  'not-a-word': '{detail} is not in the dictionary.',
} as const;
export type WordRefusal = keyof typeof SENTENCES;

export function no(code: WordRefusal, detail?: string | number, limit?: string | number): Refusal {
  const filled = SENTENCES[code].replace('{detail}', () => String(detail ?? ''));
  return refuse(
    code,
    filled.replace('{limit}', () => String(limit ?? '')),
    detail,
  );
}
