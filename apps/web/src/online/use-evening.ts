/** An evening as it changes, over a connection that repairs itself. */
import {
  EveningClient,
  SocketWire,
  type Connection,
  type EveningFrame,
  type EveningState,
} from '@pakli/client';
import type { EveningToServer } from '@pakli/protocol';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { lookAfter, socketTo } from '../host/server.ts';

export interface EveningNow {
  readonly client: EveningClient;
  /** Undefined before the first answer. */
  readonly state: EveningState | undefined;
  readonly connection: Connection;
}

/** Passed to every part of the page. */
export interface EveningProps {
  readonly now: EveningNow;
  readonly state: EveningState;
  /** The director's key. */
  readonly secret?: string | undefined;
}

/** `address` ends in `?screen` for a shared screen. */
export function useEvening(address: string, key?: string): EveningNow {
  const client = useMemo(() => {
    const wire = new SocketWire<EveningToServer, EveningFrame>(socketTo(address));
    return new EveningClient(wire, key);
  }, [address, key]);
  useEffect(() => {
    client.open();
    const stop = lookAfter(client);
    return () => {
      stop();
      client.close();
    };
  }, [client]);
  const subscribe = useMemo(() => (changed: () => void) => client.listen(changed), [client]);
  const heard = useSyncExternalStore(subscribe, () => client.state);
  const state = useMemo(() => heard && withDashes(heard), [heard]);
  const connection = useSyncExternalStore(subscribe, () => client.connection);
  return { client, state, connection };
}

/** Somebody who was deleted has no name any more, but still a place: a dash stands for them. */
export function withDashes(state: EveningState): EveningState {
  const entrants = state.view.entrants.map((one) => ({ ...one, name: one.name || '–' }));
  return { ...state, view: { ...state.view, entrants } };
}
