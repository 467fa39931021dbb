/**
 * The result of an asynchronous call for the current inputs, while the component
 * is mounted; undefined until it arrives. An error goes to the error boundary
 * unless the caller catches it.
 */
import { useEffect, useState } from 'react';

interface Outcome<Value> {
  readonly inputs: readonly unknown[];
  readonly value?: Value;
  readonly error?: unknown;
}

export function useAsync<Value>(
  load: () => Promise<Value>,
  inputs: readonly unknown[],
  /** The result for earlier inputs stays until a new one arrives. */
  keep = false,
): Value | undefined {
  const [outcome, setOutcome] = useState<Outcome<Value>>();
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => wanted && setOutcome({ inputs, value }),
      (error: unknown) => wanted && setOutcome({ inputs, error }),
    );
    return () => void (wanted = false);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is loaded follows from the inputs.
  }, inputs);
  if (outcome !== undefined && 'error' in outcome) throw outcome.error;
  const fits = keep || outcome?.inputs.every((one, i) => Object.is(one, inputs[i])) === true;
  return fits ? outcome?.value : undefined;
}
