/** Series of evenings by plain requests. */
import { isRefusal, refuse } from '@pakli/core';
import { seriesCsv } from '@pakli/tournament';
import type { Hono } from 'hono';
import type { Admission } from '../admission.ts';
import { body, refused, tooOften, type ApiContext, type Bound } from '../api-answers.ts';
import type { KnownPerson } from '../store/store.ts';
import type { ClubSeries } from './club-series.ts';

export interface SeriesRoutePorts {
  readonly admission: Admission;
  readonly series: ClubSeries;
  readonly who: (asked: ApiContext) => Promise<KnownPerson | undefined>;
}

const NO_NAME = refuse('no-name', 'table');
const NO_SERIES = refuse('no-such-series', 'table');

export function addSeriesRoutes(
  app: Hono<Bound>,
  { admission, series, who }: SeriesRoutePorts,
): void {
  /** The answer has the director's key. */
  app.post('/series', async (asked) => {
    if ((await who(asked)) === undefined) return refused(asked, NO_NAME);
    if (!admission.mayOpenTable(asked.env.incoming)) return tooOften(asked);
    const opened = await series.open(await body(asked));
    return isRefusal(opened) ? refused(asked, opened) : asked.json(opened, 201);
  });

  /** Its director adds an evening, or takes one out. */
  app.post('/series/:id', async (asked) => {
    if (!admission.mayReadRecord(asked.env.incoming)) return tooOften(asked);
    const refusal = await series.change(asked.req.param('id'), await body(asked));
    return refusal === undefined ? asked.body(null, 204) : refused(asked, refusal);
  });

  /** Its director opens the next evening. */
  app.post('/series/:id/evenings', async (asked) => {
    const person = await who(asked);
    if (person === undefined) return refused(asked, NO_NAME);
    if (!admission.mayOpenTable(asked.env.incoming)) return tooOften(asked);
    const wish = await body(asked);
    const opened = await series.openEvening(person, asked.req.param('id'), {
      ...(typeof wish === 'object' ? wish : {}),
    });
    return isRefusal(opened) ? refused(asked, opened) : asked.json(opened, 201);
  });

  /** All evenings of a series, and how everybody did in those that are over. */
  app.get('/series/:id', async (asked) => {
    if (!admission.mayReadRecord(asked.env.incoming)) return tooOften(asked);
    const shown = await series.show(asked.req.param('id'));
    return shown === undefined ? refused(asked, NO_SERIES) : asked.json(shown);
  });

  /** The same as a table for spreadsheets. */
  app.get('/series/:id/standings.csv', async (asked) => {
    if (!admission.mayReadRecord(asked.env.incoming)) return tooOften(asked);
    const shown = await series.show(asked.req.param('id'));
    if (shown === undefined) return refused(asked, NO_SERIES);
    return asked.body(seriesCsv(shown), 200, { 'Content-Type': 'text/csv; charset=utf-8' });
  });
}
