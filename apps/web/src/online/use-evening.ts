/** An evening as it changes, over a line that repairs itself. */
import {
  EveningClient,
  SocketWire,
  type Connection,
  type EveningFrame,
  type EveningState,
} from '@pakli/client';
import type { EveningToServer } from '@pakli/protocol';
import { useEffect, useMemo, useSyncExternalStore } from 'react';

export interface EveningNow {
  readonly client: EveningClient;
  /** Undefined before the first answer. */
  readonly state: EveningState | undefined;
  readonly connection: Connection;
}

/** What every part of the page gets. */
export interface EveningProps {
  readonly now: EveningNow;
  readonly state: EveningState;
  /** The director's key. */
  readonly secret?: string | undefined;
}

/** `address` ends in `?screen` for a screen that everybody looks at. */
export function useEvening(address: string, key?: string): EveningNow {
  const client = useMemo(() => {
    const url = new URL(`t/${address}`, document.baseURI.replace(/^http/, 'ws'));
    url.hash = '';
    const wire = new SocketWire<EveningToServer, EveningFrame>(() => new WebSocket(url));
    return new EveningClient(wire, key);
  }, [address, key]);
  useEffect(() => {
    client.open();
    const check = (): void => client.check(document.hidden);
    window.addEventListener('online', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      window.removeEventListener('online', check);
      document.removeEventListener('visibilitychange', check);
      client.close();
    };
  }, [client]);
  const subscribe = useMemo(() => (changed: () => void) => client.listen(changed), [client]);
  const heard = useSyncExternalStore(subscribe, () => client.state);
  const state = useMemo(() => heard && withDashes(heard), [heard]);
  const connection = useSyncExternalStore(subscribe, () => client.connection);
  return { client, state, connection };
}

/** Anyone who has had themselves deleted has no name any more, and still a place: a dash stands for them. */
export function withDashes(state: EveningState): EveningState {
  const entrants = state.view.entrants.map((one) => ({ ...one, name: one.name || '–' }));
  return { ...state, view: { ...state.view, entrants } };
}
