/** A request to a server: never twice at once, and with the reason if it was refused. */
import type { Refusal } from '@pakli/core';
import { explain } from '@pakli/text';
import { useRef, useState } from 'react';
import { refusalOf } from '../host/failure.ts';
import { useWords } from '../words/Words.tsx';

export interface Act {
  /** A sentence. */
  readonly problem: string | undefined;
  /**
   * Does nothing while a request of the same name is under way; without names all count as the same. Nothing is greyed
   * out meanwhile: the keyboard would lose its place.
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
    // An error of the last attempt does not belong to this one.
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
