import type { ReactElement } from 'react';
import { signOf } from './signs.ts';

/** A protocol's sign, at font size. */
export function Sign({ protocol }: { readonly protocol: string }): ReactElement {
  return (
    <svg className="compile-sign" viewBox="-13 -13 26 26" aria-hidden="true">
      <path d={signOf(protocol).path} />
    </svg>
  );
}
