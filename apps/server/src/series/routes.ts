/** Series of evenings by plain requests. */
import { isRefusal, refuse } from '@pakli/core';
import { seriesCsv } from '@pakli/tournament';
import { Hono } from 'hono';
import { body, CSV, done, refused, type ApiPorts, type Bound } from '../api-answers.ts';
import { ClubSeries } from './club-series.ts';

const NO_SERIES = refuse('no-such-series', 'table');

export function seriesRoutes({ context, evenings, known, limited }: ApiPorts): Hono<Bound> {
  const series = new ClubSeries(context, evenings);
  const app = new Hono<Bound>();

  /** The answer has the director's key. */
  app.post('/series', known, limited('tables'), async (asked) => {
    const opened = await series.open(await body(asked));
    return isRefusal(opened) ? refused(asked, opened) : asked.json(opened, 201);
  });

  /** Its director adds an evening, or takes one out. */
  app.post('/series/:id', limited('records'), async (asked) => {
    const refusal = await series.change(asked.req.param('id'), await body(asked));
    return done(asked, refusal);
  });

  /** Its director opens the next evening. */
  app.post('/series/:id/evenings', known, limited('tables'), async (asked) => {
    const { person } = asked.var;
    const wish = await body(asked);
    const opened = await series.openEvening(person, asked.req.param('id'), {
      ...(typeof wish === 'object' ? wish : {}),
    });
    return isRefusal(opened) ? refused(asked, opened) : asked.json(opened, 201);
  });

  /** All evenings of a series, and how everybody did in those that are over. */
  app.get('/series/:id', limited('records'), async (asked) => {
    const shown = await series.show(asked.req.param('id'));
    return shown === undefined ? refused(asked, NO_SERIES) : asked.json(shown);
  });

  /** The same as a table for spreadsheets. */
  app.get('/series/:id/standings.csv', limited('records'), async (asked) => {
    const shown = await series.show(asked.req.param('id'));
    if (shown === undefined) return refused(asked, NO_SERIES);
    return asked.body(seriesCsv(shown), 200, CSV);
  });

  return app;
}
