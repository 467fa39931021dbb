/**
 * The drawings of the deck's cards shown on the page, each once, for every
 * `Card` to reference.
 */
import { frenchLetter } from '@pakli/text';
import { memo, type ReactElement } from 'react';
import { usePack } from '../prefs/pack.ts';
import { useStore } from '../prefs/store.ts';
import { flower, petals } from './back.ts';
import { band, COURTS, layers, SLOPE, type Court } from './courts.ts';
import { drawnFaces } from './drawn-faces.ts';
import { pips } from './faces.ts';
import { RANKS, sign, SUITS, type Rank, type FrenchSuit } from './suits.ts';

interface FaceProps {
  readonly rank: Rank;
  readonly suit: FrenchSuit;
}

const FRAME = { x: -80, y: -157, width: 160, height: 314, rx: 5 };
/** The part of a court that a small card shows. */
const WINDOW = { x: -19, y: -16, width: 135, height: 182, rx: 8 };

function isCourt(rank: Rank): rank is Court {
  return COURTS.some((court) => court === rank);
}

function Index({ rank, x, y, size }: { rank: Rank; x: number; y: number; size: number }) {
  const letter = frenchLetter(usePack(), rank);
  const place = { className: 'card-index', x, y, fontSize: size };
  if (letter.length === 1) return <text {...place}>{letter}</text>;
  return (
    <text {...place} textLength={size * 0.77} lengthAdjust="spacingAndGlyphs">
      {letter}
    </text>
  );
}

function Figure({ rank, suit }: { readonly rank: Court; readonly suit: FrenchSuit }): ReactElement {
  return (
    <g id={`card-${rank}${suit}-figure`} className={`card-court card-suit-${suit}`}>
      {layers(rank, suit).map(([paint, d]) => (
        <path key={paint + d} className={`card-court-${paint}`} d={d} />
      ))}
    </g>
  );
}

function CourtHalf({ rank, suit }: FaceProps): ReactElement {
  return (
    <>
      <Index rank={rank} x={-102.5} y={-127} size={47} />
      <g clipPath="url(#card-half)">
        <use href={`#card-${rank}${suit}-figure`} transform="translate(0 -12) scale(1.07)" />
      </g>
      <path d={sign(suit, -60, -130, 38)} />
    </>
  );
}

function CourtFace(face: FaceProps): ReactElement {
  return (
    <>
      <rect className="card-court-ground" {...FRAME} />
      <CourtHalf {...face} />
      <g transform="rotate(180)">
        <CourtHalf {...face} />
      </g>
      <g clipPath="url(#card-frame)">
        <path className="card-court-sash" d={band(7)} />
        <path className="card-court-beads" d={`M-90,${-90 * SLOPE}L90,${90 * SLOPE}`} />
      </g>
      <rect className="card-court-frame" {...FRAME} />
    </>
  );
}

function NumberFace({ rank, suit }: FaceProps): ReactElement {
  const index = <Index rank={rank} x={-101} y={-125} size={52} />;
  return (
    <>
      {index}
      <g transform="rotate(180)">{index}</g>
      <path d={pips(rank, suit)} />
      {rank === 'A' && <path className="card-flower" d={flower(suit)} />}
    </>
  );
}

function SmallFace({ rank, suit }: FaceProps): ReactElement {
  return (
    <>
      <Index rank={rank} x={-63} y={-54} size={142} />
      <path d={sign(suit, -63, 10, 86)} />
      {isCourt(rank) ? (
        <>
          <rect className="card-court-ground" {...WINDOW} />
          <g clipPath="url(#card-window)">
            <use href={`#card-${rank}${suit}-figure`} transform="translate(42 172) scale(1.3)" />
          </g>
          <rect className="card-court-frame" {...WINDOW} />
        </>
      ) : (
        <path d={sign(suit, 42, 90, 128)} />
      )}
    </>
  );
}

const Face = memo(function Face({ rank, suit }: FaceProps): ReactElement {
  const id = `card-${rank}${suit}`;
  const look = { className: `card-suit-${suit}`, overflow: 'visible' };
  return (
    <>
      {isCourt(rank) && <Figure rank={rank} suit={suit} />}
      <symbol id={id} {...look}>
        {isCourt(rank) ? (
          <CourtFace rank={rank} suit={suit} />
        ) : (
          <NumberFace rank={rank} suit={suit} />
        )}
        <path d={sign(suit, -103, -101, 31) + sign(suit, 103, 101, -31)} />
      </symbol>
      <symbol id={`${id}-small`} {...look}>
        <SmallFace rank={rank} suit={suit} />
      </symbol>
    </>
  );
});

const Back = memo(function Back(): ReactElement {
  const signs = [
    sign('S', 0, -28, 34),
    sign('H', 28, 0, 34),
    sign('C', 0, 28, 34),
    sign('D', -28, 0, 36),
  ];
  return (
    <symbol id="card-back" overflow="visible">
      <rect className="card-back-ground" x={-113} y={-163} width={226} height={326} rx={7} />
      <path className="card-back-petals" d={petals()} />
      <path className="card-back-plate" d="M0,-62L62,0L0,62L-62,0Z" />
      <path className="card-back-signs" d={signs.join('')} />
    </symbol>
  );
});

const FACES = SUITS.flatMap((suit) => RANKS.map((rank) => ({ face: rank + suit, rank, suit })));

/** The drawings of these faces, which may include `back`. */
export function CardArt({ faces }: { readonly faces: readonly string[] }): ReactElement {
  return (
    <>
      <svg className="card-outlines" width={0} height={0} aria-hidden="true" focusable="false">
        <defs>
          <clipPath id="card-half">
            <path d={`M-80,-157L80,-157L80,${80 * SLOPE}L-80,${-80 * SLOPE}Z`} />
          </clipPath>
          <clipPath id="card-frame">
            <rect {...FRAME} />
          </clipPath>
          <clipPath id="card-window">
            <rect {...WINDOW} />
          </clipPath>
        </defs>
      </svg>
      <svg className="card-art" aria-hidden="true" focusable="false">
        <defs>
          {FACES.map(
            ({ face, rank, suit }) =>
              faces.includes(face) && <Face key={face} rank={rank} suit={suit} />,
          )}
          {faces.includes('back') && <Back />}
        </defs>
      </svg>
    </>
  );
}

/** Rendered once per page, before any card. */
export function DrawnCardArt(): ReactElement {
  return <CardArt faces={useStore(drawnFaces.card)} />;
}
