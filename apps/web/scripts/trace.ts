/**
 * `npm run trace`: the longest task of the page's main thread while the strongest players think. Search runs in a
 * worker, so nothing here should come near 50 ms.
 */
import { save } from '../browser/saved.ts';
import { onStage } from '../browser/stage.ts';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Processor time, without waiting. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const TABLES = [
  { game: 'buddy-bluff', names: ['You', 'Bo', 'Cem', 'Dóra'], seed: 3, moves: 8 },
  { game: 'mulle', names: ['You', 'Bo'], seed: 3, moves: 8 },
] as const;

await onStage(async (browser, address) => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(address);
  for (const middle of TABLES) {
    const path = await save(page, middle);
    await page.goto(address + path);
    await page.locator('[data-source] > .table-spot-button').first().click();
    const target = page.locator('[data-light="target"] > .table-spot-button');
    await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
    await target.last().click();
    // A name on its own is a place with several moves: the first of them is played.
    const chip = page.getByRole('group', { name: 'What you can do' }).getByRole('button');
    if ((await page.locator('[data-light="picked"]').count()) > 0) await chip.first().click();
    await page.locator('[data-source]').first().waitFor({ state: 'detached' });
    await page.locator('[data-source]').first().waitFor({ timeout: 60_000 });
    const trace = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: readonly TraceEvent[];
    };
    console.log(`${middle.game}: ${longest(trace.traceEvents)}`);
  }
});

function ms(time = 0): string {
  return `${(time / 1000).toFixed(1)} ms`;
}

function longest(events: readonly TraceEvent[]): string {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = events.filter(
    ({ name, pid, tid, dur }) =>
      name.endsWith('RunTask') && dur !== undefined && mains.has(`${pid}/${tid}`),
  );
  const [worst] = tasks.toSorted((one, other) => (other.dur ?? 0) - (one.dur ?? 0));
  const busiest = Math.max(...tasks.map(({ tdur = 0 }) => tdur));
  const span = Math.max(...tasks.map(({ ts }) => ts)) - Math.min(...tasks.map(({ ts }) => ts));
  return [
    `${tasks.length} tasks of the main thread in ${ms(span)}`,
    `the longest took ${ms(worst?.dur)} by the clock`,
    `the busiest ${ms(busiest)} of the processor`,
  ].join(', ');
}
