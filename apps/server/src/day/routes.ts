/** The boards of the day by plain requests. What is asked for is answered for anyone who asks. */
import { isRefusal, refuse, type Refusal } from '@pakli/core';
import { parseDayId, pastBoardsOf } from '@pakli/host';
import { tournamentCsv, type Tournament } from '@pakli/tournament';
import type { Hono } from 'hono';
import type { Admission } from '../admission.ts';
import { refused, tooOften, type ApiContext, type Bound } from '../api-answers.ts';
import type { ServerContext } from '../context.ts';
import type { KnownPerson } from '../store/store.ts';
import { decisionsCsv } from './decisions.ts';
import type { LiveDay } from './live-day.ts';
import type { LiveDays } from './live-days.ts';

export interface DayRoutePorts {
  readonly context: ServerContext;
  readonly admission: Admission;
  readonly days: LiveDays;
  readonly who: (asked: ApiContext) => Promise<KnownPerson | undefined>;
}

const NO_DAY = refuse('no-such-day', 'table');
const CSV = { 'Content-Type': 'text/csv; charset=utf-8' };

function numberOf(text: string | undefined): number {
  return /^\d{1,4}$/.test(text ?? '') ? Number(text) : -1;
}

export function addDayRoutes(
  app: Hono<Bound>,
  { context, admission, days, who }: DayRoutePorts,
): void {
  const find = (asked: ApiContext): Promise<LiveDay | undefined> =>
    days.find(asked.req.param('day') ?? '');

  /** Today's boards of every game. */
  app.get('/days', async (asked) => {
    const person = await who(asked);
    const views = [];
    for (const id of await days.open()) {
      const day = await days.find(id);
      if (day !== undefined) views.push(await day.viewFor(person));
    }
    return asked.json({ now: context.now(), days: views });
  });

  app.get('/days/:day', async (asked) => {
    const day = await find(asked);
    if (day === undefined) return refused(asked, NO_DAY);
    return asked.json(await day.look(await who(asked)));
  });

  /** The day before one, where it was kept: a page leafs back through them. */
  app.get('/days/:day/before', async (asked) => {
    const at = parseDayId(asked.req.param('day'));
    const day = at && (await days.before(at.game, at.date));
    return asked.json({ day: day ?? null });
  });

  /** Begins a board, or finds the table where somebody has begun it. */
  app.post('/days/:day/boards/:board', async (asked) => {
    const person = await who(asked);
    if (person === undefined) return refused(asked, refuse('no-name', 'table'));
    const day = await find(asked);
    if (day === undefined) return refused(asked, NO_DAY);
    const table = await day.begin(person, numberOf(asked.req.param('board')));
    return isRefusal(table) ? refused(asked, table) : asked.json({ table });
  });

  /** What a computer of the field did with a board. */
  app.get('/days/:day/boards/:board/field/:run', async (asked) => {
    if (!admission.mayReadRecord(asked.env.incoming)) return tooOften(asked);
    const day = await find(asked);
    if (day === undefined) return refused(asked, NO_DAY);
    const [board, run] = [asked.req.param('board'), asked.req.param('run')].map(numberOf);
    const record = await day.computedRecord(board ?? -1, run ?? -1, await who(asked));
    return isRefusal(record) ? refused(asked, record) : asked.json({ record });
  });

  /** All of a day that is over: as a file that anybody can recount, and as tables for spreadsheets. */
  const results = async (asked: ApiContext): Promise<Tournament | Refusal> => {
    if (!admission.mayReadRecord(asked.env.incoming)) return refuse('too-often', 'table');
    const day = await find(asked);
    return day === undefined ? NO_DAY : day.results();
  };
  app.get('/days/:day/boards', async (asked) => {
    const found = await results(asked);
    return isRefusal(found) ? refused(asked, found) : asked.json(pastBoardsOf(found));
  });
  app.get('/days/:day/results', async (asked) => {
    const found = await results(asked);
    return isRefusal(found) ? refused(asked, found) : asked.json(found);
  });
  app.get('/days/:day/results.csv', async (asked) => {
    const found = await results(asked);
    if (isRefusal(found)) return refused(asked, found);
    return asked.body(tournamentCsv(found), 200, CSV);
  });
  /** However many ask, it is written once for the same results. */
  const decisions = new WeakMap<Tournament, Promise<string>>();
  app.get('/days/:day/decisions.csv', async (asked) => {
    const found = await results(asked);
    if (isRefusal(found)) return refused(asked, found);
    const written = decisions.get(found) ?? decisionsCsv(found, context.machine);
    decisions.set(found, written);
    return asked.body(await written, 200, CSV);
  });
}
