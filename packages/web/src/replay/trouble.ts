import type { Refusal } from '@deckle/kernel';

/** Why a record cannot be shown, for somebody who has only a file. */
export interface Trouble {
  readonly title: string;
  readonly text: string;
}

const BY_CODE: { readonly [code: string]: Trouble } = {
  malformed: {
    title: 'This is not a record',
    text: 'It may have been cut off or changed on its way, or it is a file of another kind. Records are the files that Deckle offers for download at the end of a game; their names begin with “deckle”.',
  },
  'too-large': {
    title: 'This file is too large',
    text: 'A record of even the longest game is far smaller, so this is a file of another kind.',
  },
  'no-game': {
    title: 'A game that Deckle does not know',
    text: 'The record may come from a newer Deckle: where one is ready, it is offered at the top of the page. Or it comes from another program.',
  },
  'wrong-version': {
    title: 'Played by other rules',
    text: 'The rules of this game have been put right since it was played, or the record comes from a newer Deckle. By the rules known here it would be another game, so it is not shown. Its file stays as it is.',
  },
  'wrong-dictionary': {
    title: 'Played with other words',
    text: 'The word list has changed since this game was played, or its table had words of its own that the record does not name. With other words the referee might have ruled otherwise, so it is not shown. Its file stays as it is.',
  },
  'no-table': {
    title: 'No such game on this device',
    text: 'It may have been deleted, or it is kept on another device or in another browser. A record that was downloaded can be opened from its file.',
  },
  stopped: { title: 'Reading was stopped', text: 'Nothing was changed. The record can be opened again.' },
};

const OTHER: Trouble = {
  title: 'This record cannot be shown',
  text: 'It describes a table that could never have been opened. Perhaps it was changed by hand.',
};

export const troubleOf = ({ refused }: Refusal): Trouble => BY_CODE[refused] ?? OTHER;

/** What is wrong with a file, without the words of whatever has checked it. */
export function foundText({ rule, detail }: Refusal): string {
  if (!rule.startsWith(`This is not a record: ${detail}: `)) return rule;
  return detail === 'record'
    ? 'The file holds something else.'
    : `The part “${detail}” of a record is missing in the file, or is not as it should be.`;
}

/** Where a record goes no further. */
export const DIVERGED =
  'It is shown up to there. Either the record was changed by hand, or it comes from a Deckle with other rules.';
