/** A small dense net. */

/** One layer: each unit's weights, one per input. */
export interface Layer {
  readonly weights: readonly Float64Array[];
  readonly biases: readonly number[];
}

/** Parses layers from text: one line a unit, thousandths between spaces, the bias first. */
export function readLayers(texts: readonly (readonly string[])[]): Layer[] {
  return texts.map((units) => {
    const rows = units.map((unit) => unit.split(' ').map((text) => Number(text) / 1000));
    return {
      biases: rows.map(([bias = 0]) => bias),
      weights: rows.map(([, ...weights]) => Float64Array.from(weights)),
    };
  });
}

/** The output of the last layer's one unit; ReLU between layers. */
export function evaluate(layers: readonly Layer[], input: readonly number[]): number {
  let now: ArrayLike<number> = input;
  layers.forEach(({ weights, biases }, depth) => {
    const last = depth === layers.length - 1;
    now = weights.map((row, unit) => {
      let sum = biases[unit]!;
      for (let i = 0; i < row.length; i++) sum += row[i]! * now[i]!;
      return last ? sum : Math.max(0, sum);
    });
  });
  return now[0]!;
}
