/** Four trays at the four edges, the centre and the pool in the middle, the own hand below. */
import type { View } from '@pakli/buddy-bluff';
import { present } from '@pakli/buddy-bluff/present';
import type { ReactElement } from 'react';
import { across, type TableProps } from '../../table/game-table.ts';
import { Hand } from './Hand.tsx';
import { Middle } from './Middle.tsx';
import { modeOf } from './modes.ts';
import './Table.css';
import { Tray } from './Tray.tsx';

const EDGES = ['bottom', 'left', 'top', 'right'] as const;

export function Table({ scene, mode }: TableProps<View>): ReactElement {
  const shown = present(scene.view, modeOf(mode));
  return (
    <div className="bluff">
      {EDGES.map((edge, n) => {
        const seat = across(scene, n);
        const slot = shown.slots[seat];
        if (slot === undefined) return null;
        const backs = seat === scene.view.seat ? undefined : (shown.handSizes[seat] ?? 0);
        return <Tray key={edge} edge={edge} seat={seat} slot={slot} backs={backs} />;
      })}
      <Middle shown={shown} />
      {shown.hand !== null && <Hand cards={shown.hand} />}
    </div>
  );
}
