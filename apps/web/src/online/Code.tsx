/** An address as a QR code for a phone's camera. */
import type { ReactElement } from 'react';
import { useAsync } from '../hooks/use-async.ts';
import './Code.css';

interface CodeProps {
  readonly text: string;
  readonly name: string;
}

/** Dark squares on a light ground, in any theme: cameras read nothing else reliably. */
export function Code({ text, name }: CodeProps): ReactElement {
  const drawn = useAsync(
    async () => (await import('./code.ts').catch(() => undefined))?.codeOf(text),
    [text],
  );
  if (drawn === undefined) return <div className="online-code" />;
  const { size, path } = drawn;
  return (
    <svg className="online-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name}>
      <path d={path} />
    </svg>
  );
}
