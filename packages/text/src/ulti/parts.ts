/** Things at the Ulti table that sentences name. */
import type { Face, SuitName } from '../face.ts';

/** A card in Ulti's notation: suit, then rank, `LO`. */
export type TellCard = string;

export type GermanSuit = 'H' | 'B' | 'L' | 'A';
export type GermanRank = '7' | '8' | '9' | 'U' | 'O' | 'K' | 'X' | 'A';

/** A bid's components, parsed from its id. */
export interface BidParts {
  readonly hearts: boolean;
  readonly base: 'passz' | '40-100' | '20-100' | undefined;
  readonly ulti: boolean;
  readonly fourAces: boolean;
  readonly open: boolean;
  /** `coloured` has a trump suit although nothing else is bid with it. */
  readonly all: 'betli' | 'durchmars' | 'coloured' | undefined;
}

const BASES = { P: 'passz', '40': '40-100', '20': '20-100' } as const;
const ALL = { BE: 'betli', B: 'betli', D: 'durchmars', Dc: 'coloured' } as const;

/** The parts of a bid; undefined if the text is no bid of any ladder. */
export function bidParts(id: string): BidParts | undefined {
  const found = /^(H-)?(P|40|20)?(U)?(F)?(O)?(Dc|D|BE|B)?$/.exec(id);
  if (id === '' || found === null) return undefined;
  const [, hearts, base, ulti, fourAces, open, all] = found;
  return {
    hearts: hearts !== undefined,
    base: base === undefined ? undefined : BASES[base as keyof typeof BASES],
    ulti: ulti !== undefined,
    fourAces: fourAces !== undefined,
    open: open !== undefined,
    all: all === undefined ? undefined : ALL[all as keyof typeof ALL],
  };
}

/** A bid's components beside its suit, as in its name. */
export interface NamedBid extends BidParts {
  /** Nothing is counted in it: no points, no Ulti, no aces. */
  readonly alone: boolean;
}

/** Names of bids in a language's words, in order; anything but a bid is returned as written. */
export function bidNamer(
  words: (bid: NamedBid) => readonly (string | false | undefined)[],
): (id: string) => string {
  return (id) => {
    const parts = bidParts(id);
    if (parts === undefined) return id;
    const { ulti, fourAces } = parts;
    // Passz goes without saying beside an Ulti or Four Aces.
    const base = parts.base === 'passz' && (ulti || fourAces) ? undefined : parts.base;
    const alone = base === undefined && !ulti && !fourAces;
    return words({ ...parts, base, alone })
      .filter((word) => typeof word === 'string')
      .join(' ');
  };
}

/** Names of cards in a language's words; `french` names a card of the French deck, which may replace one. */
export function tellNamer(
  name: (rank: GermanRank, suit: GermanSuit) => string,
  french: (face: Face) => string,
): (card: TellCard) => string {
  return (card) =>
    /^[HBLA][789UOKXA]$/.test(card)
      ? name(card.charAt(1) as GermanRank, card.charAt(0) as GermanSuit)
      : french(card);
}

/** Names of suits; a French one has a small letter. */
export function suitNamer(
  german: Readonly<Record<GermanSuit, string>>,
  french: (suit: SuitName) => string,
): (suit: string) => string {
  return (suit) => {
    if (/^[shdc]$/.test(suit)) return french(suit.toUpperCase() as SuitName);
    return Object.hasOwn(german, suit) ? german[suit as GermanSuit] : suit;
  };
}

/** A component of the contract; against one defender if the lanes are separate. */
export interface RaisedPart {
  readonly component: string;
  readonly against: string | undefined;
}

/** The raised components, in a list; `against` names the defender. */
export function raisedNamer(
  list: (parts: readonly string[]) => string,
  component: (id: string) => string,
  against: (name: string) => string,
): (parts: readonly RaisedPart[]) => string {
  return (parts) =>
    list(
      parts.map(({ component: id, against: name }) =>
        name === undefined ? component(id) : `${component(id)} ${against(name)}`,
      ),
    );
}
