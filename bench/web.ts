/**
 * How much main-thread work a page costs, from the navigation until it is
 * playable: traced in Chromium, in processor time rather than wall time. The
 * ratio is to an empty page that creates and lays out a fixed number of boxes,
 * measured next to it in the same run.
 */
import { onStage } from '../apps/web/browser/stage.ts';

type Browser = Parameters<Parameters<typeof onStage>[0]>[0];
type BrowserSession = Awaited<ReturnType<Browser['newBrowserCDPSession']>>;

const RUNS = 5;
const VIEWPORT = { width: 390, height: 844 };
/** The CPU throttling of `slow`. */
const THROTTLE = 4;

const CARD = '[data-source] > .table-spot-button';
/** Each page's address, and what shows that it is playable; at a table, that it is a person's turn. */
const PAGES: Readonly<Record<string, { readonly path: string; readonly sight: string }>> = {
  home: { path: '', sight: '[data-game="ulti"] .card svg' },
  'buddy-bluff': { path: '#/play/buddy-bluff/1/classic/1', sight: CARD },
  mulle: { path: '#/play/mulle/1/short/0', sight: CARD },
  ulti: { path: '#/play/ulti/1/seed/0', sight: CARD },
  compile: { path: '#/play/compile/1/quick/0', sight: CARD },
};

const START = 'web/start/';
const SLOW = 'slow/';
export const WEB_NAMES: readonly string[] = ['', SLOW].flatMap((speed) =>
  Object.keys(PAGES).map((page) => START + speed + page),
);

const KINDS = ['script', 'style', 'layout', 'paint', 'other'] as const;
type Kind = (typeof KINDS)[number];
type Work = Record<Kind, number>;

/** Chromium's names; all other events count as overhead. */
const KIND_OF: Readonly<Record<string, Kind>> = {
  EvaluateScript: 'script',
  FunctionCall: 'script',
  'v8.compile': 'script',
  'v8.compileModule': 'script',
  'v8.evaluateModule': 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  EventDispatch: 'script',
  MajorGC: 'script',
  MinorGC: 'script',
  ParseAuthorStyleSheet: 'style',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
};
const CATEGORIES = 'toplevel,devtools.timeline,blink.user_timing';
const MARK = 'pakli:playable';

/** Chromium trace events: times in microseconds, `tdur` in processor time. */
interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** Runs in the page: marks the end of the frame that shows the awaited element. */
const markSight = (sight: string): string => `
  const watch = new MutationObserver(() => {
    if (document.querySelector(${JSON.stringify(sight)}) === null) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('${MARK}')));
  });
  watch.observe(document, { attributes: true, childList: true, subtree: true });
`;

/** Also runs in the page. */
const isMarked = (mark: string): boolean => performance.getEntriesByName(mark).length > 0;

/** Milliseconds of the main thread up to the mark, each counted for the innermost kind of work. */
function sumUp(events: readonly TraceEvent[]): Work {
  const mark = events.find(({ name }) => name === MARK);
  if (mark === undefined) throw new Error('the page was never ready');
  const work: Work = { script: 0, style: 0, layout: 0, paint: 0, other: 0 };
  const own = events
    .filter(({ ph, pid, tid, ts }) => {
      return ph === 'X' && pid === mark.pid && tid === mark.tid && ts < mark.ts;
    })
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const around: { readonly end: number; readonly kind: Kind }[] = [];
  for (const { name, cat, ts, dur = 0, tdur = 0 } of own) {
    while ((around.at(-1)?.end ?? Infinity) <= ts) around.pop();
    const outer = around.at(-1);
    // All work happens in tasks.
    const kind = KIND_OF[name] ?? (outer === undefined ? 'other' : undefined);
    if (kind === undefined || (outer === undefined && !cat.includes('toplevel'))) continue;
    work[kind] += tdur / 1000;
    if (outer !== undefined) work[outer.kind] -= tdur / 1000;
    around.push({ end: ts + dur, kind });
  }
  return work;
}

async function trace(session: BrowserSession, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', { categories: CATEGORIES, transferMode: 'ReportEvents' });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events;
}

interface Visit extends Work {
  readonly total: number;
  readonly nodes: number;
  readonly files: number;
}

/** For a first-time visitor. */
async function visit(
  browser: Browser,
  { path, sight }: { readonly path: string; readonly sight: string },
  throttle: number,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    await context.addInitScript(markSight(sight));
    await context.addInitScript(`localStorage.setItem('pakli.settings', '{"speed":"off"}')`);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    const events = await trace(await browser.newBrowserCDPSession(), async () => {
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(isMarked, MARK, { polling: 100 });
    });
    // Copies of drawings are nodes, too.
    const { nodes } = await session.send('Memory.getDOMCounters');
    const files = await page.evaluate(() => performance.getEntriesByType('resource').length);
    const work = sumUp(events);
    return { ...work, nodes, files, total: KINDS.reduce((sum, kind) => sum + work[kind], 0) };
  } finally {
    await context.close();
  }
}

/** A page of 3,000 boxes with a word in each, created by a script: the baseline for this machine's browser. */
const YARDSTICK = `data:text/html,<!doctype html><body><script>
for (let n = 0; n < 3000; n++) {
  const box = document.createElement('div');
  box.className = 'box box-' + n;
  box.textContent = 'box ' + n;
  document.body.append(box);
}
document.body.id = 'done';
</script>`;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

export interface WebStart {
  readonly name: string;
  readonly value: number;
  readonly ratio: number;
  readonly note: string;
}

/** One after the other in one browser, each reported as soon as it is measured. */
export function measureWebStarts(
  names: readonly string[],
  report: (start: WebStart) => void,
): Promise<void> {
  return onStage(async (browser, address) => {
    for (const name of names) report(await measure(browser, address, name));
  });
}

async function measure(browser: Browser, address: string, name: string): Promise<WebStart> {
  const slow = name.startsWith(START + SLOW);
  const page = PAGES[name.slice((slow ? START + SLOW : START).length)];
  if (page === undefined) throw new Error(`no benchmark is called ${name}`);
  const throttle = slow ? THROTTLE : 1;
  const there = { path: address + page.path, sight: page.sight };
  const runs: { readonly seen: Visit; readonly ratio: number }[] = [];
  await visit(browser, there, throttle);
  for (let run = 0; run < RUNS; run++) {
    const beside = await visit(browser, { path: YARDSTICK, sight: '#done' }, throttle);
    const seen = await visit(browser, there, throttle);
    runs.push({ seen, ratio: seen.total / beside.total });
  }
  const middle = (kind: keyof Visit): number =>
    Math.round(median(runs.map(({ seen }) => seen[kind])));
  const parts = KINDS.map((kind) => `${kind} ${middle(kind)}`).join(', ');
  return {
    name,
    value: median(runs.map(({ seen }) => seen.total)),
    ratio: median(runs.map(({ ratio }) => ratio)),
    note: `${parts} ms; ${middle('nodes')} nodes, ${middle('files')} files`,
  };
}
