/**
 * Requests of the engine protocol: one JSON object a line, strict shapes. What
 * does not fit is answered with the place that is wrong; nothing here throws.
 */
import * as shape from '@pakli/core/shape';
import type { MoveBudget } from '../../players/budget.ts';
import { error, type ErrorReply } from './reply.ts';

/** What every request may carry: an id that the reply echoes. */
interface Base<Name extends string> {
  readonly do: Name;
  readonly id?: string | number;
}

/** What a request about a table may carry: which one, where there are several. */
interface AtTable<Name extends string> extends Base<Name> {
  readonly table?: string;
}

/** A rule set as text (`preset key=value`) or as settings. */
export type GivenOptions = string | shape.JsonObject;

/** How a table begins. `auto`, the default: the engine deals; `ask`: it waits for a `deal`. */
interface Begin {
  readonly game: string;
  readonly options?: GivenOptions;
  readonly seats?: number;
  readonly starter?: number;
  readonly seed?: number;
  readonly chance?: 'auto' | 'ask';
  /** The reply tells what the seat at turn knows as numbers. */
  readonly observe?: boolean;
}

export type EngineRequest =
  // Table half.
  | Base<'games'>
  | (Base<'encoding'> & Pick<Begin, 'game' | 'options' | 'seats'>)
  | (Base<'batch'> &
      Pick<Begin, 'game' | 'options' | 'seats'> & {
        readonly size: number;
        readonly seed: number;
        readonly stride?: number;
      })
  | AtTable<'state' | 'moves' | 'record'>
  | (AtTable<'close'> & { readonly batch?: number })
  | (AtTable<'new'> & Begin & { readonly names?: readonly string[] | undefined })
  | (AtTable<'position'> & Begin & { readonly position: string })
  | (AtTable<'load'> & Pick<Begin, 'seed' | 'chance' | 'observe'> & { readonly record: string })
  | (AtTable<'view'> & { readonly seat?: number | null | undefined })
  | (AtTable<'observe'> & { readonly seat?: number | undefined })
  | (AtTable<'play'> & {
      readonly move?: string;
      readonly action?: number;
      readonly seat?: number;
      readonly observe?: boolean;
    })
  | (AtTable<'deal'> & { readonly outcome?: string | undefined })
  | (AtTable<'undo'> & { readonly seat?: number | undefined })
  // Player half.
  | Base<'stop'>
  | (Base<'hello'> & { readonly frames?: 1 })
  | (Base<'encode'> & {
      readonly game: string;
      readonly version?: number;
      readonly options?: GivenOptions;
      readonly view: shape.JsonObject;
    })
  | (Base<'go'> & {
      readonly game: string;
      readonly version: number;
      readonly options?: GivenOptions;
      readonly view: shape.JsonObject;
      readonly moves: readonly string[];
      readonly budget: MoveBudget;
      readonly player?: string;
      readonly seed?: number;
    });

export type RequestOf<Name extends EngineRequest['do']> = Extract<EngineRequest, { do: Name }>;

/** Longest line in bytes. */
export const MAX_LINE: number = 1 << 20;
/** Most matches of one batch. */
const MOST_ROWS = 4096;
/** Deepest nesting of lists and objects: no view needs a third of it. */
const MAX_DEPTH = 64;

const ID = shape.either(shape.textOf(0, 200), shape.numberOf());
const SEAT = shape.whole(0, 98);
const OPTIONS = shape.either(shape.anyText, shape.anyObject);

const ANY = { id: ID };
const AT_TABLE = { ...ANY, table: shape.textOf(1, 100) };
const DEALT = {
  ...AT_TABLE,
  seed: shape.whole(0),
  chance: shape.oneOf(['auto', 'ask']),
  observe: shape.trueOrFalse,
};
const BEGIN = { ...DEALT, options: OPTIONS, seats: shape.whole(), starter: SEAT };
const NAMES = shape.listOf(shape.textOf(0, 100), 0, 99);
const BUDGET = shape.either(
  shape.strictObjectOf({ ms: shape.numberOf(0, 3_600_000) }),
  shape.strictObjectOf({ steps: shape.whole(1) }),
);

/** By name: what a request must have, and what it may have. */
const REQUESTS = {
  // Table half.
  games: [{}, ANY],
  encoding: [{ game: shape.anyText }, { ...ANY, options: OPTIONS, seats: shape.whole() }],
  encode: [
    { game: shape.anyText, view: shape.anyObject },
    { ...ANY, version: shape.whole(), options: OPTIONS },
  ],
  batch: [
    { game: shape.anyText, size: shape.whole(1, MOST_ROWS), seed: shape.whole(0) },
    { ...ANY, options: OPTIONS, seats: shape.whole(), stride: shape.whole(1) },
  ],
  new: [{ game: shape.anyText }, { ...BEGIN, names: NAMES }],
  position: [{ game: shape.anyText, position: shape.anyText }, BEGIN],
  load: [{ record: shape.anyText }, DEALT],
  state: [{}, AT_TABLE],
  view: [{}, { ...AT_TABLE, seat: shape.orNull(SEAT) }],
  moves: [{}, AT_TABLE],
  observe: [{}, { ...AT_TABLE, seat: SEAT }],
  play: [
    {},
    {
      ...AT_TABLE,
      move: shape.anyText,
      action: shape.whole(0),
      seat: SEAT,
      observe: shape.trueOrFalse,
    },
  ],
  deal: [{}, { ...AT_TABLE, outcome: shape.anyText }],
  undo: [{}, { ...AT_TABLE, seat: SEAT }],
  record: [{}, AT_TABLE],
  close: [{}, { ...AT_TABLE, batch: shape.whole(1) }],
  // Player half.
  hello: [{}, { ...ANY, protocol: shape.oneOf([1]), frames: shape.oneOf([1]) }],
  go: [
    {
      game: shape.anyText,
      version: shape.whole(),
      view: shape.anyObject,
      moves: shape.listOf(shape.anyText, 1, Infinity),
      budget: BUDGET,
    },
    { ...ANY, options: OPTIONS, player: shape.anyText, seed: shape.whole(0) },
  ],
  stop: [{}, ANY],
} as const;
const REQUEST: shape.Shape<EngineRequest> = shape.byKind('do', REQUESTS);

/** A request with the id to echo, if it has one that can be echoed. */
export interface Parsed {
  readonly id?: string | number;
  readonly request: EngineRequest | ErrorReply;
}

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
  if (!shape.isJsonObject(json))
    return { request: error('bad-request', 'line', 'a JSON object is expected') };
  const given = json['id'];
  const echo = given !== undefined && shape.fits(ID, given) ? { id: given } : {};
  if (shape.fits(REQUEST, json)) return { ...echo, request: json };
  return { ...echo, request: errorOf(REQUEST(json, '') ?? { at: '' }, json) };
}

function errorOf({ at, expected }: shape.Mismatch, json: shape.JsonObject): ErrorReply {
  if (expected === undefined) {
    const key = at.slice(at.lastIndexOf('.') + 1);
    return error('unknown-key', at, `unknown key ${JSON.stringify(key)}`);
  }
  const id = at === 'do' && json['do'] !== undefined ? 'unknown-request' : 'bad-request';
  return error(id, at || 'line', `${expected} is expected`);
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
