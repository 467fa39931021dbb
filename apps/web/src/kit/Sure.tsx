/** Asks once more, before something is done that nothing brings back. */
import type { ReactElement } from 'react';
import './Sure.css';

interface SureProps {
  readonly name: string;
  readonly about: string;
  readonly yes: string;
  readonly act: () => void;
  readonly no: string;
  readonly keep: () => void;
}

export function Sure({ name, about, yes, act, no, keep }: SureProps): ReactElement {
  return (
    <div className="acts kit-sure" role="group" aria-label={name}>
      <p>{about}</p>
      <button type="button" className="button button-main" onClick={act}>
        {yes}
      </button>
      <button type="button" className="button" onClick={keep}>
        {no}
      </button>
    </div>
  );
}
