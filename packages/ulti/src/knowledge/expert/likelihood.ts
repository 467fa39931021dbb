/**
 * How likely a world is beside what was said and played: every other seat that
 * has bid is taken to hold what such a bid is made with, and who had many cards
 * to choose from was less likely to show this one. What is possible at all is
 * for `redeal` to say.
 */
import type { Likelihood, Seat } from '@pakli/core';
import { count, parseSuit, type Suit } from '../../cards.ts';
import { isPlay } from '../../codes.ts';
import { ladderOf, type Bid } from '../../ladder.ts';
import { HAND, LENGTH, PHASE, PLAYING, type State } from '../../state.ts';
import { HAND_SIZE, type View } from '../../types.ts';
import { Evidence } from './evidence.ts';
import { logRestrictedChoice, type Habits } from './restricted.ts';

/** What a seat undertook last; it has kept its cards for that. */
interface Undertaking {
  readonly seat: Seat;
  readonly bid: Bid;
  /** Suits that it may mean. */
  readonly trumps: readonly Suit[];
}

/** `habits` are those of the partner, where one of the defenders asks. */
export function likelihoodOf(view: View, habits?: Habits): Likelihood<State> {
  const seat = view.seat ?? 0;
  const others = undertakings(view).filter((one) => one.seat !== seat);
  const evidence = new Evidence(view.options);
  return {
    logOf(world) {
      let log = world.at[PHASE]! < PLAYING ? 0 : logRestrictedChoice(world, seat, habits);
      for (const { seat: bidder, bid, trumps } of others) {
        const ten = keptBy(world, bidder);
        // Somebody who has not laid down his cards yet has not kept any.
        if (count(ten) === HAND_SIZE) log += evidence.logWeight(bid, trumps, ten);
      }
      return log;
    },
  };
}

function undertakings({ options, actions, contract, soloist, trump }: View): Undertaking[] {
  const { byId } = ladderOf(options);
  const last = new Map<Seat, string>();
  for (const { seat, text } of actions) if (text.startsWith('bid ')) last.set(seat, text.slice(4));
  // A deal that began in the middle has a contract and no auction.
  if (soloist !== null && contract !== null) last.set(soloist, contract);
  const named = trump === null ? undefined : parseSuit(trump);
  return [...last].flatMap(([seat, id]) => {
    const bid = byId.get(id);
    if (bid === undefined) return [];
    const trumps = seat === soloist && named !== undefined ? [named] : bid.trumps;
    return [{ seat, bid, trumps }];
  });
}

/** The cards of a seat, with those that it has played since. */
function keptBy({ at, log }: State, seat: Seat): number {
  let cards = at[HAND + seat]!;
  for (let i = 0; i < at[LENGTH]!; i++) {
    const move = log[i]! & 0xff;
    if (isPlay(move) && log[i]! >> 8 === seat) cards |= 1 << move;
  }
  return cards;
}
