/** The key in the director's link: whoever has it directs. The log holds only its hash. */
import { timingSafeEqual } from 'node:crypto';
import { hexOf, sha256 } from '../machine.ts';

export function hashOfKey(key: string): string {
  return hexOf(sha256(key));
}

export function isDirectorKey(key: string | undefined, hash: string): boolean {
  if (key === undefined) return false;
  return timingSafeEqual(Buffer.from(hashOfKey(key)), Buffer.from(hash));
}
