import type { ReactElement } from 'react';
import { signOf } from './signs.ts';

/** The sign of a protocol, as large as the letters around it. */
export function Sign({ protocol }: { readonly protocol: string }): ReactElement {
  return (
    <svg className="compile-sign" viewBox="-13 -13 26 26" aria-hidden="true">
      <path d={signOf(protocol).path} />
    </svg>
  );
}
