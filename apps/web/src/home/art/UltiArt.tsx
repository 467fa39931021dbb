/** The seven of acorns that takes the last trick, over the other suits of the German pack. */
import type { ReactElement } from 'react';

const ACORN = (
  <>
    <path d="M0-6c9 0 13 7 11 17C9 22 4 28 0 31c-4-3-9-9-11-20C-13 1-9-6 0-6z" fill="#b98a2f" />
    <path d="M-15-3c-1-11 6-17 15-17s16 6 15 17c-9 4-21 4-30 0z" fill="#3f6b35" />
    <path d="M0-20c0-5 1-8 4-11" stroke="#3f6b35" strokeWidth="3" fill="none" />
  </>
);
const LEAF = (
  <>
    <path
      d="M0-26C14-17 21-8 17 4 14 14 6 16 0 14c-6 2-14 0-17-10C-21-8-14-17 0-26z"
      fill="#3f7a3a"
    />
    <path d="M0-20V30" stroke="#28542a" strokeWidth="3" />
  </>
);
const HEART = (
  <path d="M0 27C-16 12-23 3-21-9c2-11 16-14 21-3 5-11 19-8 21 3C23 3 16 12 0 27z" fill="#b3262e" />
);
const BELL = (
  <>
    <circle r="20" fill="#d9a531" />
    <path d="M-20 0h40M-12 10h24" stroke="#7d4a12" strokeWidth="3" />
    <circle cy="10" r="4" fill="#7d4a12" />
  </>
);

const PIPS = [
  [-48, -88],
  [48, -88],
  [-48, 0],
  [48, 0],
  [-48, 88],
  [48, 88],
  [0, -44],
] as const;

export function UltiArt(): ReactElement {
  return (
    <div className="art art-ulti">
      {[BELL, HEART, LEAF].map((suit, index) => (
        <svg key={['bell', 'heart', 'leaf'][index]} viewBox="-125 -175 250 350">
          <g transform="translate(-84 -130) scale(1.1)">{suit}</g>
          <g transform="scale(2.6)">{suit}</g>
        </svg>
      ))}
      <svg viewBox="-125 -175 250 350">
        <text x="-96" y="-122">
          VII
        </text>
        {PIPS.map(([x, y]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y + 8}) scale(1.05)`}>
            {ACORN}
          </g>
        ))}
      </svg>
      <b>Piros ulti</b>
    </div>
  );
}
