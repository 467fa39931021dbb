/** How the API reads a request, and how it refuses one. */
import type { HttpBindings } from '@hono/node-server';
import { refuse, type Refusal } from '@pakli/core';
import type { Context } from 'hono';

export type Bound = { Bindings: HttpBindings };
export type ApiContext = Context<Bound>;

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

export function refused(asked: ApiContext, refusal: Refusal): Response {
  return asked.json({ refusal }, STATUS[refusal.refused] ?? 400);
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
