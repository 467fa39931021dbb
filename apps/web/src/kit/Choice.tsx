/** One of a few values, all in sight: native radio buttons that look like a row of tabs. */
import { useId, type ReactElement } from 'react';
import './Choice.css';

export interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly about?: string;
  readonly value: Value;
  readonly values: readonly { readonly value: Value; readonly name: string }[];
  readonly choose: (value: Value) => void;
}

export function Choice<Value extends string>(props: ChoiceProps<Value>): ReactElement {
  const { name, about, value, values, choose } = props;
  const id = useId();
  return (
    <fieldset className="kit-choice">
      <legend>{name}</legend>
      <div className="kit-choice-row">
        {values.map((entry) => (
          <label key={entry.value}>
            <input
              type="radio"
              name={id}
              checked={entry.value === value}
              onChange={() => choose(entry.value)}
            />
            <span>{entry.name}</span>
          </label>
        ))}
      </div>
      {about !== undefined && <p>{about}</p>}
    </fieldset>
  );
}
