/** What people who watch are shown while an arena plays. */
import type { RunningMean } from '@pakli/ai';
import { formatShare } from './report.ts';

/** A bar on stderr with the running estimate, for people who watch. */
export async function startProgress(
  total: number,
  played: number,
  running: RunningMean,
): Promise<{ readonly update: (played: number) => void; readonly stop: () => void }> {
  if (!process.stderr.isTTY) return { update: () => {}, stop: () => {} };
  const { SingleBar } = await import('cli-progress');
  const bar = new SingleBar({
    format: '{bar} {value}/{total} | win share {estimate} | {eta_formatted} left',
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
  });
  const estimate = (): string => (running.count < 2 ? '?' : formatShare(running.interval));
  bar.start(total, played, { estimate: estimate() });
  return {
    update: (played) => bar.update(played, { estimate: estimate() }),
    stop: () => bar.stop(),
  };
}
