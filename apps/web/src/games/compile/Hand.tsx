/** The person's cards. Where several are asked for at once, they are ticked. */
import type { View } from '@pakli/compile';
import type { Seat } from '@pakli/core';
import type { ReactElement } from 'react';
import { Spot } from '../../table/Spot.tsx';
import type { Talk } from '../../words/talk.ts';
import { parseCardName, textOf } from './cards.ts';
import { inOrder } from './in-order.ts';
import './Hand.css';
import { Panel } from './Panel.tsx';
import { handPlace, handZone } from './places.ts';
import type { Ticks } from './use-ticks.ts';

interface HandProps {
  readonly view: View;
  readonly seat: Seat;
  readonly talk: Talk;
  /** A mouse is over a card, or over none any more. */
  readonly point: ((card: string | undefined) => void) | undefined;
  readonly ticks: Ticks;
}

export function Hand({ view, seat, talk, point, ticks }: HandProps): ReactElement {
  const held = inOrder(view, seat);
  const { card: words } = talk.text.games.compile;
  return (
    <div
      className="compile-hand"
      role="group"
      aria-label={talk.text.frame.table.hand}
      data-place={handZone(seat)}
      data-spread="hand"
      style={{ '--count': Math.max(5, held.length) }}
    >
      {held.map((card) => {
        const { protocol, value } = parseCardName(card);
        const name = words.name(protocol, value);
        return (
          <div
            key={card}
            className="compile-held"
            data-ticked={ticks.ticked.has(card) ? '' : undefined}
            onPointerEnter={() => point?.(card)}
            onPointerLeave={() => point?.(undefined)}
          >
            <Spot place={handPlace(card)} name={name} card={card} className="compile-spot">
              <Panel card={card} text={textOf(card, talk.text)} />
              {ticks.asked && (
                <button
                  type="button"
                  className="table-spot-button compile-tick"
                  aria-label={name}
                  aria-pressed={ticks.ticked.has(card)}
                  onClick={() => ticks.toggle(card)}
                />
              )}
            </Spot>
          </div>
        );
      })}
    </div>
  );
}
