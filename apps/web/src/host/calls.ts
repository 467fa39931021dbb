/** What the page may ask of the worker that keeps the truth, and what it is told unasked. */
import type { Refusal, Seat } from '@pakli/core';
import type { Hint, Host, Opening, Start, Update } from './host.ts';
import type { LinkedActs, Names } from './linked.ts';
import type { Reply } from './replies.ts';

type Acts = {
  [Name in keyof LinkedActs]: (
    ...args: Parameters<LinkedActs[Name]>
  ) => Promise<Awaited<ReturnType<LinkedActs[Name]>>>;
};

export interface Calls extends Omit<Host, 'start' | 'resume' | 'join'>, Acts {
  /** Both answer with the game's id. */
  start(start: Start): Promise<string | Refusal>;
  /** `dead`: who had the game open is known to live no more. */
  resume(id: string, dead?: boolean): Promise<string | Refusal>;
  /** `page`: the address of the page, whose server it is. */
  join(id: string, page: string, names: Names): Promise<string | Refusal>;
  /** Begins to tell what happens at the table that was opened last. */
  watch(why: Opening): Promise<void>;
  submit(text: string, after?: number): Promise<Refusal | undefined>;
  why(text: string): Promise<Refusal | undefined>;
  hint(): Promise<Hint | undefined>;
  cancelHint(): Promise<void>;
  look(seat: Seat): Promise<Refusal | undefined>;
  undo(seat?: Seat): Promise<Refusal | undefined>;
  redo(): Promise<Refusal | undefined>;
  answer(ask: number, yes: boolean, seat: Seat): Promise<Refusal | undefined>;
  next(): Promise<void>;
  /** The next table may have been opened since: only this one is left. */
  close(id: string): Promise<void>;
  /** The network is back, or somebody looks again. */
  poke(): Promise<void>;
  ping(): Promise<void>;
}

/** One call on its way to the worker. */
export type Call = {
  [Name in keyof Calls]: {
    readonly id: number;
    readonly name: Name;
    readonly args: Parameters<Calls[Name]>;
  };
}[keyof Calls];

export type FromWorker = Reply<unknown> | { readonly update: Update };
