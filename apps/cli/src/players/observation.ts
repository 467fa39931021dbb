/** A view as the engine protocol sends it to learning programs: numbers in base64, and an action per move. */
import type { BaseView, Game } from '@pakli/core';
import { encodeView, type Encoding } from '@pakli/core/encoding';

/** A type and not an interface, so that it is JSON to the compiler as well. */
export type ViewObservation = {
  /** 32-bit floating point numbers in base64, lowest byte first. */
  readonly numbers: string;
  /** In the order of the moves of the view. */
  readonly actions: readonly number[];
};

export function observationOf(game: Game, encoding: Encoding, view: BaseView): ViewObservation {
  const { numbers, actions } = encodeView(game, encoding, view);
  const bytes = Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength);
  return { numbers: bytes.toString('base64'), actions: [...actions] };
}
