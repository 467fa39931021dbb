/** A button that says what it leads to before it does it. */
import { useState, type ReactElement } from 'react';
import { useEveningWords } from '../words/evening-words.ts';

export interface SureProps {
  readonly name: string;
  readonly about: string;
  readonly act: () => void;
}

export function Sure({ name, about, act }: SureProps): ReactElement {
  const { director: text } = useEveningWords();
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <button type="button" className="button" onClick={() => setAsked(true)}>
        {name}
      </button>
    );
  }
  return (
    <div className="evening-sure">
      <p>{about}</p>
      <button
        type="button"
        className="button button-main"
        onClick={() => {
          setAsked(false);
          act();
        }}
      >
        {name}
      </button>
      <button type="button" className="button" onClick={() => setAsked(false)}>
        {text.keep}
      </button>
    </div>
  );
}
