/** One of several values, in a drop-down list. */
import type { ComponentProps, ReactElement } from 'react';

interface SelectProps<Value> extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  readonly value: Value;
  readonly values: readonly Value[];
  readonly called: (value: Value) => string;
  readonly choose: (value: Value) => void;
}

export function Select<Value extends string | number | boolean>({
  value,
  values,
  called,
  choose,
  ...given
}: SelectProps<Value>): ReactElement {
  const chosen = (text: string): Value | undefined => values.find((one) => String(one) === text);
  return (
    <select
      {...given}
      value={String(value)}
      onChange={({ target }) => choose(chosen(target.value) ?? value)}
    >
      {values.map((one) => (
        <option key={String(one)} value={String(one)}>
          {called(one)}
        </option>
      ))}
    </select>
  );
}
