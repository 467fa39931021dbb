/**
 * The door for what comes from outside: nothing walks it before it is
 * checked whole, and what comes out holds nothing that was not asked for. Only
 * the keeper of the truth for others needs it, so it is an entry of its own.
 */
import { isRefusal, refuse, type Refusal } from '@pakli/core';
import { LEVELS } from '@pakli/core/search';
import * as shape from '@pakli/core/shape';
import type { Command } from './command.ts';
import type { MyTablesToServer } from './my-tables.ts';
import { MATTERS } from './question.ts';
import { LONGEST_LINE, PHRASES, SIGNS, type Saying } from './saying.ts';
import type { ToServer } from './wire.ts';

const SEAT = shape.whole(0, shape.MOST_SEATS - 1);
const NUMBER = shape.whole(0, 1_000_000);
/** Ids of commands: long enough to be chosen at random. */
export const ID: shape.Shape<string> = shape.textThat((text) => /^[\w-]{8,40}$/.test(text));
/** Somebody's share in a shuffle. */
export const NONCE: shape.Shape<string> = shape.textThat((text) => /^[\da-f]{32}$/.test(text));

/** By kind: what a command must have, and what it may have. */
const COMMAND: shape.Shape<Command> = shape.byKind('kind', {
  sit: [{ seat: SEAT }, { nonce: NONCE }],
  stand: [{}],
  computer: [{ seat: SEAT, level: shape.oneOf(LEVELS) }],
  clear: [{ seat: SEAT }],
  lock: [{ locked: shape.trueOrFalse }],
  watching: [{ watching: shape.trueOrFalse }],
  talk: [{ talk: shape.trueOrFalse }],
  offer: [{ seat: SEAT, open: shape.trueOrFalse }],
  release: [{ seat: SEAT }],
  start: [{}],
  play: [{ step: NUMBER, text: shape.textOf(0, 1000) }],
  ask: [{ what: shape.oneOf(MATTERS) }, { without: shape.oneOf([true]) }],
  answer: [{ ask: NUMBER, yes: shape.trueOrFalse }],
  leave: [{}],
  back: [{}],
} satisfies Record<Command['kind'], shape.Kinds[string]>);

/** It is stored and sent to everybody as it came. What is longer than ever could be shown is not even looked at. */
const SAYING: shape.Shape<Saying> = shape.either(
  shape.strictObjectOf({ phrase: shape.oneOf(PHRASES) }),
  shape.strictObjectOf({ sign: shape.oneOf(SIGNS) }),
  shape.strictObjectOf({ text: shape.textOf(0, 4 * LONGEST_LINE) }),
);

const HIDDEN: shape.Shape<true> = shape.oneOf([true]);
export const PING: readonly [{ seq: shape.Shape<number> }, { hidden: shape.Shape<true> }] = [
  { seq: NUMBER },
  { hidden: HIDDEN },
];

const FRAME = shape.byKind('kind', {
  hello: [{ protocol: NUMBER, since: shape.orNull(NUMBER) }, { steps: NUMBER }],
  do: [{ id: ID, command: shape.anything }],
  cover: [{ id: ID, seat: SEAT }],
  say: [{ id: ID, say: SAYING }],
  report: [{ id: ID, seat: SEAT }],
  ping: PING,
} satisfies Record<ToServer['kind'], shape.Kinds[string]>);

const MY_TABLES_FRAME: shape.Shape<MyTablesToServer> = shape.byKind('kind', {
  hello: [{ protocol: NUMBER }],
  ping: PING,
} satisfies Record<MyTablesToServer['kind'], shape.Kinds[string]>);

/** A frame to the list of somebody's tables as it came, or what is wrong with it. */
export function readMyTablesFrame(given: unknown): MyTablesToServer | Refusal {
  return read(MY_TABLES_FRAME, given);
}

/** A command as it came over a wire, or what is wrong with it. */
export function readCommand(given: unknown): Command | Refusal {
  return read(COMMAND, given);
}

/** A frame as it came, or what is wrong with it; with its id where one can be read, for the answer. */
export function readFrame(given: unknown): ToServer | (Refusal & { readonly id?: string }) {
  const frame = read(FRAME, given);
  if (isRefusal(frame) || frame.kind !== 'do') return frame;
  const { id } = frame;
  const command = readCommand(frame.command);
  return isRefusal(command) ? { ...command, id } : { kind: 'do', id, command };
}

/** What has a shape, or a refusal that says where it has not. */
export function read<T>(wanted: shape.Shape<T>, given: unknown): T | Refusal {
  if (shape.fits(wanted, given)) return given;
  return refuse('bad-command', 'table', { at: wanted(given, '')?.at ?? '' });
}
