/** The opening of a table of Rounds, as in its log; tests change the relevant fields. */
import type { Game } from '@pakli/core';
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

/** The same for any game with its default rules, without an owner. */
export function openingOf(
  { id, version, seats: [seats = 2] }: Game,
  more: Partial<EventOf<'open'>> = {},
): EventOf<'open'> {
  return { ...OPENING, game: id, version, rules: '', seats, host: null, ...more };
}
