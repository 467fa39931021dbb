/** How a table stands, and what the people at it are called. */
import { deadlineAtTurn, shareOf, type DealProof, type Room } from '@pakli/host';
import type { TableSummary } from '@pakli/protocol';
import type { NameCache } from './people.ts';

/** Undefined for anybody who does not sit there. */
export function summaryFor(
  room: Room,
  person: string,
  names: NameCache,
  said = 0,
): TableSummary | undefined {
  const { phase, turn = null, opened } = room;
  const seat = room.seatOf(person);
  if (seat === undefined) return undefined;
  const { table, game } = opened;
  const deadline = deadlineAtTurn(room);
  const asks = room.questions.find(({ what }) => what === 'again');
  const answered = asks === undefined || [...asks.yes, ...(asks.no ?? [])].includes(seat);
  return {
    table,
    game,
    phase,
    names: namesIn(room, names),
    seat,
    turn,
    ...(deadline === undefined ? {} : { deadline }),
    ...(answered ? {} : { rematch: asks.seat }),
    ...(said === 0 ? {} : { said }),
  };
}

export function seatedIn({ occupants }: Room): string[] {
  return occupants.flatMap((occupant) => (occupant.kind === 'person' ? [occupant.person] : []));
}

function namesIn(room: Room, names: NameCache): string[] {
  return room.occupants.map((occupant) =>
    occupant.kind === 'person' ? nameAt(room, occupant.person, names) : '',
  );
}

/** A name for every seat, as a record needs it. */
export function namesFor(room: Room, names: NameCache): string[] {
  return namesIn(room, names).map((name, seat) => {
    const occupant = room.occupants[seat];
    return name || (occupant?.kind === 'computer' ? occupant.level : `Seat ${seat}`);
  });
}

/**
 * The name of somebody at a table. Names are checked before people sit down or change
 * them, but not at tables that sleep or are at another node: where two look alike all
 * the same, both get the number of their seat.
 */
export function nameAt(room: Room, person: string, names: NameCache): string {
  const seat = room.seatOf(person);
  const name = names.of(person);
  const alike = seat !== undefined && names.hasDouble(person, seatedIn(room));
  return alike ? `${name} (${seat + 1})` : name;
}

/** What shows that the cards of a match that is over were dealt honestly. */
export function proofOf({ opened, occupants, secret = '' }: Room): DealProof {
  const { table, rules, commitment = '', starter } = opened;
  const nonces = occupants.map((occupant) => shareOf(occupant) ?? null);
  const told = starter === undefined ? {} : { told: true as const };
  return { table, rules, commitment, secret, nonces, ...told };
}
