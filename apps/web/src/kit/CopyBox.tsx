/** A text to hand out: select it, copy it, and share it where the browser can. */
import { useId, useRef, type ReactElement } from 'react';
import { Button } from './Button.tsx';
import './CopyBox.css';
import { Icon } from './Icon.tsx';
import { useCopy } from './use-copy.ts';

export interface CopyBoxWords {
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly share: string;
}

export interface CopyBoxProps {
  /** The label of the text. */
  readonly name: string;
  readonly value: string;
  readonly words: CopyBoxWords;
  /** Without it the text itself is shared. */
  readonly message?: string;
  readonly rows?: number;
}

export function CopyBox({ name, value, words, message, rows = 3 }: CopyBoxProps): ReactElement {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [news, take] = useCopy(words);
  // Pages over plain http cannot share, nor can every browser.
  const share = (navigator as Partial<Navigator>).share?.bind(navigator);
  return (
    <div className="kit-copy stack-8">
      <label htmlFor={id}>{name}</label>
      <textarea
        id={id}
        ref={box}
        readOnly
        rows={rows}
        value={value}
        spellCheck={false}
        onFocus={({ target }) => target.select()}
      />
      <div className="acts">
        <Button look="main" onClick={() => take(box.current)}>
          {words.copy}
        </Button>
        {share !== undefined && (
          <Button
            onClick={() => {
              const given = message === undefined ? { text: value } : { text: message, url: value };
              // Cancelling is no error.
              void share(given).catch(() => undefined);
            }}
          >
            <Icon name="share" />
            {words.share}
          </Button>
        )}
      </div>
      <p role="status">{news}</p>
    </div>
  );
}
