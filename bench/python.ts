/**
 * Steps per second from Python, through a batch of 128 tables with one engine: the throughput with
 * a core for each side, by processor time. The ratio is to the same work in this process (`rows`):
 * random moves, encoding the seat and its actions at every decision.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export const PYTHON_NAMES: readonly string[] = ['buddy-bluff', 'compile', 'mulle', 'ulti'].map(
  (game) => `python/${game}`,
);

export interface PythonSpeed {
  readonly stepsPerS: number;
  readonly note: string;
}

export function measurePython(name: string): PythonSpeed {
  const game = name.slice('python/'.length);
  const child = spawnSync(process.env['PYTHON'] ?? 'python3', [`${ROOT}bench/python.py`, game], {
    encoding: 'utf8',
    env: { ...process.env, PYTHONPATH: `${ROOT}clients/python/src` },
  });
  if (child.status !== 0) throw new Error(child.stderr);
  const { python, engine } = JSON.parse(child.stdout) as { python: number; engine: number };
  const note = `Python ${python.toFixed(1)} us a step, its engine ${engine.toFixed(1)} us`;
  return { stepsPerS: 1e6 / Math.max(python, engine), note };
}
