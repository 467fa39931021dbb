/** The page's calls to the worker that keeps games, and the messages between a table there and its client here. */
import type { FromWire, ToWire } from '@pakli/client';
import type { Refusal } from '@pakli/core';
import type { TableSeating, Host, Start } from './host.ts';
import type { Names } from './remote-state.ts';
import type { Reply } from './replies.ts';

export interface Calls extends Omit<Host, 'start' | 'resume' | 'join'> {
  start(start: Start): Promise<TableSeating | Refusal>;
  /** `dead`: the worker that had the game open is known to be dead. */
  resume(id: string, dead: boolean): Promise<TableSeating | Refusal>;
  /** `page`: the address of the page, which identifies its server. */
  join(id: string, page: string, names: Names): Promise<void>;
  ping(): Promise<void>;
}

/** A call on its way to the worker. */
export type Call = {
  [Name in keyof Calls]: {
    readonly id: number;
    readonly name: Name;
    readonly args: Parameters<Calls[Name]>;
  };
}[keyof Calls];

export type ToWorker = Call | { readonly table: string; readonly wire: ToWire };
export type FromWorker = Reply<unknown> | { readonly table: string; readonly wire: FromWire };
