import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { Sheet } from '../look/sheet.tsx';
import { remark } from '../speech/announcer.ts';
import { ToolSign } from '../look/tool-sign.tsx';
import { localHost } from './host.ts';
import { factLines } from './word-facts.ts';

/** What a word means, and whether it is good here. */
export function WordDialog({ word, onClose }: { readonly word: string; readonly onClose: () => void }) {
  const [lines, setLines] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    const look = async (): Promise<void> => {
      const found = await linesAbout(word);
      if (!isWanted) return;
      setLines(found);
      remark(...found);
    };
    void look();
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

async function linesAbout(word: string): Promise<readonly string[]> {
  try {
    return factLines(await localHost().define(word));
  } catch (error) {
    return [`It could not be looked up: ${(error as Error).message}`];
  }
}

interface WordedProps {
  readonly text: string;
  readonly words: readonly string[];
  readonly onWord: (word: string) => void;
  /** The log is one stop for the Tab key, and its own keys lead to its words; elsewhere each is a stop. */
  readonly stops?: 'none' | 'each';
}

/** A sentence whose words can be looked up. */
export function Worded({ text, words, onWord, stops = 'each' }: WordedProps) {
  if (words.length === 0) return text;
  const parts = text.split(new RegExp(`\\b(${[...new Set(words)].join('|')})\\b([.,:;)]*)`));
  return parts.map((part, at) => {
    if (at % PARTS === 0) return <Fragment key={at}>{summed(part)}</Fragment>;
    if (at % PARTS === 2) return null;
    return (
      // What follows a word stays on its line.
      <span key={at} className="worded">
        <button
          type="button"
          className="word"
          tabIndex={stops === 'each' ? 0 : -1}
          aria-label={`${part}: look it up`}
          onClick={() => onWord(part)}
        >
          {part}
        </button>
        {parts[at + 1]}
      </span>
    );
  });
}

/** A long sum, `2+1+3+1`, may go on in the next line. */
function summed(text: string): ReactNode {
  const [first, ...more] = text.split(/(?<=\d\+)/);
  return [first, ...more.flatMap((part, at) => [<wbr key={at} />, part])];
}

/** A piece of the sentence, a word, what follows it without a space. */
const PARTS = 3;

/** A small button beside a word, on the table or being composed: a sign, and where there is room for it what it does. */
export function LookUp({ word, onWord }: { readonly word: string; readonly onWord: (word: string) => void }) {
  return (
    <button type="button" className="look-up" aria-label={`${word}: look it up`} onClick={() => onWord(word)}>
      <span className="look-up-sign" title="Look it up" aria-hidden="true">
        <ToolSign sign="look up" />
        <span className="look-up-says">Look it up</span>
      </span>
    </button>
  );
}
