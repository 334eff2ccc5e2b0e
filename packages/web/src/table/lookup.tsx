import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { Sheet } from '../look/sheet.tsx';
import { localHost } from './host.ts';
import { factLines } from './word-facts.ts';

/** What a word means, and whether it is good here. */
export function WordDialog({ word, onClose }: { readonly word: string; readonly onClose: () => void }) {
  const [lines, setLines] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    localHost()
      .define(word)
      .then(factLines, (error: Error) => [`It could not be looked up: ${error.message}`])
      .then((found) => isWanted && setLines(found));
    return () => {
      isWanted = false;
    };
  }, [word]);
  return (
    <Sheet title={word} onClose={onClose}>
      {lines === null ? <p>Looking it up …</p> : lines.map((line) => <p key={line}>{line}</p>)}
    </Sheet>
  );
}

/** A sentence whose words can be looked up. */
export function Worded({
  text,
  words,
  onWord,
}: {
  readonly text: string;
  readonly words: readonly string[];
  readonly onWord: (word: string) => void;
}) {
  if (words.length === 0) return text;
  const parts = text.split(new RegExp(`\\b(${[...new Set(words)].join('|')})\\b`));
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no other name
      <Button key={at} className="word" aria-label={`${part}: look it up`} onPress={() => onWord(part)}>
        {part}
      </Button>
    ),
  );
}
