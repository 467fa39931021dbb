import type { ReactElement } from 'react';
import { parseCardName } from './cards.ts';
import { Back, tint } from './Panel.tsx';
import { Sign } from './Sign.tsx';

/** A card in flight, in the log and in hints: value and sign, no text. */
export function Face({ face }: { readonly face: string | undefined }): ReactElement {
  if (face === undefined) {
    return (
      <span className="compile-face">
        <Back />
      </span>
    );
  }
  const { protocol, value } = parseCardName(face);
  return (
    <span className="compile-face compile-panel" style={tint(protocol)}>
      <b className="compile-value">{value}</b>
      <Sign protocol={protocol} />
      <span className="compile-name">{protocol}</span>
    </span>
  );
}
