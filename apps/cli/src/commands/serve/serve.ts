/** `pakli serve`: what `npm start` does, in a process of its own that ends with this one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Failure } from '../../input/failure.ts';

/** Throws a `Failure` where the command was installed on its own. */
function startScript(): string {
  try {
    const server = import.meta.resolve('@pakli/server/package.json');
    return fileURLToPath(new URL('../../scripts/start.ts', server));
  } catch {
    throw new Failure(
      'the server is not part of the installed command: clone Pakli, then npm ci && npm start',
    );
  }
}

/** The server decides when it ends. */
function wait(): void {}

export async function serve(given: Readonly<Record<string, string | true>>): Promise<number> {
  const flags = Object.entries(given).map(([name, value]) => {
    const flag = `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return value === true ? flag : `${flag}=${value}`;
  });
  // The server is an app of its own: nothing of it is loaded here.
  const start = startScript();
  const child = spawn(process.execPath, ['--conditions=@pakli/source', start, ...flags], {
    stdio: 'inherit',
  });
  // A terminal signals both; a signal to this process alone is meant for both.
  const pass = (signal: NodeJS.Signals): void => void child.kill(signal);
  process.on('SIGTERM', pass).on('SIGINT', wait);
  try {
    const [code] = (await once(child, 'exit')) as [number | null];
    return code ?? 1;
  } finally {
    process.off('SIGTERM', pass).off('SIGINT', wait);
  }
}
