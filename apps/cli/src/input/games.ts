/** Games and rule sets as users name them on the command line. */
import { findGame, GAMES, type GameEntry, type GamePackage } from '@pakli/catalogue';
import { isRefusal, readOptions, type Game, type OptionValues } from '@pakli/core';
import { Failure, Refused } from './failure.ts';

export function entryOf(id: string): GameEntry {
  const entry = findGame(id);
  if (entry === undefined) {
    const known = `${knownGames()}; a game of your own comes with --with FILE`;
    throw new Failure(`no game ${JSON.stringify(id)}: ${known}`, 2);
  }
  return entry;
}

export async function loadGame(id: string): Promise<GamePackage> {
  return entryOf(id).load();
}

/** A game whose players are about to think: with all that they have learned, or a word on what is missing. */
export async function loadPlayers(id: string): Promise<GamePackage> {
  const loaded = await loadGame(id);
  const missing = await loaded.learn();
  if (missing !== undefined) {
    process.stderr.write(`${id}: its players play as they did before they learned: ${missing}\n`);
  }
  return loaded;
}

export function knownGames(): string {
  return `there is ${GAMES.map((entry) => entry.id).join(', ')}`;
}

export function optionsFor(game: Game, text: string): OptionValues {
  const options = readOptions(game.rules, text);
  if (isRefusal(options))
    throw new Refused(options, { where: '--options', game: game.id, status: 2 });
  return options;
}

export function seatsFor(game: Game, seats: number | undefined): number {
  const known = game.seats;
  const count = seats ?? known[0] ?? 0;
  if (!known.includes(count)) {
    throw new Failure(`--seats: ${game.id} is played by ${known.join(' or ')}, not ${count}`, 2);
  }
  return count;
}
