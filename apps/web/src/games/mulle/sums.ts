/** The sums that a move makes, to be shown beside what it has taken or built. */
import type { Seen } from '@pakli/mulle';

/** `9 + 4`, one for each group of several piles; equal cards need no sum. */
export function sumsOf(seen: readonly Seen[]): string[] {
  return seen.flatMap((part) => {
    const groups = part.kind === 'play' || part.kind === 'absorb' ? part.groups : undefined;
    return (groups ?? []).flatMap(({ values }) => (values.length < 2 ? [] : [values.join(' + ')]));
  });
}
