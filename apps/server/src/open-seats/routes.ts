/** Requests about tables that are open to anyone, and about people one does not want to meet. */
import { isRefusal } from '@pakli/core';
import { strictObjectOf, trueOrFalse } from '@pakli/core/shape';
import { Hono } from 'hono';
import { body, done, fieldOf, refused, type ApiPorts, type Bound } from '../api-answers.ts';
import { readRequest } from '../read-request.ts';
import { OpenSeats } from './open-seats.ts';

const WISH = strictObjectOf({ open: trueOrFalse }, { programs: trueOrFalse, named: trueOrFalse });

export function openSeatRoutes({ context, tables, who, known, limited }: ApiPorts): Hono<Bound> {
  const seats = new OpenSeats(context, tables);
  const app = new Hono<Bound>();

  app.get('/open', async (asked) =>
    asked.json({ now: context.now(), tables: await seats.list(await who(asked)) }),
  );

  app.get('/tables/:id/open', async (asked) => {
    const { open, programs, named } = await seats.wishOf(asked.req.param('id'));
    return asked.json({ open, programs, named });
  });

  app.post('/tables/:id/open', limited('openings'), known, async (asked) => {
    const wish = readRequest(WISH, await body(asked));
    if (isRefusal(wish)) return refused(asked, wish);
    const { open, programs = false, named = false } = wish;
    const id = asked.req.param('id');
    return done(asked, await seats.open(asked.var.person, id, { open, programs, named }));
  });

  app.post('/tables/:id/block', known, async (asked) => {
    const seat = await fieldOf(asked, 'seat');
    const at = typeof seat === 'number' ? seat : -1;
    return done(asked, await seats.block(asked.var.person, asked.req.param('id'), at));
  });

  app.get('/me/blocks', known, async (asked) =>
    asked.json({ blocks: await seats.blocksOf(asked.var.person) }),
  );

  app.delete('/me/blocks/:at', known, async (asked) => {
    const at = Number(asked.req.param('at'));
    if (Number.isSafeInteger(at)) await context.store.unblock(asked.var.person.id, at);
    return done(asked);
  });

  return app;
}
