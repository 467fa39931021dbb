/** What workers do, one each. */
export type Role = 'host' | 'players' | 'analyst';

/** For a worker: another of its kind, which begins where it began. */
export function employ(role: Role): Worker {
  return new Worker(self.location.href, { type: 'module', name: role });
}
