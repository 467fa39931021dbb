/** Checks a hint's reason for a play against the view and the events of the play, by card names. */
import { fork } from '@pakli/core';
import type { ReasonSubject } from '@pakli/core/testing';
import {
  buddyBluff as game,
  greedyMove,
  type BuddyBluff,
  type Event,
  type View,
} from '../src/index.ts';
import { reason } from '../src/knowledge/reason.ts';

/** Rule 6. */
const PENALTY: Readonly<Record<string, number>> = {
  A: 11,
  2: 2,
  3: 30,
  4: 4,
  5: 5,
  6: 6,
  7: 7,
  8: 8,
  9: 9,
  T: 10,
  J: 20,
  Q: 15,
  K: 10,
};

function penaltyOf(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + PENALTY[card.charAt(0)]!, 0);
}

const penalties = ({ slots }: View): number[] => slots.map(({ cards }) => penaltyOf(cards));

/** Cards under and in the last seal of a slot. */
const locked = ({ slots }: View): number =>
  slots.reduce((sum, { seals }) => sum + Math.max(0, ...seals.map(({ to }) => to)), 0);

/** The reasons that are true of a move. */
const truths: ReasonSubject<BuddyBluff>['truths'] = (state, move, facts) => {
  const seat = game.turn(state);
  const view = game.view(state, seat);
  const after = fork(game, state);
  const events: Event[] = [];
  game.play(after, move, (event) => void events.push(event));
  const then = game.view(after, seat);
  const [n = 0, m = 0] = facts.map(Number);
  const text = game.format(state, move, seat);
  const laid = events.find((event) => event.kind === 'package');
  const own = penalties(then)[seat]! - penalties(view)[seat]!;
  const given =
    laid === undefined ? 0 : penalties(then)[laid.target]! - penalties(view)[laid.target]!;
  const totals = penalties(view).map((penalty, other) => penalty + view.carry[other]!);
  const rank = text.charAt(0);
  const seen = [view.centre, view.pool, view.hand ?? [], ...view.slots.map(({ cards }) => cards)];
  const unseen = 4 - seen.flat().filter((card) => card?.startsWith(rank)).length;
  const ahead = (): boolean =>
    laid !== undefined &&
    totals.every((total, other) => other === laid.target || total > totals[laid.target]!);
  return {
    discard: () => laid === undefined && unseen === n && n > 0,
    'discard-safe': () => laid === undefined && unseen === 0,
    'package-seals': () => locked(then) - locked(view) === n && n > 0,
    'package-keeps': () => laid?.target === seat && own === n && locked(then) === locked(view),
    'package-gives-away': () => laid?.target !== seat && own === -n && n > 0,
    'package-on-leader': () => view.options.deals === 1 && ahead() && given === n,
    'package-on-match-leader': () => view.options.deals > 1 && ahead() && given === n,
    'package-on-rival': () =>
      laid !== undefined &&
      laid.target !== seat &&
      given === n &&
      penalties(then)[laid.target] === m,
  };
};

/** All moves along games of greedy players, in single deals and matches. */
export const reasons: ReasonSubject<BuddyBluff> = {
  game,
  begin(seed, random) {
    const deals = seed % 3 === 0 ? 4 : 1;
    const carry = [0, 1, 2, 3].map(() => (deals === 1 ? 0 : random.below(200)));
    const state = game.create({ lift: seed % 2 === 0 ? 'top' : 'run', deals }, 4);
    game.setup(state, { number: deals === 1 ? 0 : 2, starter: seed % 4, carry });
    return state;
  },
  reason,
  truths,
  choose: greedyMove,
};
