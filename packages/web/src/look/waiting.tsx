import { useEffect } from 'react';
import { remark } from '../speech/announcer.ts';

/** What is over sooner than this needs no word. */
const SOON = 700;

/** Something takes a moment. */
export function Waiting({ what }: { readonly what: string }) {
  useEffect(() => {
    const timer = setTimeout(() => remark(what), SOON);
    return () => clearTimeout(timer);
  }, [what]);
  return <p className="waiting">{what}</p>;
}
