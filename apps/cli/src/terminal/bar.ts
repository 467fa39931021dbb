/** A bar on stderr for people who wait; nothing where nobody does. */
export interface Bar {
  update(done: number): void;
  stop(): void;
}

export interface BarOptions {
  /** So many were done before. */
  readonly done?: number;
  /** What else the bar says, as it stands now. */
  readonly note?: () => string;
}

export async function startBar(
  total: number,
  what: string,
  { done = 0, note = () => '' }: BarOptions = {},
): Promise<Bar> {
  if (!process.stderr.isTTY) return { update: () => {}, stop: () => {} };
  const { default: progress } = await import('cli-progress');
  const bar = new progress.SingleBar({
    format: `{bar} {percentage} % | {value}/{total} ${what} | {note}{eta_formatted} left`,
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
    // Before anything is done it counts on infinity, in a word.
    formatTime: (seconds, options, round) =>
      Number.isFinite(seconds) ? progress.Format.TimeFormat(seconds, options, round) : '?',
  });
  bar.start(total, done, { note: note() });
  return { update: (now) => bar.update(now, { note: note() }), stop: () => bar.stop() };
}
