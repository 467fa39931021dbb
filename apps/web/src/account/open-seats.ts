/** What the server is asked about tables that are open to whoever comes, and about people one does not want to meet. */
import { isRefusal, type Refusal } from '@pakli/core';
import type { ClockRule } from '@pakli/protocol';
import { request } from '../host/server.ts';

export interface OpenListing {
  readonly table: string;
  readonly game: string;
  readonly rules: string;
  readonly clock: ClockRule;
  readonly free: number;
  readonly since: number;
  readonly programs: boolean;
  readonly host?: string;
}

/** How a table is listed. */
export interface OpenWish {
  readonly open: boolean;
  readonly programs: boolean;
  readonly named: boolean;
}

export interface BlockedPerson {
  /** Empty for somebody who is gone. */
  readonly name: string;
  /** It tells them apart. */
  readonly at: number;
}

/** The server is of the same house as the page. */
export function openTables(): Promise<readonly OpenListing[] | Refusal> {
  return request('open', ({ tables }) =>
    Array.isArray(tables) ? (tables as readonly OpenListing[]) : undefined,
  );
}

export function openWishOf(table: string): Promise<OpenWish | Refusal> {
  return request(`tables/${table}/open`, ({ open, programs, named }) => ({
    open: open === true,
    programs: programs === true,
    named: named === true,
  }));
}

async function post(path: string, body: object): Promise<Refusal | undefined> {
  const done = await request(path, () => true, { method: 'POST', body });
  return isRefusal(done) ? done : undefined;
}

export function setOpen(table: string, wish: OpenWish): Promise<Refusal | undefined> {
  return post(`tables/${table}/open`, wish);
}

export function block(table: string, seat: number): Promise<Refusal | undefined> {
  return post(`tables/${table}/block`, { seat });
}

export function blockedPeople(): Promise<readonly BlockedPerson[] | Refusal> {
  return request('me/blocks', ({ blocks }) =>
    Array.isArray(blocks) ? (blocks as readonly BlockedPerson[]) : undefined,
  );
}

export async function unblock(at: number): Promise<Refusal | undefined> {
  const done = await request(`me/blocks/${at}`, () => true, { method: 'DELETE' });
  return isRefusal(done) ? done : undefined;
}
