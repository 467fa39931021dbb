/** The 32 cards of the deck in four rows: gone, held, and not yet seen. */
import type { View } from '@pakli/ulti';
import type { ReactElement } from 'react';
import type { TableProps } from '../../table/game-table.ts';
import { bidOf } from './auction.ts';
import { Face, useDeck } from './Face.tsx';
import './Tray.css';

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

/** What a player can know of each card from the view alone. */
export const SUIT_ROWS = ['H', 'B', 'L', 'A'] as const;
const RANKS = ['7', '8', '9', 'U', 'O', 'K', 'X', 'A'] as const;
/** Without trumps the ten ranks just above the nine (rule 2). */
const RANKS_NO_TRUMP = ['7', '8', '9', 'X', 'U', 'O', 'K', 'A'] as const;

const WHEREABOUTS = ['unseen', 'mine', 'open', 'gone'] as const;
/** `open`: in a hand that lies open; `gone`: played, or laid in the talon by the player who looks. */
type Whereabouts = (typeof WHEREABOUTS)[number];

/** Lowest first. */
export function cardsOf(suit: string, noTrump: boolean): string[] {
  return (noTrump ? RANKS_NO_TRUMP : RANKS).map((rank) => suit + rank);
}

export function whereaboutsOf(view: View): (card: string) => Whereabouts {
  const mine = new Set(view.hand);
  const open = new Set(view.open.flatMap((hand) => hand ?? []));
  const gone = new Set([
    ...(view.origin?.gone ?? []),
    ...view.tricks.flatMap(({ cards }) => cards),
    ...(view.trick?.cards ?? []),
    ...(view.talon ?? []),
  ]);
  return (card) =>
    gone.has(card) ? 'gone' : mine.has(card) ? 'mine' : open.has(card) ? 'open' : 'unseen';
}
