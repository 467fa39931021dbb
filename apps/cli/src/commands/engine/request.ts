/**
 * Requests of the engine protocol: one JSON object a line, strict shapes. What
 * does not fit is answered with the place that is wrong; nothing here throws.
 */
import { isJsonObject, type JsonObject } from '@pakli/core/shape';
import * as z from 'zod';
import type { MoveBudget } from '../../players/budget.ts';
import { error, type ErrorReply } from './reply.ts';

/** What every request may carry: an id that the reply echoes. */
interface Base<Name extends string> {
  readonly do: Name;
  readonly id?: string | number | undefined;
}

/** What a request about a table may carry: which one, where there are several. */
interface AtTable<Name extends string> extends Base<Name> {
  readonly table?: string | undefined;
}

/** A rule set as text (`preset key=value`) or as settings. */
export type GivenOptions = string | JsonObject | undefined;

/** How a table begins. `auto`: the engine deals by itself; `ask`: it waits for a `deal`. */
interface Begin {
  readonly game: string;
  readonly options?: GivenOptions;
  readonly seats?: number | undefined;
  readonly starter?: number | undefined;
  readonly seed?: number | undefined;
  readonly chance: 'auto' | 'ask';
  /** The reply tells what the seat at turn knows as numbers. */
  readonly observe?: boolean | undefined;
}

export type EngineRequest =
  // Table half.
  | Base<'games'>
  | (Base<'encoding'> & Pick<Begin, 'game' | 'options' | 'seats'>)
  | AtTable<'state' | 'moves' | 'record' | 'close'>
  | (AtTable<'new'> & Begin & { readonly names?: readonly string[] | undefined })
  | (AtTable<'position'> & Begin & { readonly position: string })
  | (AtTable<'load'> & Pick<Begin, 'seed' | 'chance' | 'observe'> & { readonly record: string })
  | (AtTable<'view'> & { readonly seat?: number | null | undefined })
  | (AtTable<'observe'> & { readonly seat?: number | undefined })
  | (AtTable<'play'> & {
      readonly move?: string | undefined;
      readonly action?: number | undefined;
      readonly seat?: number | undefined;
      readonly observe?: boolean | undefined;
    })
  | (AtTable<'deal'> & { readonly outcome?: string | undefined })
  | (AtTable<'undo'> & { readonly seat?: number | undefined })
  // Player half.
  | Base<'hello' | 'stop'>
  | (Base<'go'> & {
      readonly game: string;
      readonly version: number;
      readonly options?: GivenOptions;
      readonly view: JsonObject;
      readonly moves: readonly string[];
      readonly budget: MoveBudget;
      readonly player?: string | undefined;
      readonly seed?: number | undefined;
    });

export type RequestOf<Name extends EngineRequest['do']> = Extract<EngineRequest, { do: Name }>;

/** Longest line in bytes. */
export const MAX_LINE: number = 1 << 20;
/** Deepest nesting of lists and objects: no view needs a third of it. */
const MAX_DEPTH = 64;

const id = z.union([z.string().max(200), z.number()]).optional();
const seat = z.int().min(0).max(98);
const seed = z.int().min(0);
/** An object that is looked into by the game and not here. */
const object = z.custom<JsonObject>(isJsonObject, 'an object is expected');
const options = z
  .custom<string | JsonObject>(
    (value) => typeof value === 'string' || isJsonObject(value),
    'a text or an object of settings is expected',
  )
  .optional();
const chance = z.enum(['auto', 'ask']).default('auto');
const text = z.string();

/** Which table; left out: the one without a name. */
const table = z.string().min(1).max(100).optional();
const observe = z.boolean().optional();

const begin = {
  id,
  table,
  game: text,
  options,
  seats: z.int().optional(),
  starter: seat.optional(),
  seed: seed.optional(),
  chance,
  observe,
};

const REQUESTS = [
  // Table half.
  z.strictObject({ do: z.literal('games'), id }),
  z.strictObject({
    do: z.literal('encoding'),
    id,
    game: text,
    options,
    seats: z.int().optional(),
  }),
  z.strictObject({
    do: z.literal('new'),
    ...begin,
    names: z.array(z.string().max(100)).max(99).optional(),
  }),
  z.strictObject({ do: z.literal('position'), ...begin, position: text }),
  z.strictObject({
    do: z.literal('load'),
    id,
    table,
    record: text,
    seed: seed.optional(),
    chance,
    observe,
  }),
  z.strictObject({ do: z.literal('state'), id, table }),
  z.strictObject({ do: z.literal('view'), id, table, seat: seat.nullable().optional() }),
  z.strictObject({ do: z.literal('moves'), id, table }),
  z.strictObject({ do: z.literal('observe'), id, table, seat: seat.optional() }),
  z.strictObject({
    do: z.literal('play'),
    id,
    table,
    move: text.optional(),
    action: z.int().min(0).optional(),
    seat: seat.optional(),
    observe,
  }),
  z.strictObject({ do: z.literal('deal'), id, table, outcome: text.optional() }),
  z.strictObject({ do: z.literal('undo'), id, table, seat: seat.optional() }),
  z.strictObject({ do: z.literal('record'), id, table }),
  z.strictObject({ do: z.literal('close'), id, table }),
  // Player half.
  z.strictObject({ do: z.literal('hello'), id, protocol: z.literal(1).optional() }),
  z.strictObject({
    do: z.literal('go'),
    id,
    game: text,
    version: z.int(),
    options,
    view: object,
    moves: z.array(z.string()).min(1),
    budget: z.union(
      [
        z.strictObject({ ms: z.number().min(0).max(3_600_000) }),
        z.strictObject({ steps: z.int().min(1) }),
      ],
      'either ms, at most an hour, or steps is expected',
    ),
    player: text.optional(),
    seed: seed.optional(),
  }),
  z.strictObject({ do: z.literal('stop'), id }),
] as const;

const schema = z.discriminatedUnion('do', REQUESTS);

/** A request with the id to echo, if it has one that can be echoed. */
export interface Parsed {
  readonly id?: string | number;
  readonly request: EngineRequest | ErrorReply;
}

const KNOWN = REQUESTS.map((request) => request.shape.do.value).join(', ');

export function parseRequest(line: string): Parsed {
  if (depthOf(line) > MAX_DEPTH) {
    return {
      request: error('too-deep', 'line', `nested deeper than ${MAX_DEPTH} lists and objects`),
    };
  }
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch (cause) {
    return {
      request: error('bad-json', 'line', cause instanceof Error ? cause.message : 'not JSON'),
    };
  }
  if (!isJsonObject(json))
    return { request: error('bad-request', 'line', 'a JSON object is expected') };
  const given = id.safeParse(json['id']).data;
  const echo = given === undefined ? {} : { id: given };
  const parsed = schema.safeParse(json);
  if (parsed.success) return { ...echo, request: parsed.data };
  return { ...echo, request: fromIssue(parsed.error.issues[0], json) };
}

function fromIssue(issue: z.core.$ZodIssue | undefined, json: JsonObject): ErrorReply {
  const path = issue?.path.map(String) ?? [];
  if (path.join('.') === 'do') {
    const name = json['do'];
    if (name === undefined) return error('bad-request', 'do', `one of ${KNOWN} is expected`);
    return error('unknown-request', 'do', `one of ${KNOWN} is expected`);
  }
  if (issue?.code === 'unrecognized_keys') {
    const key = issue.keys[0] ?? '';
    return error('unknown-key', [...path, key].join('.'), `unknown key ${JSON.stringify(key)}`);
  }
  return error('bad-request', path.join('.') || 'line', issue?.message ?? 'not a request');
}

/** How deep lists and objects are nested, without parsing: brackets outside of strings. */
function depthOf(line: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let i = 0; i < line.length; i++) {
    const char = line.charCodeAt(i);
    if (quoted) {
      if (char === 0x5c) i++;
      else if (char === 0x22) quoted = false;
    } else if (char === 0x22) quoted = true;
    else if (char === 0x5b || char === 0x7b) deepest = Math.max(deepest, ++depth);
    else if (char === 0x5d || char === 0x7d) depth--;
  }
  return deepest;
}
