/** The start of a deal in the middle of play (rule 11.3) as text: where the cards are, and what the earlier tricks brought. */
import type { Seat } from '@pakli/core';
import {
  count,
  formatCards,
  HEARTS,
  NO_TRUMP,
  parseSuit,
  SUITS,
  type UltiCard,
  type Cards,
  type Suit,
} from './cards.ts';
import { marriageRecord, marriageValues, startPlay } from './contract.ts';
import {
  Bad,
  number,
  numbers,
  readCards,
  wholeNumber,
  words,
  type Fields,
  type Key,
  type Taken,
} from './fields.ts';
import { hasLanes } from './kontra.ts';
import type { Bid } from './ladder.ts';
import { formatKontra } from './notation.ts';
import { kontraOf } from './result.ts';
import * as S from './state.ts';
import { contractOf, type State } from './state.ts';
import { SEAT_LIST, HAND_SIZE, SEATS, TRICKS_OF_DEAL } from './types.ts';

export function formatOrigin(state: State): string[] {
  const { at } = state;
  const parts = [
    `contract: ${contractOf(state).id}`,
    `trump: ${SUITS.charAt(at[S.TRUMP]!) || '-'}`,
    `soloist: ${at[S.SOLOIST]}`,
    ...SEAT_LIST.map((seat) => `hand ${seat}: ${formatCards(at[S.DEALT + seat]!).join(' ')}`),
    `talon: ${formatCards(at[S.ORIGIN_TALON]!).join(' ')}`,
    `leader: ${at[S.ORIGIN]! - 1}`,
  ];
  const tricks = [at[S.ORIGIN_TRICKS]!, at[S.ORIGIN_TRICKS + 1]!];
  if (tricks.some((number) => number > 0)) {
    parts.push(`points: ${at[S.ORIGIN_POINTS]} ${at[S.ORIGIN_POINTS + 1]}`);
    parts.push(`tricks: ${tricks.join(' ')}`, `aces: ${at[S.ORIGIN_ACES]}`);
    parts.push(
      `marriages: ${SEAT_LIST.map((seat) => marriageValues(at[S.MARRIAGE + seat]!).join('+') || '-').join(' ')}`,
    );
  }
  const kontra = kontraOf(state, S.ORIGIN_LEVELS);
  if (kontra.length > 0) parts.push(`kontra: ${formatKontra(kontra)}`);
  return parts;
}

/** Sets the state to the start of its first trick; returns the cards on the table, still to be played. */
export function beginInMiddle(state: State, fields: Fields): UltiCard[] {
  return new Middle(state, fields).begin();
}

/** Such a start while it is parsed. */
class Middle {
  private readonly state: State;
  private readonly fields: Fields;
  private readonly taken: Taken = { cards: 0 };

  constructor(state: State, fields: Fields) {
    this.state = state;
    this.fields = fields;
  }

  begin(): UltiCard[] {
    const { state, fields } = this;
    const { at } = state;
    const bid = this.contract();
    const trump = this.trump(bid);
    const soloist = number(fields, 'soloist', 0, 0, 2);
    const leader = number(fields, 'leader', soloist, 0, 2);
    const hands = SEAT_LIST.map((seat) => this.cards(`hand ${seat}` as Key));
    const talon = this.cards('talon');
    const table = readCards(fields.get('table') ?? '', this.taken);
    const tricks = this.tricks(hands, talon, table, leader);
    table.forEach((card, place) => {
      hands[(leader + place) % SEATS]! |= 1 << card;
    });
    at[S.HIGH] = bid.rank;
    at[S.HIGH_SEAT] = soloist;
    at[S.SOLOIST] = soloist;
    at[S.TALON] = talon;
    at[S.ORIGIN_TALON] = talon;
    at[S.DISCARDER] = soloist;
    at[S.GONE] = ~this.taken.cards;
    at[S.ORIGIN] = leader + 1;
    hands.forEach((hand, seat) => {
      at[S.DEALT + seat] = hand;
      at[S.HAND + seat] = hand;
    });
    startPlay(state, trump);
    at[S.TURN] = leader;
    at[S.TRICKS] = tricks[0] + tricks[1];
    at[S.WON] = tricks[0];
    at[S.ORIGIN_TRICKS] = tricks[0];
    at[S.ORIGIN_TRICKS + 1] = tricks[1];
    if (tricks[0] + tricks[1] > 0) this.past();
    this.kontra(bid);
    return table;
  }

  private contract(): Bid {
    const id = this.fields.get('contract') ?? '';
    const bid = this.state.ladder.byId.get(id);
    if (bid === undefined) throw new Bad('no-such-bid', '11', id);
    return bid;
  }

  private trump(bid: Bid): Suit {
    const text = this.fields.get('trump');
    const suit = text === undefined || text === '-' ? undefined : parseSuit(text);
    if (bid.noTrump && (text === undefined || text === '-')) return NO_TRUMP;
    if (bid.hearts && !bid.noTrump && text === undefined) return HEARTS;
    if (suit === undefined || !bid.trumps.includes(suit)) {
      throw new Bad('trump-colour', '6.1', text ?? '');
    }
    return suit;
  }

  private cards(key: Key): Cards {
    let set = 0;
    for (const card of readCards(this.fields.get(key) ?? '', this.taken)) set |= 1 << card;
    return set;
  }

  /** Checks that hand sizes fit the table, the leader and the earlier tricks. */
  private tricks(
    hands: readonly Cards[],
    talon: Cards,
    table: readonly number[],
    leader: Seat,
  ): [number, number] {
    if (count(talon) !== 2) throw new Bad('talon-size', '11.3', String(count(talon)));
    if (table.length > 2) throw new Bad('table-size', '11.3', String(table.length));
    const sizes = hands.map((hand, seat) => {
      const place = (seat - leader + SEATS) % SEATS;
      return count(hand) + (place < table.length ? 1 : 0);
    });
    const size = sizes[0] ?? 0;
    if (size < 1 || size > HAND_SIZE || sizes.some((other) => other !== size)) {
      throw new Bad('hand-sizes', '11.3', sizes.join(' '));
    }
    const before = TRICKS_OF_DEAL - size;
    const tricks = numbers(this.fields, 'tricks', 2, 0, before);
    if (tricks === undefined && before > 0) throw new Bad('past-missing', '11.3', 'tricks');
    const [own = 0, other = 0] = tricks ?? [];
    if (own + other !== before) throw new Bad('tricks-sum', '11.3', `${own} ${other}`);
    return [own, other];
  }

  /** Points, aces and marriages of the earlier tricks. */
  private past(): void {
    const { at } = this.state;
    const points = numbers(this.fields, 'points', 2, 0, 130);
    if (points === undefined) throw new Bad('past-missing', '11.3', 'points');
    at[S.ORIGIN_POINTS] = points[0] ?? 0;
    at[S.ORIGIN_POINTS + 1] = points[1] ?? 0;
    at[S.ORIGIN_ACES] = number(this.fields, 'aces', 0, 0, 4);
    const text = this.fields.get('marriages');
    if (text === undefined) throw new Bad('past-missing', '11.3', 'marriages');
    const lists = words(text);
    if (lists.length !== SEATS) throw new Bad('bad-marriages', '11.3', text);
    lists.forEach((list, seat) => {
      const record = marriageRecord(list === '-' ? [] : list.split('+').map(Number));
      if (record === undefined) throw new Bad('bad-marriages', '6.4', list);
      at[S.MARRIAGE + seat] = record;
    });
  }

  /** `ulti=1` for both defenders, `betli=1/0` for each. */
  private kontra(bid: Bid): void {
    const { state } = this;
    for (const word of words(this.fields.get('kontra') ?? '')) {
      const [name = '', levels = ''] = word.split('=', 2);
      const place = bid.components.findIndex(({ c }) => c === name);
      const [first, second = first, ...rest] = levels.split('/', 3);
      const read = [first, second].map((level) =>
        wholeNumber(level ?? '', 'kontra', 0, state.options.maxKontra),
      );
      const apart = read[0] !== read[1] && !hasLanes(state);
      if (place < 0 || rest.length > 0 || apart) throw new Bad('bad-kontra', '6.3', word);
      read.forEach((level, lane) => {
        state.at[S.LEVELS + 2 * place + lane] = level;
        state.at[S.ORIGIN_LEVELS + 2 * place + lane] = level;
      });
    }
  }
}
