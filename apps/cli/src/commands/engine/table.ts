/**
 * The table half of the protocol: one match at a time, owned by whoever speaks
 * to the engine. This half knows all cards; programs that sit down as players
 * are given views out of it and speak the other half.
 */
import { findGame, GAMES, readRecord, type GamePackage } from '@pakli/catalogue';
import {
  CHANCE,
  formatOptions,
  formatRecord,
  freshSeed,
  isRecordError,
  isRefusal,
  listMoves,
  Match,
  OVER,
  readOptions,
  refuse,
  Sfc32,
  withOptions,
  type Game,
  type JsonObject,
  type Kinds,
  type MatchStart,
  type OptionValues,
  type Refusal,
  type Seat,
} from '@pakli/core';
import { factsOf } from '../../given/facts.ts';
import { error, isErrorReply, refused, type ErrorReply, type Reply } from './reply.ts';
import type { GivenOptions, RequestOf } from './request.ts';

interface Seating {
  readonly match: Match<Kinds>;
  readonly random: Sfc32;
  /** Deals and begins deals without being asked. */
  readonly auto: boolean;
}

export async function loadPackage(id: string): Promise<GamePackage | ErrorReply> {
  const entry = findGame(id);
  const known = GAMES.map((game) => game.id).join(', ');
  return entry?.load() ?? error('unknown-game', 'game', `one of ${known} is expected`);
}

/** The rule set of a request; settings are scalars before a game looks at them. */
export function optionsOf(game: Game, given: GivenOptions): OptionValues | ErrorReply {
  if (typeof given === 'object') {
    const odd = Object.keys(given).find((key) => typeof given[key] === 'object');
    if (odd !== undefined) {
      return error('bad-option-value', `options.${odd}`, 'a text, number or boolean is expected');
    }
  }
  const options =
    typeof given === 'object'
      ? withOptions(game.rules, given)
      : readOptions(game.rules, given ?? '');
  if (!isRefusal(options)) return options;
  const key = typeof given === 'object' ? options.detail?.['option'] : undefined;
  return refused(options, key === undefined ? 'options' : `options.${key}`);
}

export class TableHalf {
  private seating: Seating | undefined;

  async games(): Promise<Reply> {
    const games = await Promise.all(GAMES.map((entry) => factsOf(entry)));
    return { ok: true, games };
  }

  async begin(request: RequestOf<'new'> | RequestOf<'position'>): Promise<Reply> {
    const loaded = await loadPackage(request.game);
    if (isErrorReply(loaded)) return loaded;
    const { game } = loaded;
    const options = optionsOf(game, request.options);
    if (isErrorReply(options)) return options;
    const seed = request.seed ?? freshSeed();
    const random = new Sfc32(seed);
    const start: MatchStart<Kinds> = {
      options,
      random,
      ...(request.seats === undefined ? {} : { seats: request.seats }),
      ...(request.starter === undefined ? {} : { starter: request.starter }),
      ...('names' in request && request.names !== undefined ? { names: request.names } : {}),
      ...('position' in request ? { position: request.position } : {}),
    };
    const match = Match.start(game, start);
    if (isRefusal(match)) return refused(match, placeOf(match));
    return this.seat({ match, random, auto: request.chance === 'auto' }, { seed });
  }

  async load(request: RequestOf<'load'>): Promise<Reply> {
    const match = await readRecord(request.record);
    if (isRecordError(match)) return refused(match.problem, 'record', match.line);
    const seed = request.seed ?? freshSeed();
    return this.seat({ match, random: new Sfc32(seed), auto: request.chance === 'auto' }, { seed });
  }

  private seat(seating: Seating, more: JsonObject): Reply {
    this.seating = seating;
    advance(seating);
    return { ok: true, ...more, ...status(seating.match) };
  }

  state(): Reply {
    return this.with(({ match }) => ({
      ok: true,
      ...status(match),
      names: match.names,
      starter: match.starter,
      options: match.options,
      rules: formatOptions(match.game.rules, match.options),
      position: match.game.formatPosition(match.table.state),
    }));
  }

  view({ seat: given }: RequestOf<'view'>): Reply {
    return this.with(({ match }) => {
      const { game, table } = match;
      const seat = given === undefined ? (table.turn < 0 ? null : table.turn) : given;
      if (seat !== null && seat >= match.seats) {
        return error('no-such-seat', 'seat', `seats are 0 to ${match.seats - 1}, or null`);
      }
      const view = game.view(table.state, seat);
      const moves = view.moves.map((move) => game.format(table.state, move, seat));
      return { ok: true, seat, view, moves, text: game.formatView(view) };
    });
  }

  moves(): Reply {
    return this.with(({ match }) => {
      const { game, table } = match;
      if (table.turn < 0) return { ok: true, turn: turnOf(match), moves: [] };
      const moves = listMoves(game, table.state).map((move) =>
        game.format(table.state, move, table.turn),
      );
      return { ok: true, turn: table.turn, moves };
    });
  }

  play({ move: text, seat }: RequestOf<'play'>): Reply {
    return this.with((seating) => {
      const { match } = seating;
      const before = stepsOf(match).length;
      const move = match.submit(seat ?? Math.max(match.table.turn, 0), text);
      if (isRefusal(move)) {
        const about = ['no-such-seat', 'not-your-turn'].includes(move.refused) ? 'seat' : 'move';
        return refused(move, about);
      }
      advance(seating);
      return { ok: true, steps: stepsOf(match).slice(before), ...status(match) };
    });
  }

  deal({ outcome }: RequestOf<'deal'>): Reply {
    return this.with((seating) => {
      const { match, random } = seating;
      const { table, game } = match;
      if (table.turn !== CHANCE) {
        return refused(refuse('nothing-to-deal', game.rules.cites.turn), 'do');
      }
      const before = stepsOf(match).length;
      if (outcome === undefined) table.chance(random);
      else {
        const refusal = table.submitDeal(outcome);
        if (isRefusal(refusal)) return refused(refusal, 'outcome');
      }
      advance(seating);
      return { ok: true, steps: stepsOf(match).slice(before), ...status(match) };
    });
  }

  undo({ seat: given }: RequestOf<'undo'>): Reply {
    return this.with((seating) => {
      const { match } = seating;
      const seat = given ?? stepsOf(match).findLast((step) => step.seat !== null)?.seat;
      if (typeof seat !== 'number' || !match.undo(seat)) {
        return error(
          'nothing-to-undo',
          given === undefined ? 'do' : 'seat',
          'no move to take back',
        );
      }
      advance(seating);
      return { ok: true, undone: seat, ...status(match) };
    });
  }

  record(): Reply {
    return this.with(({ match }) => ({ ok: true, record: formatRecord(match) }));
  }

  private with(work: (seating: Seating) => Reply): Reply {
    if (this.seating === undefined) {
      return error('no-table', 'do', 'begin with new, position or load');
    }
    return work(this.seating);
  }
}

function advance({ match, random, auto }: Seating): void {
  if (auto) match.advance(random);
  else match.nextDeal();
}

function turnOf({ table }: Match<Kinds>): Seat | 'chance' | 'over' {
  if (table.turn === OVER) return 'over';
  return table.turn === CHANCE ? 'chance' : table.turn;
}

function status(match: Match<Kinds>): JsonObject {
  return {
    game: match.game.id,
    version: match.game.version,
    seats: match.seats,
    deal: match.tables.length,
    deals: match.game.deals(match.options),
    turn: turnOf(match),
    over: match.over,
    totals: match.totals,
    ...(match.over ? { places: match.places } : {}),
  };
}

/** All moves and chance outcomes of the match; chance has no seat. */
function stepsOf(match: Match<Kinds>): { seat: Seat | null; text: string }[] {
  return match.tables.flatMap((table) =>
    table.steps.map((step) => ({
      seat: step.kind === 'move' ? step.seat : null,
      text: step.text,
    })),
  );
}

function placeOf({ refused: id }: Refusal): string {
  if (id === 'bad-seats') return 'seats';
  if (id === 'no-such-seat') return 'starter';
  return id === 'bad-names' ? 'names' : 'position';
}
