/**
 * The table half of the protocol: one match, owned by the caller that speaks to the
 * engine. This half knows all cards; programs that sit down as players
 * are given views out of it and speak the other half.
 */
import { GAMES, readRecord } from '@pakli/catalogue';
import {
  CHANCE,
  formatOptions,
  formatRecord,
  freshSeed,
  isRefusal,
  listMoves,
  Match,
  OVER,
  refuse,
  Sfc32,
  type GameTypes,
  type MatchStart,
  type Refusal,
  type Seat,
} from '@pakli/core';
import type { JsonObject } from '@pakli/core/shape';
import { factsOf } from '../../input/facts.ts';
import { loadPackage, optionsOf } from './games.ts';
import { encodingOf, noNumbers, Observer } from './observation.ts';
import { error, isErrorReply, refused, type EngineReply, type ErrorReply } from './reply.ts';
import type { RequestOf } from './request.ts';

/** A match, and how it is dealt. */
export interface EngineTable {
  readonly match: Match<GameTypes>;
  readonly random: Sfc32;
  /** Deals and begins deals without being asked. */
  readonly auto: boolean;
  /** Left out where the game has no numbers. */
  readonly observer: Observer | undefined;
}

/** A table that has begun, and what is said of it. */
export interface BegunTable {
  readonly table: EngineTable;
  readonly reply: EngineReply;
}

/** All games with what can be chosen. */
export async function games(): Promise<EngineReply> {
  return { ok: true, games: await Promise.all(GAMES.map((entry) => factsOf(entry))) };
}

export async function begin(
  request: RequestOf<'new'> | RequestOf<'position'>,
): Promise<BegunTable | ErrorReply> {
  const loaded = await loadPackage(request.game);
  if (isErrorReply(loaded)) return loaded;
  const { game } = loaded;
  const options = optionsOf(game, request.options);
  if (isErrorReply(options)) return options;
  const seed = request.seed ?? freshSeed();
  const random = new Sfc32(seed);
  const start: MatchStart<GameTypes> = {
    options,
    random,
    ...(request.seats === undefined ? {} : { seats: request.seats }),
    ...(request.starter === undefined ? {} : { starter: request.starter }),
    ...('names' in request && request.names !== undefined ? { names: request.names } : {}),
    ...('position' in request ? { position: request.position } : {}),
  };
  const match = Match.start(game, start);
  if (isRefusal(match)) return refused(match, placeOf(match));
  return seated(match, random, request, seed);
}

export async function load(request: RequestOf<'load'>): Promise<BegunTable | ErrorReply> {
  const match = await readRecord(request.record);
  if (isRefusal(match)) return refused(match, 'record', match.line);
  const seed = request.seed ?? freshSeed();
  return seated(match, new Sfc32(seed), request, seed);
}

async function seated(
  match: Match<GameTypes>,
  random: Sfc32,
  { chance, observe }: Pick<RequestOf<'load'>, 'chance' | 'observe'>,
  seed: number,
): Promise<BegunTable> {
  const found = await encodingOf(match);
  const observer = found === undefined ? undefined : new Observer(match, found);
  const table = { match, random, auto: chance !== 'ask', observer };
  advance(table);
  return { table, reply: { ok: true, seed, ...status(match), ...observed(table, observe) } };
}

type AtTable = 'state' | 'view' | 'moves' | 'observe' | 'play' | 'deal' | 'undo' | 'record';

/** What may be asked of a table that has begun. */
const AT_TABLE: {
  readonly [Do in AtTable]: (table: EngineTable, request: RequestOf<Do>) => EngineReply;
} = {
  state: ({ match }) => ({
    ok: true,
    ...status(match),
    names: match.names,
    starter: match.starter,
    options: match.options,
    rules: formatOptions(match.game.rules, match.options),
    position: match.game.formatPosition(match.table.state),
  }),

  view({ match }, { seat: given }) {
    const { game, table } = match;
    const seat = given === undefined ? (table.turn < 0 ? null : table.turn) : given;
    if (seat !== null && seat >= match.seats) {
      return error('no-such-seat', 'seat', `seats are 0 to ${match.seats - 1}, or null`);
    }
    const view = game.view(table.state, seat);
    const moves = view.moves.map((move) => game.format(table.state, move, seat));
    return { ok: true, seat, view, moves, text: game.formatView(view) };
  },

  moves({ match }) {
    const { game, table } = match;
    if (table.turn < 0) return { ok: true, turn: turnOf(match), moves: [] };
    const moves = listMoves(game, table.state).map((move) =>
      game.format(table.state, move, table.turn),
    );
    return { ok: true, turn: table.turn, moves };
  },

  observe({ match, observer }, { seat: given }) {
    if (observer === undefined) return noNumbers(match.game.id);
    const seat = given ?? match.table.turn;
    if (seat < 0) return error('no-such-seat', 'seat', 'nobody is at turn: name a seat');
    if (seat >= match.seats) {
      return error('no-such-seat', 'seat', `seats are 0 to ${match.seats - 1}`);
    }
    return { ok: true, turn: turnOf(match), ...observer.observe(seat) };
  },

  play(table, { move: given, action, seat, observe }) {
    const { match, observer } = table;
    if ((given === undefined) === (action === undefined)) {
      return error('bad-request', 'move', 'either a move or an action is expected');
    }
    if (action !== undefined && observer === undefined) return noNumbers(match.game.id);
    const text = given ?? observer?.textOf(action ?? -1);
    if (text === undefined) {
      const legal = observer?.legal() ?? [];
      const why = legal.length === 0 ? 'nobody is at turn' : `but ${legal.join(', ')}`;
      return error('not-an-action', 'action', `action ${action} may not be done now, ${why}`);
    }
    const before = stepsOf(match).length;
    const ended = endedDeals(match);
    const move = match.submit(seat ?? Math.max(match.table.turn, 0), text);
    if (isRefusal(move)) {
      const about = ['no-such-seat', 'not-your-turn'].includes(move.refused) ? 'seat' : 'move';
      return refused(move, about);
    }
    advance(table);
    return {
      ok: true,
      steps: stepsOf(match).slice(before),
      ...status(match),
      ...payoffs(match, ended),
      ...observed(table, observe),
    };
  },

  deal(seating, { outcome }) {
    const { match, random } = seating;
    const { table, game } = match;
    if (table.turn !== CHANCE) {
      return refused(refuse('nothing-to-deal', game.rules.cites.turn), 'do');
    }
    const before = stepsOf(match).length;
    const ended = endedDeals(match);
    if (outcome === undefined) table.chance(random);
    else {
      const refusal = table.submitDeal(outcome);
      if (isRefusal(refusal)) return refused(refusal, 'outcome');
    }
    advance(seating);
    const steps = stepsOf(match).slice(before);
    return { ok: true, steps, ...status(match), ...payoffs(match, ended) };
  },

  undo(table, { seat: given }) {
    const { match } = table;
    const seat = given ?? stepsOf(match).findLast((step) => step.seat !== null)?.seat;
    if (typeof seat !== 'number' || !match.undo(seat)) {
      return error('nothing-to-undo', given === undefined ? 'do' : 'seat', 'no move to take back');
    }
    advance(table);
    return { ok: true, undone: seat, ...status(match) };
  },

  record: ({ match }) => ({ ok: true, record: formatRecord(match) }),
};

export function askTable(table: EngineTable, request: RequestOf<AtTable>): EngineReply {
  // The entry is the one for this kind of request; a union of functions loses it.
  const answer = AT_TABLE[request.do] as (
    table: EngineTable,
    request: RequestOf<AtTable>,
  ) => EngineReply;
  return answer(table, request);
}

function advance({ match, random, auto }: EngineTable): void {
  if (auto) match.advance(random);
  else match.nextDeal();
}

/** What the seat at turn knows, where it was asked for and somebody is. */
function observed({ match, observer }: EngineTable, wanted: boolean | undefined): JsonObject {
  const { turn } = match.table;
  if (wanted !== true || observer === undefined || turn < 0) return {};
  return { observation: observer.observe(turn) };
}

function endedDeals({ tables }: Match<GameTypes>): number {
  return tables.filter(({ turn }) => turn === OVER).length;
}

/** What the deal that has just ended brought each seat, as a search counts it; nothing while none has. */
function payoffs(match: Match<GameTypes>, ended: number): JsonObject {
  const table = match.tables.filter(({ turn }) => turn === OVER)[ended];
  if (table === undefined) return {};
  const found = new Float64Array(match.seats);
  match.game.payoff(table.state, found);
  return { payoffs: [...found] };
}

function turnOf({ table }: Match<GameTypes>): Seat | 'chance' | 'over' {
  if (table.turn === OVER) return 'over';
  return table.turn === CHANCE ? 'chance' : table.turn;
}

function status(match: Match<GameTypes>): JsonObject {
  return {
    game: match.game.id,
    version: match.game.version,
    seats: match.seats,
    deal: match.tables.length,
    deals: Match.dealsOf(match.game, match.options),
    turn: turnOf(match),
    over: match.over,
    totals: match.totals,
    ...(match.over ? { places: match.places } : {}),
  };
}

/** All moves and chance outcomes of the match; chance has no seat. */
function stepsOf(match: Match<GameTypes>): { seat: Seat | null; text: string }[] {
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
