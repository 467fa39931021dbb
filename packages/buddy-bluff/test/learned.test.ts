/** The players' nets: their files, the trainer's record of their answers, how often one is right, and what the other reads from plays. */
import { readFileSync } from 'node:fs';
import { search } from '@pakli/ai';
import { askPlayer, CHANCE, fork, OVER, Sfc32, type Answer } from '@pakli/core';
import { netFaults, type NetSubject } from '@pakli/core/testing';
import { expect, test } from 'vitest';
import { goldenPositions } from '../scripts/golden-positions.ts';
import { buddyBluff, learn, levels, type State } from '../src/index.ts';
import { certainShares } from '../src/knowledge/certain.ts';
import { greedyMove } from '../src/knowledge/greedy.ts';
import { lastRound } from '../src/knowledge/last-round.ts';
import { likelyMove } from '../src/knowledge/likely.ts';
import { PARTS, ROWS, TABLE } from '../src/knowledge/net-input.ts';
import { nets, withPrior, type NetScorer } from '../src/knowledge/scorer.ts';
import { PassedOver, pastPlays } from '../src/knowledge/past.ts';
import { GREEDY, netType, peopleType, PlayerTypes } from '../src/knowledge/player-types.ts';
import type { Options } from '../src/options.ts';
import { PLAYED } from '../src/state.ts';
import { PLAYS, SEATS } from '../src/types.ts';
import { rangesOf } from './endings.ts';

const CLASSIC: Options = { lift: 'top', deals: 1 };
/** Plays before some decisions of the last round. */
const LATE: ReadonlySet<number> = new Set([32, 35, 38, 41, 44]);

test.each([
  ['value', { width: 64, middle: 32 }, { generation: 6, games: 1_000_000 }, 450_000],
  ['people', { width: 16, middle: 16 }, { generation: 1, games: 1000 }, 120_000],
] as const)(
  'the net %s is what its file says, and answers in 1,000 positions as the trainer does',
  (name, size, made, mostBytes) => {
    const golden = readFileSync(new URL(`nets/${name}.json`, import.meta.url), 'utf8');
    const subject: NetSubject = {
      bytes: readFileSync(new URL(`../nets/${name}.net`, import.meta.url)),
      table: { rows: ROWS, checksum: TABLE },
      shape: { parts: PARTS, ...size },
      mostBytes,
      made: { game: 'buddy-bluff', ...made },
      golden: JSON.parse(golden) as NetSubject['golden'],
      positions: goldenPositions(),
    };
    expect(subject.positions).toHaveLength(1000);
    expect(netFaults(subject)).toEqual([]);
  },
);

test('without the net strong searches, and with it the net answers at once', async () => {
  const { strong } = levels(search);
  const state = buddyBluff.create(CLASSIC, SEATS);
  const outcome = new Uint8Array(buddyBluff.maxOutcome);
  buddyBluff.setup(state, { number: 0, starter: 0, carry: [0, 0, 0, 0] });
  buddyBluff.deal(state, outcome, buddyBluff.draw(state, new Sfc32(1), outcome));
  const worlds = (): number | undefined =>
    askPlayer(strong.player, buddyBluff.view(state, 0), new Sfc32(2), 20).estimates?.[0]?.weight;
  expect(nets()).toEqual({ win: undefined, people: undefined });
  expect(worlds()).toBe(20);
  expect(await learn()).toBeUndefined();
  const { win } = nets();
  expect(worlds()).toBe(1);
  expect(await learn()).toBeUndefined();
  expect(nets().win).toBe(win);
  expect(nets().people).toBeDefined();
});

/** The nets, once they are fetched. */
function learned(): { readonly win: NetScorer; readonly people: NetScorer } {
  const { win, people } = nets();
  return { win: win!, people: people! };
}

/** Deals by players who choose by the net, by default; every play is shown before it is made. */
function selfPlay(
  games: number,
  seed: number,
  show: (state: State, passed: PassedOver, move: number, game: number) => void,
  otherwise?: (state: State, passed: PassedOver, lot: number) => number,
): number[][] {
  const random = new Sfc32(seed);
  const state = buddyBluff.create(CLASSIC, SEATS);
  const outcome = new Uint8Array(buddyBluff.maxOutcome);
  const payoffs = new Float64Array(SEATS);
  const passed = new PassedOver();
  const net = learned().win;
  const won: number[][] = [];
  for (let game = 0; game < games; game++) {
    buddyBluff.setup(state, { number: 0, starter: game % SEATS, carry: [0, 0, 0, 0] });
    for (let turn = buddyBluff.turn(state); turn !== OVER; turn = buddyBluff.turn(state)) {
      if (turn === CHANCE) {
        buddyBluff.deal(state, outcome, buddyBluff.draw(state, random, outcome));
        passed.clear();
        continue;
      }
      const count = net.weigh(state, passed);
      const lot = random.below(0x10000) / 0x10000;
      const move = otherwise?.(state, passed, lot) ?? net.draw(count, 0.02, lot);
      show(state, passed, move, game);
      passed.note(state, move);
      buddyBluff.play(state, move);
    }
    buddyBluff.payoff(state, payoffs);
    won.push([...payoffs]);
  }
  return won;
}

test('of positions valued at 70 %, 70 % are won', async () => {
  await learn();
  const told: { readonly game: number; readonly seat: number; readonly chance: number }[] = [];
  const net = learned().win;
  const after = buddyBluff.create(CLASSIC, SEATS);
  const won = selfPlay(300, 77, (state, passed, move, game) => {
    const seat = buddyBluff.turn(state);
    if (state.now[PLAYED]! < 12) return;
    buddyBluff.copy(state, after);
    buddyBluff.play(after, move);
    told.push({ game, seat, chance: net.of(after, seat, passed) });
  });
  for (const [low, high] of [
    [0, 0.1],
    [0.1, 0.25],
    [0.25, 0.5],
    [0.5, 0.75],
    [0.75, 1.1],
  ] as const) {
    const some = told.filter(({ chance }) => low <= chance && chance < high);
    const deals = new Set(some.map(({ game, seat }) => SEATS * game + seat)).size;
    const mean = some.reduce((sum, { chance }) => sum + chance, 0) / some.length;
    const share = some.reduce((sum, { game, seat }) => sum + won[game]![seat]!, 0) / some.length;
    expect(deals).toBeGreaterThan(100);
    const error = Math.sqrt((Math.max(0.01, mean) * (1 - Math.min(0.99, mean))) / deals);
    expect(Math.abs(share - mean), `told ${mean}, won ${share}`).toBeLessThan(3 * error + 0.02);
  }
});

test('the hands that were dealt explain what people play in the last round better than others do', async () => {
  await learn();
  const random = new Sfc32(8);
  const twin = buddyBluff.create(CLASSIC, SEATS);
  const { people } = learned();
  let [gain, count] = [0, 0];
  const lookBack = (state: State): void => {
    const plays = state.now[PLAYED]!;
    if (plays < 38 || plays > 44) return;
    const seat = buddyBluff.turn(state);
    const types = new PlayerTypes([peopleType(people)], state, seat);
    let sum = 0;
    for (let i = 0; i < 20; i++) {
      buddyBluff.copy(state, twin);
      buddyBluff.redeal(twin, seat, random);
      sum += Math.exp(types.logOf(twin)) / 20;
    }
    // A batch of hands gives each the answer it gets alone.
    const alone = new PlayerTypes([peopleType(people)], state, seat).logOf(twin);
    expect(alone).toBe(types.logOf(twin));
    gain += types.logOf(state) - Math.log(sum);
    count++;
  };
  selfPlay(12, 88, lookBack, (state, passed, lot) =>
    people.draw(people.weigh(state, passed), 1, lot),
  );
  // In the logarithm; 0 would mean nothing was learned.
  expect(gain / count).toBeGreaterThan(0.2);
});

test.each([
  ['greedily', 0, 0.8],
  ['by the net', 1, 0.6],
  ['as people', 2, 0.8],
] as const)('who plays %s is found out in two rounds', async (_name, type, least) => {
  await learn();
  const { win, people } = learned();
  const random = new Sfc32(4);
  let [sum, count] = [0, 0];
  const lookBack = (state: State): void => {
    if (state.now[PLAYED] !== 32) return;
    const types = [GREEDY, netType(win), peopleType(people)];
    for (const shares of new PlayerTypes(types, state, 0).sharesBySeat().values()) {
      expect(shares.reduce((one, other) => one + other)).toBeCloseTo(1, 10);
      sum += shares[type]!;
      count++;
    }
  };
  selfPlay(20, 77, lookBack, (state, passed, lot) => {
    if (type === 0) return greedyMove(state, random);
    return type === 1
      ? win.best(win.weigh(state, passed))
      : people.draw(people.weigh(state, passed), 1, lot);
  });
  expect(count).toBe(60);
  expect(sum / count).toBeGreaterThan(least);
});

test('who plays as a rule of thumb for people says is not taken for greedy', async () => {
  await learn();
  const { win, people } = learned();
  const random = new Sfc32(4);
  let [sum, count] = [0, 0];
  const lookBack = (state: State): void => {
    if (state.now[PLAYED] !== 32) return;
    const types = [GREEDY, netType(win), peopleType(people)];
    for (const [greedy] of new PlayerTypes(types, state, 0).sharesBySeat().values()) {
      sum += greedy!;
      count++;
    }
  };
  selfPlay(12, 77, lookBack, (state) => likelyMove(state, random));
  expect(sum / count).toBeLessThan(0.2);
});

test('plays are looked back at with what had been passed over before them', async () => {
  await learn();
  const seen: PassedOver[] = [];
  const lookBack = (state: State, passed: PassedOver): void => {
    if (state.now[PLAYED] === 0) seen.length = 0;
    const told = pastPlays(state).map((play) => play.passed);
    if (state.now[PLAYED]! % 5 === 0) expect(told).toEqual(seen);
    const copied = new PassedOver();
    copied.copy(passed);
    seen.push(copied);
  };
  selfPlay(2, 78, lookBack);
  expect(seen).toHaveLength(48);
});

test('in every playout the others are asked with what has been passed over by then', async () => {
  await learn();
  const { win, people } = learned();
  const random = new Sfc32(12);
  let asked = 0;
  const watched = Object.assign(Object.create(people) as typeof people, {
    weigh(state: State, passed: PassedOver): number {
      const again = PassedOver.before(state);
      expect(passed.discarding.join()).toBe(again.discarding.join());
      expect(passed.laying.join()).toBe(again.laying.join());
      asked++;
      return people.weigh(state, passed);
    },
  });
  selfPlay(1, 112, (state) => {
    if (!LATE.has(state.now[PLAYED]!)) return;
    const seat = buddyBluff.turn(state);
    const view = buddyBluff.view(state, seat);
    const { policy } = lastRound(win, watched, view);
    asked = 0;
    // All moves are played out side by side, one play of each in turn.
    const worlds = view.moves.map((move) => {
      const world = fork(buddyBluff, state);
      buddyBluff.redeal(world, seat, random);
      buddyBluff.play(world, move);
      return world;
    });
    while (worlds.some((world) => buddyBluff.turn(world) !== OVER)) {
      for (const world of worlds) {
        if (buddyBluff.turn(world) !== OVER) buddyBluff.play(world, policy(world, random, seat));
      }
    }
    if (state.now[PLAYED]! < 36) expect(asked).toBeGreaterThan(0);
  });
});

test('the net’s input, and so a level’s answer, is the same in twin worlds', async () => {
  await learn();
  const { strong, expert } = levels(search);
  const random = new Sfc32(9);
  const twin = buddyBluff.create(CLASSIC, SEATS);
  let [pairs, late] = [0, 0];
  selfPlay(2, 99, (state) => {
    if (random.below(3) !== 0) return;
    const seat = buddyBluff.turn(state);
    buddyBluff.copy(state, twin);
    buddyBluff.redeal(twin, seat, random);
    for (const { player } of [strong, expert]) {
      const [answer, other] = [state, twin].map((one) =>
        askPlayer(player, buddyBluff.view(one, seat), new Sfc32(pairs), 2),
      );
      expect(other).toEqual(answer);
    }
    if (state.now[PLAYED]! >= 32) late++;
    pairs++;
  });
  expect(pairs).toBeGreaterThan(20);
  expect(late).toBeGreaterThan(5);
});

test('the search of the last round weighs every world, and changes nothing', async () => {
  await learn();
  const { win, people } = learned();
  const random = new Sfc32(10);
  let count = 0;
  selfPlay(2, 111, (state) => {
    if (state.now[PLAYED]! < 32) return;
    const seat = buddyBluff.turn(state);
    const { likelihood, policy } = lastRound(win, people, buddyBluff.view(state, seat));
    const world = fork(buddyBluff, state);
    buddyBluff.redeal(world, seat, random);
    const bytes = world.bytes.join();
    expect(likelihood(buddyBluff.view(state, seat)).logOf(world)).toBeGreaterThan(-Infinity);
    expect(buddyBluff.view(world, seat).moves).toContain(policy(world, random, seat));
    expect(world.bytes.join()).toBe(bytes);
    count++;
  });
  expect(count).toBeGreaterThan(20);
});

test('in the last five plays the expert says what is certain, and plays a sure win', () => {
  const { player } = levels(search).expert;
  const count = { certain: 0, uncertain: 0, won: 0 };
  selfPlay(32, 113, (state, _passed, _move, deal) => {
    // With five plays the check would take long.
    if (state.now[PLAYED]! < PLAYS - (deal % 8 === 0 ? 5 : 4)) return;
    const view = buddyBluff.view(state, buddyBluff.turn(state));
    // A single move is not weighed.
    if (view.moves.length === 1) return;
    const { move: advice, estimates = [] } = askPlayer(player, view, new Sfc32(1), 20);
    // With another deal of the match to come nothing is.
    const match = { ...view, options: { ...view.options, deals: 4 as const } };
    expect(certainShares(match).size).toBe(0);
    const ranges = rangesOf(state);
    const at = buddyBluff.formatPosition(state);
    for (const { move, value, weight } of estimates) {
      const [low, high] = ranges.get(move)!;
      if (low === high) {
        expect(Math.abs(value - low), `${move} at ${at}`).toBeLessThan(0.005);
        expect(weight, `${move} at ${at}`).toBe(0);
      } else expect(weight, `${move} at ${at}`).toBeGreaterThan(0);
      count[low === high ? 'certain' : 'uncertain']++;
    }
    if (![...ranges.values()].some(([low]) => low === 1)) return;
    expect(ranges.get(advice), at).toEqual([1, 1]);
    count.won++;
  });
  expect(count.certain).toBeGreaterThan(100);
  expect(count.uncertain).toBeGreaterThan(10);
  expect(count.won).toBeGreaterThan(10);
});

function answerOf(values: readonly number[], weight: number): Answer {
  return { move: 0, estimates: values.map((value, move) => ({ move, value, weight })) };
}

/** After this many worlds in favour of the first move, where the prior favoured the second. */
function joinedAfter(worlds: number): Answer {
  const thinking = { step: () => true, answer: () => answerOf([0.5, 0.2], worlds) };
  return withPrior(thinking, answerOf([0.2, 0.4], 1), 30).answer();
}

test('what was thought before a search counts as so many worlds', () => {
  expect(joinedAfter(0)).toMatchObject({ move: 1, estimates: [{ value: 0.2 }, { value: 0.4 }] });
  expect(joinedAfter(10).move).toBe(1);
  expect(joinedAfter(30)).toMatchObject({
    move: 0,
    estimates: [{ value: 0.35 }, { value: 0.3 }],
  });
});

test('what was thought before has no luck: it makes the error of a search smaller', () => {
  const found = { move: 0, value: 0.5, weight: 30, error: 0.1, gapError: 0.06 };
  const thinking = { step: () => true, answer: () => ({ move: 0, estimates: [found] }) };
  const { estimates } = withPrior(thinking, answerOf([0.5], 1), 30).answer();
  expect(estimates).toEqual([{ ...found, error: 0.05, gapError: 0.03 }]);
});
