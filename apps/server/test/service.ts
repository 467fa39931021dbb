/** Starts servers, databases and proxies for tests. */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

/** Starts a process that ends even if this one dies first: a shell waits for the end of its input and then ends it. */
export function spawnService(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  const service = spawn(command, args, options);
  const script = 'read -r _ || kill -QUIT "$1"';
  const guard = spawn('sh', ['-c', script, 'guard', String(service.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  service.once('exit', () => guard.kill('SIGKILL'));
  guard.unref();
  return service;
}
