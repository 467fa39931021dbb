/**
 * How likely a world is, given what was said and played: every other bidder is assumed to hold
 * cards that fit its bid, and a player with many cards to choose from was less likely to show this
 * one (restricted choice). Leads are left out: everybody has as many to choose from in every world.
 * A partner who plays by habit tells more: the lowest card of a suit that was followed is mostly
 * the lowest in the hand. `redeal` decides what is possible at all.
 */
import type { Seat } from '@pakli/core';
import { BEST_ONLY, logChance, type Likelihood } from '@pakli/core/search';
import { count, parseSuit, type UltiCard, type Suit } from '../../cards.ts';
import { isPlay } from '../../codes.ts';
import { playedBy } from '../../history.ts';
import { ladderOf, type Bid } from '../../ladder.ts';
import { parseMoveParts } from '../../move-parts.ts';
import * as S from '../../state.ts';
import type { State } from '../../state.ts';
import { layCard, legalCards } from '../../trick.ts';
import { HAND_SIZE, type View } from '../../types.ts';
import { Evidence } from './evidence.ts';
import { defenderTieBreak } from './tie-breaks.ts';

/** A seat's last bid; it has kept its cards for that. */
interface Undertaking {
  readonly seat: Seat;
  readonly bid: Bid;
  readonly trumps: readonly Suit[];
}

/** `habits` are the partner's, if a defender asks. */
export function likelihoodOf(view: View, habits?: Habits): Likelihood<State> {
  const seat = view.seat ?? 0;
  const others = undertakings(view).filter((one) => one.seat !== seat);
  const evidence = new Evidence(view.options);
  return {
    logOf(world) {
      let log = world.at[S.PHASE]! < S.PLAYING ? 0 : logRestrictedChoice(world, seat, habits);
      for (const { seat: bidder, bid, trumps } of others) {
        const ten = world.at[S.HAND + bidder]! | playedBy(world, bidder);
        // A player who has not laid down cards yet has not kept any.
        if (count(ten) === HAND_SIZE) log += evidence.logWeight(bid, trumps, ten);
      }
      return log;
    },
  };
}

function undertakings({ options, actions, contract, soloist, trump }: View): Undertaking[] {
  const { byId } = ladderOf(options);
  const last = new Map<Seat, string>();
  for (const { seat, text } of actions) {
    const parts = parseMoveParts(text);
    if (parts?.kind === 'bid') last.set(seat, parts.bid);
  }
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

/** Replays the deal from its first card: the part of the state that play reads. */
const replayed = new Int32Array(S.FOREHAND);

/** How often a partner plays by habit, following and leading. */
export interface Habits {
  readonly follow: number;
  readonly lead: number;
}

const worths = new Float64Array(32);

/** The chance that a partner shows a card: a mix of the best by habit and a random one. */
function logShown(card: UltiCard, { follow, lead }: Habits): number {
  let cards = 0;
  let chosen = 0;
  for (let left = legalCards(replayed); left !== 0; left &= left - 1) {
    const other = 31 - Math.clz32(left & -left);
    if (other === card) chosen = cards;
    worths[cards++] = defenderTieBreak(replayed, other);
  }
  const often = replayed[S.ON_TABLE] === 0 ? lead : follow;
  return logChance(worths, cards, chosen, { scale: BEST_ONLY, blind: 1 - often });
}

/** The log likelihood that a world shows the cards played by the others, if each possible card was as likely; with habits those of a defender's partner. */
export function logRestrictedChoice({ at, log }: State, seat: Seat, habits?: Habits): number {
  replayed.set(at.subarray(0, S.FOREHAND));
  let leader = S.NOBODY;
  for (let i = 0; i < at[S.LENGTH]!; i++) {
    const move = log[i]! & 0xff;
    if (!isPlay(move)) continue;
    const player = log[i]! >> 8;
    if (leader === S.NOBODY) leader = player;
    replayed[S.HAND + player] = replayed[S.HAND + player]! | (1 << move);
  }
  replayed[S.TURN] = leader;
  replayed[S.ON_TABLE] = 0;
  replayed[S.TRICKS] = 0;
  replayed[S.EARLY] = 0;
  let likely = 0;
  for (let i = 0; i < at[S.LENGTH]!; i++) {
    const move = log[i]! & 0xff;
    if (!isPlay(move)) continue;
    const player = replayed[S.TURN];
    if (player !== seat) {
      if (habits !== undefined && player !== at[S.SOLOIST]) likely += logShown(move, habits);
      else if (replayed[S.ON_TABLE] !== 0) likely -= Math.log(count(legalCards(replayed)));
    }
    layCard(replayed, move);
  }
  return likely;
}
