/** Evaluates one decision after the other, as long as somebody wants it, and keeps the results for each seat. */
import { isRefusal } from '@pakli/core';
import { useEffect, useMemo, useState } from 'react';
import { useHost } from '../host/use-host.ts';
import type { Film, Judgement } from '../host/host.ts';
import { judgeAll, type JudgedMove } from './verdict.ts';

export interface Analysis {
  readonly state: 'waiting' | 'running' | 'done' | 'failed';
  readonly done: number;
  /** Steps in which the seat moved. */
  readonly total: number;
  readonly judged: readonly JudgedMove[];
  readonly start: () => void;
  readonly stop: () => void;
}

interface Found {
  /** How many of the seat's steps have been evaluated. */
  readonly done: number;
  readonly judgements: readonly Judgement[];
}

const NOTHING: Found = { done: 0, judgements: [] };

/** `review`: it starts on its own. */
export function useAnalysis(
  film: Pick<Film, 'source' | 'steps' | 'watch'>,
  review: boolean,
): Analysis {
  const host = useHost();
  const { source, steps, watch } = film;
  const { seat } = watch;
  const own = useMemo(
    () => steps.flatMap((step, index) => (step.seat === seat ? [index + 1] : [])),
    [steps, seat],
  );
  const [bySeat, setBySeat] = useState<Readonly<Record<number, Found>>>({});
  const [wanted, setWanted] = useState<'yes' | 'no' | 'failed'>(review ? 'yes' : 'no');
  const found = bySeat[seat] ?? NOTHING;
  const { done } = found;
  const next = own[done];
  useEffect(() => {
    if (wanted !== 'yes' || next === undefined) return undefined;
    let listening = true;
    host.judge(source, seat, next).then(
      (judgement) => {
        if (!listening) return;
        if (isRefusal(judgement)) setWanted('failed');
        else setBySeat((now) => ({ ...now, [seat]: withOne(now[seat] ?? NOTHING, judgement) }));
      },
      () => listening && setWanted('failed'),
    );
    return () => void (listening = false);
  }, [host, wanted, source, seat, next]);
  const judged = useMemo(() => judgeAll(found.judgements), [found]);
  const state =
    next === undefined
      ? 'done'
      : ({ yes: 'running', no: 'waiting', failed: 'failed' } as const)[wanted];
  return {
    state,
    done,
    total: own.length,
    judged,
    start: () => setWanted('yes'),
    stop: () => setWanted('no'),
  };
}

function withOne({ done, judgements }: Found, judgement: Judgement | null): Found {
  return {
    done: done + 1,
    judgements: judgement === null ? judgements : [...judgements, judgement],
  };
}
