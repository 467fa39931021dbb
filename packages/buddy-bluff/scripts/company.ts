/**
 * Games of a learner among players of known styles, from which `training/train.py --on` learns what
 * the company changes (`src/knowledge/beliefs.ts`). Its beliefs about the others are those of a
 * player who has seen them play: the truth, blurred, so that a belief of 30 % is true in 30 of 100
 * cases.
 *
 *     node --conditions=@pakli/source packages/buddy-bluff/scripts/company.ts --out data/c1 --seconds 45 --seed 501 --net value.net --people people.net
 *     node --conditions=@pakli/source packages/buddy-bluff/scripts/company.ts --out data/c2 --seconds 50 --seed 502 --net value.net --people people.net --company c1.net
 */
import { CHANCE, OVER, Sfc32, type Move, type Random } from '@pakli/core';
import { inThreads, Samples, type Done, type Job } from '../../../training/samples.ts';
import { buddyBluff, type State } from '../src/index.ts';
import {
  BELIEF_ROWS,
  BELIEF_TABLE,
  beliefRows,
  likenShares,
  STYLES,
} from '../src/knowledge/beliefs.ts';
import { carefulMove } from '../src/knowledge/careful.ts';
import { greedyMove } from '../src/knowledge/greedy.ts';
import { prospects } from '../src/knowledge/match-equity.ts';
import { NetInput, PARTS } from '../src/knowledge/net-input.ts';
import { PassedOver } from '../src/knowledge/past.ts';
import { peopleScorer, winScorer, type NetScorer } from '../src/knowledge/scorer.ts';
import { MAX_CHOICES } from '../src/moves.ts';
import { ROUND } from '../src/state.ts';
import { ROUNDS, SEATS } from '../src/types.ts';
import { netAt, sit } from './samples.ts';

/** One learner's move in this many is random. */
const SLIP = 20;
/** How far the last round of strong strays from the net. */
const STRAYS = 0.03;
/** Shares of random, greedy, careful, people, and net players; half of all tables are of one style. */
const SHARES = [0.14, 0.2, 0.2, 0.22, 0.24];
const ALIKE = 0.5;
/** This percentage of the net players learn, too. */
const LEARNING = 15;
/** By round: how much has been seen of the others, one of these at random. */
const SEEN = [
  [0, 0, 0.5, 1.5, 4],
  [1, 3, 5, 8, 12],
  [3, 6, 10, 16, 30],
] as const;
const ONE = 0x100000;

const choices = new Int32Array(MAX_CHOICES);

function lot(random: Random): number {
  return random.below(ONE) / ONE;
}

function drawn(random: Random): number {
  let left = lot(random);
  for (let style = 0; style < STYLES - 1; style++) if ((left -= SHARES[style]!) < 0) return style;
  return STYLES - 1;
}

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - lot(random))) * Math.cos(2 * Math.PI * lot(random));
}

/** A seat's beliefs: each style's probability after a noisy look at the true one. */
function believed(
  random: Random,
  self: number,
  styles: readonly number[],
  seen: number,
): Uint16Array {
  const shares = new Float64Array(SEATS * STYLES);
  for (let seat = 0; seat < SEATS; seat++) {
    if (seat === self) continue;
    let sum = 0;
    for (let style = 0; style < STYLES; style++) {
      const look = (styles[seat] === style ? seen : 0) + Math.sqrt(seen) * normal(random);
      sum += shares[STYLES * seat + style] = SHARES[style]! * Math.exp(look);
    }
    for (let style = 0; style < STYLES; style++) {
      const i = STYLES * seat + style;
      shares[i] = Math.max(0.003, shares[i]! / sum);
    }
  }
  likenShares(self, shares, SHARES, ALIKE);
  return beliefRows(self, shares);
}

/** Who sits there. */
interface Table {
  /** By seat. */
  readonly styles: readonly number[];
  readonly learns: readonly boolean[];
}

function seated(random: Random): Table {
  const one = random.below(SEATS);
  const all = lot(random) < ALIKE ? drawn(random) : undefined;
  const styles = Array.from({ length: SEATS }, (_, seat) =>
    seat === one ? STYLES - 1 : (all ?? drawn(random)),
  );
  const learns = styles.map(
    (style, seat) => seat === one || (style === STYLES - 1 && random.below(100) < LEARNING),
  );
  return { styles, learns };
}

function work({ out, seed, games, seconds, thread, threads, more }: Job): Done {
  const samples = new Samples(out, thread, PARTS + 1);
  const input = new NetInput();
  const passed = new PassedOver();
  const outcomes = new Uint8Array(buddyBluff.maxOutcome);
  const worth = new Float64Array(SEATS);
  const win = winScorer(netAt(more['net']!));
  const people = peopleScorer(netAt(more['people']!));
  const company = more['company'] === '' ? undefined : netAt(more['company']!, BELIEF_TABLE);

  function simple(style: number, state: State, random: Random): Move {
    if (style === 0) return choices[random.below(buddyBluff.moves(state, choices))]!;
    if (style === 1) return greedyMove(state, random);
    if (style === 2) return carefulMove(state, random);
    if (style === 3) return people.draw(people.weigh(state, passed), 1, lot(random));
    const count = win.weigh(state, passed);
    return state.now[ROUND]! >= ROUNDS ? win.draw(count, STRAYS, lot(random)) : win.best(count);
  }

  function add(state: State, seat: number, beliefs: Uint16Array): void {
    input.read(state, seat, passed);
    input.append(beliefs);
    samples.add(input, seat);
  }

  const until = performance.now() + 1000 * seconds;
  let played = 0;
  for (let table = thread; table < games && performance.now() < until; table += threads) {
    const random = new Sfc32(Math.imul(seed, 0x9e3779b1) ^ table);
    const { options, first, carry } = sit(random);
    const state = buddyBluff.create(options, SEATS);
    const { styles, learns } = seated(random);
    for (let deal = first; deal < options.deals; deal++) {
      buddyBluff.setup(state, { number: deal, starter: (table + deal) & 3, carry });
      const beliefs: Uint16Array[] = [];
      const scorers: NetScorer[] = [];
      for (let turn = buddyBluff.turn(state); turn !== OVER; turn = buddyBluff.turn(state)) {
        if (turn === CHANCE) {
          buddyBluff.deal(state, outcomes, buddyBluff.draw(state, random, outcomes));
          passed.clear();
          const levels = SEEN[Math.min(ROUNDS, state.now[ROUND]!) - 1]!;
          for (let seat = 0; seat < SEATS; seat++) {
            if (!learns[seat]) continue;
            const seen = levels[random.below(levels.length)]!;
            const rows = believed(random, seat, styles, seen);
            beliefs[seat] = rows;
            scorers[seat] = company === undefined ? win : win.among(company, rows);
          }
          continue;
        }
        const isSlip = learns[turn] && random.below(SLIP) === 0;
        const scorer = scorers[turn];
        const move =
          isSlip || scorer === undefined
            ? simple(isSlip ? 0 : styles[turn]!, state, random)
            : scorer.best(scorer.weigh(state, passed));
        passed.note(state, move);
        buddyBluff.play(state, move);
        const next = buddyBluff.turn(state);
        if (next === OVER) break;
        if (learns[turn]) add(state, turn, beliefs[turn]!);
        if (next !== CHANCE) continue;
        for (let seat = 0; seat < SEATS; seat++) {
          if (seat !== turn && learns[seat]) add(state, seat, beliefs[seat]!);
        }
      }
      prospects(state, worth);
      samples.settle((seat) => Math.max(0, Math.min(1, worth[seat]!)));
      for (let seat = 0; seat < SEATS; seat++) carry[seat] = carry[seat]! + state.penalty[seat]!;
      played++;
    }
  }
  samples.write();
  return { games: played, positions: samples.total };
}

const more = { net: '', people: '', company: '' };
const about = { game: 'buddy-bluff', table: BELIEF_TABLE, rows: BELIEF_ROWS, parts: PARTS, more };
await inThreads(import.meta.url, about, work);
