/** Something that a server is asked to do: one thing at a time, and why it was not done. */
import type { Refusal } from '@pakli/core';
import { explain } from '@pakli/text';
import { useRef, useState } from 'react';
import { refusalOf } from '../host/failure.ts';
import { useWords } from '../words/Words.tsx';

export interface Act {
  /** A sentence. */
  readonly problem: string | undefined;
  /** Does nothing while something is under way. Nothing is greyed out meanwhile: the keyboard would lose its place. */
  readonly act: (work: () => Promise<Refusal | undefined>) => void;
}

export function useAct(): Act {
  const words = useWords();
  const busy = useRef(false);
  const [problem, setProblem] = useState<Refusal>();
  const act = (work: () => Promise<Refusal | undefined>): void => {
    if (busy.current) return;
    busy.current = true;
    // What was wrong with the last attempt is not said of this one.
    setProblem(undefined);
    work()
      .catch(refusalOf)
      .then((refusal) => {
        busy.current = false;
        setProblem(refusal);
      })
      .catch(() => undefined);
  };
  return { act, problem: problem === undefined ? undefined : explain(words, problem).text };
}
