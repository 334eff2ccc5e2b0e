import { useState } from 'react';
import { Button } from 'react-aria-components';
import { remark } from '../speech/announcer.ts';

const COPIED = 'The result is copied: paste it wherever you like.';

/** Hands the text to whatever this device shares with, or else to the clipboard, or else shows it. */
export function Share({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  const [isShown, setShown] = useState(false);
  const share = async (): Promise<void> => {
    const how = await give(text);
    if (how === 'copied') {
      setSaid(COPIED);
      remark(COPIED);
    }
    if (how === 'neither') setShown(true);
  };
  return (
    <>
      <Button className="chip" onPress={() => void share()}>
        Share the result
      </Button>
      {said === '' ? null : <p className="outcome-said">{said}</p>}
      {isShown ? (
        <label className="outcome-said">
          Copy it from here
          <textarea readOnly rows={5} value={text} onFocus={(event) => event.target.select()} />
        </label>
      ) : null}
    </>
  );
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
