/**
 * The door for what comes from outside: nothing walks it before it is
 * checked whole, and what comes out holds nothing that was not asked for. Only
 * the keeper of the truth for others needs it, so it is an entry of its own.
 */
import { isRefusal, refuse, type Refusal } from '@pakli/core';
import { LEVELS } from '@pakli/core/search';
import {
  anything,
  byKind,
  either,
  fits,
  MOST_SEATS,
  oneOf,
  orNull,
  strictObjectOf,
  textOf,
  textThat,
  trueOrFalse,
  whole,
  type Kinds,
  type Shape,
} from '@pakli/core/shape';
import type { Command } from './command.ts';
import type { MyTablesToServer } from './my-tables.ts';
import { MATTERS } from './question.ts';
import { LONGEST_LINE, PHRASES, SIGNS, type Saying } from './saying.ts';
import type { ToServer } from './wire.ts';

const SEAT = whole(0, MOST_SEATS - 1);
const NUMBER = whole(0, 1_000_000);
/** Ids of commands: long enough to be chosen at random. */
export const ID: Shape<string> = textThat((text) => /^[\w-]{8,40}$/.test(text));
/** Somebody's share in a shuffle. */
export const NONCE: Shape<string> = textThat((text) => /^[\da-f]{32}$/.test(text));

/** By kind: what a command must have, and what it may have. */
const COMMAND: Shape<Command> = byKind('kind', {
  sit: [{ seat: SEAT }, { nonce: NONCE }],
  stand: [{}],
  computer: [{ seat: SEAT, level: oneOf(LEVELS) }],
  clear: [{ seat: SEAT }],
  lock: [{ locked: trueOrFalse }],
  watching: [{ watching: trueOrFalse }],
  talk: [{ talk: trueOrFalse }],
  offer: [{ seat: SEAT, open: trueOrFalse }],
  release: [{ seat: SEAT }],
  start: [{}],
  play: [{ step: NUMBER, text: textOf(0, 1000) }],
  ask: [{ what: oneOf(MATTERS) }, { without: oneOf([true]) }],
  answer: [{ ask: NUMBER, yes: trueOrFalse }],
  leave: [{}],
  back: [{}],
} satisfies Record<Command['kind'], Kinds[string]>);

/** It is stored and sent to everybody as it came. What is longer than ever could be shown is not even looked at. */
const SAYING: Shape<Saying> = either(
  strictObjectOf({ phrase: oneOf(PHRASES) }),
  strictObjectOf({ sign: oneOf(SIGNS) }),
  strictObjectOf({ text: textOf(0, 4 * LONGEST_LINE) }),
);

const HIDDEN: Shape<true> = oneOf([true]);
export const PING: readonly [{ seq: Shape<number> }, { hidden: Shape<true> }] = [
  { seq: NUMBER },
  { hidden: HIDDEN },
];

const FRAME = byKind('kind', {
  hello: [{ protocol: NUMBER, since: orNull(NUMBER) }, { steps: NUMBER }],
  do: [{ id: ID, command: anything }],
  cover: [{ id: ID, seat: SEAT }],
  say: [{ id: ID, say: SAYING }],
  report: [{ id: ID, seat: SEAT }],
  ping: PING,
} satisfies Record<ToServer['kind'], Kinds[string]>);

const MY_TABLES_FRAME: Shape<MyTablesToServer> = byKind('kind', {
  hello: [{ protocol: NUMBER }],
  ping: PING,
} satisfies Record<MyTablesToServer['kind'], Kinds[string]>);

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
export function read<T>(shape: Shape<T>, given: unknown): T | Refusal {
  if (fits(shape, given)) return given;
  return refuse('bad-command', 'table', { at: shape(given, '')?.at ?? '' });
}
