/** nginx in front of several nodes, for tests: if the system has it. */
import { spawnSync } from 'node:child_process';

/** Debian installs it in a folder that is only in root's path. */
const PLACES = ['nginx', '/usr/sbin/nginx'];

export function findNginx(): string | undefined {
  return PLACES.find((name) => spawnSync(name, ['-v']).status === 0);
}
