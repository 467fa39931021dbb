/**
 * The door for commands from outside: nothing walks them before they are
 * checked whole, and what comes out holds nothing that was not asked for. Only
 * whoever keeps the truth for others needs it, so it is an entry of its own.
 */
import {
  isJsonObject,
  LEVELS,
  oneOf,
  refuse,
  textThat,
  trueOrFalse,
  whole,
  type Refusal,
  type Shape,
} from '@pakli/core';
import type { Command } from './command.ts';
import { MATTERS } from './question.ts';

/** No game has more seats. */
const SEAT = whole(0, 15);
const NUMBER = whole(0, 1_000_000);

type Fields = Readonly<Record<string, Shape>>;

/** By kind: what a command must have, and what it may have. */
const COMMANDS: { readonly [Kind in Command['kind']]: { must: Fields; may?: Fields } } = {
  sit: { must: { seat: SEAT }, may: { nonce: textThat((text) => /^[\da-f]{32}$/.test(text)) } },
  stand: { must: {} },
  computer: { must: { seat: SEAT, level: oneOf(LEVELS) } },
  clear: { must: { seat: SEAT } },
  lock: { must: { locked: trueOrFalse } },
  start: { must: {} },
  play: { must: { step: NUMBER, text: textThat(({ length }) => length <= 1000) } },
  ask: { must: { what: oneOf(MATTERS) } },
  answer: { must: { ask: NUMBER, yes: trueOrFalse } },
  leave: { must: {} },
  back: { must: {} },
};

function bad(at: string): Refusal {
  return refuse('bad-command', 'table', { at });
}

/** A command as it came over a wire, or what is wrong with it. */
export function readCommand(given: unknown): Command | Refusal {
  if (!isJsonObject(given)) return bad('');
  const { kind } = given;
  if (typeof kind !== 'string' || !Object.hasOwn(COMMANDS, kind)) return bad('kind');
  const { must, may = {} } = COMMANDS[kind as Command['kind']];
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
  // The one cast at this edge: kind, keys and values have just been checked.
  return missing === undefined ? (read as Command) : bad(missing);
}
