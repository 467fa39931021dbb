/** The last round of an omgang: the unseen cards are the other hand, and alpha-beta solves the ending. */
import { fork, listMoves, stateAfter, OVER, type Match, type Move } from '@pakli/core';
import { knowledge, lead, mulle, scoutMove, seedMove, type Mulle, type State } from '@pakli/mulle';
import { reasonsOf } from './mulle-reasons.ts';
import { themesOf } from './mulle-themes.ts';
import { along, erring, type Maker, type Verdict } from './maker.ts';

/** More cards would take too long to verify again and again. */
const FEWEST = 2;
const MOST = 4;
/** How much better than the next a move must be. */
const MARGIN = 2;

/** Perfect play by both from a position: the result for seat 0, and the line. */
function solve(state: State): { value: number; line: string[] } {
  const now = fork(mulle, state);
  const line: string[] = [];
  while (mulle.turn(now) !== OVER) {
    const view = mulle.view(now, mulle.turn(now));
    const thinking = knowledge.solve?.(view);
    if (thinking === undefined) throw new Error('the ending is not open');
    while (!thinking.step(1000));
    const { move } = thinking.answer();
    line.push(mulle.formatTruth(now, move));
    mulle.play(now, move);
  }
  const payoff = new Float64Array(2);
  mulle.payoff(now, payoff);
  return { value: payoff[0] ?? 0, line };
}

function judge({ table }: Match<Mulle>): Verdict {
  const { state, turn } = table;
  const sign = turn === 0 ? 1 : -1;
  const solved = mulle.view(state, turn).moves.map((move) => {
    const after = fork(mulle, state);
    mulle.play(after, move);
    return solve(after);
  });
  // Adding 0 makes 0 of -0.
  const values = solved.map(({ value }) => sign * value + 0);
  return { goal: 'points', values, lines: solved.map(({ line }) => line) };
}

/**
 * What a solver fails who looks this many cards ahead and then counts: the upper levels know every ending, and would
 * tell nothing about how hard one is.
 */
const AHEAD = [1, 2, 3, 4, 5] as const;

/** Seat 0's lead after this many cards, if both look no further. */
function ahead(state: State, cards: number): number {
  const turn = mulle.turn(state);
  if (cards === 0 || turn < 0) return lead(state);
  const values = listMoves(mulle, state).map((move) =>
    ahead(stateAfter(mulle, state, move), cards - 1),
  );
  return turn === 0 ? Math.max(...values) : Math.min(...values);
}

/** How many of 100 moves that look best are not the best one. */
function missed({ table: { state, turn } }: Match<Mulle>, best: number, cards: number): number {
  const sign = turn === 0 ? 1 : -1;
  const values = mulle
    .view(state, turn)
    .moves.map((move) => sign * ahead(stateAfter(mulle, state, move), cards - 1));
  const most = Math.max(...values);
  const like = values.filter((value) => value === most).length;
  return Math.round(values[best] === most ? 100 - 100 / like : 100);
}

function clear({ values }: Verdict): boolean {
  const [best = 0, stateAfter = 0] = values.toSorted((one, other) => other - one);
  return best - stateAfter >= MARGIN;
}

export const maker: Maker<Mulle> = {
  game: mulle,
  *propose(random) {
    const play = ({ table: { state, turn } }: Match<Mulle>): Move =>
      erring(mulle.view(state, turn).moves, random, 5, () => scoutMove(state));
    for (const match of along(mulle, random, play)) {
      const { state, turn } = match.table;
      const { round, options, stockSize, handSizes, moves } = mulle.view(state, turn);
      const held = handSizes[turn] ?? 0;
      const last = round === options.rounds && stockSize === 0;
      if (last && held >= FEWEST && held <= MOST && moves.length > 3) yield { match };
    }
  },
  judge(match) {
    const verdict = judge(match);
    return clear(verdict) ? verdict : undefined;
  },
  lookers: (match, best) => AHEAD.map((cards) => missed(match, best, cards)),
  naive: ({ table: { state } }) => seedMove(state),
  theme: ({ table: { state } }, verdict) => themesOf(state, verdict)[0],
  reasons: reasonsOf,
  kind: ({ table: { state, turn } }) => `${mulle.view(state, turn).hand?.length} cards`,
};
