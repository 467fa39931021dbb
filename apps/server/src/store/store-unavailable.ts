/** The store as a whole cannot be used just now; the request was fine. */
import { PlainError } from '../failure.ts';

/** No answer, no space, or no permission to write. */
export type Unavailability = 'no-answer' | 'full' | 'not-writable';

export class StoreUnavailable extends PlainError {
  readonly why: Unavailability;
  /** As the system or the database calls it: ECONNREFUSED, 53100. */
  readonly code: string;

  constructor(why: Unavailability, code: string) {
    super(`${why}: ${code}`);
    this.why = why;
    this.code = code;
  }
}
