/** Three lanes on their way to ten, each in the light of its protocol. */
import type { ReactElement } from 'react';

const LANES = [
  { hue: 190, full: 7, sign: 'M0-26L24 16H-24z' },
  { hue: 285, full: 10, sign: 'M-20-20h40v40h-40zM-20-20l40 40M20-20l-40 40' },
  { hue: 35, full: 4, sign: 'M0-24a24 24 0 1 0 .1 0M0-10a10 10 0 1 0 .1 0' },
] as const;

export function CompileArt(): ReactElement {
  return (
    <div className="art art-compile">
      {LANES.map(({ hue, full, sign }) => (
        <svg key={hue} viewBox="-60 -120 120 240" style={{ '--hue': hue }}>
          <rect className="art-panel" x="-52" y="-112" width="104" height="168" rx="8" />
          <path className="art-sign" d={sign} transform="translate(0 -44) scale(1.2)" />
          <path className="art-lines" d="M-38 14h76M-38 28h60M-38 42h70" />
          {Array.from({ length: 10 }, (_, n) => (
            <rect
              key={n}
              className={n < full ? 'art-meter art-meter-full' : 'art-meter'}
              x={-52 + n * 10.6}
              y="76"
              width="8"
              height="22"
              rx="2"
            />
          ))}
        </svg>
      ))}
    </div>
  );
}
