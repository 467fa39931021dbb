/** The hand by suit. A phone has two rows, so that every card can be touched and read. */
import type { View } from '@pakli/ulti';
import { handOrder } from '@pakli/ulti/present';
import type { ReactElement } from 'react';
import { useMedia } from '../../kit/use-media.ts';
import { SCREENS } from '../../theme/screens.ts';
import type { SceneOf } from '../../table/game-table.ts';
import { Spot } from '../../table/Spot.tsx';
import { useTable } from '../../table/table-context.ts';
import type { Talk } from '../../words/talk.ts';
import { Face, useDeck } from './Face.tsx';
import './Hand.css';
import type { DiscardSelection } from './discard-selection.ts';
import { handPlace } from './places.ts';

interface HandProps {
  readonly scene: SceneOf<View>;
  readonly talk: Talk;
  /** Set while cards are laid down instead of played. */
  readonly laying: DiscardSelection | undefined;
}

/** The most cards in a row on a phone. */
const ROW = 7;

/** Rows break between suits where possible. */
export function rowsOf(hand: readonly string[], narrow: boolean): (readonly string[])[] {
  if (!narrow || hand.length <= 5) return [hand];
  const half = hand.length / 2;
  const breaks = hand
    .map((_, n) => n)
    .filter((n) => n > 0 && hand[n]?.charAt(0) !== hand[n - 1]?.charAt(0))
    .filter((n) => n <= ROW && hand.length - n <= ROW)
    .toSorted((one, other) => Math.abs(one - half) - Math.abs(other - half));
  const at = breaks[0] ?? Math.ceil(half);
  return [hand.slice(0, at), hand.slice(at)];
}

export function Hand({ scene: { view, seat }, talk, laying }: HandProps): ReactElement {
  const narrow = useMedia(SCREENS.upright);
  const { open } = useTable();
  const deck = useDeck(talk);
  const rows = rowsOf(handOrder(view, seat, view.hand ?? []), narrow);
  const most = Math.max(2, ...rows.map((row) => row.length));
  const playing = open && view.phase === 'PLAY';
  return (
    <div
      className="ulti-hand"
      data-spread="hand"
      role="group"
      aria-label={talk.text.frame.table.hand}
      data-rows={rows.length}
      data-playing={playing ? '' : undefined}
      style={{ '--most': most }}
    >
      {rows.map((row, n) => (
        // A row has only its number.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={n} className="ulti-hand-row">
          {row.map((card) => (
            <Spot
              key={card}
              place={handPlace(card)}
              name={deck.card(card)}
              className="ulti-hand-spot"
              card={card}
              {...(laying?.may(card) === true
                ? { act: () => laying.toggle(card), chosen: laying.chosen.includes(card) }
                : {})}
            >
              <Face face={card} />
            </Spot>
          ))}
        </div>
      ))}
    </div>
  );
}
