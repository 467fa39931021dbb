/**
 * Where cards come from. On one device any generator will do. Where people
 * play against each other all cards follow from a secret that the host has
 * committed to before anybody sat down, and from a number of each person:
 * anyone who repeats a deal that was lost deals the same cards, and once the
 * secret is revealed everybody can deal them again. docs/rooms.md has the layout
 * of the bytes.
 */
import type { Random } from '@pakli/core';
import { sha256 } from './sha256.ts';

export interface Chance {
  /** Numbers for one outcome: which of the deal, counted from 0 as the deal is. */
  outcome(deal: number, count: number): Random;
  /** Numbers for lots that are drawn before the first deal. */
  lots(): Random;
  /** An id for the next table of the same people. */
  table(): string;
  /** What all cards followed from, revealed in the event that ends the match. */
  readonly secret?: string;
}

/** Chance of one device: whatever is asked, the next numbers of a generator. */
export function chanceOf(random: Random): Chance {
  return { outcome: () => random, lots: () => random, table: () => tableId(random) };
}

/** Without letters that look like others: 32 of them, 5 bits each. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** The name of a table, which is the invitation to it. */
export function tableId(random: Random): string {
  return Array.from({ length: 10 }, () => LETTERS[random.below(LETTERS.length)]).join('');
}

export function isTableId(text: string): boolean {
  return /^[0-9a-hjkmnp-tv-z]{10}$/.test(text);
}

const TWO_32 = 2 ** 32;
/** In the place of a deal's number. */
const LOTS = TWO_32 - 1;
/** Bytes of a person's share in the shuffle. */
const NONCE = 16;

/** What a host shows before anybody sits down: it cannot take another secret later. */
export function commitmentOf(secret: Uint8Array, table: string, rules: string): string {
  return toHex(sha256(joined(secret, new TextEncoder().encode(`${table}\n${rules}`))));
}

/** The key of all deals. A seat without a share, such as a computer's, counts as zeros. */
export function keyOf(secret: Uint8Array, nonces: readonly (string | undefined)[]): Uint8Array {
  const shares = nonces.map((nonce) =>
    nonce === undefined ? new Uint8Array(NONCE) : fromHex(nonce),
  );
  return sha256(joined(secret, ...shares));
}

/** The id of another table does not follow from the secret, which everybody can see at the end. */
export function chanceFrom(
  secret: Uint8Array,
  nonces: readonly (string | undefined)[],
  ids: Random,
): Chance {
  return { ...chanceWith(keyOf(secret, nonces), ids), secret: toHex(secret) };
}

/** Chance by the key of all deals alone, which does not show the secret. */
export function chanceWith(key: Uint8Array, ids: Random): Chance {
  return {
    table: () => tableId(ids),
    outcome: (deal, count) => hashRandom(key, deal, count),
    lots: () => hashRandom(key, LOTS, 0),
  };
}

/** SHA-256 in counter mode: words of the hashes of key, deal, outcome and a number that rises. */
function hashRandom(key: Uint8Array, deal: number, outcome: number): Random {
  const input = joined(key, new Uint8Array(12));
  const numbers = new DataView(input.buffer, key.length);
  numbers.setUint32(0, deal);
  numbers.setUint32(4, outcome);
  let words = new DataView(new ArrayBuffer(0));
  let used = 0;
  let counter = 0;
  const next = (): number => {
    if (used === words.byteLength) {
      numbers.setUint32(8, counter++);
      words = new DataView(sha256(input).buffer);
      used = 0;
    }
    used += 4;
    return words.getUint32(used - 4);
  };
  return {
    below(n) {
      // Words above the last multiple of n would make small numbers more likely.
      const limit = TWO_32 - (TWO_32 % n);
      for (;;) {
        const word = next();
        if (word < limit) return word % n;
      }
    },
  };
}

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Two digits a byte; anyone who reads a nonce from outside has checked it. */
export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}
