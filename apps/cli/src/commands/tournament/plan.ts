/** `pakli tournament plan`: a movement on paper, with how often people meet. */
import { inspectPlan, planMovement, type Movement, type PlanReport } from '@pakli/tournament';

export interface PlanFlags {
  readonly people: number;
  readonly seats: number;
  readonly rounds?: number;
  readonly seed: number;
  readonly json?: true;
}

export function plan(given: PlanFlags): number {
  const { people, seats } = given;
  const movement = planMovement(given);
  const { kind, fillers, rounds } = movement;
  const report = inspectPlan(rounds, people, seats);
  if (given.json) {
    console.log(JSON.stringify({ people, seats, kind, fillers, rounds, ...report }));
    return 0;
  }
  const name = (person: number): string =>
    person < people ? String(person + 1) : `C${person - people + 1}`;
  const width = String(people).length;
  const lines = rounds.map((tables, round) => {
    const seated = tables.map((table) =>
      table.map((person) => name(person).padStart(width)).join(' '),
    );
    return `round ${String(round + 1).padStart(String(rounds.length).length)}   ${seated.join(' | ')}`;
  });
  console.log(`${describeMovement(movement, people, seats)}\n${describeReport(report)}\n`);
  console.log(lines.join('\n'));
  if (fillers > 0) console.log('C is a computer that fills a table.');
  return 0;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export function describeMovement(
  { rounds, fillers }: Movement,
  people: number,
  seats: number,
): string {
  const filled = fillers === 0 ? '' : ` and ${counted(fillers, 'computer')}`;
  const tables = counted((people + fillers) / seats, 'table');
  return `${people} people${filled}, ${tables} of ${seats}, ${counted(rounds.length, 'round')}`;
}

const TIMES = ['never', 'once', 'twice'];

/** How often people meet and sit, in a sentence. */
export function describeReport({ meetings, unevenness }: PlanReport): string {
  const parts = meetings.flatMap((pairs, times) =>
    pairs === 0 ? [] : [`${counted(pairs, 'pair')} ${TIMES[times] ?? `${times} times`}`],
  );
  const even = unevenness === 0 ? 'sat in equally often' : `even to within ${unevenness}`;
  const met = parts.length === 0 ? 'none' : parts.join(', ');
  return `meetings: ${met}; lines: ${even}`;
}
