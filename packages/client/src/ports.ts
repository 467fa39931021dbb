/**
 * Time and chance, as a client gets them from its caller: a page and a program
 * pass those of the machine, a simulation passes its own.
 */
export interface ClientPorts {
  /** Milliseconds by a clock that nobody can set. */
  elapsed(): number;
  /** Milliseconds since 1970 by the clock of this machine, which may be wrong. */
  wallTime(): number;
  /** Calls back once, so many milliseconds later; the returned function cancels that. */
  after(ms: number, act: () => void): () => void;
  /** From 0 up to 1. */
  random(): number;
  /** An id for a command: no other command has it. */
  newId(): string;
}

/** How long a client waits, all in milliseconds. */
export interface ClientTimes {
  /** Between two pings. */
  readonly pingMs: number;
  /** A socket that stays silent for so long is dead. */
  readonly silenceMs: number;
  /** The same for a socket that probably died: after sleep, or in another network. */
  readonly answerMs: number;
  /** The next attempt to connect comes at a random time up to this, which doubles with every failure. */
  readonly firstRetryMs: number;
  readonly lastRetryMs: number;
  /** Until a request without an answer is sent again. */
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
