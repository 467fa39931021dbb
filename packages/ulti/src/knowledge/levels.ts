/** What a search may know of Ulti, and the four strengths. */
import type { Player } from '@pakli/core';
import {
  withAttention,
  type Knowledge,
  type Level,
  type Levels,
  type Oversight,
  type Search,
} from '@pakli/core/search';
import { ulti, type Ulti } from '../game.ts';
import { claimOf } from '../present/claim.ts';
import type { View } from '../types.ts';
import { attention } from './attention.ts';
import { COUNTED, FIRST, LEARNED } from './expert/assumptions.ts';
import { likelihoodOf } from './expert/past-likelihood.ts';
import { biddingPlayer, solvingPlayer, type Skill } from './expert/player.ts';
import { reason } from './expert/reason.ts';
import { openValue } from './open-value.ts';
import { rulesMove, rulesPlayerWith, type Lapses } from './rules.ts';

/** Everybody plays by rules in playouts. */
export const knowledge: Knowledge<Ulti> = {
  policy: (state) => rulesMove(state),
  likelihood: likelihoodOf,
  open: openValue,
  openFromFirstCard: true,
  losses: { slip: 1, blunder: 4 },
  claim: claimOf,
  reason,
  parts: {
    names: ['bidding', 'soloist', 'defender'],
    of: ({ phase, seat, soloist }) =>
      phase !== 'PLAY' && phase !== 'REKONTRA'
        ? 'bidding'
        : seat === soloist
          ? 'soloist'
          : 'defender',
  },
};

export function level(skill: Skill, milliseconds: number): Level<Ulti> {
  return { player: solvingPlayer(skill), steps: skill.worlds, milliseconds };
}

/** Playouts of all moves together: those that begin with an auction weigh every bid of every seat, and are slow. */
const PLAYOUTS = { auction: 12, play: 120 };

/** Moves by rules with lapses; values every move by its result if everybody plays by them. */
function ruled(search: Search, lapses: Lapses): Player<View> {
  const player = rulesPlayerWith(lapses);
  return {
    think(view, random) {
      const { move } = player.think(view, random).answer();
      const playouts = view.phase === 'PLAY' ? PLAYOUTS.play : PLAYOUTS.auction;
      const worlds = Math.max(1, Math.floor(playouts / view.moves.length));
      const told = search.flat(ulti, knowledge, { worlds, prune: false }).think(view, random);
      return { step: (n) => told.step(n), answer: () => ({ ...told.answer(), move }) };
    },
  };
}

/** The difference between the lower two levels. */
export interface Weakness extends Pick<Skill, 'worlds' | 'temperature'> {
  /** This many are played by rules: the first take longest to solve. */
  readonly tricks: number;
  readonly lapses: Lapses;
  readonly oversight: Oversight;
}

export function weak(
  search: Search,
  { tricks, lapses, oversight, ...skill }: Weakness,
): Level<Ulti> {
  const rules = ruled(search, lapses);
  const opening = { player: rules, tricks };
  const brief = { nodes: 20_000, bidder: rules, opening, assumptions: FIRST };
  const { player, ...rest } = level({ ...brief, ...skill }, 50);
  return { ...rest, player: withAttention(player, attention(oversight)) };
}

/** Weakest first; the host's clock or the steps end the thinking. */
export function levels(search: Search): Levels<Ulti> {
  const brisk = biddingPlayer({ worlds: 10, talons: 10, assumptions: FIRST });
  const careful = biddingPlayer({ worlds: 40, talons: 40, assumptions: LEARNED });
  const long = { nodes: 1_000_000, temperature: 0 };
  return {
    beginner: weak(search, {
      tricks: 7,
      worlds: 2,
      temperature: 4,
      lapses: { forgets: 50, misjudges: 1 },
      oversight: { percent: 20, plain: 12 },
    }),
    casual: weak(search, {
      tricks: 3,
      worlds: 6,
      temperature: 0,
      lapses: { forgets: 15, misjudges: 0.3 },
      oversight: { percent: 6, plain: 6 },
    }),
    strong: level({ ...long, worlds: 12, bidder: brisk, assumptions: COUNTED }, 300),
    expert: {
      ...level({ ...long, worlds: 128, bidder: careful, assumptions: LEARNED }, 1000),
      exact: 32,
    },
  };
}
