/** A page at a table by link, without its page: the real client and session, the worker's end of the table, and a real socket. */
import { socketTo, type Guest } from '../apps/server/test/client.ts';
import {
  CLIENT_TIMES,
  MACHINE,
  SocketWire,
  TableClient,
  type ClientTimes,
  type SocketLike,
} from '@pakli/client';
import { copiedWire } from '@pakli/client/testing';
import { LinkedTable } from '../apps/web/src/host/linked-table.ts';
import { Session } from '../apps/web/src/table/session.ts';
import { TableReader, type TableEvent } from '../apps/web/src/table/table-reader.ts';

/** Tests do not wait as long as people do. */
export const HASTY: ClientTimes = {
  ...CLIENT_TIMES,
  pingMs: 60,
  silenceMs: 600,
  answerMs: 100,
  firstRetryMs: 20,
  lastRetryMs: 200,
};
/** A client that never asks for a sign of life learns of a gap from what follows it. */
export const CALM: ClientTimes = { ...HASTY, pingMs: 1e6, silenceMs: 1e7 };

/** The required part of a socket. */
export interface Wire {
  readonly readyState: number;
  send(text: string): void;
  terminate(): void;
  on(type: 'open', listener: () => void): unknown;
  on(type: 'error', listener: () => void): unknown;
  on(type: 'close', listener: (code: number) => void): unknown;
  on(type: 'message', listener: (data: Buffer) => void): unknown;
}

export class LinkedPage {
  readonly client: TableClient;
  readonly session: Session;
  readonly told: TableEvent[] = [];
  /** How many connections were made. */
  connects = 0;
  /** Whether a frame from the server gets through; the others are lost. */
  lets: (text: string) => boolean = () => true;
  private socket: Wire | undefined;

  constructor(
    guest: Partial<Guest> & { base: string },
    table: string,
    times: ClientTimes = HASTY,
    connect: () => Wire = () => socketTo(guest, table),
  ) {
    const names = { computers: ['Xenia', 'Yngve', 'Zoltán'], nameless: 'Nobody' };
    const wire = new SocketWire(
      () => {
        this.connects++;
        this.socket = connect();
        this.socket.on('error', () => {});
        return this.filtered(this.socket);
      },
      MACHINE,
      times,
    );
    const { filter } = new LinkedTable(table, 'http://127.0.0.1/', {
      library: { keep: () => Promise.resolve(undefined) },
      names,
      abandon: () => wire.close(),
    });
    this.client = new TableClient(copiedWire(wire, filter), MACHINE, times);
    const open = { id: table, client: this.client, names };
    new TableReader(open, { see: (event) => this.told.push(event), note: () => {} }).listen();
    this.session = new Session(table, open);
    this.session.attach((_step, _scene, commit) => {
      commit();
      return Promise.resolve();
    });
  }

  close(): void {
    this.session.close();
  }

  /** Breaks the connection as a network does. */
  cut(): void {
    this.socket?.terminate();
  }

  get phase(): string | undefined {
    return this.session.linked()?.company.phase;
  }

  /** Waits until something is the case, on a busy machine too. */
  async until(what: string, is: () => boolean, ms = 100_000): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        stop();
        reject(new Error(`waited in vain until ${what}`));
      }, ms);
      const look = (): void => {
        if (!is()) return;
        clearTimeout(timer);
        stop();
        resolve();
      };
      const stop = this.session.subscribe(look);
      look();
    });
  }

  private filtered(socket: Wire): SocketLike {
    return {
      get readyState() {
        return socket.readyState;
      },
      send: (text) => socket.send(text),
      close: () => socket.terminate(),
      addEventListener: (type: string, listener: (event: never) => void) => {
        if (type === 'open') socket.on('open', () => listener({} as never));
        if (type === 'close') socket.on('close', (code) => listener({ code } as never));
        if (type !== 'message') return;
        socket.on('message', (data: Buffer) => {
          const text = data.toString();
          if (this.lets(text)) listener({ data: text } as never);
        });
      },
    };
  }
}
