/** The 32 cards of the deck in four rows: what is gone, what one holds, and what one has not seen yet. */
import type { View } from '@pakli/ulti';
import type { ReactElement } from 'react';
import type { TableProps } from '../../table/game-table.ts';
import { bidOf } from './auction.ts';
import { Face, useDeck } from './Face.tsx';
import './Tray.css';
import { cardsOf, SUIT_ROWS, WHEREABOUTS, whereaboutsOf } from './whereabouts.ts';

export type TrayProps = Pick<TableProps<View>, 'scene' | 'talk'>;

export function Tray({ scene: { view }, talk }: TrayProps): ReactElement {
  const deck = useDeck(talk);
  const { tray } = talk.text.tables.ulti;
  const where = whereaboutsOf(view);
  const noTrump = bidOf(view, view.contract)?.noTrump === true;
  const rows = SUIT_ROWS.map((suit) => cardsOf(suit, noTrump));
  const counts = WHEREABOUTS.map((state) => ({
    state,
    count: rows.flat().filter((card) => where(card) === state).length,
  }));
  return (
    <div className="ulti-tray">
      {rows.map((cards) => (
        <ul key={cards[0]}>
          {cards.map((card) => (
            <li key={card} data-where={where(card)}>
              <Face face={card} label={`${deck.card(card)}, ${tray[where(card)]}`} />
            </li>
          ))}
        </ul>
      ))}
      <p className="ulti-tray-legend">
        {counts.map(
          ({ state, count }) =>
            (count > 0 || state !== 'open') && (
              <span key={state} data-where={state}>
                <i aria-hidden="true" /> {tray[state]} <b>{count}</b>
              </span>
            ),
        )}
      </p>
    </div>
  );
}
