/** Mulle's table: the other hand above, piles and builds between, one's own fan below. */
import type { Seat } from '@pakli/core';
import type { Seen, View } from '@pakli/mulle';
import { personAt } from '@pakli/text';
import { useMemo, useState, type ReactElement } from 'react';
import { useMedia } from '../../kit/use-media.ts';
import { SCREENS } from '../../theme/screens.ts';
import { Card } from '../../cards/Card.tsx';
import { across, type Gesture, type SceneOf, type TableProps } from '../../table/game-table.ts';
import { Peek } from '../../table/Peek.tsx';
import { SeatPlate } from '../../table/SeatPlate.tsx';
import { Spot } from '../../table/Spot.tsx';
import { useHidden, useOpenHand, useTable } from '../../table/table-context.ts';
import { arrange, TALL, WIDE, type Arrangement } from './arrangement.ts';
import { Backs, Hand } from './Hand.tsx';
import { Moves } from './Moves.tsx';
import { Pile, placed } from './Pile.tsx';
import { backsPlace, face, FREE, pilePlaces, SHOW, STOCK } from './places.ts';
import './Table.css';
import { alike, tablesOf } from './tables.ts';
import { Taken } from './TakenPile.tsx';

export function Table({ scene, talk }: TableProps<View>): ReactElement {
  const { view } = scene;
  const wide = useMedia(SCREENS.landscape);
  const arrangement = useArrangement(scene, wide);
  const [pointed, setPointed] = useState<Gesture>();
  const { lights, candidates } = useTable();
  const looked = candidates.find((gesture) => gesture === pointed);
  const { zones } = talk.text.games.mulle;
  const places = pilePlaces(view.table);
  const other = across(scene, 1);
  const open = useOpenHand(other)?.map(face);
  const held = view.handSizes[other] ?? 0;
  const { rows, columns } = arrangement.grid;
  return (
    <div className="mulle">
      <div className="mulle-other">
        <div className="mulle-seat">
          <Stock count={view.stockSize} name={zones.stock(view.stockSize)} />
          <Plate view={view} seat={other} />
        </div>
        <Spot
          place={backsPlace(other)}
          spread
          name={
            open?.map((face) => talk.text.cards.name(face)).join(', ') ??
            talk.text.frame.table.cardsInHand(personAt(talk.company, other), held)
          }
        >
          <Backs seat={other} count={held} />
        </Spot>
        <Taken scene={scene} seat={other} talk={talk} />
      </div>
      <div className="mulle-middle">
        <div
          className="mulle-table"
          role="group"
          aria-label={view.table.length === 0 ? zones.emptyTable : zones.table}
          style={{ '--rows': rows, '--columns': columns }}
        >
          {view.table.map((pile, i) => {
            const place = places[i] ?? '';
            const cell = arrangement.cells.get(place);
            return (
              cell && (
                <Pile
                  key={place}
                  pile={pile}
                  place={place}
                  cell={cell}
                  talk={talk}
                  pointed={looked?.touches.includes(place) ?? false}
                />
              )
            );
          })}
          {lights.has(FREE) && (
            <Spot
              place={FREE}
              name={talk.text.games.mulle.choice.shortDiscard}
              className="mulle-free"
              style={placed(arrangement.free)}
            />
          )}
          <div
            className="mulle-show"
            data-place={SHOW}
            style={placed(arrangement.left ?? arrangement.free)}
          />
        </div>
      </div>
      <div className="mulle-own">
        <div className="mulle-seat">
          <Plate view={view} seat={scene.seat} />
        </div>
        <Moves point={setPointed} pointed={looked} />
        <Taken scene={scene} seat={scene.seat} talk={talk} />
      </div>
      <Hand scene={scene} talk={talk} />
    </div>
  );
}

/** A player's name, and their points so far. */
function Plate({ view, seat }: { readonly view: View; readonly seat: Seat }): ReactElement {
  const points = (view.sheets[seat]?.total ?? 0) + (view.totals[seat] ?? 0);
  return (
    <SeatPlate seat={seat}>
      <b className="mulle-points">{points}</b>
    </SeatPlate>
  );
}

function Stock({ count, name }: { readonly count: number; readonly name: string }): ReactElement {
  const open = useHidden(STOCK)?.map(face);
  return (
    <div
      className="mulle-stock"
      data-place={STOCK}
      role={open === undefined ? 'img' : 'group'}
      aria-label={name}
    >
      {count > 0 && (
        <>
          <Card />
          <span className="mulle-taken-count">{count}</span>
          <Peek cards={open} name={name} />
        </>
      )}
    </div>
  );
}

/** Piles keep their cells. The cells follow from the whole history, so they are the same after a reload or an undo. */
function useArrangement({ view, deal }: SceneOf<View>, wide: boolean): Arrangement {
  const { past } = useTable();
  const { table } = view;
  const grids = wide ? WIDE : TALL;
  // A table that was set up has no past.
  const [first] = useState({ deal, table: past.length === 0 ? table : [] });
  return useMemo(() => {
    const steps = past.filter((step) => step.deal === deal);
    const start = first.deal === deal ? first.table : [];
    // All events at this table are of this game.
    const tables = tablesOf(start, steps as readonly { seen: readonly Seen[] }[]);
    const last = tables.at(-1) ?? [];
    if (!alike(last, table)) return arrange(table, grids);
    let arrangement = arrange(start, grids);
    for (const [n, one] of tables.entries()) {
      arrangement = arrange(n === tables.length - 1 ? table : one, grids, arrangement);
    }
    return arrangement;
  }, [past, deal, table, grids, first]);
}
