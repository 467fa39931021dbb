/** What an operator may count. No table, person or card is in here: numbers only. */
import { FAREWELLS } from '@pakli/protocol';

/** All metrics, with what they count. */
const METRICS = {
  pakli_failures_total: 'Requests, tables, rounds or sweeps that failed.',
  pakli_unanswered_total: 'Frames that could not be answered; pages send them again.',
  pakli_races_lost_total: 'Rows that another node or another command was faster with.',
  pakli_openings_total: 'Tables that were sent to somebody as a whole.',
  pakli_caught_up_total: 'Sockets that had read too slowly and have caught up.',
  pakli_socket_errors_total: 'Sockets that broke or sent what is not a frame.',
  pakli_early_total:
    'Moves for somebody out of time that came before their time was out; they wait.',
  pakli_byes_total: 'Sockets that the server has closed, by reason.',
  pakli_events_total: 'Rows that were written, by kind.',
  pakli_refused_total: 'Commands that were refused, by reason.',
  pakli_limited_total: 'What limits have refused, by kind.',
  pakli_renames_total: 'Names that people have changed.',
  pakli_passkeys_total:
    'Passkeys that were added, used or refused and codes that were used, by what.',
  pakli_pushes_total: 'Notifications for push services, by outcome.',
  pakli_pictures_total: 'Pictures of links that were drawn.',
  pakli_opened_to_all_total: 'Tables that were opened to whoever comes.',
  pakli_commit_ms: 'Milliseconds from a command to its row on disk.',
  pakli_tables: 'Tables in memory.',
  pakli_evenings: 'Evenings in memory.',
  pakli_days: 'Days in memory whose boards are played or looked at.',
  pakli_sockets: 'Open sockets.',
  pakli_unread_bytes: 'Bytes that were sent and wait to be read.',
  pakli_thoughts_waiting: 'Moves of computers that wait for a thread.',
  pakli_thinkers_replaced_total: 'Threads that did not answer and were replaced.',
  pakli_thinkers: 'Threads in which computers think.',
  pakli_database_usable: '1 if the database can be written, 0 if the last attempt failed.',
  process_cpu_seconds_total: 'Processor time of all threads, in seconds.',
  process_resident_memory_bytes: 'Memory of the process, in bytes.',
} as const;
export type Metric = keyof typeof METRICS;

/** Counters that begin at 0: a rate would miss the first event of one that appears with it. */
const FROM_THE_START: readonly string[] = [
  ...(Object.keys(METRICS) as Metric[]).filter(
    (name) => name.startsWith('pakli_') && name.endsWith('_total') && !isLabelled(name),
  ),
  ...Object.keys(FAREWELLS).map((why) => keyOf('pakli_byes_total', ['why', why])),
];

function isLabelled(name: Metric): boolean {
  return METRICS[name].includes(', by ');
}

function keyOf(name: Metric, label?: readonly [key: string, value: string]): string {
  return label === undefined ? name : `${name}{${label[0]}="${label[1]}"}`;
}

const BUCKETS = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500] as const;

class Histogram {
  readonly counts: number[] = Array<number>(BUCKETS.length).fill(0);
  sum = 0;
  count = 0;

  add(value: number): void {
    this.sum += value;
    this.count++;
    BUCKETS.forEach((most, i) => {
      if (value <= most) this.counts[i] = (this.counts[i] ?? 0) + 1;
    });
  }
}

export class Metrics {
  private readonly counters = new Map<string, number>(FROM_THE_START.map((key) => [key, 0]));
  private readonly histograms = new Map<Metric, Histogram>();
  private readonly gauges = new Map<Metric, () => number>();

  /** One more of something, such as `pakli_refused{why="stale"}`. */
  count(name: Metric, label?: readonly [key: string, value: string]): void {
    const key = keyOf(name, label);
    this.counters.set(key, (this.counters.get(key) ?? 0) + 1);
  }

  time(name: Metric, ms: number): void {
    const histogram = this.histograms.get(name) ?? new Histogram();
    histogram.add(ms);
    this.histograms.set(name, histogram);
  }

  gauge(name: Metric, read: () => number): void {
    this.gauges.set(name, read);
  }

  /** As Prometheus reads it. */
  format(): string {
    const lines: string[] = [];
    const typed = new Set<string>();
    const type = (name: string, kind: string): void => {
      if (typed.has(name)) return;
      lines.push(`# HELP ${name} ${METRICS[name as Metric]}`, `# TYPE ${name} ${kind}`);
      typed.add(name);
    };
    for (const [key, value] of [...this.counters].sort(([one], [other]) =>
      one < other ? -1 : 1,
    )) {
      type(key.replace(/\{.*/, ''), 'counter');
      lines.push(`${key} ${value}`);
    }
    for (const [name, read] of this.gauges) {
      type(name, name.endsWith('_total') ? 'counter' : 'gauge');
      lines.push(`${name} ${read()}`);
    }
    for (const [name, { counts, sum, count }] of this.histograms) {
      type(name, 'histogram');
      BUCKETS.forEach((most, i) => lines.push(`${name}_bucket{le="${most}"} ${counts[i]}`));
      lines.push(
        `${name}_bucket{le="+Inf"} ${count}`,
        `${name}_sum ${sum}`,
        `${name}_count ${count}`,
      );
    }
    return `${lines.join('\n')}\n`;
  }
}
