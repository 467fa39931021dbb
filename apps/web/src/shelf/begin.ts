/** Starts games, with the person and computer players around one table. */
import { isRefusal, type Refusal, type Seat } from '@pakli/core';
import type { Catalogue } from '@pakli/text';
import { adopt } from '../table/sessions.ts';
import type { ShelfGame } from '../table/shelf-game.ts';
import type { Chair, Host, OpenTable, Start } from '../host/host.ts';
import { ownName } from '../prefs/name.ts';
import { sized, type Choices } from './choices.ts';

/** The seating: the person, with the house's players around them. */
export function namesFor(seats: number, seat: Seat, { frame }: Catalogue): string[] {
  const own = ownName();
  // Names must be unique: records tell people apart by them.
  const others = Object.values(frame.opponents).map((name) =>
    name.toLowerCase() === own.toLowerCase() ? `${name} 2` : name,
  );
  return Array.from({ length: seats }, (_, other) => {
    if (other === seat) return own || frame.you;
    const n = (other - seat + seats) % seats;
    return others[n - 1] ?? frame.together.player(n + 1);
  });
}

export interface SeatChoice {
  readonly name: string;
  readonly chair: Chair;
}

/** The source of its cards, and its purpose. */
export type GameSource = Omit<Start, 'game' | 'level' | 'rules' | 'seat' | 'names' | 'lines'>;

/** Starts a game of people and computers on this device, by seat. */
export async function beginTogether(
  host: Host,
  game: ShelfGame,
  rules: string,
  seats: readonly SeatChoice[],
  from: GameSource = {},
): Promise<string | Refusal> {
  const chairs = seats.map(({ chair }) => chair);
  const table = await host.start({
    game: game.id,
    level: chairs.find((chair) => chair !== 'person') ?? 'casual',
    rules,
    seat: Math.max(chairs.indexOf('person'), 0),
    names: seats.map(({ name }) => name),
    chairs,
    ...from,
  });
  return isRefusal(table) ? table : opened(host, table);
}

function opened(host: Host, table: OpenTable): string {
  adopt(host, table);
  return `/table/${table.id}`;
}

/** Starts a game; returns the address of its table, or why it failed. */
export async function begin(
  host: Host,
  game: ShelfGame,
  choices: Choices,
  words: Catalogue,
  from: GameSource = {},
): Promise<string | Refusal> {
  const { seats } = sized(game, choices.players);
  const seat = choices.seat ?? Math.floor(Math.random() * seats);
  const { level, rules } = choices;
  const names = namesFor(seats, seat, words);
  const table = await host.start({ game: game.id, level, rules, seat, names, ...from });
  return isRefusal(table) ? table : opened(host, table);
}
