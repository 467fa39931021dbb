/** A card of any game: French cards from our own deck, others from their rank and sign. */
import { parseCard } from '@pakli/core/cards';
import type { CardFace, PlainTable } from '@pakli/core/module';
import type { ReactElement } from 'react';
import { Card } from '../../cards/Card.tsx';
import { spotsOf } from '../../cards/faces.ts';
import './Face.css';

export interface GuestFaceProps {
  readonly face: string | undefined;
}

export type FaceComponent = (props: GuestFaceProps) => ReactElement;

/** The game's card component. */
export function faceOf(table: PlainTable | undefined): FaceComponent {
  return function GuestFace({ face }: GuestFaceProps): ReactElement {
    const given = face === undefined ? undefined : table?.face?.(face);
    if (face === undefined || (given === undefined && parseCard(face) !== undefined)) {
      return <Card face={face} />;
    }
    return <Drawn {...(given ?? { rank: face, suit: '', plain: face })} />;
  };
}

/** The size of a single big sign, for ranks without pips. */
const BIG = 150;

/** Font size for a rank of several letters, given the size for one. */
function fit(size: number, rank: string): number {
  return Math.round(size * ([1, 0.75, 0.4][rank.length - 1] ?? 0.4));
}

function Drawn({ rank, suit, colour = 'black' }: CardFace): ReactElement {
  const spots = suit === '' ? [] : spotsOf(rank === '1' ? 'A' : rank.replace('10', 'T'));
  return (
    <span className="card" aria-hidden="true">
      <svg viewBox="-125 -175 250 350" className="guest-face" data-colour={colour}>
        <g className="card-full">
          <Corner rank={rank} suit={suit} />
          <g transform="rotate(180)">
            <Corner rank={rank} suit={suit} />
          </g>
          {spots.length > 0 ? (
            spots.map(([x, y]) => (
              <text
                key={`${x} ${y}`}
                transform={`translate(${x * 0.9} ${y * 0.92}) ${y > 0 ? 'rotate(180)' : ''}`}
                fontSize={spots.length === 1 ? BIG : 62}
                className="guest-face-sign"
              >
                {suit}
              </text>
            ))
          ) : (
            <>
              <rect x={-72} y={-128} width={144} height={256} rx={8} />
              <text y={suit === '' ? 0 : -28} fontSize={fit(BIG, rank)}>
                {rank}
              </text>
              <text y={78} fontSize={90} className="guest-face-sign">
                {suit}
              </text>
            </>
          )}
        </g>
        <g className="card-small">
          <text y={suit === '' ? 0 : -62} fontSize={fit(165, rank)}>
            {rank}
          </text>
          <text y={88} fontSize={160} className="guest-face-sign">
            {suit}
          </text>
        </g>
      </svg>
    </span>
  );
}

function Corner({ rank, suit }: Pick<CardFace, 'rank' | 'suit'>): ReactElement {
  return (
    <>
      <text x={-100} y={-142} fontSize={fit(44, rank)}>
        {rank}
      </text>
      <text x={-100} y={-104} fontSize={34} className="guest-face-sign">
        {suit}
      </text>
    </>
  );
}
