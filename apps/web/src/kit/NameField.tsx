/** Asks for a player's name. The server decides which names are valid; its answer is shown here. */
import { useEffect, useId, useRef, type ReactElement } from 'react';
import { useOnlineWords } from '../words/online-words.ts';
import './NameField.css';
import { Problem } from './Problem.tsx';

export interface NameFieldProps {
  readonly name: string;
  readonly change: (name: string) => void;
  readonly problem: string | undefined;
}

/** Longer than a name may be, so that nobody wonders why a key does nothing. */
const LONGEST = 40;

export function NameField({ name, change, problem }: NameFieldProps): ReactElement {
  const { name: text } = useOnlineWords();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // A form may be taller than a phone, with its button in sight and this field not.
  useEffect(() => {
    if (problem !== undefined) field.current?.focus();
  }, [problem]);
  return (
    <div className="kit-name stack-4">
      <label htmlFor={id}>{text.label}</label>
      <input
        ref={field}
        id={id}
        type="text"
        autoComplete="name"
        enterKeyHint="go"
        maxLength={LONGEST}
        value={name}
        aria-describedby={`${id}-about`}
        aria-invalid={problem !== undefined}
        onChange={({ target }) => change(target.value)}
      />
      <p id={`${id}-about`} className="fine-print">
        {text.about}
      </p>
      <Problem text={problem} />
    </div>
  );
}
