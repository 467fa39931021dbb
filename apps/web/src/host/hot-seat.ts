/** Games of several people on one device. */
import type { Seat } from '@pakli/core';
import type { Saved } from './host.ts';

export function isShared({ chairs = [] }: Pick<Saved, 'chairs'>): boolean {
  return chairs.filter((chair) => chair === 'person').length > 1;
}

/** The viewer's seat; null where it may be any of several. */
export function selfOf(saved: Pick<Saved, 'chairs' | 'purpose' | 'seat' | 'link'>): Seat | null {
  const several = isShared(saved) && saved.link !== true;
  return saved.purpose === 'import' || several ? null : saved.seat;
}
