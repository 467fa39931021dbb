/** One of a few values, all visible: native radio buttons that look like a row of tabs. */
import { useId, type ReactElement } from 'react';
import './Radios.css';

export interface RadiosProps<Value extends string> {
  readonly name: string;
  readonly about?: string;
  readonly value: Value;
  readonly values: readonly { readonly value: Value; readonly name: string }[];
  readonly choose: (value: Value) => void;
}

export function Radios<Value extends string>(props: RadiosProps<Value>): ReactElement {
  const { name, about, value, values, choose } = props;
  const id = useId();
  return (
    <fieldset className="kit-radios">
      <legend>{name}</legend>
      <div className="kit-radios-row">
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
