/** Plans of rounds, and their statistics. */

/** One round: the people of every table by line. */
export type RoundPlan = readonly (readonly number[])[];

/** How evenly people meet and sit. */
export interface PlanReport {
  /** By number of meetings, from 0: how many pairs of people meet that often. */
  readonly meetings: readonly number[];
  /** The largest difference for one person between how often they sit in two lines. */
  readonly unevenness: number;
}

/** How often each two of `count` people have met: `met[a * count + b]`. */
export function countMeetings(rounds: readonly RoundPlan[], count: number): Uint16Array {
  const met = new Uint16Array(count * count);
  for (const table of rounds.flat()) {
    for (const one of table) {
      for (const other of table) {
        if (one !== other) met[one * count + other] = (met[one * count + other] ?? 0) + 1;
      }
    }
  }
  return met;
}

/** How often everybody sat in each line: `sat[person][line]`. */
export function countLines(rounds: readonly RoundPlan[], count: number, seats: number): number[][] {
  const sat = Array.from({ length: count }, () => Array<number>(seats).fill(0));
  for (const table of rounds.flat()) {
    for (const [line, person] of table.entries()) {
      const own = sat[person];
      if (own !== undefined) own[line] = (own[line] ?? 0) + 1;
    }
  }
  return sat;
}

/** The statistics of a plan for `people` people; higher numbers are computers that fill tables. */
export function inspectPlan(
  rounds: readonly RoundPlan[],
  people: number,
  seats: number,
): PlanReport {
  const count = Math.max(people, ...rounds.flat(2).map((person) => person + 1));
  const met = countMeetings(rounds, count);
  const meetings: number[] = [];
  for (let one = 0; one < people; one++) {
    for (let other = 0; other < one; other++) {
      const times = met[one * count + other] ?? 0;
      while (meetings.length <= times) meetings.push(0);
      meetings[times] = (meetings[times] ?? 0) + 1;
    }
  }
  const sat = countLines(rounds, count, seats).slice(0, people);
  const unevenness = Math.max(0, ...sat.map((own) => Math.max(...own) - Math.min(...own)));
  return { meetings, unevenness };
}

/**
 * The people of a table by line on the n-th board of a round, from 0: the lines rotate by one after
 * every board, as the deal does.
 */
export function turnLines(table: readonly number[], board: number): number[] {
  return table.map((_, line) => table[(line + board) % table.length] ?? 0);
}
