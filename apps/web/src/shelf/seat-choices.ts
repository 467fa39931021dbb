/** Who sits at a table of several people at one device, remembered by game. */
import { parseJson } from '@pakli/core/shape';
import { LEVELS } from '@pakli/core/search';
import type { Catalogue } from '@pakli/text';
import { cleanName, NAME_LENGTH, ownName } from '../prefs/name.ts';
import { recall, remember } from '../prefs/remembered.ts';
import type { ShelfGame } from '../table/shelf-game.ts';
import type { SeatChoice } from './begin.ts';

const key = (game: ShelfGame): string => `pakli.together.${game.id}`;

export function recallTogether(game: ShelfGame): readonly SeatChoice[] {
  const stored = recall(key(game));
  const seats = readTogether(stored, game);
  // At a first table the person who lays it has a name already.
  return stored === null
    ? seats.map((one, seat) => (seat === 0 ? { ...one, name: ownName() } : one))
    : seats;
}

/** Whatever is unknown or broken is the default: two people without a name, and computers around them. */
export function readTogether(stored: string | null, game: ShelfGame): readonly SeatChoice[] {
  const parsed = parseJson(stored ?? '');
  const found: readonly unknown[] = Array.isArray(parsed) ? parsed : [];
  return Array.from({ length: game.seats }, (_, seat): SeatChoice => {
    const { name, chair } = (found[seat] ?? {}) as Partial<Record<keyof SeatChoice, unknown>>;
    const known = ([...LEVELS, 'person'] as const).find((one) => one === chair);
    return {
      name: typeof name === 'string' ? name.slice(0, NAME_LENGTH) : '',
      chair: known ?? (seat < 2 ? 'person' : 'casual'),
    };
  });
}

export function rememberTogether(game: ShelfGame, seats: readonly SeatChoice[]): void {
  remember(key(game), JSON.stringify(seats));
}

/** Nobody is without a name, and no two have the same: tables, sheets and records tell people apart by it. */
export function named(seats: readonly SeatChoice[], { frame }: Catalogue): SeatChoice[] {
  const { opponents, together } = frame;
  const house = Object.values(opponents);
  const taken = new Set<string>();
  const people = seats.map(({ name, chair }) => (chair === 'person' ? cleanName(name) : ''));
  for (const name of people) taken.add(name.toLowerCase());
  const free = (): string | undefined => house.find((name) => !taken.has(name.toLowerCase()));
  const seen = new Set<string>();
  return seats.map(({ chair }, seat) => {
    const usual =
      chair === 'person' ? together.player(seat + 1) : (free() ?? together.player(seat + 1));
    const wished = people[seat] || usual;
    let unique = wished;
    for (let n = 2; seen.has(unique.toLowerCase()); n++) unique = `${wished} ${n}`;
    seen.add(unique.toLowerCase());
    taken.add(unique.toLowerCase());
    return { name: unique, chair };
  });
}
