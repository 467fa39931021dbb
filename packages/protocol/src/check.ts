/**
 * The door for what comes from outside: nothing walks it before it is
 * checked whole, and what comes out holds nothing that was not asked for. Only
 * the keeper of the truth for others needs it, so it is an entry of its own.
 */
import { isRefusal, refuse, type Refusal } from '@pakli/core';
import * as shape from '@pakli/core/shape';
import { COMMAND, type Command } from './command.ts';
import { FRAME, type ToServer } from './frame.ts';
import { MY_TABLES_FRAME, type MyTablesToServer } from './my-tables.ts';

export { CLOCK } from './clock.ts';
export { DAY_SETTINGS } from './day-settings.ts';

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
