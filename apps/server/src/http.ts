/** The HTTP API: who somebody is, new tables, records, evenings. */
import { GAMES } from '@pakli/catalogue';
import { isRefusal, refuse, type Refusal } from '@pakli/core';
import { isDayId } from '@pakli/host';
import { PROTOCOL, type Farewell } from '@pakli/protocol';
import { tournamentCsv } from '@pakli/tournament';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { bringTables } from './accounts/bring-tables.ts';
import { accountRoutes } from './accounts/routes.ts';
import { relyingPartyOf } from './accounts/relying-party.ts';
import {
  apiPortsOf,
  body,
  CSV,
  done,
  fieldOf,
  oncePer,
  refused,
  tooOften,
  type ApiContext,
  type Bound,
  type HttpPorts,
} from './api-answers.ts';
import { lanAddress } from './lan-address.ts';
import { logFailure } from './context.ts';
import { lookOf } from './look-alikes.ts';
import { MOST_TABLES, summariesOf } from './my-tables/summaries.ts';
import { openSeatRoutes } from './open-seats/routes.ts';
import { isProgram, readName } from './people.ts';
import { calendarRoutes } from './push/calendar-routes.ts';
import { pushRoutes } from './push/routes.ts';
import type { ServerSettings } from './settings.ts';
import type { PassProblem, KnownPerson } from './store/store.ts';
import { dayRoutes } from './day/routes.ts';
import { seriesRoutes } from './series/routes.ts';

/** Longest body. */
const MOST_BYTES = 4096;

/** Why a one-time link is refused. */
const PASSES: Readonly<Record<PassProblem, Refusal>> = {
  unknown: refuse('pass-unknown', 'table'),
  used: refuse('pass-used', 'table'),
  late: refuse('pass-late', 'table'),
};

/** The address for people in the same network, for somebody at this machine, whose page has `localhost`. */
function homeFor(
  { env: { incoming } }: ApiContext,
  { address, origin }: ServerSettings,
): string | null {
  const { remoteAddress = '', localPort } = incoming.socket;
  // A proxy on this machine forwards requests from anywhere.
  const forwarded = incoming.headers['x-forwarded-for'] !== undefined;
  const ours = !forwarded && /^(::ffff:)?127\.|^::1$/.test(remoteAddress);
  const home = ours && address === '0.0.0.0' && origin === undefined ? lanAddress() : undefined;
  return home === undefined ? null : `http://${home}:${localPort}/`;
}

export function api(given: HttpPorts): Hono<Bound> {
  const { context, admission, cookie, people, tables, evenings, days } = given;
  const ports = apiPortsOf(given);
  const { who, known, limited } = ports;
  const app = new Hono<Bound>();

  app.use(async (asked, next) => {
    asked.header('Cache-Control', 'no-store');
    const safe = ['GET', 'HEAD'].includes(asked.req.method);
    if (
      !admission.isOurHost(asked.env.incoming) ||
      (!safe && !admission.isOurPage(asked.env.incoming))
    ) {
      return refused(asked, refuse('foreign-page', 'table'));
    }
    return next();
  });
  app.use(limited('requests'));
  const short = bodyLimit({
    maxSize: MOST_BYTES,
    onError: (asked) => asked.json({ refusal: refuse('too-long', 'table') }, 413),
  });
  app.use(short);

  /** There is a server: the page may offer to play with friends. */
  app.get('/hello', async (asked) => {
    const person = await who(asked);
    return asked.json({
      protocol: PROTOCOL,
      games: GAMES.map(({ id }) => id),
      name: person?.name ?? null,
      home: homeFor(asked, context.settings),
      boards: context.settings.boards,
      passkeys: relyingPartyOf(context.settings, asked.req.header('host')) !== undefined,
    });
  });

  /** A name for a new guest, or another name for a known person. */
  app.post('/me', async (asked) => {
    const given = await body(asked);
    const wish = given as { name?: unknown; program?: unknown } | null | undefined;
    const before = await who(asked);
    // Once a program, always one.
    const program = before === undefined ? wish?.program === true : isProgram(before.name);
    const name = readName(wish?.name, program);
    if (name === undefined) return refused(asked, refuse('bad-name', 'table'));
    if (before !== undefined) {
      const refusal = await rename({ context, admission, tables, evenings }, before, name);
      return refusal === undefined ? asked.json({ name }) : refused(asked, refusal);
    }
    if ((await context.store.ownerOf(lookOf(name))) !== undefined)
      return refused(asked, refuse('name-owned', 'table'));
    if (!admission.may('guests', asked.env.incoming)) return tooOften(asked);
    const { person, key } = await people.welcome(name);
    context.names.set(person.id, name);
    asked.header('Set-Cookie', cookie.write(key));
    return asked.json({ name }, 201);
  });

  /** All that is kept of a person. */
  app.get('/me', known, (asked) => asked.json(asked.var.person));

  app.delete('/me', async (asked) => {
    const person = await who(asked);
    if (person !== undefined) await forgetPerson({ context, tables, evenings }, person.id);
    asked.header('Set-Cookie', cookie.write('', 0));
    return done(asked);
  });

  /** A one-time link for another browser of the same person. */
  app.post('/me/pass', known, limited('guests'), async (asked) => {
    const { person } = asked.var;
    return asked.json({ pass: await people.pass(person) }, 201);
  });

  /** Whom such a link signs in, so that the page can ask first. */
  app.post('/pass/name', async (asked) => {
    const person = await people.passOf(await fieldOf(asked, 'pass'));
    if (typeof person === 'string') return refused(asked, PASSES[person]);
    return asked.json({ name: person.name });
  });

  /** Signs the browser in as the person of the link, whoever it was before; its matches may come along. */
  app.post('/pass', limited('guests'), async (asked) => {
    const given = (await body(asked)) as { pass?: unknown; bring?: unknown } | null | undefined;
    const before = given?.bring === true ? await who(asked) : undefined;
    const entered = await people.enter(given?.pass);
    if (typeof entered === 'string') return refused(asked, PASSES[entered]);
    if (before !== undefined) await bringTables(context, tables, before.id, entered.person.id);
    asked.header('Set-Cookie', cookie.write(entered.key));
    return asked.json({ name: entered.person.name });
  });

  app.route('/', accountRoutes(ports));
  app.route('/', openSeatRoutes(ports));
  app.route('/', dayRoutes(ports));
  app.route('/', seriesRoutes(ports));
  app.route('/push', pushRoutes(ports));
  app.route('/calendar', calendarRoutes(ports));

  app.post('/tables', known, limited('tables'), async (asked) => {
    const { person } = asked.var;
    const table = await tables.open(person, await body(asked));
    return isRefusal(table) ? refused(asked, table) : asked.json({ table }, 201);
  });

  /** All tables where somebody sits, once; a page that wants changes opens a socket. */
  app.get('/tables', async (asked) => {
    const person = await who(asked);
    const now = context.now();
    if (person === undefined) return asked.json({ now, tables: [], unread: [] });
    const ids = await context.store.tablesOf(person.id, MOST_TABLES);
    // A table that cannot be read just now is listed apart.
    const { tables: found, unread } = await summariesOf(context, tables, person.id, ids);
    return asked.json({ now, tables: found, unread });
  });

  /** The record of a match that is over, and what shows that its cards were dealt honestly. */
  app.get('/tables/:id/record', limited('records'), async (asked) => {
    const live = await tables.find(asked.req.param('id'));
    // What was played at a table of an evening stays secret while others play the same board.
    const played = await live?.look(({ opened }) => opened.evening);
    const evening = played && (await (isDayId(played.id) ? days : evenings).find(played.id));
    const reader = played && (await who(asked))?.id;
    if (played !== undefined && (await evening?.isShown(played.round, reader)) !== true) {
      return refused(asked, refuse(isDayId(played.id) ? 'board-open' : 'round-open', 'table'));
    }
    const finished = await live?.finished();
    if (finished === undefined) return refused(asked, refuse('no-such-table', 'table'));
    if (isRefusal(finished)) return refused(asked, finished);
    const { record, deal } = finished;
    if (played === undefined) return asked.json({ record, deal });
    // The secret of an evening is shown when it ends.
    const proof = await evening?.proofFrom(played.firstBoard);
    return asked.json(proof === undefined ? { record } : { record, deal: proof });
  });

  /** An evening of many tables; the answer has the director's key. */
  app.post('/evenings', known, limited('tables'), async (asked) => {
    const { person } = asked.var;
    const opened = await evenings.open(person, await body(asked));
    return isRefusal(opened) ? refused(asked, opened) : asked.json(opened, 201);
  });

  /** The results of the rounds that are finished, as a file that anybody can recount. */
  app.get('/evenings/:id/results', limited('records'), async (asked) => {
    const live = await evenings.find(asked.req.param('id'));
    if (live === undefined) return refused(asked, refuse('no-such-evening', 'table'));
    return asked.json(await live.results());
  });

  const csvOf = oncePer(tournamentCsv);
  /** The same as a table for spreadsheets. */
  app.get('/evenings/:id/results.csv', limited('records'), async (asked) => {
    const live = await evenings.find(asked.req.param('id'));
    if (live === undefined) return refused(asked, refuse('no-such-evening', 'table'));
    return asked.body(csvOf(await live.results()), 200, CSV);
  });

  app.all('*', (asked) => refused(asked, refuse('no-such-page', 'table')));
  app.onError((error, asked) => {
    logFailure(context, 'a request failed', error);
    return asked.json({ refusal: refuse('failed', 'table') }, 500);
  });
  return app;
}

/** Renames somebody: rate limited, and not to a name that looks like another at their tables and evenings. */
type RenamePorts = Pick<HttpPorts, 'context' | 'admission' | 'tables' | 'evenings'>;

export async function rename(
  { context, admission, tables, evenings }: RenamePorts,
  { id, name: before }: KnownPerson,
  name: string,
): Promise<Refusal | undefined> {
  if (name === before) return undefined;
  if (!admission.mayRename(id)) return refuse('too-often', 'table');
  const isTaken = async (): Promise<boolean> =>
    (await tables.isNameTaken(id, name)) || evenings.isNameTaken(id, name);
  if (await isTaken()) return refuse('name-taken', 'table');
  const become = async (wanted: string): Promise<boolean> => {
    const isFree = await context.store.rename(id, wanted);
    if (isFree) context.names.set(id, wanted);
    return isFree;
  };
  if (!(await become(name))) return refuse('name-owned', 'table');
  // Somebody else may have taken a like name at this moment: of two who check after writing, at least one sees it.
  if (await isTaken()) {
    await become(before);
    return refuse('name-taken', 'table');
  }
  context.metrics.count('pakli_renames_total');
  await tables.renamed(id);
  await evenings.renamed(id);
  return undefined;
}

/** Deletes a person at their own request: nothing leads from their id to anybody, and nobody waits for them. */
export async function forgetPerson(
  { context, tables, evenings }: Omit<RenamePorts, 'admission'>,
  id: string,
): Promise<void> {
  let goodbye: readonly [Farewell, number | null] = ['deleted', null];
  try {
    await context.store.forget(id);
  } catch (error) {
    // It may be done although the store failed: they reconnect, and the store says who they are.
    goodbye = ['restart', 1000];
    throw error;
  } finally {
    context.names.forget(id);
    for (const live of [...(await tables.all()), ...(await evenings.all())]) {
      for (const one of live.connections) if (one.person?.id === id) one.bye(...goodbye);
    }
    await tables.renamed(id);
    await evenings.renamed(id);
  }
}
