/** A bar on stderr for people who wait; nothing where nobody does. */
export interface Bar {
  update(done: number): void;
  stop(): void;
}

export async function startBar(total: number, what: string): Promise<Bar> {
  if (!process.stderr.isTTY) return { update: () => {}, stop: () => {} };
  const { SingleBar } = await import('cli-progress');
  const bar = new SingleBar({
    format: `{bar} {percentage} % | {value}/{total} ${what} | {eta_formatted} left`,
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
  });
  bar.start(total, 0);
  return { update: (done) => bar.update(done), stop: () => bar.stop() };
}
