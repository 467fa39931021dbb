/** This browser's share in the shuffle: 16 bytes of its own, so that no server alone chooses the cards. */
import { recall, remember } from '../prefs/settings.ts';

const KEY = 'pakli.shares';
/** So many are remembered. */
const MOST = 24;

/** A new share for a table. It is remembered, to be looked for when the cards are dealt again. */
export function nonce(table: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const share = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const others = (recall(KEY) ?? '').split(' ');
  remember(KEY, [`${table}:${share}`, ...others].slice(0, MOST).join(' ').trim());
  return share;
}

/** All that were given at a table: who tried a seat that was taken has given one in vain. */
export function sharesAt(table: string): readonly string[] {
  const shares = (recall(KEY) ?? '').split(' ').filter((one) => one.startsWith(`${table}:`));
  return shares.map((one) => one.slice(table.length + 1));
}
