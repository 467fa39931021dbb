/** Sessions as pages use them. */
import type { Refusal } from '@pakli/core';
import { useEffect, useSyncExternalStore } from 'react';
import { useAsync } from '../hooks/use-async.ts';
import { RefusalError } from '../host/failure.ts';
import type { Session } from './session.ts';
import { release } from './sessions.ts';

/** The open table that a page shows, given back on unmount; undefined while loading. */
export function useSession(
  id: string,
  acquire: () => Promise<Session | Refusal>,
  inputs: readonly unknown[],
  /** Other inputs change how the table is described, while the table stays. */
  keep = false,
): Session | Refusal | undefined {
  const opened = useAsync(acquire, inputs, keep);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- acquired for these inputs.
  useEffect(() => () => release(id), inputs);
  return opened;
}

/** An error before there was anything to show replaces the page. */
export function useFailed(session: Session): void {
  const failed = useSyncExternalStore(session.subscribe, session.failed);
  if (failed !== undefined) throw new RefusalError(failed);
}
