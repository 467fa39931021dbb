/** How a match begins: with new cards, with those of an earlier game, or from a step of a recorded one. */
import { openRecord, readRecord, type GamePackage } from '@pakli/catalogue';
import {
  isRefusal,
  Match,
  readOptions,
  refuse,
  type GameTypes,
  type Random,
  type Refusal,
  type Seat,
} from '@pakli/core';
import { openChallenge } from './challenge.ts';
import type { Source, Start } from './host.ts';
import { selfOf } from './hot-seat.ts';
import type { StoredGame, GameStore } from './stored-game.ts';

export async function begin(
  store: GameStore,
  { game }: GamePackage,
  { rules, names, seat, same, after, from, challenge, cards }: Start,
  random: Random,
): Promise<Match<GameTypes> | Refusal> {
  if (challenge !== undefined) {
    const opened = await openChallenge(challenge);
    return isRefusal(opened) ? opened : Match.withCardsOf(opened.match, names);
  }
  if (cards !== undefined) {
    const opened = await openRecord(cards);
    if (isRefusal(opened)) return opened;
    const { match } = opened;
    if (match.game.id !== game.id) {
      return refuse('other-game', 'table', { expected: game.id, got: match.game.id });
    }
    return Match.withCardsOf(match, names);
  }
  if (same !== undefined) {
    const earlier = await findMatch(store, same);
    return isRefusal(earlier) ? earlier : Match.withCardsOf(earlier.match, names);
  }
  if (from !== undefined) {
    const found = await find(store, from);
    if (isRefusal(found)) return found;
    const { match, entry } = found;
    if (match.game.id !== game.id) {
      return refuse('other-game', 'table', { expected: game.id, got: match.game.id });
    }
    // Playing on from another seat would reveal the seat's cards.
    if (isRunning(found) && (entry === undefined || selfOf(entry.saved) !== seat)) {
      return refuse('not-over', 'table');
    }
    return Match.cut(match, from.step ?? Infinity, names);
  }
  const options = readOptions(game.rules, rules);
  if (isRefusal(options)) return options;
  const starter = after === undefined ? undefined : await starterAfter(store, game.id, after);
  return Match.start(game, {
    options,
    // As many as were named; the rules check the number.
    seats: names.length,
    names,
    random,
    ...(starter === undefined ? {} : { starter }),
  });
}

/** The seat that starts after an earlier game of the same players; undefined if that game is gone. */
async function starterAfter(store: GameStore, game: string, id: string): Promise<Seat | undefined> {
  const earlier = await findMatch(store, id);
  return isRefusal(earlier) || earlier.match.game.id !== game
    ? undefined
    : earlier.match.nextStarter;
}

/** A recorded game, with its entry if it belongs to this browser. */
export interface Found {
  readonly match: Match<GameTypes>;
  readonly entry?: StoredGame;
}

export async function find(store: GameStore, source: Source): Promise<Found | Refusal> {
  if ('saved' in source) return findMatch(store, source.saved);
  const opened = await openRecord(source.record);
  return isRefusal(opened) ? opened : { match: opened.match };
}

export async function findMatch(
  store: GameStore,
  id: string,
): Promise<{ readonly match: Match<GameTypes>; readonly entry: StoredGame } | Refusal> {
  const entry = await store.get(id);
  if (entry === undefined) return refuse('unknown-table', 'table', { id });
  const match = await matchOf(entry);
  return isRefusal(match) ? match : { match, entry };
}

/** The match of an entry, including the cards that an undo took back. */
export async function matchOf({
  record,
  again = [],
}: StoredGame): Promise<Match<GameTypes> | Refusal> {
  const match = await readRecord(record);
  if (isRefusal(match)) return match;
  match.keepCards(again);
  return match;
}

/** The game is being played here, so the other seats' cards stay hidden. */
export function isRunning({ match, entry }: Found): boolean {
  return entry !== undefined && !match.over && entry.saved.purpose !== 'import';
}
