/** For pages of a table: what broke before there was anything to show takes their place. */
import { useSyncExternalStore } from 'react';
import { RefusalError } from '../host/failure.ts';
import type { Session } from './session.ts';

export function useFailed(session: Session): void {
  const failed = useSyncExternalStore(session.subscribe, session.failed);
  if (failed !== undefined) throw new RefusalError(failed);
}
