/** How a game went for one seat, in a few words that give no card away. */
import type { Seat } from '@pakli/core';
import { withMinus } from '@pakli/text';
import type { ChallengeWords } from '@pakli/text/challenge';
import type { Side } from '../host/host.ts';

export function outcomeOf(
  { totals, places }: Pick<Side, 'totals' | 'places'>,
  seat: Seat,
  winOnly: boolean,
  { result }: ChallengeWords,
): string {
  const place = places[seat] ?? 0;
  const first = places.filter((other) => other === 1).length;
  const own = totals[seat] ?? 0;
  if (places.length > 2)
    return `${result.place(place, places.length)}, ${withMinus(result.points(own))}`;
  const word = place > 1 ? result.lost : first > 1 ? result.draw : result.won;
  const points = [own, ...totals.filter((_, other) => other !== seat)];
  return winOnly ? word : `${word}, ${points.map((one) => withMinus(`${one}`)).join(' : ')}`;
}
