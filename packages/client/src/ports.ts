/**
 * Time and randomness of a client, supplied by its caller: pages and programs
 * pass those of the machine, simulations pass virtual ones.
 */
export interface ClientPorts {
  /** Milliseconds of a monotonic clock. */
  elapsed(): number;
  /** Milliseconds since 1970 by the clock of this machine, which may be wrong. */
  wallTime(): number;
  /** Calls back once after `ms` milliseconds; returns a function that cancels the timer. */
  after(ms: number, act: () => void): () => void;
  /** From 0 up to 1. */
  random(): number;
  /** A unique id for a command. */
  newId(): string;
}

/** The timeouts and intervals of a client, in milliseconds. */
export interface ClientTimes {
  /** Between two pings. */
  readonly pingMs: number;
  /** A socket that is silent for this long is dead. */
  readonly silenceMs: number;
  /** The same for a socket that probably died, after sleep or a change of network. */
  readonly answerMs: number;
  /** The upper bound of the random delay before a reconnect, which doubles with every failure. */
  readonly firstRetryMs: number;
  readonly lastRetryMs: number;
  /** When an unanswered request is resent. */
  readonly resendMs: number;
}

export const CLIENT_TIMES: ClientTimes = {
  pingMs: 5000,
  silenceMs: 12_000,
  answerMs: 2000,
  firstRetryMs: 500,
  lastRetryMs: 15_000,
  resendMs: 3000,
};
