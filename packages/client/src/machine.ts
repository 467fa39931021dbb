/** The real clock, timers and random numbers: the only place in the package that uses them. */
import type { ClientPorts } from './ports.ts';

export const MACHINE: ClientPorts = {
  elapsed: () => performance.now(),
  wallTime: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
  newId() {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  },
};
