/** Requests about tables that are open to anyone, and about people one does not want to meet. */
import { refuse, type Refusal } from '@pakli/core';
import { fits, strictObjectOf, trueOrFalse } from '@pakli/core/shape';
import { Hono } from 'hono';
import type { Admission } from '../admission.ts';
import { body, fieldOf, refused, tooOften, type ApiContext, type Bound } from '../api-answers.ts';
import type { ServerContext } from '../context.ts';
import type { KnownPerson } from '../store/store.ts';
import type { LiveTables } from '../tables.ts';
import { OpenSeats } from './open-seats.ts';

export interface OpenSeatPorts {
  readonly context: ServerContext;
  readonly admission: Admission;
  readonly tables: LiveTables;
  readonly who: (asked: ApiContext) => Promise<KnownPerson | undefined>;
}

const WISH = strictObjectOf({ open: trueOrFalse }, { programs: trueOrFalse, named: trueOrFalse });

export function openSeatRoutes({ context, admission, tables, who }: OpenSeatPorts): Hono<Bound> {
  const seats = new OpenSeats(context, tables);
  const app = new Hono<Bound>();

  /** Does what a person wants, and answers with nothing or why not. */
  const doFor = async (
    asked: ApiContext,
    work: (person: KnownPerson) => Promise<Refusal | undefined>,
  ): Promise<Response> => {
    const person = await who(asked);
    const refusal = person === undefined ? refuse('no-name', 'table') : await work(person);
    return refusal === undefined ? asked.body(null, 204) : refused(asked, refusal);
  };

  app.get('/open', async (asked) =>
    asked.json({ now: context.now(), tables: await seats.list(await who(asked)) }),
  );

  app.get('/tables/:id/open', async (asked) => {
    const { open, programs, named } = await seats.wishOf(asked.req.param('id'));
    return asked.json({ open, programs, named });
  });

  app.post('/tables/:id/open', async (asked) => {
    if (!admission.mayOpenSeats(asked.env.incoming)) return tooOften(asked);
    const wish = await body(asked);
    if (!fits(WISH, wish)) {
      return refused(asked, refuse('bad-request', 'table', { at: WISH(wish, '')?.at ?? '' }));
    }
    const { open, programs = false, named = false } = wish;
    const id = asked.req.param('id');
    return doFor(asked, (person) => seats.open(person, id, { open, programs, named }));
  });

  app.post('/tables/:id/block', async (asked) => {
    const seat = await fieldOf(asked, 'seat');
    const at = typeof seat === 'number' ? seat : -1;
    return doFor(asked, (person) => seats.block(person, asked.req.param('id'), at));
  });

  app.get('/me/blocks', async (asked) => {
    const person = await who(asked);
    if (person === undefined) return refused(asked, refuse('no-name', 'table'));
    return asked.json({ blocks: await seats.blocksOf(person) });
  });

  app.delete('/me/blocks/:at', async (asked) =>
    doFor(asked, async ({ id }) => {
      const at = Number(asked.req.param('at'));
      if (Number.isSafeInteger(at)) await context.store.unblock(id, at);
      return undefined;
    }),
  );

  return app;
}
