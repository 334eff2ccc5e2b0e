import { useEffect } from 'react';
import { Trouble } from '../look/trouble.tsx';
import type { News } from './news.ts';

/** A table that is not kept ends with its tab: that is said, and asked again before the tab is closed. */
export function Unkept({ news: { unkept, result } }: { readonly news: News }) {
  const isAtRisk = unkept !== null && result === null;
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk]);
  if (unkept === null) return null;
  return (
    <Trouble className="unkept">
      <strong>This table is not kept.</strong> {unkept}{' '}
      {isAtRisk
        ? 'Play goes on, and you can leave and come back; but what is not kept is lost when this tab is closed or loaded again.'
        : 'Download the record below if you want to have it later.'}
    </Trouble>
  );
}
