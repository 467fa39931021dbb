/** The solving player: bids, doubles and plays by worlds that fit its view, each solved exactly. */
import type { Player, Thinking, Random } from '@pakli/core';
import type { View } from '../../types.ts';
import { AnswerThinking } from './answering.ts';
import { BidThinking } from './bidding.ts';
import type { Assumptions } from './assumptions.ts';
import { CardThinking, type PlaySettings } from './card-choice.ts';
import { RaiseThinking } from './raising.ts';

/** A card, a kontra or a rekontra is chosen by sampled worlds. */
export interface Skill extends PlaySettings {
  /** Decides in the auction. */
  readonly bidder: Player<View>;
  /** Plays the cards of the first tricks and raises in between, and for how many tricks; none if left out. */
  readonly opening?: { readonly player: Player<View>; readonly tricks: number };
}

export function solvingPlayer(skill: Skill): Player<View> {
  return {
    think(view: View, random: Random): Thinking {
      const { opening, bidder } = skill;
      const raises = view.phase === 'REKONTRA';
      if (!raises && view.phase !== 'PLAY') return bidder.think(view, random);
      if (opening !== undefined && view.tricks.length < opening.tricks) {
        return opening.player.think(view, random);
      }
      return raises
        ? new RaiseThinking(view, random, skill)
        : new CardThinking(view, random, skill);
    },
  };
}

/** Bids by hand model and solved worlds. */
export function biddingPlayer(settings: {
  readonly worlds: number;
  readonly talons: number;
  readonly assumptions: Assumptions;
}): Player<View> {
  return {
    think(view, random) {
      const { phase } = view;
      const { assumptions, worlds, talons } = settings;
      const answers = phase === 'TURN' || phase === 'FINAL' || phase === 'HOLD';
      // Only a soloist who knows the talon has twelve cards to plan with.
      const last = phase === 'FINAL' && assumptions.solvesLast && view.talon !== null;
      return answers && !last
        ? new AnswerThinking(view, random, assumptions, talons)
        : new BidThinking(view, random, assumptions, worlds);
    },
  };
}
