/**
 * How cards move: every event that moves cards is a beat, so that a text is
 * seen to do one thing after the other. A card in flight is hidden at its
 * destination until it lands.
 */
import type { Seen, View } from '@pakli/compile';
import { parsePlace } from '@pakli/compile/move-parts';
import type { Beat, Motion, Place, SceneOf } from '../../table/game-table.ts';
import type { SeenStep } from '../../host/host.ts';
import { platePlace } from './places.ts';

/** `P0.L1.2` lies in the stack `P0.L1`. */
export function zoneOf(pos: string): Place {
  const place = parsePlace(pos);
  return place === undefined ? pos : `P${place.seat}.${place.zone}`;
}

export function beats(
  { seen }: Omit<SeenStep, 'seen'> & { readonly seen: readonly Seen[] },
  _before: SceneOf<View>,
  after: SceneOf<View>,
): readonly Beat[] {
  return seen.flatMap((part): Beat[] => {
    const { player } = part;
    if (part.kind === 'plate' || part.kind === 'recompile') {
      const line = after.view.players[player === 1 ? 1 : 0].protocols.findIndex(
        ({ protocol }) => protocol === part.protocol,
      );
      return line < 0 ? [] : [[{ kind: 'stamp', place: platePlace(player ?? 0, line) }]];
    }
    // A played or shifted card flies when it leaves; by `land` that has been shown.
    if (part.kind === 'land') return [];
    const beat = part.cards.flatMap(({ card, from, to, up, news }, n): Motion[] => {
      const [start, end] = [zoneOf(from), zoneOf(to)];
      if (start === end) return [];
      const shown = up || parsePlace(to)?.zone === 'trash' || end === `P${after.view.seat}.hand`;
      const key = card ?? `${from}${n}`;
      return [
        {
          kind: 'fly',
          card: key,
          face: shown ? (card ?? undefined) : undefined,
          from: start,
          to: end,
          turn: news && shown,
        },
      ];
    });
    return beat.length === 0 ? [] : [beat];
  });
}
