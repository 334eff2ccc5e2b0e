import { isRefusal, type Refusal } from '@deckle/kernel';
import { useEffect, useRef, useState } from 'react';
import { remark } from '../speech/announcer.ts';
import type { TablePlan } from '../table/news.ts';
import { refusedText, tryRules, type Trial } from './trial.ts';

interface Trying {
  /** Games played and games to play, while they are. */
  readonly progress: readonly [done: number, of: number] | null;
  /** What was found, in sentences. */
  readonly found: readonly string[];
  readonly start: () => void;
  readonly stop: () => void;
}

/** Tries the rules of this table when somebody asks; what was found goes with the rules. */
export function useTrial(plan: TablePlan | Refusal): Trying {
  const [progress, setProgress] = useState<Trying['progress']>(null);
  const [found, setFound] = useState<readonly string[]>([]);
  const trial = useRef<Trial | null>(null);
  const tell = (sentences: readonly string[]): void => {
    setProgress(null);
    setFound(sentences);
    remark(sentences.join(' '));
  };
  // What people are called is no rule.
  const rules = isRefusal(plan) ? plan.rule : JSON.stringify([plan.options, plan.words, plan.sitters.length]);
  useEffect(
    () => () => {
      trial.current?.drop();
      setProgress(null);
      setFound([]);
    },
    [rules],
  );
  const start = (): void => {
    if (isRefusal(plan)) return tell([refusedText(plan)]);
    setProgress([0, 1]);
    setFound([]);
    trial.current = tryRules(plan, { progress: (done, of) => setProgress([done, of]), over: tell });
  };
  return { progress, found, start, stop: () => tell(trial.current?.stop() ?? []) };
}
