/** A button that asks for confirmation, saying what will happen. */
import { useState, type ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
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
    return <Button onClick={() => setAsked(true)}>{name}</Button>;
  }
  return (
    <div className="evening-sure">
      <p>{about}</p>
      <Button
        look="main"
        onClick={() => {
          setAsked(false);
          act();
        }}
      >
        {name}
      </Button>
      <Button onClick={() => setAsked(false)}>{text.keep}</Button>
    </div>
  );
}
