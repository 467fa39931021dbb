/** What is said of a table from its log alone. */
import { findGame } from '@pakli/catalogue';
import { EVENT_VERSION, Room, type EventOf } from '@pakli/host';
import { expect, test } from 'vitest';
import { proofOf } from '../src/standing.ts';

test('the proof of a table after another says that nobody drew lots for who begins', async () => {
  const { game } = await findGame('mulle')!.load();
  const open: EventOf<'open'> = {
    v: EVENT_VERSION,
    at: 0,
    kind: 'open',
    table: '7k2m9q4x1z',
    game: game.id,
    version: game.version,
    rules: '',
    seats: 2,
    host: 'anna',
    options: { takebacks: true, hints: false },
    clock: { kind: 'none' },
    commitment: '5d0c',
  };
  expect(proofOf(Room.open(game, { ...open, starter: 1 }))).toEqual({
    table: '7k2m9q4x1z',
    rules: '',
    commitment: '5d0c',
    secret: '',
    nonces: [null, null],
    told: true,
  });
  expect(proofOf(Room.open(game, open))).not.toHaveProperty('told');
});
