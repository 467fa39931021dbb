/** A wire in another thread, as it is used from a page: what crosses arrives as a copy. */
import { exposeWire, PortWire, type FrameFilter, type FromWire } from '../port-wire.ts';
import type { Wire } from '../wire.ts';

export function copiedWire(wire: Wire, filter?: FrameFilter): PortWire {
  let hear: ((message: FromWire) => void) | undefined;
  const post = exposeWire(wire, (message) => hear?.(structuredClone(message)), filter);
  return new PortWire({
    connect(listener) {
      hear = listener;
      return Promise.resolve((message) => post(structuredClone(message)));
    },
  });
}
