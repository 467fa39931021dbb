/**
 * The source of cards. On one device any generator will do. When people play
 * against each other, all cards follow from a secret that the host committed to
 * before anybody sat down, and from a nonce of each person: a deal that was
 * lost is repeated with the same cards, and once the secret is revealed
 * everybody can check every deal. docs/rooms.md has the byte layout.
 */
import type { Random } from '@pakli/core';
import { sha256 } from './sha256.ts';

export interface Chance {
  /** Random numbers for the `count`-th outcome of a deal, both counted from 0. */
  outcome(deal: number, count: number): Random;
  /** Random numbers for what is drawn before the first deal. */
  lots(): Random;
  /** An id for the next table of the same people. */
  table(): string;
  /** What all cards follow from; revealed in the event that ends the match. */
  readonly secret?: string;
}

/** Chance on one device: always the next numbers of a generator. */
export function chanceOf(random: Random): Chance {
  return { outcome: () => random, lots: () => random, table: () => tableId(random) };
}

/** 32 letters that do not look alike: 5 bits each. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** A new id of a table; knowing it is the invitation. */
export function tableId(random: Random): string {
  return Array.from({ length: 10 }, () => LETTERS[random.below(LETTERS.length)]).join('');
}

export function isTableId(text: string): boolean {
  return /^[0-9a-hjkmnp-tv-z]{10}$/.test(text);
}

const TWO_32 = 2 ** 32;
/** Used instead of a deal's number. */
const LOTS = TWO_32 - 1;
/** Bytes of a person's nonce. */
const NONCE = 16;

/** The commitment that a host publishes before anybody sits down: it cannot change the secret later. */
export function commitmentOf(secret: Uint8Array, table: string, rules: string): string {
  return toHex(sha256(joined(secret, new TextEncoder().encode(`${table}\n${rules}`))));
}

/** The key of all deals. A seat without a nonce, such as a computer's, counts as zeros. */
export function keyOf(secret: Uint8Array, nonces: readonly (string | undefined)[]): Uint8Array {
  const shares = nonces.map((nonce) =>
    nonce === undefined ? new Uint8Array(NONCE) : fromHex(nonce),
  );
  return sha256(joined(secret, ...shares));
}

/** Ids of tables come from `ids`, since everybody can see the secret at the end. */
export function chanceFrom(
  secret: Uint8Array,
  nonces: readonly (string | undefined)[],
  ids: Random,
): Chance {
  return { ...chanceWith(keyOf(secret, nonces), ids), secret: toHex(secret) };
}

/** Chance from the key alone, without the secret. */
export function chanceWith(key: Uint8Array, ids: Random): Chance {
  return {
    table: () => tableId(ids),
    outcome: (deal, count) => hashRandom(key, deal, count),
    lots: () => hashRandom(key, LOTS, 0),
  };
}

/** SHA-256 in counter mode: words of the hashes of key, deal, outcome and a counter. */
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

/** The text must have been validated. */
export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}
