/** Four trays at the edges, the centre and pool in the middle, the hand below. */
import type { View } from '@pakli/buddy-bluff';
import { present } from '@pakli/buddy-bluff/present';
import type { ReactElement } from 'react';
import { across, type TableProps } from '../../table/game-table.ts';
import { Middle } from './Middle.tsx';
import { modeOf } from './modes.ts';
import './Table.css';
import { Tray } from './Tray.tsx';
import { Card } from '../../cards/Card.tsx';
import { Spot } from '../../table/Spot.tsx';
import { useTable } from '../../table/table-context.ts';
import './Hand.css';
import { hand } from './places.ts';

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

function Hand({ cards }: { readonly cards: readonly string[] }): ReactElement {
  const { talk, open } = useTable();
  return (
    <div
      className="bluff-hand"
      data-spread="hand"
      role="group"
      aria-label={talk.text.frame.table.hand}
      data-open={open ? '' : undefined}
    >
      {cards.map((card) => (
        <Spot
          key={card}
          place={hand(card)}
          card={card}
          name={talk.text.cards.name(card)}
          className="bluff-card"
        >
          <Card face={card} />
        </Spot>
      ))}
    </div>
  );
}
