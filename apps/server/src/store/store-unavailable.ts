/** The store cannot be used just now, whatever it is asked for: nothing is wrong with what was asked. */
import { PlainError } from '../failure.ts';

/** Why: nobody answers, there is no room, or it lets nobody write. */
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
