/**
 * What this browser remembers about the shuffle at a table by link: its own share, 16 bytes, so that no server alone
 * chooses the cards, and the server's commitment at the time the share was given.
 */
import type { Refusal, Seat } from '@pakli/core';
import type { About } from '@pakli/protocol';
import type { Remembered } from '../host/remote-state.ts';
import type { LinkClient } from '../table/link.ts';
import { recall, remember } from '../prefs/remembered.ts';

const KEY = 'pakli.shares';
/** How many are remembered. */
const MOST = 24;

type Shuffled = Pick<About, 'table' | 'commitment'>;
type Acts = Pick<LinkClient, 'act'>;

/** Sits down with a new share. */
export async function sitDown(
  client: Acts,
  about: Shuffled,
  seat: Seat,
): Promise<Refusal | undefined> {
  return withShare(about, (nonce) => client.act({ kind: 'sit', seat, nonce }));
}

/** Gives a new share; if the server refuses, it was given in vain. */
export async function withShare(
  about: Shuffled,
  give: (nonce: string) => Promise<Refusal | undefined>,
): Promise<Refusal | undefined> {
  const share = newShare(about);
  const refusal = await give(share);
  if (refusal !== undefined) forget(about, [share]);
  return refusal;
}

/** Stands up, and withdraws the share. */
export async function standUp(client: Acts, about: Shuffled): Promise<Refusal | undefined> {
  const refusal = await client.act({ kind: 'stand' });
  if (refusal === undefined) forget(about, rememberedAt(about.table).nonces);
  return refusal;
}

/** These shares are in no shuffle: nobody looks for them there. Commitments shown with them still count. */
function forget({ table }: Shuffled, shares: readonly string[]): void {
  const without = (stored: string, share: string): string =>
    stored.replace(`${table}:${share}`, `${table}:`);
  remember(KEY, shares.reduce(without, recall(KEY) ?? ''));
}

/** A server's commitment where nobody gives a share: the first one shown counts. */
export function rememberCommitment({ table, commitment }: Shuffled): void {
  const others = (recall(KEY) ?? '').split(' ');
  if (others.some((one) => one.startsWith(`${table}:`))) return;
  remember(KEY, [`${table}::${commitment}`, ...others].slice(0, MOST).join(' ').trim());
}

/** A new share for a table or an evening. */
function newShare({ table, commitment }: Shuffled): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const share = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const others = (recall(KEY) ?? '').split(' ');
  remember(KEY, [`${table}:${share}:${commitment}`, ...others].slice(0, MOST).join(' ').trim());
  return share;
}

/** All shares given at a table, except those that this page knows were in vain. */
export function rememberedAt(table: string): Remembered {
  return readShares(recall(KEY), table);
}

/** Newest first, and the oldest commitment counts; older pages have stored none. */
export function readShares(stored: string | null, table: string): Remembered {
  const found = (stored ?? '').split(' ').flatMap((one) => {
    const [at, share, shown] = one.split(':');
    return at === table && share !== undefined ? [{ share, shown }] : [];
  });
  const commitment = found.findLast(({ shown }) => shown !== undefined)?.shown;
  return {
    nonces: found.flatMap(({ share }) => (share === '' ? [] : share)),
    ...(commitment === undefined ? {} : { commitment }),
  };
}
