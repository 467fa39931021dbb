/** Validation of incoming frames about an evening. */
import { isRefusal, type Refusal } from '@pakli/core';
import { read } from './check.ts';
import { EVENING_COMMAND, EVENING_FRAME, type EveningToServer } from './evening.ts';

export { EVENING_RESULT, EVENING_SETTINGS, EVENING_TABLE } from './evening.ts';

/** Validates a frame; the refusal of a command has the id of its frame, for the answer. */
export function readEveningFrame(
  given: unknown,
): EveningToServer | (Refusal & { readonly id?: string }) {
  const frame = read(EVENING_FRAME, given);
  if (isRefusal(frame) || frame.kind !== 'do') return frame;
  const { id } = frame;
  const command = read(EVENING_COMMAND, frame.command);
  return isRefusal(command) ? { ...command, id } : { kind: 'do', id, command };
}
