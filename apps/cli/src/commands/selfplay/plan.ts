/** What decides the bytes of every shard, and what is said about them in `selfplay.json`. */
import { readFileSync } from 'node:fs';
import type { EncodingField } from '@pakli/core/encoding';
import * as shape from '@pakli/core/shape';
import { Failure, reasonOf } from '../../input/failure.ts';

export const FORMAT = 'pakli-selfplay/1';
/** Describes the folder. */
export const PLAN_FILE = 'selfplay.json';

const PLAN = {
  game: shape.anyText,
  /** Rule version of the game, and version of its numbers. */
  version: shape.whole(),
  encoding: shape.whole(),
  /** Options as text, without those that are the default. */
  options: shape.anyText,
  seats: shape.whole(),
  /** As spelled on the command line, one for every seat. */
  players: shape.listOf(shape.anyText),
  seed: shape.whole(),
  /** Deals in a shard. */
  shard: shape.whole(),
  /** Bits of a number. */
  float: shape.oneOf([16, 32]),
};
export type SelfplayPlan = shape.ObjectOf<typeof PLAN, {}>;

/** What a worker needs beside the plan. */
export interface SelfplayTask extends SelfplayPlan {
  readonly out: string;
  readonly games: number;
}

/** A shard that is on the disc. */
export interface Shard {
  readonly shard: number;
  readonly games: number;
  readonly rows: number;
}

/** A file describes more for its readers. */
const FILE = shape.objectOf({ format: shape.oneOf([FORMAT]), ...PLAN });

/** The plan of a folder, or undefined where none has begun. */
export function readPlan(file: string): SelfplayPlan | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    // Whether a folder can be made where there is none shows when it is made.
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new Failure(`--out: ${file}: ${reasonOf(error)}`, 2);
  }
  const found = shape.parseJson(text);
  if (!shape.fits(FILE, found))
    throw new Failure(`--out: ${file} is not a description of self-play`, 2);
  return found;
}

/** Where two plans differ, for anyone who continues in a folder of something else. */
export function planDifference(was: SelfplayPlan, is: SelfplayPlan): string | undefined {
  const keys = Object.keys(is) as (keyof SelfplayPlan)[];
  const key = keys.find((one) => JSON.stringify(was[one]) !== JSON.stringify(is[one]));
  if (key === undefined) return undefined;
  return `${key} ${JSON.stringify(was[key])} instead of ${JSON.stringify(is[key])}`;
}

/** The plan with what a reader needs to know: the arrays, the fields of an observation, the range of actions. */
export function describe(
  plan: SelfplayPlan,
  fields: readonly EncodingField[],
  actions: number,
): string {
  let from = 0;
  const places = fields.map(({ name, size, meaning }) => {
    const field = { name, from, size, meaning };
    from += size;
    return field;
  });
  const arrays = {
    observations: 'what the seat at turn knows, a row for every decision',
    actions: 'what it did',
    legal: 'what it could do: all actions of all rows, one after the other',
    legal_counts: 'how many of `legal` belong to each row',
    seats: 'who decided',
    players: 'which of the players that was',
    games: 'in which deal',
    payoffs: 'what the deal brought the seat in the end; higher is better',
  };
  return `${JSON.stringify({ format: FORMAT, ...plan, actions, size: from, fields: places, arrays }, undefined, 2)}\n`;
}
