/** The nets that the players judge by: their files, what the trainer says they answer, how often one is right, and what the other reads from plays. */
import { readFileSync } from 'node:fs';
import { askPlayer, CHANCE, fork, OVER, Sfc32, type Answer } from '@pakli/core';
import { netFaults, type NetSubject } from '@pakli/core/testing';
import { search } from '@pakli/ai';
import { expect, test } from 'vitest';
import { goldenPositions } from '../scripts/golden-positions.ts';
import { buddyBluff, learn, levels, type State } from '../src/index.ts';
import { foresight } from '../src/knowledge/foresight.ts';
import { greedyMove } from '../src/knowledge/greedy.ts';
import { Hindsight, momentsOf } from '../src/knowledge/hindsight.ts';
import { Kinds } from '../src/knowledge/kinds.ts';
import { Thinkers } from '../src/knowledge/thinkers.ts';
import { PARTS, ROWS, TABLE } from '../src/knowledge/known.ts';
import { chances, people } from '../src/knowledge/learned.ts';
import { likelyMove } from '../src/knowledge/likely.ts';
import { Passed } from '../src/knowledge/passed.ts';
import { tempered } from '../src/knowledge/tempered.ts';
import { certainShares } from '../src/knowledge/certain.ts';
import { PLAYED } from '../src/state.ts';
import { PLAYS, SEATS, type Options } from '../src/types.ts';
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
  expect(chances()).toBeUndefined();
  expect(worlds()).toBe(20);
  expect(await learn()).toBeUndefined();
  const learned = chances();
  expect(worlds()).toBe(1);
  expect(await learn()).toBeUndefined();
  expect(chances()).toBe(learned);
  expect(people()).toBeDefined();
});

/** Deals by players who choose by the net, if not otherwise; every play is shown before it is made. */
function selfPlay(
  games: number,
  seed: number,
  show: (state: State, passed: Passed, move: number, game: number) => void,
  otherwise?: (state: State, passed: Passed, lot: number) => number,
): number[][] {
  const random = new Sfc32(seed);
  const state = buddyBluff.create(CLASSIC, SEATS);
  const outcome = new Uint8Array(buddyBluff.maxOutcome);
  const payoffs = new Float64Array(SEATS);
  const passed = new Passed();
  const net = chances()!;
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

test('of positions that are told at 70 %, 70 % are won', async () => {
  await learn();
  const told: { readonly game: number; readonly seat: number; readonly chance: number }[] = [];
  const net = chances()!;
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
  const others = people()!;
  let [gain, count] = [0, 0];
  const lookBack = (state: State): void => {
    const plays = state.now[PLAYED]!;
    if (plays < 38 || plays > 44) return;
    const seat = buddyBluff.turn(state);
    const hindsight = new Hindsight({ leaves: others, care: 1, any: 0.1 }, state);
    const seats = [0, 1, 2, 3].filter((other) => other !== seat);
    const likely = (one: State): number =>
      seats.reduce((product, other) => product * hindsight.of(one, other), 1);
    let sum = 0;
    for (let i = 0; i < 20; i++) {
      buddyBluff.copy(state, twin);
      buddyBluff.redeal(twin, seat, random);
      sum += likely(twin) / 20;
    }
    // Who was asked about many hands says the same of one as who was asked about it alone.
    for (const other of seats) {
      const alone = new Hindsight({ leaves: others, care: 1, any: 0.1 }, state).of(twin, other);
      expect(alone).toBeCloseTo(hindsight.of(twin, other), 10);
    }
    gain += Math.log(likely(state) / sum);
    count++;
  };
  selfPlay(12, 88, lookBack, (state, passed, lot) =>
    others.draw(others.weigh(state, passed), 1, lot),
  );
  // In the logarithm; 0 would be nothing learned.
  expect(gain / count).toBeGreaterThan(0.2);
});

test.each([
  ['greedy', greedyMove, 0.8, 1],
  ['likely', likelyMove, 0, 0.2],
] as const)('who plays as %s is found out in two rounds', (_name, policy, low, high) => {
  const random = new Sfc32(4);
  const outcome = new Uint8Array(buddyBluff.maxOutcome);
  const state = buddyBluff.create(CLASSIC, SEATS);
  let [sum, count] = [0, 0];
  for (let game = 0; game < 12; game++) {
    buddyBluff.setup(state, { number: 0, starter: game % SEATS, carry: [0, 0, 0, 0] });
    while (state.now[PLAYED]! < 32) {
      if (buddyBluff.turn(state) === CHANCE) {
        buddyBluff.deal(state, outcome, buddyBluff.draw(state, random, outcome));
      } else buddyBluff.play(state, policy(state, random));
    }
    const kinds = new Kinds(state, 0, () => 1);
    for (let seat = 1; seat < SEATS; seat++, count++) sum += kinds.greedy[seat]!;
  }
  expect(sum / count).toBeGreaterThanOrEqual(low);
  expect(sum / count).toBeLessThanOrEqual(high);
});

test.each([
  ['by the net', true, 0.6, 1],
  ['as people', false, 0, 0.1],
] as const)('who plays %s is found out in two rounds', async (_name, learned, low, high) => {
  await learn();
  const [net, others] = [chances()!, people()!];
  let [sum, count] = [0, 0];
  const lookBack = (state: State): void => {
    if (state.now[PLAYED] !== 32) return;
    const seat = buddyBluff.turn(state);
    const { byNet } = new Thinkers(net, others, state, seat);
    sum += byNet.reduce((one, other) => one + other);
    count += SEATS - 1;
  };
  selfPlay(20, 77, lookBack, (state, passed, lot) =>
    learned
      ? net.moves[net.best(net.weigh(state, passed))]!
      : others.draw(others.weigh(state, passed), 1, lot),
  );
  expect(count).toBe(60);
  expect(sum / count).toBeGreaterThanOrEqual(low);
  expect(sum / count).toBeLessThanOrEqual(high);
});

test('plays are looked back at with what had been passed over before them', async () => {
  await learn();
  const seen: Passed[] = [];
  const lookBack = (state: State, passed: Passed): void => {
    if (state.now[PLAYED] === 0) seen.length = 0;
    const told = momentsOf(state).map((moment) => moment.passed);
    if (state.now[PLAYED]! % 5 === 0) expect(told).toEqual(seen);
    const copied = new Passed();
    copied.copy(passed);
    seen.push(copied);
  };
  selfPlay(2, 78, lookBack);
  expect(seen).toHaveLength(48);
});

test('a seat plays by the net as likely as its plays say, and more or less so by the worlds that were asked about', async () => {
  await learn();
  const [net, others] = [chances()!, people()!];
  const random = new Sfc32(11);
  const twin = buddyBluff.create(CLASSIC, SEATS);
  const kinds = { sure: 0, none: 0, between: 0 };
  const lookBack = (state: State): void => {
    if (!LATE.has(state.now[PLAYED]!)) return;
    const self = buddyBluff.turn(state);
    const thinkers = new Thinkers(net, others, state, self);
    expect(thinkers.byNet[self]).toBe(0);
    const watched = new Hindsight({ leaves: others, care: 1, any: 0.1 }, state);
    const sure = new Hindsight({ leaves: net, care: 0.002, any: 0.03 }, state);
    for (const seat of [0, 1, 2, 3].filter((one) => one !== self)) {
      let chance = 0.2;
      for (const round of [0, 1]) {
        const byNet = chance * sure.before(seat, round);
        chance = byNet / (byNet + (1 - chance) * watched.before(seat, round));
        if (chance < 0.003) break;
      }
      chance = chance < 0.03 ? 0 : Math.min(0.97, chance);
      kinds[chance === 0 ? 'none' : chance === 0.97 ? 'sure' : 'between']++;
      expect(thinkers.byNet[seat]).toBeCloseTo(chance, 10);
      let [nets, all] = [0, 0];
      for (let i = 0; i < 3; i++) {
        buddyBluff.copy(state, twin);
        buddyBluff.redeal(twin, self, random);
        const byNet = chance * sure.of(twin, seat);
        const both = byNet + (1 - chance) * watched.of(twin, seat);
        nets += byNet;
        all += both;
        expect(thinkers.of(twin, seat) / both).toBeCloseTo(1, 10);
        expect(thinkers.byNet[seat]).toBeCloseTo(nets / all, 10);
      }
    }
  };
  // One seat by the net, and three who mostly play as people.
  selfPlay(12, 79, lookBack, (state, passed, lot) => {
    const seat = buddyBluff.turn(state);
    return lot < [1, 0.5, 0.1, 0][seat]!
      ? net.moves[net.best(net.weigh(state, passed))]!
      : others.draw(others.weigh(state, passed), 1, lot);
  });
  for (const [kind, count] of Object.entries(kinds)) {
    expect(count, kind).toBeGreaterThan(9);
  }
});

test('in every playout the others are asked with what has been passed over by then', async () => {
  await learn();
  const others = people()!;
  const random = new Sfc32(12);
  const again = new Passed();
  let asked = 0;
  const watched = Object.assign(Object.create(others) as typeof others, {
    weigh(state: State, passed: Passed): number {
      again.read(state);
      expect(passed.discarding.join()).toBe(again.discarding.join());
      expect(passed.laying.join()).toBe(again.laying.join());
      asked++;
      return others.weigh(state, passed);
    },
  });
  selfPlay(1, 112, (state) => {
    if (!LATE.has(state.now[PLAYED]!)) return;
    const seat = buddyBluff.turn(state);
    const view = buddyBluff.view(state, seat);
    const { policy } = foresight(chances()!, watched, view);
    asked = 0;
    for (const move of view.moves) {
      const world = fork(buddyBluff, state);
      buddyBluff.redeal(world, seat, random);
      buddyBluff.play(world, move);
      while (buddyBluff.turn(world) !== OVER) buddyBluff.play(world, policy(world, random, seat));
    }
    if (state.now[PLAYED]! < 36) expect(asked).toBeGreaterThan(0);
  });
});

test('what the net is told, and so what a level answers, is the same in twin worlds', async () => {
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

test('a foresight weighs every world, and changes nothing', async () => {
  await learn();
  const random = new Sfc32(10);
  let count = 0;
  selfPlay(2, 111, (state) => {
    if (state.now[PLAYED]! < 32) return;
    const seat = buddyBluff.turn(state);
    const { likelihood, policy } = foresight(chances()!, people()!, buddyBluff.view(state, seat));
    const world = fork(buddyBluff, state);
    buddyBluff.redeal(world, seat, random);
    const bytes = world.bytes.join();
    expect(likelihood(buddyBluff.view(state, seat)).of(world)).toBeGreaterThan(0);
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
    // Five plays take the check long.
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

/** After so many worlds that speak for the first move, where the second was thought better before. */
function temperedAfter(worlds: number): Answer {
  const thinking = { step: () => true, answer: () => answerOf([0.5, 0.2], worlds) };
  return tempered(thinking, answerOf([0.2, 0.4], 1), 30).answer();
}

test('what was thought before a search counts as so many worlds', () => {
  expect(temperedAfter(0)).toMatchObject({ move: 1, estimates: [{ value: 0.2 }, { value: 0.4 }] });
  expect(temperedAfter(10).move).toBe(1);
  expect(temperedAfter(30)).toMatchObject({
    move: 0,
    estimates: [{ value: 0.35 }, { value: 0.3 }],
  });
});

test('what was thought before has no luck: it makes the error of a search smaller', () => {
  const found = { move: 0, value: 0.5, weight: 30, error: 0.1, gapError: 0.06 };
  const thinking = { step: () => true, answer: () => ({ move: 0, estimates: [found] }) };
  const { estimates } = tempered(thinking, answerOf([0.5], 1), 30).answer();
  expect(estimates).toEqual([{ ...found, error: 0.05, gapError: 0.03 }]);
});
