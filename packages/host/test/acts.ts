/** What people do at a device, as short calls. */
import type { Refusal, Seat } from '@pakli/core';
import type { Matter, Update } from '@pakli/protocol';
import type { Device } from '../src/index.ts';

type Done = Refusal | undefined;

export function look(device: Device, seat: Seat): Done {
  return device.do({ kind: 'look', seat });
}

export function submit(device: Device, text: string): Done {
  return device.do({ kind: 'play', step: device.room.steps, text });
}

export function ask(device: Device, what: Matter, seat?: Seat): Done {
  const command = { kind: 'ask', what } as const;
  return device.do(seat === undefined ? command : { kind: 'speak', seat, command });
}

export function answer(device: Device, ask: number, yes: boolean, seat: Seat): Done {
  return device.do({ kind: 'speak', seat, command: { kind: 'answer', ask, yes } });
}

export function redo(device: Device): Done {
  return device.do({ kind: 'redo' });
}

/** By what arrived last. */
export function canRedo(told: readonly Update[]): boolean {
  const last = told.findLast((update) => 'can' in update);
  return last !== undefined && 'can' in last && last.can.includes('redo');
}
