/**
 * Endings of Ulti whose answer follows from what the player at turn can see: his card is best, by the exact solver,
 * wherever the unseen cards may lie, and every other card is worse as they do lie.
 */
import { fork, OVER, type Match, type Move } from '@pakli/core';
import { rulesMove, ulti, type State, type Ulti } from '@pakli/ulti';
import { openCards } from '@pakli/ulti/solver';
import { erring, type Maker, type Verdict } from './maker.ts';
import { matchWith } from './ulti/deals.ts';
import { missed } from './ulti/lookers.ts';
import { bestCards, lineFrom, valueOf } from './ulti/perfect.ts';
import { reasonsOf } from './ulti/reasons.ts';
import { courseOf, endingOf, themeOf } from './ulti/themes.ts';
import { countOf, worldsOf } from './ulti/worlds.ts';

const FEWEST = 3;
const MOST = 5;
/** The most layouts of the unseen cards. */
const MOST_WORLDS = 2500;
/** A player errs once in this many cards: endings would be dull otherwise. */
const ERRS = 6;

const CONTRACTS =
  'P H-P 40 H-40 20 H-20 U H-U 40U 20U 40D UD P U 40 20 BE H-BE OB BE OB BE D H-D OD D'.split(' ');

/** The one card that is best as the cards lie, if no other layout has a better one. */
function proved(state: State): boolean {
  const open = openCards(state);
  if (open === undefined) return false;
  const here = bestCards(open.position, state);
  if (countOf(here) !== 1) return false;
  let worlds = 0;
  for (const world of worldsOf(state, ulti.turn(state))) {
    if (++worlds > MOST_WORLDS) return false;
    if ((bestCards({ ...open.position, ...world }, state) & here) === 0) return false;
  }
  return true;
}

function judge({ table: { state, turn } }: Match<Ulti>): Verdict | undefined {
  if (!proved(state)) return undefined;
  const { moves, soloist } = ulti.view(state, turn);
  const sign = turn === soloist ? 1 : -1;
  const after = moves.map((move) => {
    const next = fork(ulti, state);
    ulti.play(next, move);
    return next;
  });
  return {
    goal: turn === soloist ? 'soloist' : 'defender',
    // Adding 0 makes 0 of -0.
    values: after.map((next) => sign * valueOf(next) + 0),
    lines: after.map(lineFrom),
  };
}

export const maker: Maker<Ulti> = {
  game: ulti,
  *propose(random) {
    const match = matchWith(CONTRACTS[random.below(CONTRACTS.length)] ?? 'P', random);
    if (match === undefined) return;
    const { table } = match;
    while (table.turn !== OVER) {
      const { phase, handSizes, moves } = ulti.view(table.state, table.turn);
      const held = handSizes[table.turn] ?? 0;
      if (phase === 'PLAY' && held >= FEWEST && held <= MOST && moves.length >= 3) yield { match };
      const rules = (): Move => rulesMove(table.state);
      table.play(phase === 'PLAY' ? erring(moves, random, ERRS, rules) : rules());
    }
  },
  judge,
  lookers: ({ table: { state, turn } }, best) => missed(state, turn, best),
  // The players by rule of thumb are among the lookers.
  naive: ({ table: { state, turn } }) => ulti.view(state, turn).moves[0] ?? 0,
  theme({ table: { state, turn } }, { values, lines }) {
    const view = ulti.view(state, turn);
    const courses = view.moves.map((move, i) =>
      courseOf(state, [ulti.formatTruth(state, move), ...(lines[i] ?? [])], values[i] ?? 0),
    );
    return themeOf(endingOf(view, courses));
  },
  reasons: reasonsOf,
  kind({ table: { state, turn } }) {
    const { contract, soloist } = ulti.view(state, turn);
    return `${contract} ${turn === soloist ? 'soloist' : 'defender'}`;
  },
};
