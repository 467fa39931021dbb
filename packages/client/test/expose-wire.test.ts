/** A worker's end of a wire: nothing reaches a new connection before its hello. */
import { expect, test } from 'vitest';
import { exposeWire, type FromWire } from '../src/index.ts';
import type { Wire, WireListener } from '../src/index.ts';

test('what was sent before a connection was greeted is not sent on it', () => {
  const sent: string[] = [];
  const posted: FromWire[] = [];
  let listener: WireListener | undefined;
  const wire: Wire = {
    listen: (heard) => void (listener = heard),
    open: () => undefined,
    check: () => undefined,
    close: () => undefined,
    send(frame) {
      sent.push(frame.kind);
      return true;
    },
  };
  const hear = exposeWire(wire, (message) => void posted.push(message));
  const hello = { kind: 'hello', protocol: 1, since: null } as const;
  const stand = { kind: 'do', id: 'a', command: { kind: 'stand' } } as const;
  listener?.opened(undefined);
  hear({ send: hello });
  hear({ send: stand });
  expect(sent).toEqual(['hello', 'do']);
  // Another connection is open, and the other end does not know it yet.
  listener?.opened(undefined);
  hear({ send: stand });
  expect(sent).toEqual(['hello', 'do']);
  hear({ send: hello });
  hear({ send: stand });
  expect(sent).toEqual(['hello', 'do', 'hello', 'do']);
  expect(posted).toEqual([{ opened: true }, { opened: true }]);
});
