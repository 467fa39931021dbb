/** Asks for confirmation before something that cannot be undone. */
import type { ReactElement } from 'react';
import './Sure.css';
import { Button } from './Button.tsx';

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
      <Button look="main" onClick={act}>
        {yes}
      </Button>
      <Button onClick={keep}>{no}</Button>
    </div>
  );
}
