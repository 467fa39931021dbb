/** A wire to a table in the same process: the terminal, tests and simulations. */
import type { ToKeeper, ToPage } from '@pakli/protocol';
import type { Wire, WireListener } from './wire.ts';

/** A keeper of a table in the same process. */
export interface NearTable {
  hear(frame: ToKeeper): void;
  close(): void;
}

export class DirectWire implements Wire {
  private readonly connect: (tell: (frame: ToPage) => void) => NearTable;
  private listener: WireListener | undefined;
  private table: NearTable | undefined;

  /** `connect` creates the table, which sends its frames through `tell`. */
  constructor(connect: (tell: (frame: ToPage) => void) => NearTable) {
    this.connect = connect;
  }

  listen(listener: WireListener): void {
    this.listener = listener;
  }

  open(): void {
    this.table ??= this.connect((frame) => {
      if (frame.kind !== 'bye') this.listener?.heard(frame);
    });
    this.listener?.connected({ kind: 'live' });
    this.listener?.opened();
  }

  send(frame: ToKeeper): boolean {
    this.table?.hear(frame);
    return this.table !== undefined;
  }

  check(): void {}

  close(): void {
    this.table?.close();
    this.table = undefined;
  }
}
