/** Every card of both decks at every size: `#/cards`. */
import type { ReactElement } from 'react';
import { Card, type CardProps } from './Card.tsx';
import './Gallery.css';
import { RANKS, SUITS } from './suits.ts';
import { TELL_RANKS, TELL_SUITS } from './tell/signs.ts';
import { TellCard } from './tell/TellCard.tsx';

interface Names {
  readonly name: (face: string) => string;
  readonly back: string;
}

interface Felt {
  readonly theme: 'light' | 'dark';
  readonly colours: 'on' | 'off';
}

interface GalleryDeck {
  readonly id: string;
  readonly Card: (props: CardProps) => ReactElement;
  readonly faces: readonly string[];
  /** Shown at all sizes. */
  readonly samples: readonly string[];
  /** Cards in a row where there is room. */
  readonly columns: number;
  readonly felts: readonly Felt[];
}

const SIZES = [40, 60, 100, 300];

const FRENCH: GalleryDeck = {
  id: 'french',
  Card: (props) => <Card {...props} />,
  faces: SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit)),
  samples: ['AS', 'TH', 'QC'],
  columns: 13,
  felts: [
    { theme: 'light', colours: 'off' },
    { theme: 'light', colours: 'on' },
    { theme: 'dark', colours: 'off' },
    { theme: 'dark', colours: 'on' },
  ],
};

const TELL: GalleryDeck = {
  id: 'tell',
  Card: (props) => <TellCard {...props} />,
  faces: TELL_SUITS.flatMap((suit) => TELL_RANKS.map((rank) => suit + rank)),
  samples: ['HA', 'B8', 'LO', 'AK'],
  columns: 8,
  felts: [
    { theme: 'light', colours: 'off' },
    { theme: 'dark', colours: 'off' },
  ],
};

interface SpreadProps {
  readonly deck: GalleryDeck;
  readonly names: Names;
}

function Spread({ deck, names }: SpreadProps): ReactElement[] {
  const { id, Card, faces, samples, columns } = deck;
  return deck.felts.map(({ theme, colours }) => (
    <section
      key={theme + colours}
      className={`card-gallery-felt card-gallery-${id}`}
      data-theme={theme}
      data-four-colours={colours}
      style={{ '--columns': `${columns}` }}
    >
      <div className="card-gallery-deck">
        {faces.map((face) => (
          <Card key={face} face={face} label={names.name(face)} />
        ))}
      </div>
      <div className="card-gallery-sizes">
        {SIZES.map((width) => (
          <div key={width} style={{ '--width': `${width}px` }}>
            {samples.map((face) => (
              <Card key={face} face={face} label={names.name(face)} />
            ))}
            <Card label={names.back} />
          </div>
        ))}
      </div>
    </section>
  ));
}

interface GalleryProps {
  readonly cards: Names;
  /** The German-suited deck with Ulti's names. */
  readonly tell: Names;
}

export function Gallery({ cards, tell }: GalleryProps): ReactElement {
  return (
    <div>
      <Spread deck={FRENCH} names={cards} />
      <Spread deck={TELL} names={tell} />
    </div>
  );
}
