/** The metrics that tell an operator how long things took. */
import { expect, test } from 'vitest';
import { Metrics } from '../src/metrics.ts';

test('a histogram counts all that took no longer than each bound, all there are, and their sum', () => {
  const metrics = new Metrics();
  for (const ms of [3, 30, 3000]) metrics.time('pakli_commit_ms', ms);
  const lines = metrics.format().split('\n');
  const told = lines.filter((line) => line.startsWith('pakli_commit_ms'));
  const bounds = told.map((line) => line.replace(/^pakli_commit_ms_?(bucket\{le=)?/, ''));
  expect(bounds.join(', ')).toBe(
    '"1"} 0, "2"} 0, "5"} 1, "10"} 1, "25"} 1, "50"} 2, "100"} 2, "250"} 2, ' +
      '"500"} 2, "1000"} 2, "2500"} 2, "+Inf"} 3, sum 3033, count 3',
  );
});

test('all metrics are there from the start, each with its help and its type', () => {
  const metrics = new Metrics();
  const gauges = [
    'pakli_tables',
    'pakli_evenings',
    'pakli_sockets',
    'pakli_unread_bytes',
    'pakli_thoughts_waiting',
    'pakli_thinkers',
    'pakli_database_usable',
    'process_cpu_seconds_total',
    'process_resident_memory_bytes',
  ] as const;
  gauges.forEach((name, i) => metrics.gauge(name, () => i));
  metrics.time('pakli_commit_ms', 7);
  const lines = metrics.format().trimEnd().split('\n');
  const types = lines.filter((line) => line.startsWith('# TYPE ')).map((line) => line.slice(7));
  expect(types.toSorted()).toEqual(
    [
      ...[
        'byes',
        'caught_up',
        'early',
        'failures',
        'opened_to_all',
        'openings',
        'pictures',
        'races_lost',
        'renames',
      ].map((name) => `pakli_${name}_total counter`),
      ...['socket_errors', 'thinkers_replaced', 'unanswered'].map(
        (name) => `pakli_${name}_total counter`,
      ),
      ...gauges.filter((name) => !name.endsWith('_total')).map((name) => `${name} gauge`),
      'process_cpu_seconds_total counter',
      'pakli_commit_ms histogram',
    ].toSorted(),
  );
  // Every reason for a disconnect has its line before anybody was disconnected.
  const reasons = lines.flatMap(
    (line) => /^pakli_byes_total\{why="(.*)"\} 0$/.exec(line)?.[1] ?? [],
  );
  expect(reasons).toEqual(
    'damaged deleted fast full gone old removed restart silent slow unreadable'.split(' '),
  );
  const values = lines.filter((line) => !line.startsWith('#') && !line.includes('{'));
  expect(values.filter((line) => line.endsWith('_total 0'))).toHaveLength(11);
  gauges.forEach((name, i) => expect(values).toContain(`${name} ${i}`));
  // HELP precedes TYPE, which precedes the first value.
  for (const line of lines.filter((one) => one.startsWith('# TYPE '))) {
    const [, , name = ''] = line.split(' ');
    expect(lines[lines.indexOf(line) - 1]).toMatch(new RegExp(`^# HELP ${name} [A-Z1].*\\.$`));
    expect(lines[lines.indexOf(line) + 1]).toMatch(new RegExp(`^${name}(_bucket)?[ {]`));
  }
});

test('what is counted by a label is counted apart for each, under one name', () => {
  const metrics = new Metrics();
  for (const kind of ['sit', 'play', 'play']) metrics.count('pakli_events_total', ['kind', kind]);
  metrics.count('pakli_early_total');
  const text = metrics.format();
  expect(text).toContain(
    '# TYPE pakli_events_total counter\n' +
      'pakli_events_total{kind="play"} 2\npakli_events_total{kind="sit"} 1\n',
  );
  expect(text).toContain('\npakli_early_total 1\n');
});
