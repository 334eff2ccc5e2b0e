import { lazy, Suspense } from 'react';
import { RulesSheet } from '../game/rules-sheet.tsx';
import { Sheet } from '../look/sheet.tsx';
import { PastDialog } from '../speech/past-dialog.tsx';
import { aimTexts } from './aim-texts.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { WordDialog } from './lookup.tsx';
import type { Talking } from './use-talking.ts';
import type { Seated } from './chair.ts';

const AllSettings = lazy(() =>
  import('../settings/all-settings.tsx').then(({ AllSettings: part }) => ({ default: part })),
);

const Deck = lazy(() => import('../game/deck.tsx').then(({ DeckOf: part }) => ({ default: part })));

/** Whatever is open over the table. */
export function Dialogs({ facts, news, talking }: Seated & { readonly talking: Talking }) {
  const { word, dialog, lookUp, show } = talking;
  const close = (): void => show(null);
  if (word !== null) return <WordDialog word={word} onClose={() => lookUp(null)} />;
  if (dialog === 'keys') return <KeysDialog aim={aimTexts({ facts, news })} choices={news.choices} onClose={close} />;
  if (dialog === 'past') return <PastDialog onClose={close} />;
  if (dialog === null) return null;
  if (dialog === 'settings')
    return (
      <Sheet title="Settings" onClose={close}>
        <Suspense fallback={<p>The settings are coming …</p>}>
          <AllSettings />
        </Suspense>
      </Sheet>
    );
  if (dialog === 'deck')
    return (
      <Sheet title={`The cards of ${facts.game.name}`} onClose={close}>
        <Suspense fallback={<p>The cards are coming …</p>}>
          <Deck game={facts.game.id} />
        </Suspense>
      </Sheet>
    );
  return <RulesSheet game={facts.game} onClose={close} />;
}
