import { PastDialog } from '../speech/past-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { WordDialog } from './lookup.tsx';
import type { News } from './news.ts';
import type { Talking } from './use-talking.ts';

/** Whatever is open over the table. */
export function Dialogs({ news, talking }: { readonly news: News; readonly talking: Talking }) {
  const { word, dialog, lookUp, show } = talking;
  if (word !== null) return <WordDialog word={word} onClose={() => lookUp(null)} />;
  if (dialog === 'keys') return <KeysDialog choices={news.choices} onClose={() => show(null)} />;
  if (dialog === 'past') return <PastDialog onClose={() => show(null)} />;
  return null;
}
