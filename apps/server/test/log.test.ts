/** The operator's log: where something went wrong and why, and never a card, a name or an address. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { failureOf, PlainError, ThreadError } from '../src/failure.ts';
import { logFailure } from '../src/context.ts';
import { FAILED, logAtTerminal, logTo, tag, type Logger } from '../src/log.ts';
import { Metrics } from '../src/metrics.ts';
import { StoreUnavailable } from '../src/store/store-unavailable.ts';
import { Client, guest, openTable } from './client.ts';
import { withServer } from './running.ts';
import { but, type Spoil } from './spoil.ts';

type Line = Record<string, unknown>;

/** A log and its contents. */
function written(): { readonly log: Logger; readonly lines: Line[] } {
  const lines: Line[] = [];
  const log = logTo((line) => lines.push(JSON.parse(line) as Line), Date.now);
  return { log, lines };
}

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

describe('what is logged of an error', () => {
  test('where it happened, and nothing of what was worked on', () => {
    const row = '{"kind":"play","text":"Anna takes HA\n    at Anna (HA)"';
    const failure = failureOf(thrownBy(() => JSON.parse(row)));
    expect(failure.error).toBe('SyntaxError');
    expect(failure).not.toHaveProperty('message');
    expect(failure.stack.length).toBeGreaterThan(1);
    expect(JSON.stringify(failure)).not.toMatch(/Anna|HA/);
  });

  test('a message of the house, also from another thread', () => {
    const failure = failureOf(new PlainError('row 7 of a log cannot be read'));
    expect(failure.message).toBe('row 7 of a log cannot be read');
    expect(failureOf(new ThreadError(failure))).toEqual(failure);
  });

  test('what the system was asked for, without the names it was asked with', () => {
    const failure = failureOf(thrownBy(() => readFileSync('/nowhere/anna')));
    expect(failure).toMatchObject({ code: 'ENOENT', message: 'open ENOENT' });
    expect(JSON.stringify(failure)).not.toContain('anna');
  });
});

function stacked(error: Error, stack: string): Error {
  return Object.assign(error, { stack });
}

function frames(many: number): string[] {
  return Array.from({ length: many }, (_, i) => `at work${i} (file.ts:${i})`);
}

function stackText(name: string, lines: readonly string[]): string {
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}

describe('an error', () => {
  test('is logged with its twelve innermost frames', () => {
    const error = stacked(new RangeError('HA'), stackText('RangeError: HA', frames(13)));
    expect(failureOf(error)).toEqual({ error: 'RangeError', stack: frames(12) });
  });

  test('has the name, code and frames of what caused it, and its own message', () => {
    const cause = Object.assign(
      stacked(new TypeError('HA'), stackText('TypeError: HA', frames(1))),
      {
        code: 'E1',
      },
    );
    const error = new PlainError('row 3 of a log is damaged', { cause });
    expect(failureOf(error)).toEqual({
      error: 'TypeError',
      code: 'E1',
      message: 'row 3 of a log is damaged',
      stack: frames(1),
    });
    expect(failureOf(Object.assign(error, { code: 'E2' })).code).toBe('E2');
  });

  test('of SQLite is logged with its number and SQLite’s name for it', () => {
    const error = Object.assign(new Error('HA'), { code: 'X', errcode: 13, errstr: 'disk full' });
    expect(failureOf(error)).toMatchObject({ code: 'SQLite 13', message: 'disk full' });
  });

  test('with a code alone has no message', () => {
    const failure = failureOf(Object.assign(new Error('HA'), { code: '57P01' }));
    expect(failure.code).toBe('57P01');
    expect(failure).not.toHaveProperty('message');
    expect(failureOf(Object.assign(new Error('HA'), { code: 7 }))).not.toHaveProperty('code');
    expect(failureOf(Object.assign(new Error('HA'), { syscall: 'open' }))).not.toHaveProperty(
      'message',
    );
  });

  test('that is not an error is logged by its type', () => {
    expect(failureOf('Anna')).toEqual({ error: 'string', stack: [] });
    expect(new ThreadError({ error: 'RangeError', stack: [] }).message).toBe('RangeError');
  });
});

test('what failed is counted, and logged unless it is the store itself', () => {
  const { log, lines } = written();
  const metrics = new Metrics();
  logFailure({ log, metrics }, 'a round failed', new RangeError('HA'), { table: 'abc' });
  logFailure({ log, metrics }, 'a round failed', new StoreUnavailable('full', '53100'));
  expect(lines).toMatchObject([
    { what: 'a round failed', level: 'error', table: 'abc', error: 'RangeError' },
  ]);
  expect(metrics.format()).toMatch(/^pakli_failures_total 2$/m);
});

test('a table is called by eight digits of its hash', () => {
  expect(tag('7k2m9q4x1z')).toBe(
    createHash('sha256').update('7k2m9q4x1z').digest('hex').slice(0, 8),
  );
  expect(tag('7k2m9q4x1z')).toHaveLength(8);
});

test('no field hides when and what a line is about', () => {
  const { log, lines } = written();
  log('a table cannot continue', { what: 'computer', at: 'never', table: 'abc' });
  expect(lines).toMatchObject([{ what: 'a table cannot continue', table: 'abc', level: 'info' }]);
  expect(Date.parse(String(lines[0]?.['at']))).not.toBeNaN();
});

test('at a terminal failures are shown with their stack, and nothing else', () => {
  let text = '';
  const log = logAtTerminal((more) => (text += more));
  log('opened', { table: 'abc' });
  expect(text).toBe('');
  log('a round failed', { ...FAILED, error: 'TypeError', stack: ['at one', 'at two'] });
  expect(text).toBe('a round failed, error TypeError\n    at one\n    at two\n');
});

const unseen: Spoil = (store) =>
  but(store, { look: () => Promise.reject(new TypeError('Anna holds HA')) });

test('a failure names its table by a tag and has a stack', () => {
  const { log, lines } = written();
  return withServer(
    async ({ base }) => {
      const anna = await guest(base, 'Anna');
      const table = await openTable(anna, 'mulle');
      await fetch(`${base}/api/tables/${table}/record`, { headers: { cookie: anna.cookie } });
      const line = lines.find(({ what }) => what === 'a table failed');
      expect(line).toMatchObject({ level: 'error', error: 'TypeError' });
      expect(line?.['stack']).toContainEqual(expect.stringContaining('log.test.ts'));
      expect(line?.['table']).toMatch(/^[0-9a-f]{8}$/);
      expect(JSON.stringify(lines)).not.toMatch(/Anna|HA|127\.0\.0\.1/);
    },
    { spoil: unseen, log },
  );
});

const unmoved: Spoil = (store) =>
  but(store, {
    append: (row) =>
      row.cmd.startsWith('house/') ? Promise.reject(new Error('HA')) : store.append(row),
  });

test('a table that cannot continue is named, with what was due there', () => {
  const { log, lines } = written();
  return withServer(
    async ({ base }) => {
      const anna = await guest(base, 'Anna');
      const host = new Client(anna, await openTable(anna, 'ulti'));
      await host.until('it is open', () => host.seq > 0);
      await host.do({ kind: 'start' });
      const stopped = (): Line | undefined =>
        lines.find(({ what }) => what === 'a table cannot continue');
      await vi.waitFor(() => expect(stopped()).toBeDefined(), 60_000);
      expect(stopped()).toMatchObject({ due: 'computer', error: 'Error' });
      expect(stopped()?.['table']).toMatch(/^[0-9a-f]{8}$/);
      expect(JSON.stringify(lines)).not.toContain('HA');
      host.close();
    },
    { spoil: unmoved, log },
  );
});

const full = (): Promise<never> => Promise.reject(new StoreUnavailable('full', 'SQLite 13'));

test('a database that cannot be used is one line when it begins and one when it is over', () => {
  const { log, lines } = written();
  let isFull = false;
  const spoil: Spoil = (store) =>
    but(store, {
      due: (...given) => (isFull ? full() : store.due(...given)),
      check: () => (isFull ? full() : store.check()),
      addPerson: (...given) => (isFull ? full() : store.addPerson(...given)),
    });
  return withServer(
    async ({ base, running }) => {
      const ready = async () => {
        const answer = await fetch(`${base}/readyz`);
        return [answer.status, await answer.text()];
      };
      expect(await ready()).toEqual([200, 'ready\n']);
      isFull = true;
      await expect(guest(base, 'Anna')).rejects.toThrow('500');
      expect(await ready()).toEqual([503, 'not ready: the disk of the database is full\n']);
      expect(running.metrics.format()).toMatch(/^pakli_database_usable 0$/m);
      const failures = (): number =>
        Number(/^pakli_failures_total (\d+)$/m.exec(running.metrics.format())?.[1]);
      // However often it fails.
      await vi.waitFor(() => expect(failures()).toBeGreaterThan(3), 60_000);
      isFull = false;
      await vi.waitFor(async () => expect(await ready()).toEqual([200, 'ready\n']), 60_000);
      expect(lines.map(({ what, why, code }) => [what, why, code])).toEqual([
        ['the database cannot be used', 'full', 'SQLite 13'],
        ['the database can be used again', undefined, undefined],
      ]);
    },
    { spoil, log },
  );
});

test('every metric says what it counts, and is there before anything was counted', () => {
  const metrics = new Metrics();
  metrics.count('pakli_refused_total', ['why', 'stale']);
  metrics.time('pakli_commit_ms', 3);
  metrics.gauge('pakli_sockets', () => 2);
  const text = metrics.format();
  for (const name of ['pakli_failures_total', 'pakli_races_lost_total']) {
    expect(text).toMatch(new RegExp(`^# HELP ${name} .+\n# TYPE ${name} counter\n${name} 0$`, 'm'));
  }
  expect(text).toMatch(/^pakli_byes_total\{why="slow"\} 0$/m);
  const named = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
  expect([...text.matchAll(/^# HELP (\S+) \S/gm)].map(([, name]) => name)).toEqual(named);
});
