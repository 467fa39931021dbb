/** The boards of the day by plain requests: what somebody may see follows from what they have played. */
import { isRefusal, refuse } from '@pakli/core';
import { parseDayId, pastBoardsOf } from '@pakli/host';
import { tournamentCsv, type Tournament } from '@pakli/tournament';
import { Hono, type MiddlewareHandler } from 'hono';
import { CSV, oncePer, refused, type ApiPorts, type Bound } from '../api-answers.ts';
import { decisionsCsv } from './decisions.ts';
import type { LiveDay } from './live-day.ts';

function numberOf(text: string | undefined): number {
  return /^\d{1,4}$/.test(text ?? '') ? Number(text) : -1;
}

/** All of a day that is over: as a file that anybody can recount, and as tables for spreadsheets. */
const finished: MiddlewareHandler<
  Bound & { Variables: { day: LiveDay; results: Tournament } }
> = async (asked, next) => {
  const results = await asked.var.day.results();
  if (isRefusal(results)) return refused(asked, results);
  asked.set('results', results);
  return next();
};

export function dayRoutes({ context, days, who, known, limited }: ApiPorts): Hono<Bound> {
  const app = new Hono<Bound>();
  const found: MiddlewareHandler<Bound & { Variables: { day: LiveDay } }> = async (asked, next) => {
    const day = await days.find(asked.req.param('day') ?? '');
    if (day === undefined) return refused(asked, refuse('no-such-day', 'table'));
    asked.set('day', day);
    return next();
  };

  /** Today's boards of every game. */
  app.get('/days', async (asked) => {
    const person = await who(asked);
    const views = [];
    for (const id of await days.open()) {
      const view = await days.at(id, (day) => day.viewFor(person));
      if (view !== undefined) views.push(view);
    }
    return asked.json({ now: context.now(), days: views });
  });

  app.get('/days/:day', found, async (asked) =>
    asked.json(await asked.var.day.look(await who(asked))),
  );

  /** The day before one, where it was kept: a page leafs back through them. */
  app.get('/days/:day/before', async (asked) => {
    const at = parseDayId(asked.req.param('day'));
    const day = at && (await days.before(at.game, at.date));
    return asked.json({ day: day ?? null });
  });

  /** Begins a board, or finds the table where somebody has begun it. */
  app.post('/days/:day/boards/:board', known, found, async (asked) => {
    const { day, person } = asked.var;
    const table = await day.begin(person, numberOf(asked.req.param('board')));
    return isRefusal(table) ? refused(asked, table) : asked.json({ table });
  });

  /** What a computer of the field did with a board. */
  app.get('/days/:day/boards/:board/field/:run', limited('records'), found, async (asked) => {
    const [board, run] = [asked.req.param('board'), asked.req.param('run')].map(numberOf);
    const record = await asked.var.day.computedRecord(board ?? -1, run ?? -1, await who(asked));
    return isRefusal(record) ? refused(asked, record) : asked.json({ record });
  });

  app.get('/days/:day/boards', limited('records'), found, finished, (asked) =>
    asked.json(pastBoardsOf(asked.var.results)),
  );
  app.get('/days/:day/results', limited('records'), found, finished, (asked) =>
    asked.json(asked.var.results),
  );
  const csvOf = oncePer(tournamentCsv);
  app.get('/days/:day/results.csv', limited('records'), found, finished, (asked) =>
    asked.body(csvOf(asked.var.results), 200, CSV),
  );
  const decisionsOf = oncePer((results: Tournament) => decisionsCsv(results, context.machine));
  app.get('/days/:day/decisions.csv', limited('records'), found, finished, async (asked) =>
    asked.body(await decisionsOf(asked.var.results), 200, CSV),
  );
  return app;
}
