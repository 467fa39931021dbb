/** A text to copy, with its label and a button. */
import { useId, useRef, type ReactElement } from 'react';
import './record-box.css';
import './SharePanel.css';
import { Button } from '../kit/Button.tsx';

export interface CopiedProps {
  readonly name: string;
  readonly value: string;
  readonly act: string;
  readonly take: (box: HTMLTextAreaElement | null) => void;
  readonly tall?: boolean;
}

export function Copied({ name, value, act, take, tall = false }: CopiedProps): ReactElement {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="stack-10">
      <label className="fine-print" htmlFor={id}>
        {name}
      </label>
      <textarea
        id={id}
        className="replay-record"
        ref={box}
        readOnly
        rows={tall ? 6 : 3}
        value={value}
        spellCheck={false}
        onFocus={({ target }) => target.select()}
      />
      <Button look="main" onClick={() => take(box.current)}>
        {act}
      </Button>
    </div>
  );
}
