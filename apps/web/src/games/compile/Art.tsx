/** Three panels in the colours of their protocols, and a lane at ten. */
import type { ReactElement } from 'react';
import { signOf } from './signs.ts';
import './Art.css';

const PANELS = [
  { protocol: 'Water', value: 4 },
  { protocol: 'Light', value: 3 },
  { protocol: 'Love', value: 6 },
] as const;

export function Art(): ReactElement {
  return (
    <div className="compile-art">
      {PANELS.map(({ protocol, value }) => {
        const { hue, path } = signOf(protocol);
        return (
          <svg key={protocol} viewBox="-125 -175 250 350" style={{ '--hue': hue }}>
            <rect
              className="compile-art-panel"
              x="-122"
              y="-172"
              width="244"
              height="344"
              rx="15"
            />
            <text x="-98" y="-100" fontSize="76">
              {value}
            </text>
            <path className="compile-art-sign" d={path} transform="translate(76 -126) scale(2.3)" />
            <path className="compile-art-sign" d={path} transform="translate(0 -22) scale(5)" />
            <rect className="compile-art-box" x="-106" y="56" width="212" height="26" rx="6" />
            <rect className="compile-art-box" x="-106" y="90" width="212" height="40" rx="6" />
            <rect className="compile-art-box" x="-106" y="138" width="212" height="20" rx="6" />
            <path className="compile-art-lines" d="M-92 69h150M-92 103h176M-92 118h120" />
          </svg>
        );
      })}
      <span className="compile-art-meter">
        {Array.from({ length: 10 }, (_, n) => (
          <i key={n} />
        ))}
      </span>
    </div>
  );
}
