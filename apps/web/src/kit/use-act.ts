/** Something that a server is asked to do: one thing at a time, and why it was not done. */
import type { Refusal } from '@pakli/core';
import { explain } from '@pakli/text';
import { useState } from 'react';
import { refusalOf } from '../host/failure.ts';
import { useWords } from '../words/Words.tsx';

export interface Act {
  readonly busy: boolean;
  /** A sentence. */
  readonly problem: string | undefined;
  readonly act: (work: () => Promise<Refusal | undefined>) => void;
}

export function useAct(): Act {
  const words = useWords();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Refusal>();
  const act = (work: () => Promise<Refusal | undefined>): void => {
    setBusy(true);
    work()
      .catch(refusalOf)
      .then((refusal) => {
        setProblem(refusal);
        setBusy(false);
      })
      .catch(() => undefined);
  };
  return {
    busy,
    act,
    problem: problem === undefined ? undefined : explain(words, problem).text,
  };
}
