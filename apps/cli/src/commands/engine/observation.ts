/** A table as numbers, for learning programs (docs/encodings.md). */
import { findGame } from '@pakli/catalogue';
import type { Game, GameTypes, Match } from '@pakli/core';
import { Actions, observationSize, type Encoding } from '@pakli/core/encoding';
import type { JsonObject } from '@pakli/core/shape';
import { error, isErrorReply, type EngineReply } from './reply.ts';
import type { RequestOf } from './request.ts';
import { loadPackage, optionsOf, seatsOf } from './games.ts';

/** How long vectors are, what they mean, and how many actions there are. */
export async function encoding(request: RequestOf<'encoding'>): Promise<EngineReply> {
  const loaded = await loadPackage(request.game);
  if (isErrorReply(loaded)) return loaded;
  const { game, encoding: found } = loaded;
  if (found === undefined) return noNumbers(game.id);
  const options = optionsOf(game, request.options);
  if (isErrorReply(options)) return options;
  const seats = seatsOf(game, request.seats);
  if (typeof seats !== 'number') return seats;
  return {
    ok: true,
    game: game.id,
    encoding: found.version,
    seats,
    size: observationSize(found, options, seats),
    actions: found.actions(options, seats),
    fields: found.fields(options, seats),
  };
}

/** The encoding of a match's game; undefined where it has none. */
export async function encodingOf({ game }: Match<GameTypes>): Promise<Encoding | undefined> {
  return (await findGame(game.id)?.load())?.encoding;
}

export function noNumbers(game: string): EngineReply {
  return error('no-encoding', 'do', `${game} has no numbers for learning programs`);
}

/** By game: what is listed is used at once, so that thousands of tables need only one. */
const buffers = new WeakMap<Game, Actions<GameTypes>>();

function buffersOf(game: Game, encoding: Encoding): Actions<GameTypes> {
  const made = buffers.get(game) ?? new Actions(game, encoding);
  buffers.set(game, made);
  return made;
}

/** What a seat knows as 32-bit numbers in base64, lowest byte first, and what it may do. */
export class Observer {
  private readonly actions: Actions<GameTypes>;
  private readonly match: Match<GameTypes>;
  private readonly encoding: Encoding;
  private readonly numbers: Float32Array;

  constructor(match: Match<GameTypes>, encoding: Encoding) {
    this.match = match;
    this.encoding = encoding;
    this.numbers = new Float32Array(observationSize(encoding, match.options, match.seats));
    this.actions = buffersOf(match.game, encoding);
  }

  observe(seat: number): JsonObject {
    const { numbers, match } = this;
    const { state, turn } = match.table;
    this.encoding.observe(state, seat, numbers);
    const legal = turn === seat ? this.legal() : [];
    const bytes = Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength);
    return { seat, numbers: bytes.toString('base64'), actions: legal };
  }

  /** The actions of the seat at turn. */
  legal(): number[] {
    const { match, actions } = this;
    if (match.table.turn < 0) return [];
    actions.list(match.table.state);
    return [...actions.numbers.subarray(0, actions.count)];
  }

  /** The text of an action of the seat at turn; undefined if it may not be done. */
  textOf(action: number): string | undefined {
    const { match, actions } = this;
    const { state, turn } = match.table;
    if (turn < 0) return undefined;
    actions.list(state);
    const move = actions.moveOf(action);
    return move === undefined ? undefined : match.game.format(state, move, turn);
  }
}
