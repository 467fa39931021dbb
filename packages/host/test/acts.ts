/** People's actions at a device, as short calls. */
import type { Refusal, Seat } from '@pakli/core';
import { PROTOCOL, type DeviceCommand, type Matter, type Update } from '@pakli/protocol';
import { LocalTable, type LocalTablePorts, type Room } from '../src/index.ts';

type Done = Refusal | undefined;

/** The frames of a table on this device and their content: updates, and whether a command was refused. */
export class Device {
  readonly room: Room;
  private readonly table: LocalTable;
  private commands = 0;
  private refusal: Done;

  constructor(room: Room, ports: Omit<LocalTablePorts, 'tell'> & { tell(update: Update): void }) {
    this.room = room;
    this.table = new LocalTable(room, {
      ...ports,
      tell: (frame) => {
        if (frame.kind === 'told') ports.tell(frame.update);
        else if (frame.kind === 'refused') this.refusal = frame.refusal;
      },
    });
  }

  open(): void {
    this.table.hear({ kind: 'hello', protocol: PROTOCOL, since: null });
  }

  do(command: DeviceCommand): Done {
    this.refusal = undefined;
    this.table.hear({ kind: 'do', id: `c${this.commands++}`, command });
    return this.refusal;
  }

  close(): void {
    this.table.close();
  }
}

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

/** The state after the last frame. */
export function canRedo(told: readonly Update[]): boolean {
  const last = told.findLast((update) => 'can' in update);
  return last !== undefined && 'can' in last && last.can.includes('redo');
}
