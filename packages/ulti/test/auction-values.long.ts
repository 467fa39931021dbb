/**
 * Compares the expert's estimates of its auction decisions with the outcome, and
 * with a second judge that uses other worlds. Printed by kind of decision; the
 * figures are in docs/notes/strength-ulti.md.
 */
import { judge, search } from '@pakli/ai';
import { CHANCE, OVER, Sfc32, type Seat } from '@pakli/core';
import { Buffers, thinkWithin } from '@pakli/core/search';
import { expect, test } from 'vitest';
import { levels, ulti, type State } from '../src/index.ts';
import { optionsOf } from './subject.ts';

const DEALS = Number(process.env['PAKLI_DEALS'] ?? 24);
/** The first deal, to share them among processes. */
const FIRST = Number(process.env['PAKLI_FIRST'] ?? 0);
const AUCTION_STEPS = 40;
const PLAY_STEPS = 12;
const { expert } = levels(search);
const buffers = new Buffers(ulti);
const clock = { now: () => 0, pause: () => Promise.resolve() };

interface Decision {
  readonly kind: string;
  readonly seat: Seat;
  readonly said: number;
  readonly solved: boolean;
  /** Another move tried has a higher value in the same answer, or is better according to the judge. */
  readonly rated: boolean;
  readonly better: boolean;
  /** By a judge with other worlds. */
  readonly lost: number;
  readonly error: number | undefined;
}

async function decide(state: State, seat: Seat, seed: number): Promise<[number, Decision]> {
  const view = ulti.view(state, seat);
  const budget = { steps: AUCTION_STEPS };
  const thinking = expert.player.think(view, new Sfc32(seed));
  await thinkWithin(thinking, budget, clock);
  const { move, estimates = [] } = thinking.answer();
  const own = estimates.find((one) => one.move === move)!;
  const same = await judge({ player: expert.player, budget, seed }, view, move, clock);
  const other = await judge({ player: expert.player, budget, seed: seed + 1 }, view, move, clock);
  const kind =
    view.phase === 'TURN' || view.phase === 'FINAL' ? ulti.format(state, move, seat) : '';
  return [
    move,
    {
      kind: `${view.phase} ${kind}`.trim(),
      seat,
      said: own.value,
      solved: own.weight > 1,
      rated: estimates.some((one) => one.untried !== true && one.value > own.value),
      better: (same?.lost ?? 0) > 0,
      lost: other?.lost ?? 0,
      error: other?.error,
    },
  ];
}

interface Paid extends Decision {
  readonly paid: number;
}

async function playDeal(deal: number): Promise<Paid[]> {
  const state = ulti.create(optionsOf('seed'), 3);
  ulti.setup(state, { number: 0, starter: deal % 3, carry: [0, 0, 0] });
  const random = new Sfc32(7000 + deal);
  const decisions: Decision[] = [];
  for (let turn = ulti.turn(state); turn !== OVER; turn = ulti.turn(state)) {
    if (turn === CHANCE) {
      ulti.deal(state, buffers.outcome, ulti.draw(state, random, buffers.outcome));
      continue;
    }
    const view = ulti.view(state, turn);
    if (view.moves.length === 1) ulti.play(state, view.moves[0]!);
    else if (view.phase === 'PLAY' || view.phase === 'REKONTRA') {
      const thinking = expert.player.think(view, random);
      thinking.step(PLAY_STEPS);
      ulti.play(state, thinking.answer().move);
    } else {
      const [move, decision] = await decide(state, turn, 100 * deal + decisions.length);
      decisions.push(decision);
      ulti.play(state, move);
    }
  }
  const paid = new Float64Array(3);
  ulti.payoff(state, paid);
  return decisions.map((one): Paid => Object.assign(one, { paid: paid[one.seat]! }));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

test(`what is said of ${DEALS} auctions is what comes of them, and no move of its own is called a mistake`, async () => {
  const kinds = new Map<string, Paid[]>();
  for (let deal = FIRST; deal < FIRST + DEALS; deal++) {
    for (const one of await playDeal(deal)) {
      for (const kind of [one.kind, 'all']) kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
    }
  }
  const lines = [...kinds].map(([kind, list]) => {
    const gaps = list.map(({ paid, said }) => paid - said);
    const bias = mean(gaps);
    const spread = Math.sqrt(mean(gaps.map((gap) => (gap - bias) ** 2)));
    const of = (is: (one: Decision) => boolean): number => list.filter(is).length;
    return [
      kind.padEnd(14),
      `n ${list.length}`,
      `said ${mean(list.map(({ said }) => said)).toFixed(1)}`,
      `paid ${mean(list.map(({ paid }) => paid)).toFixed(1)}`,
      `bias ${bias.toFixed(1)} +- ${(spread / Math.sqrt(list.length)).toFixed(1)}`,
      `solved ${of(({ solved }) => solved)}`,
      `another rated higher ${of(({ rated }) => rated)}`,
      `called a mistake ${of(({ better }) => better)}`,
      `by other worlds: lost > 0 ${of(({ lost }) => lost > 0)}, > 4 ${of(({ lost }) => lost > 4)}`,
      `> 2 errors ${of(({ lost, error }) => error !== undefined && lost > 2 * error && lost > 0)}`,
    ].join(', ');
  });
  console.log(lines.join('\n'));
  const all = kinds.get('all') ?? [];
  expect(all.length).toBeGreaterThan(5 * DEALS);
  expect(all.filter(({ better }) => better)).toEqual([]);
  // One of twenty is what two errors mean.
  const wrong = all.filter(({ lost, error }) => error !== undefined && lost > 2 * error);
  expect(wrong.length).toBeLessThan(0.05 * all.length);
});
