/** The clock of a worker that runs a search. */
import type { Clock } from '@pakli/core/search';

// A message to oneself lets incoming messages through, without the delay that browsers add to timers.
const { port1, port2 } = new MessageChannel();
port1.start();
export const clock: Clock = {
  now: () => performance.now(),
  pause: () =>
    new Promise((resolve) => {
      port1.addEventListener('message', () => resolve(), { once: true });
      port2.postMessage(null);
    }),
};
