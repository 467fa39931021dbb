/**
 * Whether those who think do so as people or by the net itself: what they
 * played is asked of both kinds. Whoever plays by the net is foreseen card by
 * card, and its plays tell its hand.
 */
import { PLAYED, type State } from '../state.ts';
import { SEATS } from '../types.ts';
import type { Chances } from './chances.ts';
import { Hindsight, momentsOf, roundOf, type Kind } from './hindsight.ts';
import type { People } from './people.ts';

/** How often somebody who thinks does so by the net, before anything was seen. */
const PRIOR = 0.2;
/** Less is none: then the net need not be asked. */
const LEAST = 0.03;

export class Thinkers {
  private readonly people: Hindsight;
  private readonly learned: Hindsight;
  /** By seat: the chance that it plays by the net, by the rounds that are over; and then by this one too. */
  private readonly before = new Float64Array(SEATS);
  readonly byNet: Float64Array = new Float64Array(SEATS);
  private readonly sums = new Float64Array(2 * SEATS);

  constructor(chances: Chances, people: People, state: State, self: number) {
    const watched: Kind = { leaves: people, care: 1, any: 0.1 };
    const sure: Kind = { leaves: chances, care: 0.002, any: 0.03 };
    const moments = momentsOf(state);
    this.people = new Hindsight(watched, state, moments);
    this.learned = new Hindsight(sure, state, moments);
    for (let seat = 0; seat < SEATS; seat++) {
      if (seat !== self) this.before[seat] = this.afterRounds(seat, roundOf(state.now[PLAYED]!));
    }
    this.byNet.set(this.before);
  }

  private afterRounds(seat: number, rounds: number): number {
    let chance = PRIOR;
    // Whoever is found out in the first of them need not be asked about the others.
    for (let round = 0; round < rounds && chance > LEAST / 10; round++) {
      const byNet = chance * this.learned.before(seat, round);
      chance = byNet / (byNet + (1 - chance) * this.people.before(seat, round));
    }
    // No play is so strange that one stays sure for ever.
    return chance < LEAST ? 0 : Math.min(chance, 1 - LEAST);
  }

  /** How likely the plays of a seat in this round are from the hands of a world; `byNet` follows the worlds that were asked about. */
  of(world: State, seat: number): number {
    const chance = this.before[seat]!;
    const people = this.people.of(world, seat);
    if (chance === 0) return people;
    const byNet = chance * this.learned.of(world, seat);
    const all = byNet + (1 - chance) * people;
    this.sums[2 * seat] = this.sums[2 * seat]! + byNet;
    this.sums[2 * seat + 1] = this.sums[2 * seat + 1]! + all;
    this.byNet[seat] = this.sums[2 * seat]! / this.sums[2 * seat + 1]!;
    return all;
  }
}
