import { useState } from 'react';
import { remark } from '../speech/announcer.ts';

/** Handing a text on, and what has come of it. */
export interface Sharing {
  readonly outcome: 'shared' | 'copied' | 'neither' | null;
  readonly share: () => void;
}

export const COPIED = 'The result is copied: paste it wherever you like.';

/** Hands the text to whatever this device shares with, or else to the clipboard. */
export function useShare(text: string): Sharing {
  const [outcome, setOutcome] = useState<Sharing['outcome']>(null);
  const share = async (): Promise<void> => {
    const how = await give(text);
    setOutcome(how);
    if (how === 'copied') remark(COPIED);
  };
  return { outcome, share: () => void share() };
}

async function give(text: string): Promise<'shared' | 'copied' | 'neither'> {
  if ('share' in navigator) {
    try {
      await navigator.share({ text });
      return 'shared';
    } catch (error) {
      // Who changes their mind wants nothing else instead.
      if ((error as Error).name === 'AbortError') return 'shared';
    }
  }
  return navigator.clipboard === undefined
    ? 'neither'
    : navigator.clipboard.writeText(text).then(
        () => 'copied',
        () => 'neither',
      );
}
