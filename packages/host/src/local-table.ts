/**
 * A table on one device, behind the frames of a table by link: a client cannot
 * tell who keeps its table. What is told and answered leaves in one order, so
 * that whoever passes it on can save first.
 */
import { EVERYBODY, refuse } from '@pakli/core';
import type { About, DeviceCommand, ToKeeper, ToPage, Update, You } from '@pakli/protocol';
import { Device, type DevicePorts } from './device.ts';
import type { Room } from './room.ts';

export interface LocalTablePorts extends Omit<DevicePorts, 'tell'> {
  tell(frame: ToPage): void;
  /** A command was done, before anybody hears of it where the frames wait. */
  done?(command: DeviceCommand): void;
}

export class LocalTable {
  private readonly device: Device;
  private readonly ports: LocalTablePorts;
  /** By id of a command: a client that asks twice is answered twice, and it is done once. */
  private readonly answers = new Map<string, ToPage>();
  private isOpen = false;
  /** The number of the last update that was told: behind a curtain none is. */
  private seq = 0;

  /** Everybody has sat down. */
  constructor(room: Room, ports: LocalTablePorts) {
    this.ports = ports;
    this.device = new Device(room, { ...ports, tell: (update) => this.tell(update) });
  }

  hear(frame: ToKeeper): void {
    const { ports } = this;
    if (frame.kind === 'hello') this.open(frame.since !== null);
    else if (frame.kind === 'ping') ports.tell({ kind: 'pong', seq: this.seq, now: ports.now() });
    else {
      const known = this.answers.get(frame.id);
      const answer = known ?? this.answerTo(frame);
      this.answers.set(frame.id, answer);
      ports.tell(answer);
    }
  }

  /** Something that is not in the log has changed: who is there, how well computers think. */
  refresh(): void {
    this.device.refresh();
  }

  close(): void {
    this.device.close();
  }

  /** A client that has seen the table before another one was laid is told so. */
  private open(seen: boolean): void {
    const why = seen && !this.isOpen ? 'restarted' : 'opened';
    this.isOpen = true;
    this.device.open(why);
  }

  private answerTo(frame: Extract<ToKeeper, { readonly id: string }>): ToPage {
    const { id, kind } = frame;
    const refusal =
      kind === 'do' ? this.device.do(frame.command) : refuse('bad-command', 'table', { at: kind });
    if (refusal !== undefined) return { kind: 'refused', id, refusal };
    if (kind === 'do') this.ports.done?.(frame.command);
    return { kind: 'done', id, seq: this.seq };
  }

  private tell(update: Update): void {
    const { ports, device } = this;
    const { reader } = device;
    if ('seq' in update) this.seq = update.seq;
    const you: You = { seat: reader === EVERYBODY ? null : reader, host: true, name: null };
    const opens = update.kind === 'opening' || update.kind === 'curtain';
    const about = opens ? { about: aboutOf(device.room) } : {};
    ports.tell({ kind: 'told', now: ports.now(), you, ...about, update });
  }
}

function aboutOf({ opened, rules, occupants }: Room): About {
  const { table, game, version, clock } = opened;
  return { table, game, version, rules, seats: occupants.length, clock, commitment: '' };
}
