/** Positions of golden files, and readers for their parts: anything malformed fails the case. */
import { CHANCE, OVER, type Move } from '@pakli/core';
import { DECK_SIZE, formatCard, parseCard, type Card } from '@pakli/core/cards';
import {
  expectOnlyKeys,
  expectSame,
  failCase,
  readList,
  readNumber,
  readObject,
} from '@pakli/core/golden';
import type { JsonObject } from '@pakli/core/shape';
import { deal, dealSize } from '../src/deal.ts';
import { moves, MAX_CHOICES } from '../src/moves.ts';
import type { Options } from '../src/options.ts';
import { play } from '../src/play.ts';
import { NONE, pileOf, State, turn } from '../src/state.ts';
import { SEATS, type Event } from '../src/types.ts';
import { lay } from '../src/world.ts';

const STATE_KEYS = 'options deck center pool slots hands starter turn round plays over'.split(' ');

const buffer = new Int32Array(MAX_CHOICES);

export function legalMoves(state: State): Move[] {
  return turn(state) < 0 ? [] : [...buffer.subarray(0, moves(state, buffer))];
}

/** Cards from a list or from text with spaces. */
export function cardsOf(what: string, given: unknown): Card[] {
  const words = typeof given === 'string' ? given.split(' ').filter((word) => word !== '') : given;
  if (!Array.isArray(words)) failCase(what, 'cards', given);
  return words.map((name) => parseCard(String(name)) ?? failCase(what, 'a card', name));
}

export function formatCards(cards: readonly Card[]): string {
  return cards.map(formatCard).join(' ');
}

export function listOfLength(what: string, given: unknown, length: number): readonly unknown[] {
  return Array.isArray(given) && given.length === length
    ? given
    : failCase(what, `${length} entries`, given);
}

function sealsOf(given: unknown): { from: number; to: number }[] {
  return readList('seals', given).map((entry) => {
    const seal = readObject('seals', entry);
    expectOnlyKeys(seal, ['rank', 'from', 'to']);
    return { from: readNumber('seals', seal['from']), to: readNumber('seals', seal['to']) };
  });
}

/** A position of the file: the state, and the deck in dealing order. */
export class Position {
  readonly state: State;
  readonly deck: Card[];
  readonly events: Event[] = [];
  dealt = 0;

  constructor(state: State, deck: Card[]) {
    this.state = state;
    this.deck = deck;
  }

  static read(options: Options, given: JsonObject): Position {
    expectOnlyKeys(given, STATE_KEYS);
    const deck = cardsOf('deck', given['deck'] ?? []);
    const centre = listOfLength('center', given['center'], 4).map((name) =>
      name === null ? null : (cardsOf('center', [name])[0] ?? null),
    );
    const pool = cardsOf('pool', given['pool']);
    const slots = listOfLength('slots', given['slots'], SEATS).map((entry) => {
      const slot = readObject('slots', entry);
      expectOnlyKeys(slot, ['cards', 'seals']);
      return { cards: cardsOf('slots', slot['cards']), seals: sealsOf(slot['seals']) };
    });
    const hands = listOfLength('hands', given['hands'], SEATS).map((hand) =>
      cardsOf('hands', hand),
    );
    const all = [deck, centre.filter((card) => card !== null), pool, ...hands].flat();
    all.push(...slots.flatMap((slot) => slot.cards));
    expectSame('52 distinct cards', [DECK_SIZE, DECK_SIZE], [all.length, new Set(all).size]);
    const state = new State(options);
    lay(state, {
      deal: 0,
      carry: [],
      centre,
      pool,
      slots,
      hands,
      played: [],
      starter: readNumber('starter', given['starter']),
      player: readNumber('turn', given['turn']),
      round: readNumber('round', given['round']),
      plays: readNumber('plays', given['plays']),
    });
    expectSame('over', given['over'] === true, turn(state) === OVER);
    return new Position(state, deck);
  }

  /** A play and the deal after it. */
  play(move: Move): void {
    const sink = (event: Event): void => void this.events.push(event);
    play(this.state, move, sink);
    this.deal();
  }

  deal(): void {
    if (turn(this.state) !== CHANCE) return;
    const cards = this.deck.splice(0, dealSize(this.state));
    this.dealt += cards.length;
    deal(this.state, Uint8Array.from(cards), cards.length, (event) => void this.events.push(event));
  }

  get package(): string {
    const laid = this.events.find((event) => event.kind === 'package');
    return laid?.cards.join(' ') ?? '';
  }

  get seals(): readonly object[] {
    return this.events.flatMap((event) => {
      if (event.kind !== 'seal') return [];
      const { seat, rank, size, buried } = event;
      return [{ seat, rank, size, buried: buried.join(' ') }];
    });
  }

  get centre(): string {
    return Array.from(this.state.centre, (card) => (card === NONE ? '-' : formatCard(card))).join(
      ' ',
    );
  }

  slot(seat: number): string {
    return formatCards(pileOf(this.state, seat));
  }
}
