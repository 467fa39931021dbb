/** The body of a request, if it has the right shape. */
import { refuse, type Refusal } from '@pakli/core';
import type { Shape } from '@pakli/core/shape';

/** The refusal says where the request does not fit. */
export function readRequest<T>(shape: Shape<T>, given: unknown): T | Refusal {
  const mismatch = shape(given, '');
  return mismatch === undefined
    ? (given as T)
    : refuse('bad-request', 'table', { at: mismatch.at });
}
