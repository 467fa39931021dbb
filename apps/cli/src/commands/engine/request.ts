/**
 * Requests of the engine protocol: one JSON object a line, strict shapes. What
 * does not fit is answered with the place that is wrong; nothing here throws.
 */
import * as shape from '@pakli/core/shape';
import { error, type ErrorReply } from './reply.ts';

/** Longest line in bytes. */
export const MAX_LINE: number = 1 << 20;
/** Most matches of one batch. */
const MOST_ROWS = 4096;
/** Deepest nesting of lists and objects: no view needs a third of it. */
const MAX_DEPTH = 64;

const ID = shape.either(shape.textOf(0, 200), shape.numberOf());
const SEAT = shape.whole(0, 98);
/** A rule set as text (`preset key=value`) or as settings. */
const OPTIONS = shape.either(shape.anyText, shape.anyObject);
export type GivenOptions = shape.Infer<typeof OPTIONS>;

/** The reply echoes the id. */
const ANY = { id: ID };
/** Which table, where there are several. */
const AT_TABLE = { ...ANY, table: shape.textOf(1, 100) };
/** How a table begins. */
const DEALT = {
  ...AT_TABLE,
  seed: shape.whole(0),
  /** `auto`, the default: the engine deals; `ask`: it waits for a `deal`. */
  chance: shape.oneOf(['auto', 'ask']),
  /** Adds to the reply, as numbers, what the seat whose turn it is knows. */
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
const REQUEST = shape.byKind('do', REQUESTS);

export type EngineRequest = shape.Infer<typeof REQUEST>;
export type RequestOf<Name extends EngineRequest['do']> = Extract<EngineRequest, { do: Name }>;

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
