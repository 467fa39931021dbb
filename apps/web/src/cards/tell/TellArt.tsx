/**
 * The drawings of the German-suited cards shown on the page, each once, for
 * every `TellCard` to reference.
 *
 * Numbers are Roman, as on every Hungarian pack, on small cards too: drawn
 * narrow, so that an VIII ends before the next card of a fanned hand begins.
 * Figures and aces have letters: those of the notation, U O K A, or the
 * Hungarian ones, A F K Á.
 */
import { germanLetter } from '@pakli/text';
import { memo, type ReactElement } from 'react';
import { usePack } from '../../prefs/pack.ts';
import { petals } from '../back.ts';
import { numeral, widthOf } from './numerals.ts';
import { figure, FIGURES, type Figure } from './people.ts';
import { LAYOUTS, twigs, type PipLayout } from './pips.ts';
import { SEASONS } from './seasons.ts';
import { SIGNS, TELL_RANKS, TELL_SUITS, type TellRank, type TellSuit } from './signs.ts';
import './colours.css';
import './TellArt.css';

interface FaceProps {
  readonly rank: TellRank;
  readonly suit: TellSuit;
}

const ROMAN: Readonly<Partial<Record<TellRank, string>>> = { 7: 'VII', 8: 'VIII', 9: 'IX', X: 'X' };
const FRAME = { x: -80, y: -157, width: 160, height: 314, rx: 5 };
/** The part of a figure or season that a small card shows. */
const WINDOW = { x: -19, y: -16, width: 135, height: 182, rx: 8 };

function isFigure(rank: TellRank): rank is Figure {
  return FIGURES.some((figure) => figure === rank);
}

/** A sign around (x, y); a negative height turns it upside down. */
function Sign({ suit, x, y, height }: { suit: TellSuit; x: number; y: number; height: number }) {
  const turn = height < 0 ? ' rotate(180)' : '';
  return (
    <use
      href={`#tell-sign-${suit}`}
      transform={`translate(${x} ${y})${turn} scale(${Math.abs(height) / 100})`}
    />
  );
}

/** An accented letter shrinks by this factor: a small card would cut the accent off. */
const ACCENTED = 0.83;

/** The index, centred in its column; `size` is the font size. */
function Index({ rank, x, y, size }: { rank: TellRank; x: number; y: number; size: number }) {
  const letter = germanLetter(usePack(), rank);
  const accented = letter.normalize('NFD').length > 1;
  return (
    <text className="card-index" x={x} y={y} fontSize={accented ? size * ACCENTED : size}>
      {letter}
    </text>
  );
}

/** Over and King have their sign at the head, the Under at the foot: that tells them apart. */
function FigureHalf({ rank, suit }: { readonly rank: Figure; readonly suit: TellSuit }) {
  return (
    <>
      <g clipPath="url(#tell-half)">
        <use href={`#tell-${suit}${rank}-figure`} transform="translate(0 -3) scale(1.05)" />
      </g>
      <Sign suit={suit} x={-55} y={rank === 'U' ? -40 : -129} height={46} />
    </>
  );
}

function FigureFace({ rank, suit }: { readonly rank: Figure; readonly suit: TellSuit }) {
  const half = <FigureHalf rank={rank} suit={suit} />;
  return (
    <>
      <rect className="card-court-ground" {...FRAME} />
      {half}
      <g transform="rotate(180)">{half}</g>
      <path className="tell-band" d="M-80,-8L80,-8L80,8L-80,8Z" />
      <path className="tell-beads" d="M-70,0L70.5,0" />
      <rect className="card-court-frame" {...FRAME} />
    </>
  );
}

function AceFace({ suit }: { readonly suit: TellSuit }): ReactElement {
  return (
    <>
      <g transform="scale(1.14)">
        <use href={`#tell-${suit}-season`} />
        <circle className="tell-rim" r={72} />
        <circle className="tell-hoop" r={72} />
      </g>
      <Sign suit={suit} x={0} y={-127} height={66} />
      <Sign suit={suit} x={0} y={127} height={-66} />
    </>
  );
}

function NumberFace({ suit, layout }: { readonly suit: TellSuit; readonly layout: PipLayout }) {
  const { pips, height } = layout;
  return (
    <>
      <path className="tell-twig" d={twigs(pips)} />
      {pips.map(({ x, y }) => (
        <Sign key={`${x} ${y}`} suit={suit} x={x} y={y} height={y > 0 ? -height : height} />
      ))}
    </>
  );
}

function FullFace({ rank, suit }: FaceProps): ReactElement {
  const layout = LAYOUTS[rank];
  const roman = ROMAN[rank];
  const corner = (
    <>
      {roman === undefined ? (
        <Index rank={rank} x={-101} y={-127} size={49} />
      ) : (
        <path d={numeral(roman, -119, -163, 36)} />
      )}
      <Sign suit={suit} x={-101} y={-104} height={33} />
    </>
  );
  return (
    <>
      {isFigure(rank) ? (
        <FigureFace rank={rank} suit={suit} />
      ) : layout === undefined ? (
        <AceFace suit={suit} />
      ) : (
        <NumberFace suit={suit} layout={layout} />
      )}
      {corner}
      <g transform="rotate(180)">{corner}</g>
    </>
  );
}

function SmallFace({ rank, suit }: FaceProps): ReactElement {
  const roman = ROMAN[rank];
  return (
    <>
      {roman === undefined ? (
        <Index rank={rank} x={-65} y={-56} size={142} />
      ) : (
        <path d={numeral(roman, Math.max(-119, -65 - widthOf(roman, 88) / 2), -152, 88)} />
      )}
      <Sign suit={suit} x={-65} y={rank === 'U' ? 112 : 8} height={84} />
      {isFigure(rank) && (
        <>
          <rect className="card-court-ground" {...WINDOW} />
          <g clipPath="url(#tell-window)">
            <use href={`#tell-${suit}${rank}-figure`} transform="translate(42 172) scale(1.3)" />
          </g>
          <rect className="card-court-frame" {...WINDOW} />
        </>
      )}
      {rank === 'A' && (
        <g transform="translate(44 88) scale(0.98)">
          <use href={`#tell-${suit}-season`} />
          <circle className="tell-rim" r={72} />
        </g>
      )}
      {!isFigure(rank) && rank !== 'A' && <Sign suit={suit} x={48} y={92} height={132} />}
    </>
  );
}

const Face = memo(function Face({ rank, suit }: FaceProps): ReactElement {
  const id = `tell-${suit}${rank}`;
  const look = { className: `tell tell-suit-${suit}`, overflow: 'visible' };
  return (
    <>
      {isFigure(rank) && <Person rank={rank} suit={suit} />}
      {rank === 'A' && <Season suit={suit} />}
      <symbol id={id} {...look}>
        <FullFace rank={rank} suit={suit} />
      </symbol>
      <symbol id={`${id}-small`} {...look}>
        <SmallFace rank={rank} suit={suit} />
      </symbol>
    </>
  );
});

/** Used by every face of a suit, and by text about suits. */
const SuitSign = memo(function SuitSign({ suit }: { readonly suit: TellSuit }): ReactElement {
  return (
    <g id={`tell-sign-${suit}`} className="tell-sign">
      {SIGNS[suit].map(([paint, d]) => (
        <path key={paint + d} className={`tell-sign-${paint}`} d={d} />
      ))}
    </g>
  );
});

function Season({ suit }: { readonly suit: TellSuit }): ReactElement {
  return (
    <g id={`tell-${suit}-season`} className="tell-season" clipPath="url(#tell-round)">
      {SEASONS[suit].map(([paint, d]) => (
        <path key={paint + d} className={`tell-season-${paint}`} d={d} />
      ))}
    </g>
  );
}

function Person({ rank, suit }: { readonly rank: Figure; readonly suit: TellSuit }): ReactElement {
  return (
    <g
      id={`tell-${suit}${rank}-figure`}
      className={`card-court tell-suit-${suit} tell-rank-${rank}`}
    >
      {figure(rank, suit).map(([paint, d]) => (
        <path key={paint + d} className={`card-court-${paint}`} d={d} />
      ))}
    </g>
  );
}

const Back = memo(function Back(): ReactElement {
  return (
    <symbol id="tell-back" className="tell-back" overflow="visible">
      <rect className="card-back-ground" x={-113} y={-163} width={226} height={326} rx={7} />
      <path className="card-back-petals" d={petals()} />
      <path className="card-back-plate" d="M0,-70L70,0L0,70L-70,0Z" />
      <Sign suit="L" x={0} y={-34} height={36} />
      <Sign suit="H" x={33} y={0} height={36} />
      <Sign suit="A" x={0} y={34} height={36} />
      <Sign suit="B" x={-33} y={0} height={36} />
    </symbol>
  );
});

const FACES = TELL_SUITS.flatMap((suit) =>
  TELL_RANKS.map((rank) => ({ face: suit + rank, rank, suit })),
);

/** The drawings of these faces, which may include `back`. */
export function TellArt({ faces }: { readonly faces: readonly string[] }): ReactElement {
  return (
    <>
      <svg className="card-outlines" width={0} height={0} aria-hidden="true" focusable="false">
        <defs>
          <clipPath id="tell-half">
            <path d="M-80,-157L80,-157L80,0L-80,0Z" />
          </clipPath>
          <clipPath id="tell-window">
            <rect {...WINDOW} />
          </clipPath>
          <clipPath id="tell-round">
            <circle r={70} />
          </clipPath>
        </defs>
      </svg>
      <svg className="card-art tell-art" aria-hidden="true" focusable="false">
        <defs>
          {TELL_SUITS.map((suit) => (
            <SuitSign key={suit} suit={suit} />
          ))}
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
