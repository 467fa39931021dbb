/**
 * Self-play games for `training/train.py` to learn from, written as row numbers
 * (`src/knowledge/net-input.ts`).
 *
 *     node --conditions=@pakli/source packages/buddy-bluff/scripts/selfplay.ts --out data --games 200000 --seed 1
 *     node --conditions=@pakli/source packages/buddy-bluff/scripts/selfplay.ts --out data --games 200000 --seed 2 --net gen1.net
 *
 *     node --conditions=@pakli/source packages/buddy-bluff/scripts/selfplay.ts --out data --games 200000 --seed 3 --net gen2.net --people people.net
 *
 * Some of the tables are of one kind, the others mix random players, and people if a net says what
 * they play (`training/decisions.ts`). A learner writes what it knew after each of its plays, and
 * between two rounds; all of it gets the value of the deal's result. Without a net simple players
 * learn from each other. Every table has its own random numbers, so that the games are the same
 * with any number of threads; with `--seconds` instead of `--games` it ends when the time is up.
 * With `--against` one seat learns, and the other three play like strong, but faster: by that net,
 * and randomly around it in the last round.
 */
import { CHANCE, OVER, Sfc32, type Move, type Random } from '@pakli/core';
import { buddyBluff, type State } from '../src/index.ts';
import { carefulMove } from '../src/knowledge/careful.ts';
import { greedyMove } from '../src/knowledge/greedy.ts';
import { likelyMove } from '../src/knowledge/likely.ts';
import { prospects } from '../src/knowledge/match-equity.ts';
import { peopleScorer, winScorer } from '../src/knowledge/scorer.ts';
import { PassedOver } from '../src/knowledge/past.ts';
import { MAX_CHOICES } from '../src/moves.ts';
import { ROUND } from '../src/state.ts';
import { ROUNDS, SEATS } from '../src/types.ts';
import { inThreads, netAt, Samples, sit, type Job } from './samples.ts';

/** One learner's move in this many is random. */
const SLIP = 20;

type Mover = (state: State, random: Random, passed: PassedOver) => Move;

const choices = new Int32Array(MAX_CHOICES);
const SIMPLE: readonly Mover[] = [greedyMove, carefulMove, likelyMove];

function anyMove(state: State, random: Random): Move {
  return choices[random.below(buddyBluff.moves(state, choices))]!;
}

/** Plays by a net; ties go to the first, since randomness would make no difference. */
function learnedBy(path: string): Mover {
  const scorer = winScorer(netAt(path));
  return (state, _random, passed) => scorer.best(scorer.weigh(state, passed));
}

/** How far strong strays from the net in the last round. */
const STRAYS = 0.03;

/** Plays by a net as strong does. */
function knownBy(path: string): Mover {
  const scorer = winScorer(netAt(path));
  return (state, random, passed) => {
    const count = scorer.weigh(state, passed);
    const last = state.now[ROUND]! >= ROUNDS;
    return last
      ? scorer.draw(count, STRAYS, random.below(0x100000) / 0x100000)
      : scorer.best(count);
  };
}

/** Plays as people do. */
function likePeople(path: string): Mover {
  const people = peopleScorer(netAt(path));
  return (state, random, passed) =>
    people.draw(people.weigh(state, passed), 1, random.below(0x100000) / 0x100000);
}

/**
 * The seats of a table: undefined is a learner. Of a hundred tables 45 have one or two learners
 * among people, if there is a people net, and 25 (else half of them) are of one kind.
 */
function seated(random: Random, people: Mover | undefined): (Mover | undefined)[] {
  const kind = random.below(100);
  const one = random.below(SEATS);
  const others = people === undefined ? SIMPLE : [...SIMPLE, people];
  return Array.from({ length: SEATS }, (_, seat) => {
    if (people !== undefined && kind < 45) {
      return seat === one || random.below(8) === 0 ? undefined : people;
    }
    if (kind >= (people === undefined ? 50 : 75)) return undefined;
    return random.below(5) < 2 ? undefined : others[random.below(others.length)];
  });
}

/** A learner among three of a kind. */
function alone(table: number, known: Mover): (Mover | undefined)[] {
  return Array.from({ length: SEATS }, (_, seat) =>
    seat === ((table >> 2) & 3) ? undefined : known,
  );
}

function work(job: Job): { games: number; positions: number } {
  const { out, seed, games, seconds, net, people, against, thread, threads } = job;
  const samples = new Samples(out, thread);
  const passed = new PassedOver();
  const outcomes = new Uint8Array(buddyBluff.maxOutcome);
  const worth = new Float64Array(SEATS);
  const learned = net === '' ? undefined : learnedBy(net);
  const watched = people === '' ? undefined : likePeople(people);
  const known = against === '' ? undefined : knownBy(against);
  const until = performance.now() + 1000 * seconds;
  let played = 0;
  for (let table = thread; table < games && performance.now() < until; table += threads) {
    const random = new Sfc32(Math.imul(seed, 0x9e3779b1) ^ table);
    const { options, first, carry } = sit(random);
    const state = buddyBluff.create(options, SEATS);
    const sitting = known === undefined ? seated(random, watched) : alone(table, known);
    for (let deal = first; deal < options.deals; deal++) {
      buddyBluff.setup(state, { number: deal, starter: (table + deal) & 3, carry });
      // Without a net the learners are simple players too, another one in every deal.
      const movers = sitting.map((one) => one ?? learned ?? SIMPLE[1 + random.below(2)]!);
      for (let turn = buddyBluff.turn(state); turn !== OVER; turn = buddyBluff.turn(state)) {
        if (turn === CHANCE) {
          buddyBluff.deal(state, outcomes, buddyBluff.draw(state, random, outcomes));
          passed.clear();
          continue;
        }
        const learns = sitting[turn] === undefined;
        const slips = learns && random.below(SLIP) === 0;
        const move = slips ? anyMove(state, random) : movers[turn]!(state, random, passed);
        passed.note(state, move);
        buddyBluff.play(state, move);
        const next = buddyBluff.turn(state);
        if (next === OVER) break;
        if (learns) samples.add(state, turn, passed);
        if (next !== CHANCE) continue;
        for (let seat = 0; seat < SEATS; seat++) {
          if (seat !== turn && sitting[seat] === undefined) samples.add(state, seat, passed);
        }
      }
      prospects(state, worth);
      samples.settle(worth);
      for (let seat = 0; seat < SEATS; seat++) carry[seat] = carry[seat]! + state.penalty[seat]!;
      played++;
    }
  }
  samples.write();
  return { games: played, positions: samples.total };
}

await inThreads(import.meta.url, work);
