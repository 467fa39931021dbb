/** How the API reads a request, and how it refuses one. */
import type { HttpBindings } from '@hono/node-server';
import { refuse, type Refusal } from '@pakli/core';
import type { Context, MiddlewareHandler } from 'hono';
import type { Admission, Rate } from './admission.ts';
import type { ServerContext } from './context.ts';
import type { LiveDays } from './day/live-days.ts';
import type { LiveEvenings } from './evening/live-evenings.ts';
import type { Cookie, People } from './people.ts';
import type { KnownPerson } from './store/store.ts';
import type { LiveTables } from './tables.ts';

export type Bound = { Bindings: HttpBindings };
/** What every request has, whatever middleware has added to it. */
export type ApiContext = Pick<Context<Bound>, 'req' | 'env' | 'json' | 'body'>;

export interface HttpPorts {
  readonly context: ServerContext;
  readonly admission: Admission;
  readonly cookie: Cookie;
  readonly people: People;
  readonly tables: LiveTables;
  readonly evenings: LiveEvenings;
  readonly days: LiveDays;
}

/** What routes are given. */
export interface ApiPorts extends HttpPorts {
  readonly who: (asked: ApiContext) => Promise<KnownPerson | undefined>;
  /** Refuses requests of people without a name. */
  readonly known: MiddlewareHandler<Bound & { Variables: { person: KnownPerson } }>;
  /** Refuses requests above a rate limit. */
  readonly limited: (kind: Rate) => MiddlewareHandler<Bound>;
}

export function apiPortsOf(ports: HttpPorts): ApiPorts {
  const { admission, cookie, people } = ports;
  const who = (asked: ApiContext): Promise<KnownPerson | undefined> =>
    people.find(cookie.read(asked.req.header('cookie')));
  return {
    ...ports,
    who,
    async known(asked, next) {
      const person = await who(asked);
      if (person === undefined) return refused(asked, refuse('no-name', 'table'));
      asked.set('person', person);
      return next();
    },
    limited: (kind) => async (asked, next) =>
      admission.may(kind, asked.env.incoming) ? next() : tooOften(asked),
  };
}

const STATUS: Readonly<Record<string, 400 | 401 | 403 | 404 | 429>> = {
  'no-name': 401,
  'foreign-page': 403,
  'no-such-page': 404,
  'no-such-table': 404,
  'no-such-evening': 404,
  'no-such-day': 404,
  'no-such-series': 404,
  'only-director': 403,
  'round-open': 403,
  'board-open': 403,
  'day-open': 403,
  'too-often': 429,
  'too-many-tables': 429,
};

/** Makes something of an object once, however many ask: the spreadsheet of 300 people takes a fifth of a second. */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

/** For spreadsheets. */
export const CSV = { 'Content-Type': 'text/csv; charset=utf-8' };

export function refused(asked: ApiContext, refusal: Refusal): Response {
  return asked.json({ refusal }, STATUS[refusal.refused] ?? 400);
}

/** No content, or the refusal. */
export function done(asked: ApiContext, refusal?: Refusal): Response {
  return refusal === undefined ? asked.body(null, 204) : refused(asked, refusal);
}

export function tooOften(asked: ApiContext): Response {
  return refused(asked, refuse('too-often', 'table'));
}

/** Undefined where there is none, or none that can be read. */
export async function body(asked: ApiContext): Promise<unknown> {
  try {
    return await asked.req.json();
  } catch {
    return undefined;
  }
}

/** One field of what was sent; undefined where there is none. */
export async function fieldOf(asked: ApiContext, name: string): Promise<unknown> {
  const given = await body(asked);
  return typeof given === 'object' && given !== null
    ? (given as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
