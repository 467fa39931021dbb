/**
 * Validation of incoming frames: nothing uses them before they are fully
 * checked, and they contain no unknown keys. Only keepers of tables need it, so
 * it is an entry point of its own.
 */
import { isRefusal, refuse, type Refusal } from '@pakli/core';
import * as shape from '@pakli/core/shape';
import { COMMAND, type Command } from './command.ts';
import { FRAME, type ToServer } from './frame.ts';
import { MY_TABLES_FRAME, type MyTablesToServer } from './my-tables.ts';

export { CLOCK } from './clock.ts';
export { DAY_SETTINGS } from './day-settings.ts';

/** Validates a frame to the list of somebody's tables. */
export function readMyTablesFrame(given: unknown): MyTablesToServer | Refusal {
  return read(MY_TABLES_FRAME, given);
}

/** Validates a command. */
export function readCommand(given: unknown): Command | Refusal {
  return read(COMMAND, given);
}

/** Validates a frame; the refusal of a command has the id of its frame, for the answer. */
export function readFrame(given: unknown): ToServer | (Refusal & { readonly id?: string }) {
  const frame = read(FRAME, given);
  if (isRefusal(frame) || frame.kind !== 'do') return frame;
  const { id } = frame;
  const command = readCommand(frame.command);
  return isRefusal(command) ? { ...command, id } : { kind: 'do', id, command };
}

/** The value if it has the shape, or a refusal that says where it differs. */
export function read<T>(wanted: shape.Shape<T>, given: unknown): T | Refusal {
  if (shape.fits(wanted, given)) return given;
  return refuse('bad-command', 'table', { at: wanted(given, '')?.at ?? '' });
}
