/** What a server is asked to do: nothing twice at the same time, and why it was not done. */
import type { Refusal } from '@pakli/core';
import { explain } from '@pakli/text';
import { useRef, useState } from 'react';
import { refusalOf } from '../host/failure.ts';
import { useWords } from '../words/Words.tsx';

export interface Act {
  /** A sentence. */
  readonly problem: string | undefined;
  /**
   * Does nothing while the same is under way, by its name; without names everything is the same. Nothing is greyed out
   * meanwhile: the keyboard would lose its place.
   */
  readonly act: (work: () => Promise<Refusal | undefined>, name?: string) => void;
}

export function useAct(): Act {
  const words = useWords();
  const busy = useRef(new Set<string>());
  const [problem, setProblem] = useState<Refusal>();
  const act: Act['act'] = (work, what = '') => {
    if (busy.current.has(what)) return;
    busy.current.add(what);
    // What was wrong with the last attempt is not said of this one.
    setProblem(undefined);
    work()
      .catch(refusalOf)
      .then((refusal) => {
        busy.current.delete(what);
        setProblem(refusal);
      })
      .catch(() => undefined);
  };
  return { act, problem: problem === undefined ? undefined : explain(words, problem).text };
}
