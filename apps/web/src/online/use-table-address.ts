/** The address that brings others to a table, and whether anybody on another device can open it. */
import { useEffect } from 'react';
import { askServer, useServer } from '../host/server.ts';
import { isThisMachine, tableAddress } from './invite.ts';

export interface TableAddress {
  readonly address: string;
  /** It works on this computer only. */
  readonly onlyHere: boolean;
}

export function useTableAddress(table: string): TableAddress {
  const server = useServer();
  useEffect(() => void askServer(), []);
  const alone = isThisMachine(location.hostname);
  const home = alone && typeof server === 'object' ? server.home : null;
  return {
    address: tableAddress(table, home),
    onlyHere: alone && home === null && server !== 'unknown',
  };
}
