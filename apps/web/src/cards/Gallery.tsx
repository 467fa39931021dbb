/** Every card at every size, to look at: `#/cards`. */
import type { ReactElement } from 'react';
import { Card } from './Card.tsx';
import './Gallery.css';
import { RANKS, SUITS } from './suits.ts';

interface Names {
  readonly name: (face: string) => string;
  readonly back: string;
}

const SIZES = [40, 60, 100, 300];
const SAMPLES = ['AS', 'TH', 'QC', undefined];
const FACES = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));

export function Gallery({ cards }: { readonly cards: Names }): ReactElement {
  const label = (face: string | undefined): string =>
    face === undefined ? cards.back : cards.name(face);
  const felts = [
    { theme: 'light', colours: 'off' },
    { theme: 'light', colours: 'on' },
    { theme: 'dark', colours: 'off' },
    { theme: 'dark', colours: 'on' },
  ];
  return (
    <div className="gallery">
      {felts.map(({ theme, colours }) => (
        <section
          key={theme + colours}
          className="gallery-felt"
          data-theme={theme}
          data-four-colours={colours}
        >
          <div className="gallery-deck">
            {FACES.map((face) => (
              <Card key={face} face={face} label={label(face)} />
            ))}
          </div>
          <div className="gallery-sizes">
            {SIZES.map((width) => (
              <div key={width} style={{ '--width': `${width}px` }}>
                {SAMPLES.map((face) => (
                  <Card key={face ?? 'back'} face={face} label={label(face)} />
                ))}
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
