/**
 * Players that look ahead. Every move is tried in sampled worlds: the rest of the turn and the
 * answers to it are chosen by searching whole turns, and the position at the next action after this
 * many turns is judged.
 */
import type { Player, Seat, Thinking } from '@pakli/core';
import type { FlatSettings, Knowledge, Search } from '@pakli/core/search';
import { ASK_ACTION } from '../engine/offers.ts';
import { compile, type Compile } from '../game.ts';
import { ASK, TURN_NUMBER } from '../state.ts';
import type { View } from '../types.ts';
import { answerDraft } from './draft-choice.ts';
import type { PositionJudgement } from './judge.ts';
import { standings } from './plain.ts';
import { reason } from './reason.ts';
import { seedMove } from './seed.ts';
import { Turns, type Effort } from './turns.ts';

/** Playouts from a turn of the game end at the first action at least this many turns later, and are judged by what a seat knows then. */
export function horizonOf(
  turn: number,
  turns: number,
  judge: PositionJudgement,
  seat: Seat,
): Knowledge<Compile> {
  return {
    stage: ({ now }) => (now[ASK] === ASK_ACTION && now[TURN_NUMBER]! >= turn + turns ? 1 : 0),
    evaluate(state, into) {
      const chance = judge.chanceOf(state, seat);
      into[seat] = chance;
      into[1 - seat] = 1 - chance;
    },
  };
}

export interface LookAheadSettings extends FlatSettings {
  /** How many turns after the own one are played before the position is judged. */
  readonly answers: number;
  /** The budget for searching turns in each world. Without it rules of thumb decide everything, as for a beginner. */
  readonly effort?: Effort;
}

/** What a player has learned. */
export interface Learned {
  /** The judge, when a seat is asked for a move. */
  readonly judge: (seat: Seat) => PositionJudgement;
  /** What each protocol adds to the log odds to win, in hundredths. */
  readonly strengths: readonly number[];
}

export function lookAheadPlayer(
  search: Search,
  looks: LookAheadSettings,
  learned: Learned,
): Player<View> {
  const { answers, effort, ...settings } = looks;
  return {
    think(view, random) {
      if (view.phase === 'setup') {
        return answerDraft(view, random, settings.temperature ?? 0, learned.strengths);
      }
      const seat = view.seat ?? 0;
      const judge = learned.judge(seat);
      const horizon = horizonOf(view.number, 1 + answers, judge, seat);
      const think = (known: Knowledge<Compile>): Thinking =>
        search.flat(compile, { ...horizon, ...known }, settings).think(view, random);
      if (effort === undefined) return think(thumbs);
      const turns = new Turns(view.options, judge, effort);
      return worldByWorld(think({ policy: turns.choose.bind(turns), reason }), turns);
    },
  };
}

/** A step is one world, and each world has the whole budget. */
function worldByWorld(thinking: Thinking, turns: Turns): Thinking {
  return {
    step(n) {
      for (let i = 0; i < n; i++) {
        turns.renew();
        if (thinking.step(1)) return true;
      }
      return false;
    },
    answer: () => thinking.answer(),
  };
}

const thumbs: Knowledge<Compile> = {
  policy: (state) => seedMove(state),
  evaluate: standings,
  reason,
};
