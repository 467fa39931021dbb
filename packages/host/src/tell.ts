/** What readers are told: of a room as it stands, and of an event as it happens. */
import type { Reader } from '@pakli/core';
import type { Opening, Scene, Shown, Update } from '@pakli/protocol';
import { companyOf, type Outside } from './company.ts';
import type { RoomEvent } from './event.ts';
import type { Room } from './room.ts';
import { mattersOf, momentsOf, seenStep, shownMatch, storyOf } from './scene.ts';

/** All there is to know, for whoever comes or has missed something; what has happened since a step is to be seen happening. */
export function openingFor(
  room: Room,
  reader: Reader,
  why: Opening,
  outside?: Outside,
  since: number = room.steps,
): Extract<Update, { kind: 'opening' }> {
  const match = shownMatch(room);
  const told = {
    kind: 'opening',
    seq: room.seq,
    why,
    company: companyOf(room, outside),
    can: mattersOf(room, reader),
  } as const;
  if (match === undefined) return { ...told, scene: null, past: [], steps: [] };
  return { ...told, ...storyOf(match, room.rules, reader, since) };
}

/** Who sits where and who is there, between two events. */
export function companyFor(
  room: Room,
  reader: Reader,
  outside?: Outside,
): Extract<Update, { kind: 'company' }> {
  const company = companyOf(room, outside);
  return { kind: 'company', seq: room.seq, company, can: mattersOf(room, reader) };
}

/**
 * Applies an event and answers with what it is to each reader, in their order.
 * Nothing is shared between two of them but what everybody may know.
 */
export function tell(
  room: Room,
  event: RoomEvent,
  readers: readonly Reader[],
  outside?: Outside,
): Update[] {
  const { steps: had } = room;
  const table = room.match?.table;
  const known = JSON.stringify(companyOf(room, outside));
  const shown = readers.map((): Shown[] => []);
  let laid: readonly Scene[] | undefined;
  room.apply(event, (table, before, step) => {
    const { match } = room;
    if (match === undefined) return;
    // The first cards are seen being dealt, on a table that was laid before.
    if (event.kind === 'start') {
      laid ??= momentsOf(match, room.rules, readers, before).map((one) =>
        Object.assign(one, { step: had }),
      );
    }
    momentsOf(match, room.rules, readers).forEach((scene, i) => {
      shown[i]?.push({ step: seenStep(table, before, step, scene.reader), scene });
    });
  });
  const company = companyOf(room, outside);
  const changed = JSON.stringify(company) !== known;
  const { seq, match, steps: has } = room;
  return readers.map((reader, i): Update => {
    const steps = shown[i] ?? [];
    if (event.kind === 'start' || (steps.length === 0 && match?.table !== table)) {
      const opening = openingFor(room, reader, has < had ? 'undone' : 'opened', outside);
      const past = opening.past.slice(0, opening.past.length - steps.length);
      return { ...opening, past, scene: laid?.[i] ?? opening.scene, steps };
    }
    const can = mattersOf(room, reader);
    if (steps.length === 0) return { kind: 'company', seq, company, can };
    return { kind: 'steps', seq, ...(changed ? { company } : {}), can, steps };
  });
}
