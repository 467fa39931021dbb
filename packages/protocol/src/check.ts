/**
 * The door for what comes from outside: nothing walks it before it is
 * checked whole, and what comes out holds nothing that was not asked for. Only
 * whoever keeps the truth for others needs it, so it is an entry of its own.
 */
import { isRefusal, refuse, type Refusal } from '@pakli/core';
import { LEVELS } from '@pakli/core/search';
import {
  anything,
  either,
  isJsonObject,
  MOST_SEATS,
  oneOf,
  orNull,
  objectOf,
  textThat,
  trueOrFalse,
  whole,
  type Shape,
} from '@pakli/core/shape';
import type { Command } from './command.ts';
import { MATTERS } from './question.ts';
import { LONGEST_LINE, PHRASES, SIGNS } from './saying.ts';
import type { ToServer } from './wire.ts';

const SEAT = whole(0, MOST_SEATS - 1);
const NUMBER = whole(0, 1_000_000);
const isTrue: Shape = (value, at) => (value === true ? undefined : at);

type Fields = Readonly<Record<string, Shape>>;
type GameTypes<Kind extends string> = Readonly<Record<Kind, { must: Fields; may?: Fields }>>;

/** By kind: what a command must have, and what it may have. */
const COMMANDS: GameTypes<Command['kind']> = {
  sit: { must: { seat: SEAT }, may: { nonce: textThat((text) => /^[\da-f]{32}$/.test(text)) } },
  stand: { must: {} },
  computer: { must: { seat: SEAT, level: oneOf(LEVELS) } },
  clear: { must: { seat: SEAT } },
  lock: { must: { locked: trueOrFalse } },
  watching: { must: { watching: trueOrFalse } },
  talk: { must: { talk: trueOrFalse } },
  offer: { must: { seat: SEAT, open: trueOrFalse } },
  release: { must: { seat: SEAT } },
  start: { must: {} },
  play: { must: { step: NUMBER, text: textThat(({ length }) => length <= 1000) } },
  ask: { must: { what: oneOf(MATTERS) }, may: { without: isTrue } },
  answer: { must: { ask: NUMBER, yes: trueOrFalse } },
  leave: { must: {} },
  back: { must: {} },
};

function bad(at: string): Refusal {
  return refuse('bad-command', 'table', { at });
}

/** A command as it came over a wire, or what is wrong with it. */
export function readCommand(given: unknown): Command | Refusal {
  // The one cast at this edge: kind, keys and values have been checked.
  return readKind(COMMANDS, given) as Command | Refusal;
}

/** Ids of commands: long enough to be chosen at random. */
const ID = textThat((text) => /^[\w-]{8,40}$/.test(text));

/** What is longer than ever could be shown is not even looked at. */
const SAID = either(
  objectOf({ phrase: oneOf(PHRASES) }),
  objectOf({ sign: oneOf(SIGNS) }),
  objectOf({ text: textThat(({ length }) => length <= 4 * LONGEST_LINE) }),
);

/** It is stored and sent to everybody as it came, so nothing travels beside it. */
const SAYING: Shape = (value, at) =>
  SAID(value, at) ?? (Object.keys(Object(value)).length === 1 ? undefined : at);

const FRAMES: GameTypes<ToServer['kind']> = {
  hello: { must: { protocol: NUMBER, since: orNull(NUMBER) }, may: { steps: NUMBER } },
  do: { must: { id: ID, command: anything } },
  cover: { must: { id: ID, seat: SEAT } },
  say: { must: { id: ID, say: SAYING } },
  report: { must: { id: ID, seat: SEAT } },
  ping: { must: { seq: NUMBER } },
};

/** A frame as it came, or what is wrong with it; with its id where one can be read, for the answer. */
export function readFrame(given: unknown): ToServer | (Refusal & { readonly id?: string }) {
  const frame = readKind(FRAMES, given);
  if (isRefusal(frame) || frame['kind'] !== 'do') return frame as ToServer | Refusal;
  const command = readCommand(frame['command']);
  const id = String(frame['id']);
  return isRefusal(command) ? { ...command, id } : { kind: 'do', id, command };
}

function readKind(kinds: GameTypes<string>, given: unknown): Record<string, unknown> | Refusal {
  if (!isJsonObject(given)) return bad('');
  const { kind } = given;
  if (typeof kind !== 'string' || !Object.hasOwn(kinds, kind)) return bad('kind');
  const { must, may = {} } = kinds[kind] ?? { must: {} };
  const read: Record<string, unknown> = { kind };
  // Not by looking up what is known: a key that nobody knows is refused, and `__proto__` is one.
  for (const [key, value] of Object.entries(given)) {
    if (key === 'kind') continue;
    const shape = [must, may].find((fields) => Object.hasOwn(fields, key))?.[key];
    const wrong = shape === undefined ? key : shape(value, key);
    if (wrong !== undefined) return bad(wrong);
    read[key] = value;
  }
  const missing = Object.keys(must).find((key) => !Object.hasOwn(read, key));
  return missing === undefined ? read : bad(missing);
}
