/** Mulle's table: the other hand above, piles and builds between, the own fan below. */
import type { View } from '@pakli/mulle';
import { personAt } from '@pakli/text';
import { useState, type ReactElement } from 'react';
import { useMedia } from '../../kit/use-media.ts';
import { Card } from '../../cards/Card.tsx';
import { across, type Gesture, type TableProps } from '../../table/game-table.ts';
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
import { Taken } from './Taken.tsx';

/**
 * Whether what lies between the hands is wider than it is high: beside a wide
 * window's stage there is a panel, and beside the piles of a phone on its side
 * there are the seats.
 */
const LANDSCAPE =
  '(height >= 480px) and (width < 900px) and (aspect-ratio > 1), (height >= 480px) and (width >= 900px) and (aspect-ratio > 4/3)';

export function Table({ scene, talk }: TableProps<View>): ReactElement {
  const { view } = scene;
  const wide = useMedia(LANDSCAPE);
  const arrangement = useArrangement(view, wide);
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
          <SeatPlate seat={other} />
        </div>
        <Spot
          place={backsPlace(other)}
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
          <SeatPlate seat={scene.seat} />
        </div>
        <Moves point={setPointed} pointed={looked} />
        <Taken scene={scene} seat={scene.seat} talk={talk} />
      </div>
      <Hand scene={scene} talk={talk} />
    </div>
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

/** The arrangement follows from the one before it: piles stay where they lie. */
function useArrangement({ table }: View, wide: boolean): Arrangement {
  const grids = wide ? WIDE : TALL;
  const [kept, setKept] = useState(() => ({ wide, arrangement: arrange(table, grids) }));
  if (kept.arrangement.table === table && kept.wide === wide) return kept.arrangement;
  const before = kept.wide === wide ? kept.arrangement : undefined;
  const next = { wide, arrangement: arrange(table, grids, before) };
  setKept(next);
  return next.arrangement;
}
