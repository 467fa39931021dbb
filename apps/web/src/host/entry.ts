/**
 * Where every worker begins: its name says what it does. One entry for all,
 * because a bundle is made for each, and engines would be fetched once for
 * every bundle that they are in.
 */
import type { Role } from './role.ts';

interface Duty {
  hear(message: unknown): void;
}

const DUTIES: Readonly<Record<Role, () => Promise<Duty>>> = {
  host: () => import('./worker.ts'),
  players: () => import('./thinker.ts'),
  analyst: () => import('./analysis.ts'),
};

const duty = DUTIES[self.name as Role]();
// Whoever employs the worker hears of errors, not of broken promises.
duty.catch(reportError);

// What comes before there is anybody to hear it waits.
self.addEventListener('message', ({ data }: MessageEvent) => {
  duty.then(
    (found) => found.hear(data),
    () => undefined,
  );
});
