/** Frames of a page about an evening, as they came: keys, values and nothing beside them. */
import { isRefusal, type Refusal } from '@pakli/core';
import * as shape from '@pakli/core/shape';
import { AWARDS } from '@pakli/tournament';
import { ID, NONCE, PING, read } from './check.ts';
import type { DirectorCommand, EveningCommand, EveningToServer } from './evening.ts';

const NUMBER = shape.whole(0, 1_000_000);
const ENTRANT = shape.whole(0, 999);
const KEY = shape.textThat((text) => /^[\w-]{22}$/.test(text));

type AnyCommand = EveningCommand | DirectorCommand;
const COMMAND: shape.Shape<AnyCommand> = shape.byKind('kind', {
  join: [{}, { nonce: NONCE }],
  leave: [{}],
  return: [{}],
  round: [{}],
  finish: [{}],
  remove: [{ entrant: ENTRANT }],
  substitute: [{ entrant: ENTRANT, by: ENTRANT }],
  adjust: [
    { board: NUMBER, award: shape.oneOf(AWARDS), reason: shape.textOf(0, 400) },
    { table: NUMBER, line: shape.whole(0, 15) },
  ],
  break: [{ minutes: shape.orNull(shape.whole(1, 1440)) }],
  end: [{}],
} satisfies Record<AnyCommand['kind'], shape.Kinds[string]>);

const FRAME = shape.byKind('kind', {
  hello: [{ protocol: NUMBER }, { key: KEY }],
  do: [{ id: ID, command: shape.anything }],
  ping: PING,
} satisfies Record<EveningToServer['kind'], shape.Kinds[string]>);

/** A frame as it came, or what is wrong with it; with its id where one can be read, for the answer. */
export function readEveningFrame(
  given: unknown,
): EveningToServer | (Refusal & { readonly id?: string }) {
  const frame = read(FRAME, given);
  if (isRefusal(frame) || frame.kind !== 'do') return frame;
  const { id } = frame;
  const command = read(COMMAND, frame.command);
  return isRefusal(command) ? { ...command, id } : { kind: 'do', id, command };
}
