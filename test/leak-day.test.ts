/** Nobody learns anything of a board of the day before they have played it; planted leaks are noticed. */
import { dayViewFor, Day, type DayTry } from '@pakli/host';
import { expect, test } from 'vitest';
import { LiveDay } from '../apps/server/src/day/live-day.ts';
import { compareDays, type PlantedDayLeak } from './leak-day.ts';

const SEEDS = [1, 2];

/** Replaces a method of a class; the result restores it. */
function replace(owner: object, key: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, key);
  if (before === undefined) throw new Error(`there is no ${key}`);
  Object.defineProperty(owner, key, { ...before, value });
  return () => void Object.defineProperty(owner, key, before);
}

const inView =
  (tell: (day: Day) => unknown): NonNullable<PlantedDayLeak['answer']> =>
  ([status, headers, body], day) => [
    status,
    headers,
    body.replace(/}$/, `,"more":${JSON.stringify(tell(day))}}`),
  ];

const triesOf = (day: Day): DayTry[] => day.tries.flatMap((tries) => [...tries.values()]);

const LEAKS: readonly PlantedDayLeak[] = [
  {
    name: 'boards shown to whoever asks',
    install: () => replace(Day.prototype, 'isShown', () => true),
  },
  {
    name: 'records of boards that others have played',
    install: () => replace(LiveDay.prototype, 'isShown', async () => true),
  },
  {
    name: 'what computers did',
    install: () =>
      replace(
        LiveDay.prototype,
        'computedRecord',
        async function (this: LiveDay, board: number, run: number) {
          const day = Reflect.get(this, 'day') as Day;
          return day.computed[board]?.get(run)?.record ?? '';
        },
      ),
  },
  {
    name: 'how many computers have played',
    answer: inView((day) => day.computed.map(({ size }) => size)),
  },
  { name: 'how many events there are', answer: inView(({ seq }) => seq) },
  {
    name: 'how many have finished a board',
    answer: inView((day) => triesOf(day).filter(({ result }) => result !== undefined).length),
  },
  {
    name: 'the standing over all boards',
    answer: inView((day) => {
      const over = Object.assign(Object.create(Day.prototype) as Day, day, { secret: '' });
      return dayViewFor(over, null, 0, String).standings.map(({ percent }) => percent);
    }),
  },
  {
    name: 'the length of an answer',
    answer: ([status, headers, body], day) => [
      status,
      [...headers, ['content-length', `${JSON.stringify(triesOf(day)).length}`]],
      body,
    ],
  },
];

test('all that leaves the server is the same in both worlds', async () => {
  const found = await compareDays(1);
  expect(found.faults).toEqual([]);
  expect(found.answers).toBeGreaterThan(100);
  // Otherwise there would be nothing to leak.
  expect(found.differ).toBe(true);
});

test.for(LEAKS)('$name: noticed', async (plant) => {
  const faults: string[] = [];
  for (const seed of SEEDS) {
    if (faults.length === 0) faults.push(...(await compareDays(seed, plant)).faults);
  }
  expect(faults).not.toEqual([]);
});
