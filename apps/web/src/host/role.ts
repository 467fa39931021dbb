/** What workers do, one each. */
export type Role = 'host' | 'players' | 'analyst';

/** The part of a worker that is needed. */
export type Employed = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** For a worker: another of its kind, which begins where it began and knows the same guests. */
export function employ(role: Role): Worker {
  const [, ...guests] = self.name.split(' ');
  return new Worker(self.location.href, { type: 'module', name: [role, ...guests].join(' ') });
}
