/**
 * The first decision that surely wins in this turn. All choices of both players
 * are enumerated until the turn ends. A win is sure if no hidden card is seen and
 * nothing is shuffled on the way: then it is the same in every world that the
 * player cannot tell apart. Every other move must fail in one such world, even
 * with all cards open.
 */
import {
  CARD_NAMES,
  compile,
  players,
  PROTOCOL_NAMES,
  type Compile,
  type State,
} from '@pakli/compile';
import {
  askPlayer,
  fork,
  isRefusal,
  Match,
  OVER,
  Sfc32,
  type Move,
  type Random,
  type Seat,
} from '@pakli/core';
import type { Maker, Verdict } from './maker.ts';

/** Other worlds in which a move may fail, and a proof must hold. */
const WORLDS = 8;
/** Positions of one search. */
const BUDGET = 1000;

class TooMany extends Error {}

/** One turn of the game, looked at to its end. */
class Turn {
  nodes = 0;
  private readonly me: Seat;
  /** Only what holds whatever the hidden cards are. */
  private readonly sure: boolean;
  private readonly random: Random = new Sfc32(1);
  private readonly outcome = new Uint8Array(compile.maxOutcome);

  constructor(me: Seat, sure: boolean) {
    this.me = me;
    this.sure = sure;
  }

  /** Whether the player wins before the turn is over, after this move. */
  wins(state: State, move: Move): boolean {
    if (++this.nodes > BUDGET) throw new TooMany();
    const next = fork(compile, state);
    let ended = false;
    let news = false;
    compile.play(next, move, (event) => {
      ended ||= event.kind === 'turn';
      news ||= compile.seen(event, this.me)?.cards.some((card) => card.news) ?? false;
    });
    if (this.sure && news) return false;
    return !ended && this.winsFrom(next);
  }

  private winsFrom(state: State): boolean {
    const turn = compile.turn(state);
    if (turn === OVER) return compile.scores(state)[this.me] === 1;
    if (turn < 0) {
      if (this.sure) return false;
      const next = fork(compile, state);
      const length = compile.draw(next, this.random, this.outcome);
      let ended = false;
      compile.deal(next, this.outcome, length, (event) => (ended ||= event.kind === 'turn'));
      return !ended && this.winsFrom(next);
    }
    const { moves } = compile.view(state, turn);
    return turn === this.me
      ? moves.some((move) => this.wins(state, move))
      : moves.every((move) => this.wins(state, move));
  }
}

function wins(state: State, seat: Seat, move: Move, sure: boolean): boolean {
  return new Turn(seat, sure).wins(state, move);
}

function judge({ table: { state, turn } }: Match<Compile>): Verdict | undefined {
  const { moves } = compile.view(state, turn);
  try {
    const open = moves.map((move) => wins(state, turn, move, false));
    if (!open.includes(true) || !open.includes(false)) return undefined;
    const random = new Sfc32(7);
    const worlds = Array.from({ length: WORLDS }, () => {
      const world = fork(compile, state);
      compile.redeal(world, turn, random);
      return world;
    });
    const values = moves.map((move, i) => {
      if (open[i] !== true || worlds.some((world) => !wins(world, turn, move, false))) return 0;
      return [state, ...worlds].every((world) => wins(world, turn, move, true)) ? 1 : undefined;
    });
    // A win that needs luck in no world we know of is neither sure nor refuted.
    const known = values.filter((value) => value !== undefined);
    if (known.length < values.length) return undefined;
    return { goal: 'win', values: known, lines: moves.map(() => []) };
  } catch (error) {
    if (error instanceof TooMany) return undefined;
    throw error;
  }
}

/**
 * What somebody fails who tries so many ways to end the turn and takes the first
 * that wins, or else guesses. Levels either see a win or never do, and would tell
 * little of how well it is hidden.
 */
const WAYS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512] as const;
/** Ways that are tried to learn how rare those are that win. */
const SAMPLES = 2000;

function lookers({ table: { state, turn } }: Match<Compile>, best: number): readonly number[] {
  const { moves } = compile.view(state, turn);
  const random = new Sfc32(11);
  let won = 0;
  for (let way = 0; way < SAMPLES; way++) {
    if (winsSomehow(state, turn, moves[best] ?? 0, random)) won++;
  }
  const unseen = 1 - won / SAMPLES / moves.length;
  const wrong = 1 - 1 / moves.length;
  return WAYS.map((ways) => Math.round(100 * unseen ** ways * wrong));
}

/** Whether this move and then any moves happen to win before the turn is over. */
function winsSomehow(state: State, seat: Seat, move: Move, random: Random): boolean {
  const now = fork(compile, state);
  const outcome = new Uint8Array(compile.maxOutcome);
  let ended = false;
  const onEvent = ({ kind }: { readonly kind: string }): boolean => (ended ||= kind === 'turn');
  const goesOn = (): boolean => !ended && compile.turn(now) !== OVER;
  compile.play(now, move, onEvent);
  while (goesOn()) {
    const turn = compile.turn(now);
    if (turn < 0) compile.deal(now, outcome, compile.draw(now, random, outcome), onEvent);
    else compile.play(now, pick(compile.view(now, turn).moves, random), onEvent);
  }
  return !ended && compile.scores(now)[seat] === 1;
}

/** Protocols whose cards can win a turn before its compile, or without one. */
const TURNERS = ['Diversity', 'Unity'] as const;
const STARTERS = ['Chaos', 'Clarity', 'Corruption', 'Courage', 'Death', 'Spirit', 'Unity'] as const;

function pick<T>(list: readonly T[], random: Random): T {
  const found = list[random.below(list.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}

/** Takes so many at random out of the list. */
function take<T>(list: T[], count: number, random: Random): T[] {
  return Array.from({ length: Math.min(count, list.length) }, () => {
    const [found] = list.splice(random.below(list.length), 1);
    if (found === undefined) throw new Error('nothing to take');
    return found;
  });
}

/**
 * A board as games leave them: cards of a plate's protocol face-up in its line,
 * others face-down, two plates of the player compiled, and something that may
 * turn the third now.
 */
function board(random: Random): string {
  const action = random.below(2) === 0;
  const first = pick<string>(action ? TURNERS : STARTERS, random);
  const others = PROTOCOL_NAMES.filter((name) => name !== first);
  const plates = [[first, ...take(others, 2, random)], take(others, 3, random)];
  const fields: string[] = [];
  const compiled = [
    [false, true, true],
    [false, false, false],
  ];
  // With an action alone only the first plate can be turned; with a compile any may be the last.
  if (!action) compiled[0] = [0, 1, 2].map((line) => random.below(3) !== line);
  if (compiled[0]?.every(Boolean)) compiled[0] = [true, true, false];
  for (const line of take([0, 1, 2], random.below(3), random)) (compiled[1] ?? [])[line] = true;
  const order = take([0, 1, 2], 3, random);
  const sides = plates.map((names, player) =>
    (player === 0 ? order : [0, 1, 2]).map(
      (line) => `${names[line]}${compiled[player]?.[line] === true ? '*' : ''}`,
    ),
  );
  fields.push(`plates: ${sides.map((side) => side.join(' ')).join(' | ')}`);
  if (random.below(4) === 0) fields.push(`control: P${random.below(2)}`);
  fields.push(`turn: P0 ${9 + 2 * random.below(12)}`, `phase: ${action ? 'action' : 'start'}`);
  plates.forEach((names, player) => {
    const cards = CARD_NAMES.filter((card) => names.includes(card.split('-')[0] ?? ''));
    sides[player]?.forEach((plate, line) => {
      const stack: string[] = [];
      const size = action ? 1 + random.below(4) : random.below(5);
      for (let i = 0; i < size; i++) {
        const fits = cards.filter((card) => card.startsWith(`${plate.replace('*', '')}-`));
        const up = fits.length > 0 && random.below(3) > 0;
        const card = pick(up ? fits : cards, random);
        cards.splice(cards.indexOf(card), 1);
        stack.push(up ? card : `~${card}`);
      }
      if (stack.length > 0) fields.push(`P${player} L${line}: ${stack.join(' ')}`);
    });
    const hand = take(cards, 3 + random.below(3), random);
    fields.push(`P${player} hand: ${hand.join(' ')}`);
    const trash = take(cards, random.below(Math.max(1, cards.length - 1)), random);
    if (trash.length > 0) fields.push(`P${player} trash: ${trash.join(' ')}`);
    fields.push(`P${player} deck: ${take(cards, cards.length, random).join(' ')}`);
  });
  return fields.join(' ; ');
}

/** A line that should have been compiled before the action. */
function overdue(state: State): boolean {
  const { totals } = compile.view(state, 0);
  const [own = [], other = []] = totals;
  return own.some((total, line) => total >= 10 && total > (other[line] ?? 0));
}

export const maker: Maker<Compile> = {
  game: compile,
  *propose(random) {
    for (let tries = 0; tries < 200; tries++) {
      const position = board(random);
      const match = Match.start(compile, { starter: 0, position });
      if (isRefusal(match)) throw new Error(match.refused);
      const { state, turn } = match.table;
      if (turn !== 0) continue;
      const { moves, number, player, phase } = compile.view(state, turn);
      if (player !== 0 || number > 40 || moves.length < 2) continue;
      if (phase === 'action' && overdue(state)) continue;
      yield { match, position };
    }
  },
  judge,
  lookers,
  naive: ({ table: { state, turn } }) =>
    askPlayer(players.seed, compile.view(state, turn), new Sfc32(1), 1).move,
  kind({ table: { state, turn } }, best) {
    const { pending, phase } = compile.view(state, turn);
    return `${phase} ${pending?.cause?.card ?? ''} ${phase === 'action' ? best.replace(/@.*/, '') : (pending?.kind ?? '')}`;
  },
};
