/** The sums that a move makes, to be shown beside what it has taken or built. */
import type { Seen } from '@pakli/mulle';
import { face } from './places.ts';
import { tableValue } from './values.ts';

/** `9 + 4`, one for each group of several piles; equal cards need no sum. */
export function sumsOf(seen: readonly Seen[]): string[] {
  return seen.flatMap((part) => {
    const groups = part.kind === 'play' || part.kind === 'absorb' ? part.groups : undefined;
    return (groups ?? []).flatMap(({ values }) => (values.length < 2 ? [] : [values.join(' + ')]));
  });
}

/** What a build that has drawn others in is made of: first the card and what it was laid on. */
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
