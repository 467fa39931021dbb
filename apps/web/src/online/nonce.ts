/**
 * What this browser remembers of the shuffle at a table by link: its own share,
 * 16 bytes, so that no server alone chooses the cards, and what the server had
 * bound itself to when the share was given.
 */
import type { About } from '@pakli/protocol';
import type { Remembered } from '../host/linked.ts';
import { recall, remember } from '../prefs/settings.ts';

const KEY = 'pakli.shares';
/** So many are remembered. */
const MOST = 24;

/** A new share for a table; with it one sits down. */
export function nonce({ table, commitment }: Pick<About, 'table' | 'commitment'>): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const share = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const others = (recall(KEY) ?? '').split(' ');
  remember(KEY, [`${table}:${share}:${commitment}`, ...others].slice(0, MOST).join(' ').trim());
  return share;
}

/** All shares that were given at a table: who tried a seat that was taken has given one in vain. */
export function rememberedAt(table: string): Remembered {
  return readShares(recall(KEY), table);
}

/** The newest comes first, and the oldest commitment counts; pages from before have kept none. */
export function readShares(stored: string | null, table: string): Remembered {
  const found = (stored ?? '').split(' ').flatMap((one) => {
    const [at, share, shown] = one.split(':');
    return at === table && share !== undefined ? [{ share, shown }] : [];
  });
  const commitment = found.findLast(({ shown }) => shown !== undefined)?.shown;
  return {
    nonces: found.map(({ share }) => share),
    ...(commitment === undefined ? {} : { commitment }),
  };
}
