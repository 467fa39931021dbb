/**
 * Samples what the cards that left a hand unseen may have been. A route assigns to every entry of a
 * trail the card of the hand that it took away. Every route that fits what was seen is weighted by
 * the number of ways that lead to it: the number of cards of that kind in the hand each time, times
 * the number of fitting deck orders.
 *
 * Cards of one class are alike, and so are those that came known and were not seen since, so a hand
 * is a few counts. The graph of all routes is built once for a trail, from its end, and walked for
 * every sample.
 */
import type { Random } from '@pakli/core';
import * as S from '../state.ts';
import type { CardSlot, State } from '../state.ts';
import * as Trail from './hand-history.ts';
import { deckOf, entryOf, mayCome, ofEntry, whatOf } from './hand-history.ts';

/** A kind is a class, or one of these: a card that came known and was not seen since; one that was, by its slot. */
const KNOWN = 0x10000;
const ITSELF = 0x10001;
/** Placeholder for an entry: the card is known to be in the hand. */
const NOTHING = -1;

interface Node {
  /** The entry at which a card leaves; the length of the trail at the end. */
  readonly at: number;
  readonly total: number;
  readonly options: readonly Option[];
}

interface Option {
  readonly kind: number;
  /** Total weight of all routes from here on. */
  readonly weight: number;
  readonly next: Node;
}

/** The state of a route: counts by kind and by class, in the order of the graph's lists of them. */
interface Hand {
  /** The number of cards of each kind in the hand. */
  readonly counts: Uint16Array;
  /** Which class a card was taken from, where several could give it. */
  readonly taken: Uint16Array;
  /** The kinds of the cards that come back later, in the order they left. */
  readonly away: Uint16Array;
}

/** More than any game needs; a foreign view may ask for more. */
const MAX_NODES = 20_000;

export class HistorySampler {
  /** By entry: the kind that left, and the card if it came known. */
  readonly kinds: number[] = [];
  readonly cards: CardSlot[] = [];
  /** The hand at the end. */
  readonly hand: Map<number, number> = new Map();
  readonly knownInHand: CardSlot[] = [];
  private entries: number[] = [];
  private places = '';
  private graph: Graph | undefined;
  private seenLater: boolean[] = [];

  /** Takes a random route through the trail of the other hand. False where no route fits, as in a view that matches no state. */
  draw(state: State, seat: number, random: Random): boolean {
    this.take(state, seat);
    let node = this.graph?.root;
    if (node === undefined || !(node.total > 0)) return false;
    this.hand.clear();
    this.knownInHand.length = 0;
    for (const [i, entry] of this.entries.entries()) {
      const of = ofEntry(entry);
      switch (entry === NOTHING ? NOTHING : whatOf(entry)) {
        case NOTHING:
        case Trail.BESIDE:
          break;
        case Trail.DRAWS:
          this.add(of, of);
          break;
        case Trail.TAKES:
          this.add(this.seenLater[i] === true ? ITSELF + of : KNOWN, of);
          break;
        case Trail.RETAKES:
          this.add(this.kinds[of] ?? 0, this.cards[of] ?? 0);
          break;
        default: {
          if (node.at !== i) break;
          const option: Option = pick(node, random);
          this.kinds[i] = option.kind;
          this.cards[i] = this.remove(option.kind, random);
          node = option.next;
        }
      }
    }
    return true;
  }

  /** A card of this class is laid, and no longer to be laid. */
  giveOut(drawn: number): void {
    change(this.hand, drawn, -1);
  }

  private add(kind: number, card: CardSlot): void {
    if (kind === KNOWN) this.knownInHand.push(card);
    else change(this.hand, kind, 1);
  }

  private remove(kind: number, random: Random): CardSlot {
    if (kind !== KNOWN) {
      change(this.hand, kind, -1);
      return kind - ITSELF;
    }
    return this.knownInHand.splice(random.below(this.knownInHand.length), 1)[0] ?? 0;
  }

  /** Builds the graph, unless it is cached from the last call. */
  private take(state: State, seat: number): void {
    const { trails, now, known } = state;
    const length = now[S.TRAIL + seat]!;
    const entries: number[] = [];
    for (let i = 0; i < length; i++) {
      const entry = trails[seat]![i]!;
      entries.push(whatOf(entry) === Trail.LOSES ? Trail.LOSES : entry);
    }
    const seenLater = entries.map(
      (entry, i) =>
        whatOf(entry) === Trail.TAKES &&
        entries.indexOf(entryOf(Trail.GIVES, ofEntry(entry)), i) > i,
    );
    for (const [i, entry] of entries.entries()) {
      const sure = whatOf(entry) === Trail.TAKES && ((known[ofEntry(entry)]! >> seat) & 1) !== 0;
      if (sure && seenLater[i] !== true) entries[i] = NOTHING;
    }
    const same =
      entries.length === this.entries.length &&
      entries.every((entry, i) => entry === this.entries[i]);
    if (same && this.graph?.countsOrders === false) return;
    const places = placesOf(state, seat);
    if (same && places === this.places) return;
    this.entries = entries;
    this.places = places;
    this.seenLater = seenLater;
    this.graph = new Graph(entries, seenLater, places);
  }
}

function change(counts: Map<number, number>, kind: number, by: number): void {
  counts.set(kind, (counts.get(kind) ?? 0) + by);
}

function pick({ options, total }: Node, random: Random): Option {
  let left = (random.below(2 ** 32) / 2 ** 32) * total;
  for (const option of options) {
    left -= option.weight;
    if (left < 0) return option;
  }
  return options.at(-1)!;
}

/** Counts by class of the places outside the hand that a seat cannot read, and of the cards. */
function placesOf(state: State, seat: number): string {
  const words: string[] = [];
  for (let card = 0; card < S.CARDS; card++) {
    if (state.place[card]! > S.COMMITTED || ((state.known[card]! >> seat) & 1) !== 0) continue;
    const since = state.memory[S.SINCE + seat * S.CARDS + card]!;
    const drawn = state.memory[S.DRAWN + seat * S.CARDS + card]!;
    if (since !== Trail.IN_HAND) words.push(`s${since}`);
    if (drawn < Trail.FROM_HAND) words.push(`d${drawn}`);
  }
  return words.sort().join(' ');
}

/** The trail has more routes than the limit. */
class TooManyRoutes extends Error {}

/** All routes through a trail. */
class Graph {
  readonly root: Node | undefined;
  private readonly entries: readonly number[];
  private readonly nodes = new Map<string, Node>();
  private readonly kinds: readonly number[];
  /** By entry: the index of the kind that came. */
  private readonly came: readonly number[];
  /** By entry whose card comes back: its index among these. */
  private readonly back: ReadonlyMap<number, number>;
  /** Classes from which a place or (negative) a card is taken. */
  private readonly takes: readonly number[];
  /** Several classes could give a seen card, so the number of deck orders matters. */
  readonly countsOrders: boolean;
  private readonly cards = new Map<number, number>();
  private readonly places = new Map<number, number>();

  constructor(entries: readonly number[], seenLater: readonly boolean[], places: string) {
    this.entries = entries;
    const said = (what: number): number[] =>
      entries.flatMap((entry) =>
        entry !== NOTHING && whatOf(entry) === what ? [ofEntry(entry)] : [],
      );
    const classes = [...new Set(said(Trail.DRAWS))];
    const came = entries.map((entry, i) => {
      if (entry === NOTHING) return NOTHING;
      if (whatOf(entry) === Trail.DRAWS) return ofEntry(entry);
      if (whatOf(entry) === Trail.TAKES)
        return seenLater[i] === true ? ITSELF + ofEntry(entry) : KNOWN;
      return NOTHING;
    });
    this.kinds = [...new Set(came.filter((kind) => kind !== NOTHING))];
    this.came = came.map((kind) => this.kinds.indexOf(kind));
    this.back = new Map(said(Trail.RETAKES).map((at, i) => [at, i]));
    this.takes = [...classes, ...new Set(said(Trail.BURIES).map((of) => -1 - of))];
    this.countsOrders =
      said(Trail.BURIES).length > 0 ||
      said(Trail.SHOWS).some(
        (since) => classes.filter((drawn) => mayCome(since, drawn)).length > 1,
      );
    if (this.countsOrders) this.countPlaces(places, said);
    try {
      this.root = this.from(0, {
        counts: new Uint16Array(this.kinds.length),
        taken: new Uint16Array(this.takes.length),
        away: new Uint16Array(this.back.size),
      });
    } catch (error) {
      if (!(error instanceof TooManyRoutes)) throw error;
      this.root = undefined;
    }
  }

  private countPlaces(places: string, said: (what: number) => number[]): void {
    for (const word of places.split(' ').filter((one) => one !== '')) {
      change(word.startsWith('s') ? this.cards : this.places, Number(word.slice(1)), 1);
    }
    for (const drawn of [...said(Trail.DRAWS), ...said(Trail.BESIDE)])
      change(this.places, drawn, 1);
  }

  /** All routes from an entry on. The hand is that of this route alone. */
  private from(start: number, hand: Hand): Node {
    const { counts, taken, away } = hand;
    let i = start;
    for (; i < this.entries.length; i++) {
      const entry = this.entries[i]!;
      if (entry === NOTHING || whatOf(entry) === Trail.BESIDE) continue;
      const what = whatOf(entry);
      if (what <= Trail.TAKES) counts[this.came[i]!]!++;
      else if (what === Trail.RETAKES) counts[away[this.back.get(ofEntry(entry))!]!]!++;
      else if (what !== Trail.BURIES || !this.isBeside(i)) break;
    }
    const key = keyOf(i, counts, taken, away);
    let node = this.nodes.get(key);
    if (node === undefined) {
      if (this.nodes.size >= MAX_NODES) throw new TooManyRoutes();
      node = i === this.entries.length ? this.end(taken) : this.branch(i, hand);
      this.nodes.set(key, node);
    }
    return node;
  }

  /** Whether this is the fate of a card that was never in the hand. */
  private isBeside(i: number): boolean {
    return (
      i > 0 && this.entries[i - 1] !== NOTHING && whatOf(this.entries[i - 1]!) === Trail.BESIDE
    );
  }

  private branch(at: number, hand: Hand): Node {
    const entry = this.entries[at]!;
    const options: Option[] = [];
    const back = this.back.get(at);
    let total = 0;
    for (const [i, kind] of this.kinds.entries()) {
      const count = hand.counts[i]!;
      if (count === 0 || !this.fits(entry, kind)) continue;
      const [counts, taken, away] = [hand.counts.slice(), hand.taken.slice(), hand.away.slice()];
      counts[i] = count - 1;
      if (back !== undefined) away[back] = i;
      const takes = this.takenBy(entry, kind);
      if (takes !== undefined) taken[this.takes.indexOf(takes)]!++;
      const next = this.from(at + 1, { counts, taken, away });
      const weight = count * next.total;
      if (weight > 0) options.push({ kind, weight, next });
      total += weight;
    }
    return { at, total, options };
  }

  private fits(entry: number, kind: number): boolean {
    switch (whatOf(entry)) {
      case Trail.SHOWS:
        return kind < KNOWN && mayCome(ofEntry(entry), kind);
      case Trail.GIVES:
        return kind === ITSELF + ofEntry(entry);
      default:
        return true;
    }
  }

  /** Where deck orders matter: which class has one place less, and which (negative) one card more. */
  private takenBy(entry: number, kind: number): number | undefined {
    if (!this.countsOrders) return undefined;
    const of = ofEntry(entry);
    if (whatOf(entry) === Trail.SHOWS) return kind;
    if (whatOf(entry) !== Trail.BURIES) return undefined;
    return kind < KNOWN && deckOf(kind) === deckOf(of) ? kind : -1 - of;
  }

  /** The number of ways to lay the cards of the decks: places of the first class first, each from the remaining cards. */
  private end(taken: Uint16Array): Node {
    const at = this.entries.length;
    if (!this.countsOrders) return { at, total: 1, options: [] };
    const cards = new Map(this.cards);
    for (const [i, entry] of this.entries.entries()) {
      if (entry !== NOTHING && whatOf(entry) === Trail.BURIES && this.isBeside(i))
        change(cards, ofEntry(entry), 1);
    }
    const takenOf = new Map(this.takes.map((of, i) => [of, taken[i]!]));
    for (const [of, count] of takenOf) if (of < 0) change(cards, -1 - of, count);
    let total = 1;
    const classes = [...new Set([...cards.keys(), ...this.places.keys()])].sort((a, b) => a - b);
    let left = 0;
    for (const [i, drawn] of classes.entries()) {
      if (i > 0 && deckOf(drawn) !== deckOf(classes[i - 1]!)) left = 0;
      left += cards.get(drawn) ?? 0;
      const places = (this.places.get(drawn) ?? 0) - (takenOf.get(drawn) ?? 0);
      for (let n = 0; n < places; n++) total *= Math.max(0, left--);
    }
    return { at, total, options: [] };
  }
}

/** A key of an index in the trail and a route's state there. */
function keyOf(at: number, ...numbers: readonly Uint16Array[]): string {
  return numbers.reduce(
    (key, some) => key + String.fromCharCode(...some),
    String.fromCharCode(at & 0xffff),
  );
}
