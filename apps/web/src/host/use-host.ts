/** The host that keeps the truth for this page. */
import { createContext, useContext } from 'react';
import type { Host } from './host.ts';

const Context = createContext<Host | undefined>(undefined);
export const HostProvider = Context.Provider;

export function useHost(): Host {
  const host = useContext(Context);
  if (host === undefined) throw new Error('a page without a host');
  return host;
}
