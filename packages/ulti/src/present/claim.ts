/**
 * Claiming the rest. There is no such rule: a claimer plays on card by card, and this picks the
 * cards. A claim is sure when every remaining trick goes to the seat's side (of a Betli's soloist:
 * none does) in every layout that fits what the seat knows, whatever the others play. The others
 * are searched as one opponent who has not yet decided who holds what: each played card rules out
 * the cards that rule 7.2 would have required instead, so that they never play from impossible
 * hands.
 */
import {
  BEATS,
  count,
  first,
  formatCard,
  listCards,
  NO_TRUMP,
  parseSuit,
  seven,
  strengthOf,
  suitCards,
  suitOf,
  type UltiCard,
  type Cards,
} from '../cards.ts';
import { Deduction, ruledOut, type Asked } from '../deduction.ts';
import { has, ladderOf } from '../ladder.ts';
import { rememberView } from '../memory.ts';
import { State } from '../state.ts';
import type { View } from '../types.ts';
import { cardSet } from './prospects.ts';

export type Claim =
  /** No card is to be played now that could be claimed. */
  | { readonly sure: false; readonly why: 'closed' }
  | { readonly sure: true; readonly takes: Takes; readonly card: string }
  /** Too much is still out to be searched. */
  | { readonly sure: false; readonly takes: Takes; readonly why: 'early' }
  /** A card with which a trick may still go the wrong way. */
  | { readonly sure: false; readonly takes: Takes; readonly why: 'card'; readonly card: string };

/** How many of the remaining tricks: the soloist of a Betli wants none. */
type Takes = 'all' | 'none';

/** Search budget in replies before a claim is too early: some hundredths of a second. */
const MOST_REPLIES = 10_000;

/** For the seat at turn while a card is to be played. */
export function claimOf(view: View): Claim {
  const bid = ladderOf(view.options).byId.get(view.contract ?? '');
  const own = cardSet(view.hand ?? []);
  const plays = view.phase === 'PLAY' && view.turn === view.seat && view.seat !== undefined;
  // The last card plays itself, and against a Betli the defenders want one trick, not all.
  const alone = view.seat === view.soloist;
  const betli = bid !== undefined && has(bid, 'betli');
  if (!plays || bid === undefined || (own & (own - 1)) === 0 || (betli && !alone)) {
    return { sure: false, why: 'closed' };
  }
  const search = new Search(view, betli);
  const trump = parseSuit(view.trump ?? '') ?? NO_TRUMP;
  const kept = trump === NO_TRUMP ? 0 : own & seven(trump);
  const duty = alone && view.options.keepSeven && has(bid, 'ulti') ? kept : 0;
  // A seven that wins the last trick is worth something even where nobody bid it.
  const card = search.find(kept) ?? (kept === duty ? undefined : search.find(duty));
  const takes = betli ? 'none' : 'all';
  if (card !== undefined) return { sure: true, takes, card: formatCard(card) };
  const { against } = search;
  if (search.left < 0 || against === undefined) return { sure: false, takes, why: 'early' };
  return { sure: false, takes, why: 'card', card: formatCard(against) };
}

/** By place: the possible cards, and their number. */
interface Holdings {
  readonly possible: readonly [Cards, Cards, Cards];
  readonly sizes: readonly [number, number, number];
}

/** The current trick so far. */
interface Trick {
  readonly onTable: number;
  readonly led: Cards;
  readonly stronger: Cards;
  readonly winner: number;
  readonly top: UltiCard;
}

/** Seats count from the claimer; places of hidden cards are those of a deduction. */
interface Position extends Holdings, Trick {
  readonly hand: Cards;
  readonly turn: number;
}

class Search {
  left = MOST_REPLIES;
  /** The card that took the first trick to go the wrong way. */
  against: UltiCard | undefined;
  private readonly start: Position;
  private readonly asked: Asked;
  /** For a hidden hand that has no seven to keep. */
  private readonly askedOfOthers: Asked;
  private readonly order: number;
  private readonly soloist: number;
  private readonly betli: boolean;
  private readonly weakest: readonly UltiCard[];
  private readonly strongest: readonly UltiCard[];
  private readonly sevens: Cards;
  private kept: Cards = 0;
  private readonly known = new Map<string, boolean>();

  constructor(view: View, betli: boolean) {
    const seat = view.seat ?? 0;
    const deduction = new Deduction();
    deduction.draw(rememberView(view, new State(view.options)));
    const { possible, sizes, contract, trump } = deduction;
    this.betli = betli;
    this.order = trump << 5;
    this.soloist = ((view.soloist ?? 0) - seat + 3) % 3;
    this.asked = {
      trumps: trump === NO_TRUMP ? 0 : suitCards(trump),
      duty: betli && !view.options.betliMustBeat ? 0 : -1,
      kept:
        view.options.keepSeven && contract !== undefined && has(contract, 'ulti')
          ? seven(trump)
          : 0,
    };
    this.askedOfOthers = { ...this.asked, kept: 0 };
    const { trumps } = this.asked;
    // Trumps are the strongest: a side that wants all tricks draws them before the rest.
    const rank = (card: UltiCard): number =>
      strengthOf(card, trump) + 8 * suitOf(card) + ((trumps & (1 << card)) === 0 ? 0 : 32);
    this.weakest = listCards(-1).sort((one, other) => rank(one) - rank(other));
    this.strongest = this.weakest.toReversed();
    this.sevens = trump === NO_TRUMP ? 0 : seven(trump);
    const table = view.trick?.cards ?? [];
    const leader = ((view.trick?.leader ?? seat) - seat + 3) % 3;
    let trick: Trick = { onTable: 0, led: 0, stronger: 0, winner: 0, top: 0 };
    table.forEach((name, n) => {
      trick = this.laid(trick, first(cardSet([name])), (leader + n) % 3);
    });
    this.start = {
      ...trick,
      hand: cardSet(view.hand ?? []),
      possible: [possible[0]!, possible[1]!, possible[2]!],
      sizes: [sizes[0]!, sizes[1]!, sizes[2]!],
      turn: 0,
    };
  }

  /** A first card that makes it sure, keeping these cards as long as another is legal. */
  find(kept: Cards): UltiCard | undefined {
    this.kept = kept;
    this.known.clear();
    return this.ownCards(this.start).find((card) => this.isSure(this.after(this.start, card)));
  }

  private isSure(position: Position | undefined): boolean {
    if (position === undefined || this.left < 0) return false;
    const { hand, turn, onTable } = position;
    if (hand === 0 && onTable === 0) return true;
    const key = onTable === 0 ? keyOf(position) : '';
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const sure =
      turn === 0
        ? this.ownCards(position).some((card) => this.isSure(this.after(position, card)))
        : this.isSureOfAll(position);
    if (key !== '') this.known.set(key, sure);
    return sure;
  }

  private isSureOfAll(position: Position): boolean {
    const place = position.turn - 1;
    return this.unlike(position, position.possible[place]!, this.weakest).every((card) => {
      if (--this.left < 0) return false;
      const held = this.reply(position, place, card);
      return held === undefined || this.isSure(this.after(position, card, held));
    });
  }

  /** Where cards may be after a hidden hand has played this one; undefined if it cannot have. */
  private reply(position: Position, place: number, card: UltiCard): Holdings | undefined {
    const bit = 1 << card;
    const asked = place + 1 === this.soloist ? this.asked : this.askedOfOthers;
    const others = ~bit;
    const own = others & ~ruledOut(bit, position, asked);
    const [p0, p1, p2] = position.possible;
    const [s0, s1, s2] = position.sizes;
    // Unrolled: a claim calls this ten thousand times.
    const held: Holdings = {
      possible: [
        p0 & (place === 0 ? own : others),
        p1 & (place === 1 ? own : others),
        p2 & (place === 2 ? own : others),
      ],
      sizes: [place === 0 ? s0 - 1 : s0, place === 1 ? s1 - 1 : s1, place === 2 ? s2 - 1 : s2],
    };
    return fits(held) ? held : undefined;
  }

  /** The position after a card of the seat at turn; undefined if its trick goes the wrong way. */
  private after(
    position: Position,
    card: UltiCard,
    { possible, sizes }: Holdings = position,
  ): Position | undefined {
    const { turn } = position;
    const { onTable, led, stronger, winner, top } = this.laid(position, card, turn);
    const hand = turn === 0 ? position.hand & ~(1 << card) : position.hand;
    if (onTable < 3) {
      const next = (turn + 1) % 3;
      return { hand, possible, sizes, turn: next, onTable, led, stronger, winner, top };
    }
    const ours = (winner === this.soloist) === (this.soloist === 0);
    if (ours === this.betli) {
      this.against ??= top;
      return undefined;
    }
    return { hand, possible, sizes, turn: winner, onTable: 0, led, stronger, winner, top };
  }

  private laid(trick: Trick, card: UltiCard, seat: number): Trick {
    const leads = trick.onTable === 0;
    const wins = leads || (trick.stronger & (1 << card)) !== 0;
    return {
      onTable: trick.onTable + 1,
      led: leads ? suitCards(suitOf(card)) : trick.led,
      stronger: wins ? BEATS[this.order + card]! : trick.stronger,
      winner: wins ? seat : trick.winner,
      top: wins ? card : trick.top,
    };
  }

  /** Rules 7.2 and 7.4. */
  private ownCards(position: Position): UltiCard[] {
    const { hand, onTable, led, stronger } = position;
    const { trumps, duty } = this.asked;
    let legal = hand;
    if (onTable > 0) {
      const same = (hand & led) !== 0 ? hand & led : hand & trumps;
      const higher = same & stronger & duty;
      if (same !== 0) legal = higher !== 0 ? higher : same;
    }
    const others = legal & ~this.kept;
    return this.unlike(position, others !== 0 ? others : legal, this.strongest);
  }

  /** The cards of a set in this order; of equivalent neighbours only the first. */
  private unlike(
    { hand, possible, stronger }: Position,
    cards: Cards,
    order: readonly UltiCard[],
  ): UltiCard[] {
    const found: UltiCard[] = [];
    const [p0, p1, p2] = possible;
    const held = hand | p0 | p1 | p2;
    let left = cards;
    let before = -1;
    for (const card of order) {
      const bit = 1 << card;
      // Played cards separate no others.
      if ((held & bit) === 0) continue;
      const kind =
        ((hand >>> card) & 1) |
        (((p0 >>> card) & 1) << 1) |
        (((p1 >>> card) & 1) << 2) |
        (((p2 >>> card) & 1) << 3) |
        (((stronger >>> card) & 1) << 4) |
        (((this.sevens >>> card) & 1) << 5) |
        (suitOf(card) << 6);
      if ((left & bit) !== 0) {
        if (kind !== before) found.push(card);
        left &= ~bit;
        if (left === 0) break;
      }
      before = kind;
    }
    return found;
  }
}

/** A key of the whole position before a lead: sets are sixteen cards a letter, since decimals are slower. */
function keyOf({ hand, possible: [p0, p1, p2], turn }: Position): string {
  return String.fromCharCode(
    hand & 0xffff,
    hand >>> 16,
    p0 & 0xffff,
    p0 >>> 16,
    p1 & 0xffff,
    p1 >>> 16,
    p2 & 0xffff,
    p2 >>> 16,
    turn,
  );
}

/** Whether the unseen cards fit: no set of places has to hold more cards than it has room for. */
function fits({ possible: [p0, p1, p2], sizes: [s0, s1, s2] }: Holdings): boolean {
  const all = p0 | p1 | p2;
  return (
    count(all) === s0 + s1 + s2 &&
    count(all & ~(p1 | p2)) <= s0 &&
    count(all & ~(p0 | p2)) <= s1 &&
    count(all & ~(p0 | p1)) <= s2 &&
    count(all & ~p2) <= s0 + s1 &&
    count(all & ~p1) <= s0 + s2 &&
    count(all & ~p0) <= s1 + s2
  );
}
