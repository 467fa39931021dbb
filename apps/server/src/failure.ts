/**
 * What an operator may read of an error: its name, its code and where it
 * happened. Messages hold what was worked on, such as a row of a log with its
 * cards, so a message is read only where it is known to hold nothing of the kind.
 */

/** An error whose message is ours: no card, name or address is in it. */
export class PlainError extends Error {}

export interface FailureReport {
  readonly error: string;
  readonly code?: string;
  readonly message?: string;
  /** Frames alone, innermost first. */
  readonly stack: readonly string[];
}

/** An error of another thread, as far as it may be read. */
export class ThreadError extends PlainError {
  readonly failure: FailureReport;

  constructor(failure: FailureReport) {
    super(failure.message ?? failure.error);
    this.failure = failure;
  }
}

const MOST_FRAMES = 12;

export function failureOf(error: unknown): FailureReport {
  if (error instanceof ThreadError) return error.failure;
  if (!(error instanceof Error)) return { error: typeof error, stack: [] };
  // The cause says more than where it was noticed.
  const origin = error.cause instanceof Error ? failureOf(error.cause) : undefined;
  const code = codeOf(error) ?? origin?.code;
  const message = messageOf(error);
  return {
    error: origin?.error ?? error.name,
    ...(code === undefined ? {} : { code }),
    ...(message === undefined ? {} : { message }),
    stack: origin?.stack ?? framesOf(error),
  };
}

interface Coded {
  readonly code?: unknown;
  readonly syscall?: unknown;
  /** Of SQLite. */
  readonly errcode?: unknown;
  readonly errstr?: unknown;
}

/** As ECONNREFUSED, 57P01 of PostgreSQL, or `SQLite 13`. */
function codeOf(error: Error): string | undefined {
  const { code, errcode } = error as Coded;
  if (typeof errcode === 'number') return `SQLite ${errcode}`;
  return typeof code === 'string' ? code : undefined;
}

function messageOf(error: Error): string | undefined {
  if (error instanceof PlainError) return error.message;
  // SQLite's text of the code, or the system call: without the names of files that follow.
  const { code, syscall, errstr } = error as Coded;
  if (typeof errstr === 'string') return errstr;
  if (typeof syscall === 'string' && typeof code === 'string') return `${syscall} ${code}`;
  return undefined;
}

function framesOf({ stack = '', message }: Error): readonly string[] {
  const after = stack.slice(stack.indexOf(message) + message.length);
  return after
    .split('\n')
    .filter((line) => /^ {4}at \S/.test(line))
    .map((line) => line.trim())
    .slice(0, MOST_FRAMES);
}
