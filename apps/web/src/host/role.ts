/** The roles of workers. */
export type Role = 'host' | 'players' | 'analyst';

/** The part of `Worker` in use. */
export type Employed = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** Inside a worker: starts another worker from the same entry, with the same guests. */
export function employ(role: Role): Worker {
  const [, ...guests] = self.name.split(' ');
  return new Worker(self.location.href, { type: 'module', name: [role, ...guests].join(' ') });
}
