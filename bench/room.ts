/** Rooms: moves per second, including the text of every reader's update. */
import { findGame } from '@pakli/catalogue';
import { EVERYBODY, isRefusal, listMoves, Sfc32, type Game, type Reader } from '@pakli/core';
import {
  chanceOf,
  decide,
  EVENT_VERSION,
  HOUSE,
  Room,
  applyAndShow,
  type Chance,
  type RoomCommand,
} from '@pakli/host';
import type { Bench, Benches } from './bench.ts';

/** The name that every game has for it. */
export async function roomBenches(id: string): Promise<Benches> {
  const loaded = await findGame(id)?.load();
  return loaded === undefined ? {} : { room: () => roomBench(loaded.game) };
}

/** Whole matches of random moves, from the command to the text sent to each seat and to spectators. */
function roomBench(game: Game): Bench {
  const seats = game.seats[0] ?? 2;
  const random = new Sfc32(1);
  const chance = chanceOf(random);
  const readers = [...Array.from({ length: seats }, (_, seat) => seat), EVERYBODY];
  return {
    unit: 'moves/s',
    against: 'decisions',
    batch() {
      const room = open(game, seats);
      let moves = 0;
      happen(room, { kind: 'start' }, chance, readers);
      while (room.phase === 'playing') {
        const { turn, match } = room;
        if (turn === undefined || match === undefined) {
          happen(room, { kind: 'ask', what: 'next' }, chance, readers);
          continue;
        }
        const { state } = match.table;
        const listed = listMoves(game, state);
        const text = game.format(state, listed[random.below(listed.length)] ?? 0, turn);
        happen(room, { kind: 'play', step: room.steps, text }, chance, readers);
        moves++;
      }
      return moves;
    },
  };
}

function happen(
  room: Room,
  command: RoomCommand,
  chance: Chance,
  readers: readonly Reader[],
): void {
  const event = decide(room, HOUSE, command, 0, chance);
  if (isRefusal(event)) throw new Error(`${JSON.stringify(command)}: ${event.refused}`);
  for (const update of applyAndShow(room, event, readers)) JSON.stringify(update);
}

function open(game: Game, seats: number): Room {
  return Room.open(game, {
    v: EVENT_VERSION,
    at: 0,
    kind: 'open',
    table: 'bench',
    game: game.id,
    version: game.version,
    rules: '',
    seats,
    host: null,
    options: { takebacks: true, hints: true },
    clock: { kind: 'none' },
  });
}
