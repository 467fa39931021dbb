/** A code on paper: the way back for somebody who has lost every passkey. Only its hash is kept. */
import { sha256, type Machine } from '../machine.ts';

/** Crockford's base 32: no letter is drawn like a digit. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 20;

/** 100 random bits in groups of four, such as `7K3M-9QPX-…`. */
export function newCode({ bytes }: Pick<Machine, 'bytes'>): string {
  const letters = [...bytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return letters.replaceAll(/.{4}(?=.)/g, '$&-');
}

/** As somebody types it: in any case, with O for 0 and I or L for 1. Undefined for what cannot be a code. */
export function hashOfCode(given: unknown): Uint8Array | undefined {
  if (typeof given !== 'string' || given.length > 60) return undefined;
  const letters = given
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const isCode = letters.length === LENGTH && /^[0-9A-HJKMNP-TV-Z]*$/.test(letters);
  return isCode ? sha256(`recovery ${letters}`) : undefined;
}
