/**
 * Swaps two cards at a table that a reader was never shown, and continues play
 * with the same moves, the two cards swapped wherever a move names one. All
 * output of two such rooms for the reader must be identical to the byte.
 */
import { EVERYBODY, type Game, type GameTypes, type Reader } from '@pakli/core';
import { exchanges, type Exchange, type ReaderStep, type TrueStep } from '@pakli/core/testing';
import { openingFor, Room, applyAndShow, type RoomEvent } from '../src/index.ts';
import { openingOf } from './opening.ts';
import type { Watched } from './leak.ts';
import { firstDifference, type TwinLogs } from './twins.ts';

/** Places where the rules themselves tell worlds apart, by game. */
const TELLS_APART: Readonly<
  Record<string, (one: ReaderStep<GameTypes>, other: ReaderStep<GameTypes>) => boolean>
> = {
  // A player without a card that the text needs reveals this by not being asked.
  compile: (one, other) => asksForHandCard(one) !== asksForHandCard(other),
  // 6.4: marriages are announced by their value.
  ulti: (one, other) =>
    [...one.seen, ...other.seen].some((seen) => (seen as { kind: string }).kind === 'marriages'),
};

/** Luck-0 needs a matching card revealed, Clarity-2 one played: both must be done if possible. */
function asksForHandCard({ view }: ReaderStep<GameTypes>): boolean {
  const { pending } = view as unknown as {
    pending: { kind: string; cause: { card: string } | null } | null;
  };
  const asked = `${pending?.cause?.card} ${pending?.kind}`;
  return asked === 'Luck-0 card' || asked === 'Clarity-2 play';
}

/** An endless stream of pairs of worlds for one reader. */
export function exchangesOf({ game, reader }: Watched, seed: number): Generator<Exchange> {
  const tellsApart = TELLS_APART[game.id];
  const subject = { game, options: game.rules.defaults };
  return exchanges(tellsApart === undefined ? subject : { ...subject, tellsApart }, reader, seed);
}

export interface Exchanged {
  readonly pairs: number;
  /** Steps that looked the same. */
  readonly alike: number;
  readonly faults: readonly string[];
}

/** The events of the two tables as far as they look the same. */
export function logsOf(
  { game, reader }: Pick<Watched, 'game' | 'reader'>,
  { starter, steps, alike }: Pick<Exchange, 'starter' | 'steps' | 'alike'>,
): TwinLogs {
  const [one, other] = steps.map((all) => logOf(game, reader, starter, all.slice(0, alike)));
  return [one ?? [], other ?? []];
}

function logOf(
  game: Game,
  reader: Reader,
  starter: number,
  steps: readonly TrueStep[],
): readonly RoomEvent[] {
  const log: RoomEvent[] = [openingOf(game, { table: 'twins' })];
  if (reader !== EVERYBODY) log.push({ v: 1, at: 0, kind: 'sit', seat: reader, person: 'reader' });
  let deals: string[] = [];
  log.push({ v: 1, at: 0, kind: 'start', starter, deals });
  for (const { seat, text } of steps) {
    if (seat === null) {
      deals.push(text);
      continue;
    }
    deals = [];
    const by = seat === reader ? 'person' : 'computer';
    log.push({ v: 1, at: 0, kind: 'play', seat, text, by, took: 0, deals });
  }
  return log;
}

/** All output of a room for the reader, event by event, and for a reader who joins later. */
export function toldOf(game: Game, reader: Reader, log: readonly RoomEvent[]): string[] {
  const [opened, ...events] = log;
  if (opened?.kind !== 'open') throw new Error('a log begins with its table');
  const room = Room.open(game, opened);
  const told = events.map((event) => JSON.stringify(applyAndShow(room, event, [reader])));
  return [...told, JSON.stringify(openingFor(room, reader, 'opened'))];
}

/** Holds the law at the engine and at the edge of the host; ends with the first fault. `shown` is the game as the rooms know it: a test may spoil it. */
export function exchangeCards(
  watched: Watched,
  pairs: number,
  seed: number,
  shown: Game = watched.game,
): Exchanged {
  let done = 0;
  let alike = 0;
  for (const exchange of exchangesOf(watched, seed)) {
    const fault = exchange.fault ?? roomFault(watched, exchange, shown);
    if (fault !== undefined) return { pairs: done, alike, faults: [`seed ${seed}: ${fault}`] };
    alike += exchange.alike;
    if (++done === pairs) break;
  }
  return { pairs: done, alike, faults: [] };
}

function roomFault(watched: Watched, exchange: Exchange, shown: Game): string | undefined {
  const [mine = [], theirs = []] = logsOf(watched, exchange).map((log) =>
    toldOf(shown, watched.reader, log),
  );
  const at = mine.findIndex((told, i) => told !== theirs[i]);
  if (at < 0) return undefined;
  return `${exchange.cards.join(', ')}: ${firstDifference(mine[at]!, theirs[at] ?? '')}`;
}
