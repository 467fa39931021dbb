/** A table of Rounds as its log begins; tests change what they are about. */
import { EVENT_VERSION, type EventOf } from '../src/index.ts';

export const OPENING: EventOf<'open'> = {
  v: EVENT_VERSION,
  at: 0,
  kind: 'open',
  table: 'T',
  game: 'rounds',
  version: 1,
  rules: 'deals=1',
  seats: 2,
  host: 'anna',
  options: { takebacks: true, hints: true },
  clock: { kind: 'none' },
};
