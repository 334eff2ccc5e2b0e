import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { Sheet } from '../look/sheet.tsx';
import { settingsNow } from '../settings/store.ts';
import { KeySections } from '../table/key-sections.tsx';
import { REPLAY_KEYS } from './keys.ts';

const TITLE = 'Keys of the replay';

/** The keys are listed under a button, and under the key that stands on it. */
export function ReplayKeys() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent): void => {
      const isCovered = target instanceof Element && target.closest('[role=dialog]') !== null;
      if (key === '?' && !isCovered && settingsNow().keys === 'on') setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <Button className="quiet" aria-label={TITLE} onPress={() => setOpen(true)}>
        <span aria-hidden="true">?</span>
      </Button>
      {isOpen ? (
        <Sheet title={TITLE} onClose={() => setOpen(false)}>
          <KeySections of={REPLAY_KEYS} />
        </Sheet>
      ) : null}
    </>
  );
}
