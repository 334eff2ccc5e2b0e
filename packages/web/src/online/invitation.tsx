import type { TableSeen } from '@deckle/host';
import { useState } from 'react';
import { boxNamed } from '../box.ts';
import { RulesSheet } from '../game/rules-sheet.tsx';
import { listText } from '../speech/words.ts';

/** To whoever comes to a free chair: who invites them, and to what. */
export function Invitation({ table }: { readonly table: Pick<TableSeen, 'game' | 'chairs'> }) {
  const [isOpen, setOpen] = useState(false);
  const box = boxNamed(table.game);
  const name = box?.name ?? 'a game';
  return (
    <>
      <p className="lead">
        {invited(
          table.chairs.flatMap((chair) => (chair.kind === 'person' ? chair.name : [])),
          name,
        )}{' '}
        {box?.gist}
      </p>
      {box === null ? null : (
        <p className="told-buttons invitation-rules">
          <button type="button" className="quiet" onClick={() => setOpen(true)}>
            The rules of {name}
          </button>
        </p>
      )}
      {isOpen && box !== null ? <RulesSheet game={box} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function invited(people: readonly string[], game: string): string {
  if (people.length === 0) return `You are invited to play ${game}.`;
  return `${listText(people, 'and')} ${people.length === 1 ? 'invites' : 'invite'} you to play ${game}.`;
}
