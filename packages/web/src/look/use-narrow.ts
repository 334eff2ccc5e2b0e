import { useSyncExternalStore } from 'react';

/** As in the styles: a telephone, upright or sideways, or a screen enlarged so far. */
const narrow = (): MediaQueryList => matchMedia('(max-width: 40rem), (max-height: 30rem)');

function onNarrow(listener: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export const useNarrow = (): boolean => useSyncExternalStore(onNarrow, () => narrow().matches);
