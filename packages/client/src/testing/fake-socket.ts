/** A socket whose other end is a test. */
import type { ToPage, ToServer } from '@pakli/protocol';
import type { SocketLike } from '../socket-wire.ts';

export class FakeSocket implements SocketLike {
  readonly readyState = 1;
  readonly sent: ToServer[] = [];
  private readonly listeners = new Map<string, (event: never) => void>();

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  close(): void {}

  addEventListener(type: string, listener: (event: never) => void): void {
    this.listeners.set(type, listener);
  }

  happen(type: 'open' | 'close' | 'message', event: object = {}): void {
    this.listeners.get(type)?.(event as never);
  }

  /** Comes from the server. */
  hear(frame: ToPage): void {
    this.happen('message', { data: JSON.stringify(frame) });
  }
}
