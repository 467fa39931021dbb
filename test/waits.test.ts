/** No test measures the machine: none sleeps for a while and hopes, and none looks how long something took. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url).pathname;

const SLEEP = /\bsetTimeout\(\s*(resolve|done|\(\) => resolve\([^)]*\)),|\b(wait|sleep)\([^)]/;
const MEASURE = /\bperformance\.now\(|\bcpuUsage\(|\bhrtime\b|\bAbortSignal\.timeout\(/;
/** A loop that asks again after a while waits for what it asks for, however long that takes. */
const POLL = /\b(while|do|for)\b/;

/** What is waited for one second unless more is said; its arguments, as far as they have no brackets in brackets in brackets. */
const IMPATIENT = /\bvi\.waitFor\(((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*)\)/g;
const PATIENCE = /,\s*(PATIENCE_MS|PATIENT|\d[\d_]*),?\s*$/;
/** The end of a test or a hook that hangs for less than all others when it fails. */
const OWN_LIMIT = /^\s*\}, \d+_000\);$|\btimeout: \d\d?_000\b/;

/** The lines that sleep, measure or give up early, and the numbers of those lines. */
function waitsIn(text: string): readonly string[] {
  const impatient = new Set(
    [...text.matchAll(IMPATIENT)]
      .filter(([, given = '']) => !PATIENCE.test(given))
      .map(({ index }) => text.slice(0, index).split('\n').length - 1),
  );
  return text
    .split('\n')
    .flatMap((line, i) =>
      (SLEEP.test(line) && !POLL.test(line)) ||
      MEASURE.test(line) ||
      OWN_LIMIT.test(line) ||
      impatient.has(i)
        ? [`${i + 1}: ${line.trim()}`]
        : [],
    );
}

/** Files that may, and why they fail on no machine. */
const ALLOWED: Readonly<Record<string, string>> = {
  'apps/server/test/parts.test.ts': 'waits for timers that the test itself advances',
  'apps/cli/test/elsewhere.test.ts': 'bounds how long a failing test hangs',
  'apps/cli/test/pty.ts': 'bounds how long a failing test hangs',
  'apps/cli/test/terminal.ts': 'bounds how long a failing test hangs',
  'apps/cli/test/clock.test.ts': 'sleeps so that processor time and time differ',
  'apps/server/test/deployed.ts': 'polls a program that starts',
  'apps/server/test/day-run.ts': 'a long run of its own, which asks until the server is there',
  'apps/server/test/evening-run.ts': 'a long run of its own, which prints how long it took',
  'apps/server/test/faults.ts': 'a long run of its own, which prints how long it took',
  'apps/server/test/killed-server.ts': 'polls a program that starts, and kills at any moment',
  'apps/server/test/killing.ts': 'polls, and kills at any moment',
  'apps/server/test/nats.ts': 'polls a program that starts',
  'apps/server/test/postgres.ts': 'polls a program that starts',
  'apps/server/test/server.test.ts': 'a timer that fires after every other that was set before it',
  'apps/server/test/time.test.ts': 'waits for a moment that it knows; later is as good',
  'apps/web/test/types.test.ts': 'a text that must not compile',
  'packages/core/test/thinking.test.ts': 'a clock for thoughts that are bounded by steps',
  'test/old-pages.ts': 'records talks, in no test',
  'test/remote-storm.ts': 'weather of any length',
};

const files = globSync(['apps/*/test/**/*.{ts,tsx}', 'packages/*/test/**/*.ts', 'test/**/*.ts'], {
  cwd: root,
}).filter((file) => !file.endsWith('.long.ts') && file !== 'test/waits.test.ts');

test('no test sleeps or measures time', () => {
  const found = files
    .filter((file) => ALLOWED[file] === undefined)
    .flatMap((file) =>
      waitsIn(readFileSync(`${root}${file}`, 'utf8')).map((at) => `${file}:${at}`),
    );
  expect(found).toEqual([]);
});

test.each([
  'await new Promise((resolve) => setTimeout(resolve, 300));',
  'new Promise((resolve) => setTimeout(() => resolve(undefined), 3000)),',
  'await wait(500);',
  'await sleep(1000);',
  'const begin = performance.now();',
  'const { user } = process.cpuUsage(cpu);',
  'await fetch(address, { signal: AbortSignal.timeout(50) });',
  'await vi.waitFor(() => expect(done()).toBe(true));',
  '}, 60_000);',
])('%s is found', (line) => expect(waitsIn(line)).toHaveLength(1));

test('a loop that polls is none', () => {
  expect(waitsIn('while (!is()) await wait(50);')).toEqual([]);
});
