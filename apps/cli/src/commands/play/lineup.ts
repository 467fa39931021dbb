/**
 * Who sits where: one person against players, or with `--players` anybody
 * anywhere, people by their names and players by theirs.
 */
import type { GamePackage } from '@pakli/catalogue';
import { Failure } from '../../input/failure.ts';
import type { Voice } from '../../input/voice.ts';
import { findOpponent, usualPlayer, type Opponent } from '../../players/opponent.ts';
import { splitPlayers } from '../../players/spelling.ts';
import type { Lineup } from './saves.ts';

export interface LineupFlags {
  readonly level?: string;
  readonly against?: string;
  readonly players?: string;
  readonly seat?: number;
  readonly names?: string;
}

export interface NamedLineup {
  readonly lineup: Lineup;
  readonly names: readonly string[];
}

export function lineupFor(
  given: LineupFlags,
  loaded: GamePackage,
  seats: number,
  voice: Voice,
): NamedLineup {
  const { level, against, players, seat, names } = given;
  if (level !== undefined && against !== undefined) {
    throw new Failure('--level and --against both say who plays: give one', 2);
  }
  const other = level ?? against ?? usualPlayer(loaded);
  if (players === undefined) {
    return onePerson({ seat: seat ?? 0, names: names ?? '', other }, seats, voice);
  }
  if (seat !== undefined || names !== undefined) {
    throw new Failure('--players says who sits where: leave out --seat and --names', 2);
  }
  return anybody(players, other, loaded, seats, voice);
}

/** Names as given, the person's first; the rest as the language calls them. */
function onePerson(
  { seat, names, other }: { readonly seat: number; readonly names: string; readonly other: string },
  seats: number,
  voice: Voice,
): NamedLineup {
  if (seat >= seats) throw new Failure(`--seat: there are seats 0 to ${seats - 1}`, 2);
  const given = names.split(',').map(written);
  if (given.length > seats) {
    throw new Failure(`--names: ${given.length} names for ${seats} seats`, 2);
  }
  const { you, opponents, together } = voice.catalogue.frame;
  const usual = [you, opponents.first, opponents.second, opponents.third];
  return {
    lineup: Array.from({ length: seats }, (_, at) => (at === seat ? null : other)),
    names: Array.from({ length: seats }, (_, at) => {
      const place = (at - seat + seats) % seats;
      const name = given[place] ?? '';
      return name === '' ? (usual[place] ?? together.player(place + 1)) : name;
    }),
  };
}

/** Whatever is no player of the game is the name of a person; seats that are not named have players. */
function anybody(
  players: string,
  other: string,
  { contenders, game }: GamePackage,
  seats: number,
  voice: Voice,
): NamedLineup {
  const given = splitPlayers(players);
  if (given.length > seats) {
    throw new Failure(`--players: ${given.length} players, and ${game.id} has ${seats} seats`, 2);
  }
  const isPlayer = (text: string): boolean =>
    text.startsWith('cmd:') || contenders.has(text.replace(/@[^@]*$/, ''));
  const people = given.filter((text) => !isPlayer(text)).map(written);
  if (people.length === 0) {
    throw new Failure('--players: none of them is a person: see pakli watch', 2);
  }
  if (people.includes('') || new Set(people).size < people.length) {
    throw new Failure('--players: every person needs a name of their own', 2);
  }
  const { opponents, together } = voice.catalogue.frame;
  const called = [opponents.first, opponents.second, opponents.third];
  const free = called.filter((name) => !people.includes(name));
  const lineup = Array.from({ length: seats }, (_, seat) => {
    const text = given[seat] ?? other;
    return isPlayer(text) ? text : seat < given.length ? null : text;
  });
  const names = lineup.map((player, seat) =>
    player === null ? written(given[seat] ?? '') : (free.shift() ?? together.player(seat + 1)),
  );
  return { lineup, names };
}

/** A name without what a record or a terminal would take for something else. */
function written(name: string): string {
  return name.trim().replaceAll(/[\p{C}|#]/gu, '');
}

/** What a pipe prints stays in sight: there is no way to show several people their hands and nobody another's. */
export function needTerminal(lineup: Lineup, { live }: { readonly live: boolean }): void {
  if (live || lineup.filter((player) => player === null).length < 2) return;
  throw new Failure(
    'several people need a terminal that can be cleared: what a pipe prints stays in sight',
    2,
  );
}

/** By seat; seats with the same player share it. */
export async function seatPlayers(
  loaded: GamePackage,
  lineup: Lineup,
): Promise<(Opponent | undefined)[]> {
  const found = new Map<string, Opponent>();
  try {
    for (const name of lineup) {
      if (name === null || found.has(name)) continue;
      found.set(name, await findOpponent(loaded, name));
    }
  } catch (error) {
    await Promise.all(Array.from(found.values(), (player) => player.close()));
    throw error;
  }
  return lineup.map((name) => (name === null ? undefined : found.get(name)));
}
