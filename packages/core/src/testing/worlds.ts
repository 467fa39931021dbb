/** Law 4: the worlds that a seat considers possible fit everything it knows, now and back to the deal. */
import { Belief } from '../belief.ts';
import {
  CHANCE,
  fork,
  listMoves,
  type Game,
  type GameTypes,
  type Seat,
  type StateOf,
  type Move,
  type Reader,
  EVERYBODY,
} from '../game.ts';
import { Buffers, playout } from '../playout.ts';
import { Sfc32, type Random } from '../random.ts';
import { formatRefusal, isRefusal } from '../refusal.ts';
import { Table } from '../table.ts';
import { difference, jsonDifference, show, snapshot } from './compare.ts';
import {
  cardsDifference,
  nameOf,
  onlookers,
  type LawSubject,
  type Spot,
  type PossibleWorld,
} from './subject.ts';

/** Worlds of one seat: built from its view, sampled from its belief, redealt from the truth. */
export function worldsOf<K extends GameTypes>(
  game: Game<K>,
  state: StateOf<K>,
  seat: Seat,
  random: Random,
  samples: number,
): PossibleWorld<K>[] {
  // Remote players get the view as JSON, so the belief is built from that.
  const view: ReturnType<Game<K>['view']> = JSON.parse(JSON.stringify(game.view(state, seat)));
  const built = game.create(state.options, state.seats);
  game.world(view, built);
  const worlds: PossibleWorld<K>[] = [{ seat, how: 'world', state: built }];
  const belief = new Belief(game, view);
  for (let i = 0; i < samples; i++) {
    belief.sample(random);
    worlds.push({ seat, how: 'sample', state: fork(game, belief.world) });
    const dealt = fork(game, state);
    game.redeal(dealt, seat, random);
    worlds.push({ seat, how: 'redeal', state: dealt });
  }
  return worlds;
}

/** Checks that worlds have the same view, turn and choices, all cards, and can be written and played on. */
export function checkWorlds<K extends GameTypes>(spot: Spot<K>): void {
  const { game, state, subject, turn, random } = spot;
  const before = snapshot(state);
  const buffers = new Buffers(game);
  const rebuilt = new Set<Seat>();
  for (const world of spot.worlds) {
    const { seat } = world;
    const broken = (message: string): void =>
      spot.broken('worlds', `${world.how} of seat ${seat}: ${message}`);
    const view = jsonDifference(game.view(world.state, seat), game.view(state, seat), 'view');
    if (view !== undefined) broken(view);
    const now = game.turn(world.state);
    if (now !== turn) broken(`turn ${now} instead of ${turn}`);
    if (turn === seat && now === turn) {
      const found = difference(listMoves(game, world.state), spot.moves, 'moves');
      if (found !== undefined) broken(`other choices: ${found}`);
    }
    const lost = cardsDifference(subject, world.state);
    if (lost !== undefined) broken(lost);
    if (rebuilt.has(seat) || random.below(3) > 0) continue;
    rebuilt.add(seat);
    const found = rebuiltDifference(spot, world.state, buffers);
    if (found !== undefined) broken(`written and read back it is another: ${found}`);
  }
  const used = fork(game, spot.used);
  for (const world of spot.worlds.filter(({ how }) => how === 'world')) {
    game.world(game.view(state, world.seat), used);
    const found = difference(used, world.state);
    if (found !== undefined) {
      spot.broken('worlds', `built for seat ${world.seat} in a used state differs: ${found}`);
    }
  }
  const changed = difference(state, before);
  if (changed !== undefined) spot.broken('worlds', `the true state changes: ${changed}`);
}

/**
 * Redealing is a hot path and may leave garbage in unused fields, so a world is
 * not compared field by field with the state read from its position, but by
 * everything visible of both, now and at the end of the same random game.
 */
function rebuiltDifference<K extends GameTypes>(
  { game, subject, random }: Spot<K>,
  world: StateOf<K>,
  buffers: Buffers,
): string | undefined {
  const back = game.create(world.options, world.seats);
  const refusal = game.readPosition(back, game.formatPosition(world));
  if (refusal !== undefined) return formatRefusal(refusal);
  const visible = (state: StateOf<K>): unknown => ({
    position: game.formatPosition(state),
    // Views may show what a position omits.
    views:
      subject.compare === undefined
        ? onlookers(state.seats).map((seat) => game.view(state, seat))
        : [],
    moves: game.turn(state) >= 0 ? listMoves(game, state) : [],
    cards: Array.from(subject.cards(state)),
  });
  const now = jsonDifference(visible(world), visible(back));
  if (now !== undefined) return now;
  const seed = random.below(2 ** 32);
  const [end, other] = [world, back].map((from) => {
    const state = fork(game, from);
    playout(game, state, new Sfc32(seed), buffers);
    return visible(state);
  });
  return jsonDifference(end, other, 'at the end');
}

/** Each outcome with every card replaced by the one at its place in the world. */
function outcomesByPlace<K extends GameTypes>(
  subject: LawSubject<K>,
  table: Table<K>,
  world: StateOf<K>,
): Uint8Array[] {
  const dealt = subject.cards(table.state);
  const held = subject.cards(world);
  const by = new Map(Array.from(dealt, (card, place) => [card, held[place] ?? card]));
  return table.steps.flatMap((step) =>
    step.kind === 'chance' ? [step.outcome.map((card) => by.get(card) ?? card)] : [],
  );
}

/** Replays a step and returns what a seat, and everybody, was shown: its text and events. */
function showStep<K extends GameTypes>(
  game: Game<K>,
  state: StateOf<K>,
  step: { readonly move: Move } | { readonly outcome: Uint8Array },
  seat: Seat,
): unknown[] {
  const readers: Reader[] = [seat, EVERYBODY];
  const events: K['event'][] = [];
  const listen = (event: K['event']): void => void events.push(event);
  let texts: string[];
  if ('move' in step) {
    texts = readers.map((reader) => game.format(state, step.move, reader));
    game.play(state, step.move, listen);
  } else {
    const { outcome } = step;
    texts = readers.map((reader) => game.formatDeal(state, outcome, outcome.length, reader));
    game.deal(state, outcome, outcome.length, listen);
  }
  const seen = readers.map((reader) => events.map((event) => game.seen(event, reader) ?? null));
  return [texts, seen];
}

/** What a seat was shown at each step of the deal, as JSON. */
export function historyOf<K extends GameTypes>(table: Table<K>, seat: Seat): string[] {
  const state = reopen(table);
  return table.steps.map((step) => JSON.stringify(showStep(table.game, state, step, seat)));
}

/**
 * Rewinds worlds to the deal and replays what happened: each past move must have
 * been possible, and the seat must have seen the same.
 */
export function checkRewind<K extends GameTypes>(spot: Spot<K>): void {
  const histories = new Map<Seat, string[]>();
  for (const world of spot.worlds) {
    if (spot.subject.hasNoPast?.(spot.table, world.state, world.seat) === true) continue;
    const history = histories.get(world.seat) ?? historyOf(spot.table, world.seat);
    histories.set(world.seat, history);
    rewind(spot, world, history);
  }
}

/** Returns the log likelihood of the past in this world if players are random; undefined if it is impossible. */
export function rewind<K extends GameTypes>(
  spot: Pick<Spot<K>, 'game' | 'subject' | 'table' | 'broken'>,
  world: PossibleWorld<K>,
  history: readonly string[],
): number | undefined {
  const { game, subject, table } = spot;
  const { seat } = world;
  const name = `${world.how} of seat ${seat}`;
  const broken = (message: string): void => spot.broken('rewind', `${name}: ${message}`);
  const past = reopen(table);
  let logChance = 0;
  const outcomes = [
    ...(subject.outcomes?.(table, world.state, seat) ??
      outcomesByPlace(subject, table, world.state)),
  ];
  const moves = [...(subject.moves?.(table, world.state, seat) ?? [])];
  for (const [ply, step] of table.steps.entries()) {
    let shown: unknown[];
    if (step.kind === 'move') {
      const move = moves.shift() ?? step.move;
      const listed = game.turn(past) === step.seat ? listMoves(game, past) : [];
      if (!listed.includes(move) && subject.givesUp?.(past, move) !== true) {
        const text = game.formatTruth(past, move);
        broken(`${text} at ply ${ply} could not have been played`);
        return undefined;
      }
      logChance -= Math.log(Math.max(1, listed.length));
      shown = showStep(game, past, { move }, seat);
    } else {
      const outcome = outcomes.shift() ?? step.outcome;
      const { length } = outcome;
      const text = game.formatDealTruth(past, outcome, length);
      const into = new Uint8Array(game.maxOutcome);
      const answer = game.turn(past) === CHANCE ? game.readDeal(past, text, into) : undefined;
      if (answer !== length) {
        broken(`${text} at ply ${ply} could not have been dealt: ${show(answer)}`);
        return undefined;
      }
      shown = showStep(game, past, { outcome }, seat);
    }
    const is = JSON.stringify(shown);
    if (is !== history[ply]) {
      const found = difference(shown, JSON.parse(history[ply] ?? '[]'), 'shown');
      spot.broken('memory', `${name}: at ply ${ply} ${step.text}: ${found ?? is}`);
      return undefined;
    }
  }
  const found =
    jsonDifference(game.view(past, seat), game.view(table.state, seat)) ??
    jsonDifference(
      Array.from(subject.cards(past)),
      Array.from(subject.cards(world.state)),
      'cards',
    );
  if (found === undefined) return logChance;
  broken(`replayed, ${nameOf(seat)} has another view: ${found}`);
  return undefined;
}

function reopen<K extends GameTypes>({ game, state, deal, position }: Table<K>): StateOf<K> {
  const table = Table.open(game, state.options, state.seats, deal, position);
  if (isRefusal(table)) throw new Error(`the deal cannot begin again: ${formatRefusal(table)}`);
  return table.state;
}

/** By seat, way of redealing and place: how often a hidden card was redealt, how often it changed, and the true cards. */
export type Variety = Map<string, { tried: number; changed: number; truths: Set<number> }>;

/** Records which hidden cards changed in the worlds of a position. */
export function noteVariety<K extends GameTypes>(spot: Spot<K>, variety: Variety): void {
  const { subject } = spot;
  const truth = subject.cards(spot.state);
  let built = truth;
  for (const { seat, how, state } of spot.worlds) {
    const cards = subject.cards(state);
    if (how === 'world') {
      built = cards;
      continue;
    }
    const from = how === 'sample' ? built : truth;
    for (const place of subject.hidden(spot.state, seat, spot.table)) {
      const name = `${how} of seat ${seat} at place ${place}`;
      const tally = variety.get(name) ?? { tried: 0, changed: 0, truths: new Set() };
      tally.tried++;
      const card = truth[place];
      if (card !== undefined) tally.truths.add(card);
      if (cards[place] !== from[place]) tally.changed++;
      variety.set(name, tally);
    }
  }
}

/** Reports hidden cards that are never redealt; places that occur rarely are ignored. */
export function varietyFaults(variety: Variety): string[] {
  return [...variety]
    .filter(([, { tried, changed }]) => tried >= 20 && changed === 0)
    .map(([name, { tried, truths }]) => {
      const said = `the ${name} is the same card in all of ${tried} tries`;
      // Unordered cards are listed in ascending order, so that the last ones rarely change.
      return truths.size > 1
        ? `${said} (where cards are left undealt, redeal shuffles them in too)`
        : `${said}, and in all matches (perhaps it is not dealt: hidden leaves such cards out)`;
    });
}
