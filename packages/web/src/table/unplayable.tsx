import type { Refusal } from '@deckle/kernel';
import { proxy } from 'comlink';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { Link, useLocation } from 'wouter';
import { boxNamed } from '../box.ts';
import { SureButton } from '../look/sure-button.tsx';
import { Trouble } from '../look/trouble.tsx';
import { saveFile } from './download.ts';
import { localHost } from './host.ts';
import { Told, Ways } from './told.tsx';

interface UnplayableProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Its detail is the game. */
  readonly refusal: Refusal;
}

/** A kept table that cannot be opened: its good part can be played on, its file saved, or all of it removed. */
export function Unplayable({ id, refusal: { rule, detail }, title, text }: UnplayableProps) {
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState('');
  const good = useGoodPart(id);
  const box = boxNamed(String(detail));
  const playOn = async (): Promise<void> => {
    const made = await localHost().adoptReplay();
    if (made !== null) go(`/tables/${made}`);
  };
  const download = async (): Promise<void> => {
    const file = await localHost().broken(id);
    if (file === null) setTrouble('There is nothing to download.');
    else saveFile(file);
  };
  const remove = async (): Promise<void> => {
    const refusal = await localHost().drop(id);
    if (refusal === null) go('/');
    else setTrouble(refusal.rule);
  };
  return (
    <Told title={title} rule="What this device has kept of this table cannot be played on.">
      <p>{text} You can keep what there is as a file, or remove it.</p>
      {good === 0 ? null : (
        <p>
          The first {good === 1 ? 'move is' : `${good} moves are`} sound: you can go on from there, at a table of its
          own.
        </p>
      )}
      <p className="told-detail">What Deckle found: {rule}</p>
      <Ways>
        {good === 0 ? null : (
          <Button className="button" onPress={() => void playOn()}>
            Play on from move {good}
          </Button>
        )}
        {box === null ? null : (
          <Link className={good === 0 ? 'button' : 'chip'} href={`/games/${box.id}`}>
            A new table of {box.name}
          </Link>
        )}
        <Button className="chip" onPress={() => void download()}>
          Download it
        </Button>
        <SureButton label="Remove it" of="" onSure={() => void remove()} />
      </Ways>
      <Trouble>{trouble}</Trouble>
    </Told>
  );
}

/** How many of its moves the rules allow, where a game can be played on from there. */
function useGoodPart(id: string): number {
  const [good, setGood] = useState(0);
  useEffect(() => {
    let isHere = true;
    const look = async (): Promise<void> => {
      const found = await localHost().openReplay(
        { id },
        proxy(() => {}),
      );
      if (isHere && !('refused' in found) && found.result === null) setGood(found.count);
    };
    void look();
    return () => {
      isHere = false;
      void localHost().closeReplay();
    };
  }, [id]);
  return good;
}
