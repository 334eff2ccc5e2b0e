import type { Refusal } from '@deckle/kernel';
import { Button } from 'react-aria-components';
import { Shelf, Told, Ways } from './told.tsx';
import { Unplayable } from './unplayable.tsx';
import type { Coming } from './use-table.ts';

interface NoTableProps {
  readonly id: string;
  readonly refusal: Refusal;
  readonly onComing: (coming: Coming) => void;
}

/** What is said of a refusal beside its rule, and what can be done about it. */
interface Case {
  readonly title: string;
  readonly text: string;
  readonly way: { readonly label: string; readonly how: Coming['how'] | 'load' } | null;
}

const CASES: { readonly [code: string]: Case } = {
  elsewhere: {
    title: 'Open in another tab',
    text: 'A table is played in one place at a time, so that there is only one truth about it. You can go on there, or here: nothing is lost, and the other tab will say that the table has moved.',
    way: { label: 'Play on here', how: 'take over' },
  },
  moved: {
    title: 'The table has moved',
    text: 'Everything that was played here is there.',
    way: { label: 'Take it back', how: 'take over' },
  },
  'no-table': {
    title: 'No such table',
    text: 'It may have been deleted, or it is kept on another device or in another browser. A table that could not be kept lived only as long as its tab.',
    way: null,
  },
  'no-storage': {
    title: 'This table cannot be opened',
    text: 'A table that cannot be kept lives only as long as the tab it was opened in. You can start a new one.',
    way: null,
  },
  crashed: {
    title: 'The table has stopped',
    text: 'Everything that was played is kept. Load the page again to go on where you were.',
    way: { label: 'Load again', how: 'load' },
  },
};

/** A table that is kept but cannot be played on: its file can be saved, or it can be removed. */
const UNPLAYABLE: { readonly [code: string]: Pick<Case, 'title' | 'text'> } = {
  broken: {
    title: 'This table is damaged',
    text: 'It may have been cut off or changed. Your other tables are not touched by this.',
  },
  'no-game': {
    title: 'A game that Deckle does not know',
    text: 'The table may come from a newer Deckle. Where one is ready, it is offered at the top of the page.',
  },
  'wrong-version': {
    title: 'A table with other rules',
    text: 'The rules of this game have been put right since it was begun, or it was begun by a newer Deckle. By the rules known here it would be another game.',
  },
  'wrong-dictionary': {
    title: 'A table with other words',
    text: 'The word list has changed since this game was begun. With other words the referee might have ruled otherwise.',
  },
};

const OTHER: Case = { title: 'This table cannot be opened', text: '', way: { label: 'Try again', how: 'sit' } };

/** Why there is no table to be seen, and every way on from there. */
export function NoTable({ id, refusal, onComing }: NoTableProps) {
  const kept = UNPLAYABLE[refusal.refused];
  if (kept !== undefined) return <Unplayable id={id} refusal={refusal} {...kept} />;
  const { title, text, way } = CASES[refusal.refused] ?? OTHER;
  return (
    <Told title={title} rule={refusal.rule}>
      <p>{text}</p>
      {way === null ? (
        <p className="told-buttons">
          <Shelf className="button" />
        </p>
      ) : (
        <Ways>
          <Button
            className="button"
            onPress={() => (way.how === 'load' ? location.reload() : onComing({ how: way.how }))}
          >
            {way.label}
          </Button>
        </Ways>
      )}
    </Told>
  );
}
