/** The address that brings others to a path of this page, and whether other devices can open it. */
import { useEffect } from 'react';
import { askServer, useServer } from '../host/server.ts';
import { addressFor, shareAddressFor } from '../host/share-address.ts';
import { useWords } from '../words/Words.tsx';
import { isThisMachine } from './invite.ts';

export interface PageAddress {
  readonly address: string;
  /** It works only on this computer. */
  readonly onlyHere: boolean;
}

/** With a game it is a link to send, with a preview where it is pasted; without one it is short. */
export function useAddress(path: string, game?: string): PageAddress {
  const server = useServer();
  const { locale } = useWords();
  useEffect(() => void askServer(), []);
  const alone = isThisMachine(location.hostname);
  const home = alone && typeof server === 'object' ? server.home : null;
  return {
    address:
      game === undefined ? addressFor(path, home) : shareAddressFor({ path, game, locale }, home),
    onlyHere: alone && home === null && server !== 'unknown',
  };
}
