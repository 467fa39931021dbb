/** Requests to the server about open tables and blocked people. */
import type { Refusal } from '@pakli/core';
import type { BlockedPerson, OpenListing, OpenSeatWish } from '@pakli/protocol';
import { order, request } from '../host/server.ts';

/** The server ships with the page: the answer's shape is trusted. */
export function openTables(): Promise<readonly OpenListing[] | Refusal> {
  return request('open', ({ tables }) =>
    Array.isArray(tables) ? (tables as readonly OpenListing[]) : undefined,
  );
}

export function openWishOf(table: string): Promise<OpenSeatWish | Refusal> {
  return request(`tables/${table}/open`, ({ open, programs, named }) => ({
    open: open === true,
    programs: programs === true,
    named: named === true,
  }));
}

export function setOpen(table: string, wish: OpenSeatWish): Promise<Refusal | undefined> {
  return order(`tables/${table}/open`, { method: 'POST', body: wish });
}

export function block(table: string, seat: number): Promise<Refusal | undefined> {
  return order(`tables/${table}/block`, { method: 'POST', body: { seat } });
}

export function blockedPeople(): Promise<readonly BlockedPerson[] | Refusal> {
  return request('me/blocks', ({ blocks }) =>
    Array.isArray(blocks) ? (blocks as readonly BlockedPerson[]) : undefined,
  );
}

export function unblock(at: number): Promise<Refusal | undefined> {
  return order(`me/blocks/${at}`, { method: 'DELETE' });
}
