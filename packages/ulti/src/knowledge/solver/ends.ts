/**
 * A position's possible ends and their values: for every class the points at which the value rises.
 * It never falls with points.
 */
import { classOf, FLAGS, NEVER, SEVEN, SEVENS, SIDES } from './outcome.ts';

/** Worth by class and card points in the soloist's tricks. */
type Worth = (klass: number, points: number) => number;

/** What is known about an end before it is played. */
export interface Outlook {
  /** Flags that are set already. */
  readonly flags: number;
  /** The trump seven's owner; undefined: it is gone, or there is none. */
  readonly seven: 'soloist' | 'defenders' | undefined;
  /** Fewest and most points in the soloist's tricks. */
  readonly points: readonly [number, number];
}

interface Step {
  readonly from: number;
  readonly worth: number;
}

/** The ends worth at least a level, as points needed by class; NEVER: no points are enough. */
export function needsOf(ends: Ends, level: number, into: Int32Array): void {
  into.fill(NEVER);
  for (const [klass, steps] of ends.entries()) {
    const step = steps.find(({ worth }) => worth >= level);
    if (step !== undefined) into[klass] = step === steps[0] ? -NEVER : step.from;
  }
}

export type Ends = ReadonlyMap<number, readonly Step[]>;

export function endsOf(worth: Worth, outlook: Outlook): Ends {
  const ends = new Map<number, readonly Step[]>();
  for (let seven = 0; seven < SEVENS; seven++) {
    if (seven !== SEVEN.elsewhere) {
      const side = seven <= SEVEN.beaten ? 'soloist' : 'defenders';
      if (outlook.seven !== side) continue;
    }
    for (let flags = 0; flags < FLAGS; flags++) {
      if ((flags & outlook.flags) !== outlook.flags || (flags & SIDES) === 0) continue;
      const klass = classOf(seven, flags);
      ends.set(
        klass,
        climb((points) => worth(klass, points), outlook.points),
      );
    }
  }
  return ends;
}

/** Every value that occurs, including that of an early end, ascending. */
export function levelsOf(ends: Ends, stop: number | undefined): number[] {
  const levels = new Set(stop === undefined ? [] : [stop]);
  for (const steps of ends.values()) for (const { worth } of steps) levels.add(worth);
  return [...levels].sort((a, b) => a - b);
}

/** Where a rising function rises, by bisection. */
function climb(worth: (points: number) => number, [from, to]: readonly [number, number]): Step[] {
  const steps: Step[] = [{ from, worth: worth(from) }];
  const last = worth(to);
  const rise = (low: number, lowWorth: number, high: number, highWorth: number): void => {
    if (lowWorth === highWorth) return;
    if (high - low === 1) {
      steps.push({ from: high, worth: highWorth });
      return;
    }
    const middle = (low + high) >> 1;
    const between = worth(middle);
    rise(low, lowWorth, middle, between);
    rise(middle, between, high, highWorth);
  };
  rise(from, steps[0]?.worth ?? 0, to, last);
  return steps;
}

/** Whether the soloist's points matter. */
export function countsPoints(ends: Ends): boolean {
  return [...ends.values()].some((steps) => steps.length > 1);
}

/** Whether the seven's fate matters. */
export function countsSeven(ends: Ends): boolean {
  return [...ends].some(([klass, steps]) => {
    const others = ends.get(klass % FLAGS);
    return (
      steps.length !== others?.length ||
      steps.some(({ from, worth }, i) => others[i]?.from !== from || others[i].worth !== worth)
    );
  });
}
