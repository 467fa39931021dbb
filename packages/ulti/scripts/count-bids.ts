/**
 * Counts the figures in `src/knowledge/expert/assumptions.ts`. First experts bid; the results of
 * their contracts are those of perfect play, corrected for play at a table
 * (open-card-correction.ts), without kontra. It prints
 *
 * - what a player who let a bid stand paid, as a share of its value;
 * - by component, the odds by which it was made more often than a defender's worlds say;
 * - what one seat gains by answering bids with more or less hope, the others as before.
 *
 *     node --conditions=@pakli/source packages/ulti/scripts/count-bids.ts [DEALS] [SEED]
 */
import { askPlayer, CHANCE, Sfc32, type Answer, type Seat } from '@pakli/core';
import { Buffers } from '@pakli/core/search';
import { PASS, PICKUP } from '../src/codes.ts';
import { ulti } from '../src/game.ts';
import { FIRST } from '../src/knowledge/expert/assumptions.ts';
import { biddingPlayer } from '../src/knowledge/expert/player.ts';
import { realChance } from '../src/knowledge/expert/open-card-correction.ts';
import { worldsOf } from '../src/knowledge/expert/worlds.ts';
import { openCards } from '../src/knowledge/open-cards.ts';
import { Solver, type Position, type Stakes } from '../src/knowledge/solver/index.ts';
import { rules } from '../src/options.ts';
import { paymentOf } from '../src/scoring.ts';
import { ASKING, bidOf, contractOf, HIGH, LENGTH, PHASE, PLAYING, SOLOIST } from '../src/state.ts';
import type { State } from '../src/state.ts';
import { SEATS, type Component } from '../src/types.ts';

const DEALS = Number(process.argv[2] ?? 100);
const SEED = Number(process.argv[3] ?? 1);
const WORLDS = 20;
const BUDGET = 3_000_000;
const HOPES = [-0.5, 1, 3, 6, 10];
const STANDING = 0.65;
const ODDS = [0.5, 1, 2, 3, 6, 10, 30, 100];
const options = rules.defaults;
const player = biddingPlayer({ worlds: 14, talons: 16, assumptions: FIRST });
const solver = new Solver();
const buffers = new Buffers(ulti);

/** 1 where a component is made with open cards, a half where the solver would take too long. */
function madeOf(position: Position, stakes: Stakes, component: Component): number {
  const question = { ask: 'made', component, stakes } as const;
  const { low, high } = solver.value(position, question, options, BUDGET);
  return (low + high) / 2;
}

/** How a seat answers a bid: whether to pick up, given the first expert's value of both. */
type Rule = (pickup: number, pass: number) => boolean;
const first: Rule = (pickup, pass) => pickup > pass + FIRST.margin;

/** One deal, whose auctions are computed once for all rules. */
class Table {
  private readonly deal: number;
  private readonly known = new Map<string, Answer>();
  private readonly paid = new Map<string, readonly number[]>();

  constructor(deal: number) {
    this.deal = deal;
  }

  /** Bids to the first card; `onPass` is called for everybody who lets a bid stand. */
  bid(rules: (seat: Seat) => Rule, onPass?: (seat: Seat, value: number) => void): State {
    const state = ulti.create(options, SEATS);
    const random = new Sfc32(1000 * SEED + this.deal);
    ulti.setup(state, { starter: this.deal % SEATS, number: 0, carry: [0, 0, 0] });
    while (state.at[PHASE]! < PLAYING) {
      const seat = ulti.turn(state);
      if (seat === CHANCE) {
        ulti.deal(state, buffers.outcome, ulti.draw(state, random, buffers.outcome));
      } else {
        const move = this.moveOf(state, seat, rules(seat));
        if (move === PASS) onPass?.(seat, bidOf(state, state.at[HIGH]!).value);
        ulti.play(state, move);
      }
    }
    return state;
  }

  private moveOf(state: State, seat: Seat, rule: Rule): number {
    if (ulti.moves(state, buffers.moves) === 1) return buffers.moves[0]!;
    const key = keyOf(state);
    let told = this.known.get(key);
    if (told === undefined) {
      const random = new Sfc32(7 * this.deal + state.at[LENGTH]!);
      told = askPlayer(player, ulti.view(state, seat), random, 16);
      this.known.set(key, told);
    }
    if (state.at[PHASE] !== ASKING) return told.move;
    const [pass, pickup] = [PASS, PICKUP].map(
      (move) => told.estimates?.find((one) => one.move === move)?.value ?? 0,
    );
    return rule(pickup!, pass!) ? PICKUP : PASS;
  }

  /** Each seat's result. */
  pay(state: State): readonly number[] {
    const key = keyOf(state);
    const before = this.paid.get(key);
    if (before !== undefined) return before;
    const bid = contractOf(state);
    const { position, stakes } = openCards(state)!;
    const sum = bid.components.reduce((all, part) => {
      const chance = realChance(part.c, madeOf(position, stakes, part.c), bid.open);
      const won = paymentOf(part, true, 0, bid.hearts, options);
      return all + chance * won + (1 - chance) * paymentOf(part, false, 0, bid.hearts, options);
    }, 0);
    const all = [0, 1, 2].map((seat) => (seat === state.at[SOLOIST] ? 2 * sum : -sum));
    this.paid.set(key, all);
    return all;
  }
}

function keyOf({ at, log }: State): string {
  return log.subarray(0, at[LENGTH]).join();
}

/** By component, open ones apart: how often worlds make it, and whether it was made. */
const told = new Map<string, { share: number; made: number }[]>();

function lookAtWorlds(state: State, deal: number): void {
  const bid = contractOf(state);
  const { position, stakes } = openCards(state)!;
  for (let turn = 1; turn < SEATS; turn++) {
    const view = ulti.view(state, (state.at[SOLOIST]! + turn) % SEATS);
    const worlds = worldsOf(view, new Sfc32(deal), WORLDS);
    const all = Array.from({ length: WORLDS }, () => worlds.next());
    for (const { c } of bid.components) {
      const share = all.reduce((sum, one) => sum + madeOf(one.position, one.stakes, c), 0) / WORLDS;
      const name = bid.open ? `open ${c}` : c;
      told.set(name, [...(told.get(name) ?? []), { share, made: madeOf(position, stakes, c) }]);
    }
  }
}

/** The maximum-likelihood odds. */
function oddsOf(seen: readonly { share: number; made: number }[]): number {
  const likely = (odds: number): number =>
    seen.reduce((sum, { share, made }) => {
      const chance = 0.03 + 0.94 * share;
      const better = (odds * chance) / (odds * chance + 1 - chance);
      return sum + made * Math.log(better) + (1 - made) * Math.log(1 - better);
    }, 0);
  return ODDS.reduce((best, odds) => (likely(odds) > likely(best) ? odds : best));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const stood: { value: number; paid: number }[] = [];
const gains = new Map(HOPES.map((hope) => [hope, [] as number[]]));
for (let deal = 0; deal < DEALS; deal++) {
  const table = new Table(deal);
  const passes: { seat: Seat; value: number }[] = [];
  const state = table.bid(
    () => first,
    (seat, value) => passes.push({ seat, value }),
  );
  const pay = table.pay(state);
  stood.push(...passes.map(({ seat, value }) => ({ value, paid: -pay[seat]! })));
  lookAtWorlds(state, deal);
  for (const [hope, list] of gains) {
    const bold: Rule = (pickup, pass) => pickup + hope > (pass * STANDING) / FIRST.standing;
    for (let seat = 0; seat < SEATS; seat++) {
      const other = table.bid((one) => (one === seat ? bold : first));
      list.push(table.pay(other)[seat]! - pay[seat]!);
    }
  }
}
const share = mean(stood.map(({ paid }) => paid)) / mean(stood.map(({ value }) => value));
console.log(`${stood.length} bids let stand: paid ${share.toFixed(2)} of their value`);
for (const [name, seen] of told) {
  const made = mean(seen.map((one) => one.made)).toFixed(2);
  const worlds = mean(seen.map((one) => one.share)).toFixed(2);
  console.log(
    `${name}: made ${made} of ${seen.length}, worlds say ${worlds}: odds ${oddsOf(seen)}`,
  );
}
for (const [hope, list] of gains) {
  const middle = mean(list);
  const error = Math.sqrt(mean(list.map((one) => (one - middle) ** 2)) / list.length);
  console.log(
    `hope ${hope}: ${middle.toFixed(2)} points a deal, standard error ${error.toFixed(2)}`,
  );
}
