/** How a table stands, and what the people at it are called. */
import type { Room } from '@pakli/host';
import type { Names } from './people.ts';
import type { Person } from './store/store.ts';

/** For the list of tables somebody sits at. */
export interface Standing {
  readonly table: string;
  readonly game: string;
  readonly phase: Room['phase'];
  /** By seat; empty for computers and free seats. */
  readonly names: readonly string[];
  readonly seat: number;
  /** Who is at turn; null where nobody is. */
  readonly turn: number | null;
}

/** Undefined for anybody who does not sit there. */
export function standingFor(room: Room, person: string, names: Names): Standing | undefined {
  const { phase, turn = null, opened } = room;
  const seat = room.seatOf(person);
  if (seat === undefined) return undefined;
  const { table, game } = opened;
  return { table, game, phase, names: namesIn(room, names), seat, turn };
}

function namesIn({ chairs }: Room, names: Names): string[] {
  return chairs.map((chair) => (chair.kind === 'person' ? names.of(chair.person) : ''));
}

/** Every seat has one, as a record wants it. */
export function namesFor(room: Room, names: Names): string[] {
  return namesIn(room, names).map((name, seat) => {
    const chair = room.chairs[seat];
    return name || (chair?.kind === 'computer' ? chair.level : `Seat ${seat}`);
  });
}

/** Whether somebody else there is called the same. */
export function isCalledLike({ chairs }: Room, { id, name }: Person, names: Names): boolean {
  return chairs.some(
    (chair) =>
      chair.kind === 'person' &&
      chair.person !== id &&
      names.of(chair.person).toLowerCase() === name.toLowerCase(),
  );
}
