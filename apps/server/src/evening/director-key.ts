/** The key in the director's link: anyone who has it directs; the log has only its hash. */
import { createHash, timingSafeEqual } from 'node:crypto';

export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

export function isDirectorKey(key: string | undefined, hash: string): boolean {
  if (key === undefined) return false;
  return timingSafeEqual(Buffer.from(hashOfKey(key)), Buffer.from(hash));
}
