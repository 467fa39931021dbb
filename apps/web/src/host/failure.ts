/** Failures as refusals. Nothing else is thrown across the edge of the host. */
import { formatRefusal, refuse, type Refusal } from '@pakli/core';

export class RefusalError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(formatRefusal(refusal));
    this.name = 'Failure';
    this.refusal = refusal;
  }
}

/** The refusal for anything thrown. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof RefusalError) return error.refusal;
  return refuse('failed', 'table', {
    text: error instanceof Error ? error.message : String(error),
  });
}
