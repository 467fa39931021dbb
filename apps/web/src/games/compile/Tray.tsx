/** Cards that can be chosen though they lie in a trash or a deck: laid out over the field for the while. */
import type { View } from '@pakli/compile';
import type { ReactElement } from 'react';
import { Spot } from '../../table/Spot.tsx';
import { useTable } from '../../table/table-context.ts';
import type { Talk } from '../../words/talk.ts';
import { parseCardName, textOf } from './cards.ts';
import { Panel } from './Panel.tsx';
import { trayOf, trayPlace } from './places.ts';

interface TrayProps {
  readonly view: View;
  readonly talk: Talk;
  /** A mouse is over a card, or over none any more. */
  readonly point: ((card: string | undefined) => void) | undefined;
}

export function Tray({ view, talk, point }: TrayProps): ReactElement | null {
  const { lifted, open } = useTable();
  const cards = trayOf(view);
  if (cards.length === 0 || !open) return null;
  return (
    <div
      className="compile-tray"
      role="group"
      aria-label={talk.text.tables.compile.places.tray}
      // A card that is about to be played must not hide where it can go.
      data-low={lifted === undefined ? undefined : ''}
    >
      {cards.map((card) => {
        const { protocol, value } = parseCardName(card);
        return (
          <div
            key={card}
            className="compile-held"
            onPointerEnter={() => point?.(card)}
            onPointerLeave={() => point?.(undefined)}
          >
            <Spot
              place={trayPlace(card)}
              name={talk.text.games.compile.card.name(protocol, value)}
              card={card}
              className="compile-spot"
            >
              <Panel card={card} text={textOf(card, talk.text)} />
            </Spot>
          </div>
        );
      })}
    </div>
  );
}
