/** The web server before several nodes, for tests: if the system has it. */
import { spawnSync } from 'node:child_process';

/** Debian keeps it where only root looks. */
const PLACES = ['nginx', '/usr/sbin/nginx'];

export function findNginx(): string | undefined {
  return PLACES.find((name) => spawnSync(name, ['-v']).status === 0);
}
