/** What an operator may count. No table, person or card is in here: numbers only. */

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
  private readonly counters = new Map<string, number>();
  private readonly histograms = new Map<string, Histogram>();
  private readonly gauges = new Map<string, () => number>();

  /** One more of something, such as `pakli_refused{why="stale"}`. */
  count(name: string, label?: readonly [key: string, value: string]): void {
    const key = label === undefined ? name : `${name}{${label[0]}="${label[1]}"}`;
    this.counters.set(key, (this.counters.get(key) ?? 0) + 1);
  }

  time(name: string, ms: number): void {
    const histogram = this.histograms.get(name) ?? new Histogram();
    histogram.add(ms);
    this.histograms.set(name, histogram);
  }

  gauge(name: string, read: () => number): void {
    this.gauges.set(name, read);
  }

  /** As Prometheus reads it. */
  format(): string {
    const lines: string[] = [];
    const typed = new Set<string>();
    const type = (name: string, kind: string): void => {
      if (!typed.has(name)) lines.push(`# TYPE ${name} ${kind}`);
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
