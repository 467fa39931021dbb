/** The last round of an omgang: the unseen cards are the other hand, and alpha-beta knows the end. */
import { fork, OVER, type Match, type Move } from '@pakli/core';
import { knowledge, mulle, scoutMove, seedMove, type Mulle, type State } from '@pakli/mulle';
import { along, erring, type Maker, type Verdict } from './maker.ts';

/** More cards than these would take too long to verify again and again. */
const FEWEST = 3;
const MOST = 4;
/** What a move must be better by than the next. */
const MARGIN = 3;

/** What perfect play of both makes of a position, for seat 0, and how it goes. */
function solve(state: State): { value: number; line: string[] } {
  const now = fork(mulle, state);
  const line: string[] = [];
  while (mulle.turn(now) !== OVER) {
    const view = mulle.view(now, mulle.turn(now));
    const thinking = knowledge.solve?.(view);
    if (thinking === undefined) throw new Error('the ending is not open');
    while (!thinking.step(1000));
    const { move } = thinking.answer();
    line.push(mulle.format(now, move));
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

function clear({ values }: Verdict): boolean {
  const [best = 0, next = 0] = values.toSorted((one, other) => other - one);
  return best - next >= MARGIN;
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
      if (last && held >= FEWEST && held <= MOST && moves.length > 4) yield { match };
    }
  },
  judge(match) {
    const verdict = judge(match);
    return clear(verdict) ? verdict : undefined;
  },
  naive: ({ table: { state } }) => seedMove(state),
  kind: (_match, best) => best.split(' ')[0] ?? '',
};
