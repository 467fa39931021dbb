/**
 * What one seat knows of a position, as row numbers: the inputs of the value net. Reads any state
 * that the seat cannot tell from the true one, without building a view, and gives the same rows in
 * all of them. `GROUPS` documents the rows. Every rank is a part with its own rows.
 *
 *     input.read(state, seat, passed);
 *     input.rows.subarray(0, input.ends[0]);                // of aces
 *     input.rows.subarray(input.ends[12], input.ends[13]);  // beside the ranks
 */
import { DECK_SIZE, rankOf, RANKS } from '@pakli/core/cards';
import { RowTable, type RowGroup } from '@pakli/core/net';
import * as S from '../state.ts';
import type { State } from '../state.ts';
import { DECK_POINTS, PLAYS, SEATS } from '../types.ts';
import type { PassedOver } from './past.ts';
import { dealsLeft } from './match-equity.ts';

/** Steps of a lead: below the first it counts as none. */
const STEPS = [
  1, 3, 5, 8, 11, 15, 19, 24, 29, 35, 42, 50, 59, 69, 81, 95, 111, 131, 161, 201,
] as const;
const LEADS: number = 2 * STEPS.length + 1;
/** Eights of plays in the last deal of a match, and before it the deals to come. */
const STAGES = 9;

/** The three counts of a rank, at most four in sum: own cards, unseen ones, those in sight. */
const COUNTS = new Int32Array(125).fill(-1);
let countings = 0;
for (let own = 0; own <= 4; own++) {
  for (let unseen = 0; own + unseen <= 4; unseen++) {
    for (let sight = 0; own + unseen + sight <= 4; sight++) {
      COUNTS[25 * own + 5 * unseen + sight] = countings++;
    }
  }
}

/** Of each rank, A to K. Seats are relative: 0 is the knowing seat, and on clockwise. */
const OF_RANK: readonly RowGroup[] = [
  {
    name: 'counts',
    size: countings,
    tells: 'own cards, unseen ones and those in sight, in the order of three loops',
  },
  { name: 'accessible', size: 4, tells: 'accessible cards, if not all four' },
  { name: 'centre', size: 4, tells: 'cards in the centre, less 1' },
  { name: 'top', size: 4 * SEATS, tells: '4 x seat + cards of the run on top, less 1, at most 3' },
  { name: 'under', size: SEATS, tells: 'seat whose run on top this rank lies under' },
  {
    name: 'deep',
    size: 3 * SEATS,
    tells: '3 x seat + cards deeper in the open part, less 1, at most 2',
  },
  { name: 'pool top', size: 1, tells: 'on top of the pool' },
  { name: 'pool under', size: 1, tells: 'the second card of the pool' },
  { name: 'pool deep', size: 3, tells: 'cards deeper in the pool, less 1, at most 2' },
  {
    name: 'passed',
    size: 16 * (SEATS - 1),
    tells: '16 x (seat - 1) + 4 x how often passed over discarding + laying, if unseen',
  },
];

/** Beside the ranks. */
const BESIDE: readonly RowGroup[] = [
  { name: 'plays', size: PLAYS + 1, tells: 'plays so far' },
  {
    name: 'lead',
    size: LEADS * STAGES * (SEATS - 1),
    tells: '41 x (9 x (seat - 1) + stage) + 20 + step of the lead over the seat',
  },
  {
    name: 'least',
    size: LEADS * STAGES,
    tells: '41 x stage + 20 + step of the lead over the best other',
  },
  { name: 'onion', size: 1, tells: 'a match lifts the whole run' },
];

/** All groups in the order of their rows; those of a rank come once for each. */
export const GROUPS: readonly RowGroup[] = [
  ...Array.from(RANKS, (rank) =>
    OF_RANK.map((group) => ({ ...group, name: `${rank} ${group.name}` })),
  ).flat(),
  ...BESIDE,
];

/** The parts that are ranks. */
export const PARTS: number = RANKS.length;

const MEANINGS = new RowTable(GROUPS);
export const ROWS: number = MEANINGS.rows;
export const TABLE: string = MEANINGS.checksum;
export const firstRow = (name: string): number => MEANINGS.first(name);

/** Rows of one rank, and offsets of its groups. */
const RANK_ROWS: number = OF_RANK.reduce((sum, { size }) => sum + size, 0);
const COUNTS_AT: number = firstRow('A counts');
const ACCESSIBLE_AT: number = firstRow('A accessible');
const CENTRE_AT: number = firstRow('A centre');
const TOP_AT: number = firstRow('A top');
const UNDER_AT: number = firstRow('A under');
const DEEP_AT: number = firstRow('A deep');
const POOL_TOP_AT: number = firstRow('A pool top');
const POOL_UNDER_AT: number = firstRow('A pool under');
const POOL_DEEP_AT: number = firstRow('A pool deep');
const PASSED_AT: number = firstRow('A passed');
const PLAYS_AT: number = firstRow('plays');
const LEAD_AT: number = firstRow('lead');
const LEAST_AT: number = firstRow('least');
const ONION_AT: number = firstRow('onion');

/** By lead in points, from -MOST: its step. */
const MOST = DECK_POINTS;
const STEP_OF = Uint8Array.from({ length: 2 * MOST + 1 }, (_, index) => {
  const lead = index - MOST;
  const step = STEPS.filter((least) => least <= Math.abs(lead)).length;
  return STEPS.length + Math.sign(lead) * step;
});

function stepOf(lead: number): number {
  return STEP_OF[MOST + (lead > MOST ? MOST : lead < -MOST ? -MOST : lead)]!;
}

/** More rows than a rank has. */
const ROOM = 32;

export class NetInput {
  readonly rows: Uint16Array = new Uint16Array(ROOM * RANKS.length + 8);
  /** End of each rank's rows, and of the rest. */
  readonly ends: Int32Array = new Int32Array(PARTS + 1);
  /** By rank: its rows, and their number. */
  private readonly found = new Uint16Array(ROOM * RANKS.length);
  private readonly counts = new Uint8Array(RANKS.length);
  private readonly own = new Uint8Array(RANKS.length);
  private readonly unseen = new Uint8Array(RANKS.length);
  private readonly centre = new Uint8Array(RANKS.length);
  private readonly sight = new Uint8Array(RANKS.length);
  /** By pile and rank: buried cards. */
  private readonly deep = new Uint8Array((SEATS + 1) * RANKS.length);

  /** Reads what a seat knows, after a play or between two rounds. */
  read(state: State, seat: number, passed: PassedOver): void {
    const { place, accessible, visible } = state;
    const { own, unseen, centre, sight, counts } = this;
    own.fill(0);
    unseen.fill(0);
    centre.fill(0);
    sight.fill(0);
    counts.fill(0);
    for (let card = 0; card < DECK_SIZE; card++) {
      const where = place[card]!;
      const rank = card >> 2;
      if (where === S.IN_HAND + seat) own[rank]!++;
      else if (where === S.IN_DECK || (where >= S.IN_HAND && where < S.IN_SLOT)) unseen[rank]!++;
      else if (where === S.IN_CENTRE) centre[rank]!++;
    }
    for (let i = 0; i < 9; i++) {
      const card = visible[i]!;
      if (card !== S.NONE) sight[rankOf(card)]!++;
    }
    for (let rank = 0; rank < RANKS.length; rank++) {
      const shown = Math.min(sight[rank]!, 4 - own[rank]! - unseen[rank]!);
      this.add(rank, COUNTS_AT + COUNTS[25 * own[rank]! + 5 * unseen[rank]! + shown]!);
      if (accessible[rank]! < 4) this.add(rank, ACCESSIBLE_AT + accessible[rank]!);
      if (centre[rank]! > 0) this.add(rank, CENTRE_AT + centre[rank]! - 1);
    }
    this.readPiles(state, seat);
    if (state.now[S.PHASE] !== S.DEALING) this.readPassed(seat, passed);
    this.gather(state, seat);
  }

  private add(rank: number, row: number): void {
    this.found[ROOM * rank + this.counts[rank]!++] = RANK_ROWS * rank + row;
  }

  private readPiles(state: State, seat: number): void {
    const { link, open, size, locked } = state;
    const { deep } = this;
    deep.fill(0);
    for (let i = 0; i <= SEATS; i++) {
      const pile = i === SEATS ? S.POOL : (seat + i) & 3;
      let card = open[pile]!;
      if (card === S.NONE) continue;
      let left = size[pile]! - locked[pile]!;
      const rank = rankOf(card);
      // Only the top card of the pool counts, since what lies under it is what a lifted top shows.
      const longest = i < SEATS ? left : 1;
      let run = 0;
      while (run < longest && rankOf(card) === rank) {
        card = link[card]!;
        run++;
      }
      left -= run;
      this.add(rank, i === SEATS ? POOL_TOP_AT : TOP_AT + 4 * i + Math.min(run, 4) - 1);
      if (left === 0) continue;
      this.add(rankOf(card), i === SEATS ? POOL_UNDER_AT : UNDER_AT + i);
      for (; left > 1; left--) {
        card = link[card]!;
        deep[RANKS.length * i + rankOf(card)]!++;
      }
    }
    for (let i = 0; i <= SEATS; i++) {
      const at = i === SEATS ? POOL_DEEP_AT : DEEP_AT + 3 * i;
      for (let rank = 0; rank < RANKS.length; rank++) {
        const count = deep[RANKS.length * i + rank]!;
        if (count > 0) this.add(rank, at + Math.min(count, 3) - 1);
      }
    }
  }

  private readPassed(seat: number, { discarding, laying }: PassedOver): void {
    for (let i = 1; i < SEATS; i++) {
      const from = RANKS.length * ((seat + i) & 3);
      for (let rank = 0; rank < RANKS.length; rank++) {
        const often = 4 * discarding[from + rank]! + laying[from + rank]!;
        if (often > 0 && this.unseen[rank]! > 0) this.add(rank, PASSED_AT + 16 * (i - 1) + often);
      }
    }
  }

  /** Concatenates the rows of the ranks, then those of the rest. */
  private gather({ now, options, carry, penalty }: State, seat: number): void {
    const { rows, ends, found, counts } = this;
    let count = 0;
    for (let rank = 0; rank < RANKS.length; rank++) {
      for (let i = ROOM * rank, end = i + counts[rank]!; i < end; i++) rows[count++] = found[i]!;
      ends[rank] = count;
    }
    const plays = now[S.PLAYED]!;
    rows[count++] = PLAYS_AT + plays;
    const left = dealsLeft(options, now[S.DEAL]!);
    const stage = left === 0 ? Math.min(5, plays >> 3) : 5 + left;
    const total = carry[seat]! + penalty[seat]!;
    let least = Infinity;
    for (let i = 1; i < SEATS; i++) {
      const other = (seat + i) & 3;
      const lead = carry[other]! + penalty[other]! - total;
      if (lead < least) least = lead;
      rows[count++] = LEAD_AT + LEADS * (STAGES * (i - 1) + stage) + stepOf(lead);
    }
    rows[count++] = LEAST_AT + LEADS * stage + stepOf(least);
    if (options.lift === 'run') rows[count++] = ONION_AT;
    ends[PARTS] = count;
  }
}
