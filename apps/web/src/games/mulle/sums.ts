/** The sums of a move, shown beside what it captured or built. */
import type { Seen } from '@pakli/mulle';
import { face } from './places.ts';
import { tableValue } from './values.ts';

/** `9 + 4`, one per group of several piles; equal cards need no sum. */
export function sumsOf(seen: readonly Seen[]): string[] {
  return seen.flatMap((part) => {
    const groups = part.kind === 'play' || part.kind === 'absorb' ? part.groups : undefined;
    return (groups ?? []).flatMap(({ values }) => (values.length < 2 ? [] : [values.join(' + ')]));
  });
}

/** The sums of a build that drew others in, first the card and the pile it was laid on. */
export function builtOf(seen: readonly Seen[]): string[] {
  const joined = sumsOf(seen);
  const play = seen.find((part) => part.kind === 'play');
  if (joined.length === 0 || play?.action !== 'build' || play.base === undefined) return joined;
  const { base, value, card } = play;
  const own = tableValue(face(card));
  if (base + own === value) return [`${base} + ${own}`, ...joined];
  // Rule 5.2 with `upDown`: a build may also be brought to the difference.
  return [`${Math.max(base, own)} − ${Math.min(base, own)}`, ...joined];
}
