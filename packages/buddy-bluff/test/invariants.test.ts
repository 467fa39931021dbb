/**
 * The invariants I1 to I20 as properties: fast-check makes decks, starters and choices, shrinks
 * counterexamples, and prints their seed. Positions are read off the views, as any player could;
 * the model is used only where the invariant is about how seals are worked out (I8).
 */
import { randomInt } from 'node:crypto';
import {
  CHANCE,
  formatRecord,
  isRefusal,
  listMoves,
  Match,
  OVER,
  parseRecord,
  replayRecord,
  Sfc32,
  EVERYBODY,
} from '@pakli/core';
import { parseCard } from '@pakli/core/cards';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buddyBluff as game, type BuddyBluff, type Event } from '../src/index.ts';
import { State } from '../src/state.ts';
import * as model from './model.ts';
import { randomPosition } from './positions.ts';
import {
  agree,
  CLASSIC,
  dealTo,
  ONION,
  openTable,
  SEATS,
  type BuddyTable,
} from './side-by-side.ts';

/** A scripted deal: the n-th choice picks a legal play by its remainder. */
interface Script {
  deck: string[];
  starter: number;
  lift: 'top' | 'run';
  choices: number[];
}
const anyDeck = fc.shuffledSubarray([...model.DECK], { minLength: 52, maxLength: 52 });
const anyChoices = fc.array(fc.nat(0xffff), { minLength: 48, maxLength: 48 });
const script = fc.record({
  deck: anyDeck,
  starter: fc.nat(3),
  lift: fc.constantFrom('top', 'run'),
  choices: anyChoices,
});
/** One seed for all properties of a run, printed on failure: they share the played deals. */
const RUNS = { numRuns: 40, seed: randomInt(2 ** 31) };

/** What the views tell about a state. The deck is the rest of the cards, unordered. */
function truth(state: BuddyBluff['state']): model.Position {
  const view = game.view(state, EVERYBODY);
  const hands = SEATS.map((seat) => [...game.view(state, seat).hand!]);
  const slots = view.slots.map(({ cards, seals }) => ({
    cards: [...cards],
    seals: seals.map((seal) => ({ ...seal })),
  }));
  const named = new Set<string | null>([
    ...view.centre,
    ...view.pool,
    ...slots.flatMap((slot) => slot.cards),
    ...hands.flat(),
  ]);
  return {
    lift: state.options.lift,
    deck: model.DECK.filter((card) => !named.has(card)),
    center: [...view.centre],
    pool: [...view.pool],
    slots,
    hands,
    played: view.played.map((play) => {
      const [card = '', target] = play.split('>');
      return { card, target: target === undefined ? null : Number(target) };
    }),
    starter: view.starter,
    turn: view.player,
    round: view.round,
    plays: view.plays,
    over: view.turn === OVER,
  };
}

interface Turn {
  before: model.Position;
  after: model.Position;
  events: readonly Event[];
}
interface Played {
  table: BuddyTable;
  start: model.Position;
  /** One entry per play; `after` has the next round dealt. */
  turns: Turn[];
}

function dealNext(table: BuddyTable, deck: readonly string[]): void {
  if (table.turn !== CHANCE) return;
  const { round, deckSize } = game.view(table.state, EVERYBODY);
  dealTo(table, deck.slice(52 - deckSize, 52 - deckSize + (round === 0 ? 20 : 16)));
}

/** Plays a script; `watch` is called at every position in which a seat is to play. */
function perform(
  { deck, starter, lift, choices }: Script,
  watch: (table: BuddyTable) => void = () => undefined,
): Played {
  const table = openTable(lift === 'top' ? CLASSIC : ONION, starter);
  dealNext(table, deck);
  const start = truth(table.state);
  let before = start;
  const turns: Turn[] = [];
  for (const choice of choices) {
    watch(table);
    const moves = listMoves(game, table.state);
    const steps = table.steps.length;
    table.play(moves[choice % moves.length]!);
    dealNext(table, deck);
    const after = truth(table.state);
    turns.push({ before, after, events: table.steps.slice(steps).flatMap((step) => step.events) });
    before = after;
  }
  return { table, start, turns };
}

const performed = new Map<string, Played>();

/** Cached by script. */
function performOnce(given: Script): Played {
  const key = JSON.stringify(given);
  const played = performed.get(key) ?? perform(given);
  performed.set(key, played);
  return played;
}

function everyTurn(check: (turn: Turn, index: number, script: Script) => void): void {
  fc.assert(
    fc.property(script, (given) => {
      performOnce(given).turns.forEach((turn, index) => check(turn, index, given));
    }),
    RUNS,
  );
}

function everything(position: model.Position): string[] {
  return [
    ...position.deck,
    ...position.hands.flat(),
    ...position.center.filter((card) => card !== null),
    ...position.pool,
    ...position.slots.flatMap((slot) => slot.cards),
  ];
}

function unsealed(position: model.Position): string[] {
  return [...position.slots.flatMap(model.openPart), ...everything({ ...position, slots: [] })];
}

function sealsIn(position: model.Position): model.Seal[] {
  return position.slots.flatMap((slot) => slot.seals);
}

describe('invariants', () => {
  test('I1: 52 distinct cards at every step', () => {
    everyTurn(({ after }) => {
      const cards = everything(after);
      agree([cards.length, new Set(cards).size], [52, 52]);
    });
  });

  test('I2: hand sizes and deck size follow from the number of plays', () => {
    everyTurn(({ after }) => {
      agree(after.deck.length, 48 - 16 * after.round);
      if (after.over) return;
      const k = after.plays % 16;
      for (const i of SEATS) {
        const seat = (after.starter + i) % 4;
        agree(after.hands[seat]!.length, 4 - Math.floor((k - i + 3) / 4));
      }
    });
  });

  test('I3: a closed place of the centre stays closed, and its cards never change', () => {
    everyTurn(({ before, after }) => {
      after.center.forEach((card, place) => {
        if (card !== null) agree(card, before.center[place]);
      });
    });
  });

  test('I4: locked cards never move and seals are only added', () => {
    everyTurn(({ before, after }) => {
      for (const seat of SEATS) {
        const [old, now] = [before.slots[seat]!, after.slots[seat]!];
        const locked = model.locked(old);
        agree(now.cards.slice(0, locked), old.cards.slice(0, locked));
        agree(now.seals.slice(0, old.seals.length), old.seals);
      }
    });
  });

  test('I5: after a turn no run that could be sealed is left, and no run is longer than that', () => {
    everyTurn(({ after }) => {
      for (const slot of after.slots) {
        const run = model.topRun(model.openPart(slot));
        if (run[0] === undefined) continue;
        expect(run.length).toBeLessThan(model.accessible(after, model.rankOf(run[0])));
      }
    });
  });

  test('I6: accessible is four less the buried cards, for unsealed ranks less all locked ones', () => {
    fc.assert(
      fc.property(script, (given) => {
        perform(given, ({ state }) => {
          const now = truth(state);
          const sealed = new Set(sealsIn(now).map((seal) => seal.rank));
          const locked = now.slots.flatMap((slot) => slot.cards.slice(0, model.locked(slot)));
          model.RANKS.forEach((rank, index) => {
            agree(state.accessible[index], model.accessible(now, rank));
            if (sealed.has(rank)) return;
            const copies = locked.filter((card) => model.rankOf(card) === rank).length;
            agree(state.accessible[index], 4 - copies);
          });
        });
      }),
      RUNS,
    );
  });

  test('I7: accessible never rises', () => {
    everyTurn(({ before, after }) => {
      for (const rank of model.RANKS) {
        expect(model.accessible(after, rank)).toBeLessThanOrEqual(model.accessible(before, rank));
      }
    });
  });

  test('I8: seals come out the same in every order of looking', () => {
    const order = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(script, order, (given, slots) => {
        for (const { before, events } of performOnce(given).turns) {
          const laid = events.find((event) => event.kind === 'package');
          if (laid !== undefined) {
            sameInOrder(before, { card: laid.cards.at(-1)!, target: laid.target }, slots);
          }
        }
      }),
      RUNS,
    );
    // Deals seldom cascade; set-up positions with many seals do it all the time.
    fc.assert(
      fc.property(fc.nat(), order, fc.nat(), (seed, slots, pick) => {
        const position = randomPosition(new Sfc32(seed), 'top');
        const actions = model.legal(position);
        sameInOrder(position, actions[pick % actions.length]!, slots);
      }),
      { numRuns: 1000 },
    );
  });

  test('I9: a sealed rank is nowhere else, so that it is sealed once', () => {
    everyTurn(({ after }) => {
      const ranks = sealsIn(after).map((seal) => seal.rank);
      agree(new Set(ranks).size, ranks.length);
      agree(
        unsealed(after).filter((card) => ranks.includes(model.rankOf(card))),
        [],
      );
    });
  });

  test('I10: a seal never buries its own rank', () => {
    everyTurn(({ events }) => {
      for (const event of events) {
        if (event.kind !== 'seal') continue;
        agree(
          event.buried.filter((card) => model.rankOf(card) === event.rank),
          [],
        );
      }
    });
  });

  test('I11: a package is 2 to 4 cards of one rank with the played one on top; a discard is one card', () => {
    everyTurn(({ before, after, events }) => {
      const [played, laid] = events;
      if (played?.kind !== 'play') throw new Error('a turn begins with a play');
      if (laid?.kind === 'package') {
        expect(laid.cards.length).toBeGreaterThanOrEqual(2);
        expect(laid.cards.length).toBeLessThanOrEqual(4);
        agree(new Set(laid.cards.map(model.rankOf)).size, 1);
        agree(laid.cards.at(-1), played.card);
        agree(
          laid.sources.flatMap((source) => source.cards),
          laid.cards.slice(0, -1),
        );
        agree(after.slots[laid.target]!.cards.slice(-laid.cards.length), laid.cards);
      } else {
        agree(laid, { kind: 'pool', card: played.card });
        agree(after.pool, [...before.pool, played.card]);
        agree([after.center, after.slots], [before.center, before.slots]);
      }
    });
  });

  test('I12: classic, the pool grows by a discard and shrinks by one card at most', () => {
    everyTurn(({ before, after, events }, _index, { lift }) => {
      const grown = after.pool.length - before.pool.length;
      if (events.some((event) => event.kind === 'pool')) agree(grown, 1);
      else if (lift === 'top') expect([0, -1]).toContain(grown);
    });
  });

  test('I13: penalties and the values of all other cards are 548', () => {
    everyTurn(({ after }) => {
      const slots = model.scoresOf(after).reduce((sum, score) => sum + score, 0);
      agree(slots + model.penaltyOf(everything({ ...after, slots: [] })), 548);
    });
    expect(model.penaltyOf(model.DECK)).toBe(548);
  });

  test('I14: there is always a play; listed ones are accepted and all others refused', () => {
    fc.assert(
      fc.property(script, fc.nat(47), (given, ply) => {
        let plays = 0;
        perform(given, (table) => {
          const moves = listMoves(game, table.state);
          expect(moves.length).toBeGreaterThanOrEqual(1);
          expect(moves.length).toBeLessThanOrEqual(16);
          if (plays++ !== ply) return;
          const before = table.state.bytes.slice();
          const accepted = new Set<number>();
          for (const card of model.DECK) {
            for (const target of ['', '>0', '>1', '>2', '>3', '>4', '>pool']) {
              const answer = table.readMove(table.turn, card + target);
              if (!isRefusal(answer)) accepted.add(answer);
            }
          }
          agree([...accepted].sort(numerically), [...moves].sort(numerically));
          agree(table.state.bytes, before);
        });
      }),
      RUNS,
    );
  });

  test('I15: renaming suits and turning seats round commute with play', () => {
    const suits = fc.shuffledSubarray([...model.SUITS], { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(script, suits, fc.nat(3), (given, names, by) => {
        const rename = (card: string): string =>
          model.rankOf(card) + names[model.SUITS.indexOf(card.charAt(1))]!;
        const there = performOnce(given);
        const here = perform({
          ...given,
          deck: given.deck.map(rename),
          starter: (given.starter + by) % 4,
        });
        there.turns.forEach((turn, index) => {
          agree(here.turns[index]!.after, turned(turn.after, by, rename));
        });
      }),
      RUNS,
    );
  });

  test('I16: a view does not depend on other hands or the deck', () => {
    fc.assert(
      fc.property(script, fc.nat(), (given, seed) => {
        const random = new Sfc32(seed);
        perform(given, ({ state }) => {
          for (const seat of SEATS) {
            const other = new State(state.options);
            game.copy(state, other);
            game.redeal(other, seat, random);
            agree(JSON.stringify(game.view(other, seat)), JSON.stringify(game.view(state, seat)));
            agree(
              JSON.stringify(game.view(other, EVERYBODY)),
              JSON.stringify(game.view(state, EVERYBODY)),
            );
          }
        });
      }),
      { numRuns: 20 },
    );
  });

  test('I17: the same deal and plays give the same states; positions and records read back', () => {
    fc.assert(
      fc.property(script, (given) => {
        const states: Uint8Array[] = [];
        perform(given, ({ state }) => {
          states.push(state.bytes.slice());
          const back = new State(state.options);
          agree(game.readPosition(back, game.formatPosition(state)), undefined);
          agree(back.bytes, state.bytes);
        });
        const again: Uint8Array[] = [];
        perform(given, ({ state }) => void again.push(state.bytes.slice()));
        agree(again, states);
      }),
      RUNS,
    );
    fc.assert(
      fc.property(script, fc.nat(48), (given, plays) => {
        const match = Match.start(game, { ...startOf(given), starter: given.starter });
        if (isRefusal(match)) throw new Error(match.refused);
        for (const choice of given.choices.slice(0, plays)) {
          dealNext(match.table, given.deck);
          const moves = listMoves(game, match.table.state);
          match.table.play(moves[choice % moves.length]!);
        }
        const text = formatRecord(match);
        const record = parseRecord(text);
        if (isRefusal(record)) throw new Error(record.refused);
        const read = replayRecord(game, record);
        if (isRefusal(read)) throw new Error(read.refused);
        agree(read.table.state.bytes, match.table.state.bytes);
        agree(read.table.log, match.table.log);
        agree(formatRecord(read), text);
      }),
      RUNS,
    );
  });

  test('I18: at the end the centre is empty unless it was dealt four of a kind', () => {
    const ranks = fc.constantFrom(...model.RANKS);
    fc.assert(
      fc.property(script, ranks, fc.boolean(), (given, rank, four) => {
        const sisters = model.DECK.filter((card) => model.rankOf(card) === rank);
        const deck = four
          ? [...sisters, ...given.deck.filter((card) => !sisters.includes(card))]
          : given.deck;
        const { start, turns } = perform({ ...given, deck });
        const kept = new Set(start.center.map((card) => model.rankOf(card!))).size === 1;
        agree(turns.at(-1)!.after.center, kept ? start.center : [null, null, null, null]);
      }),
      RUNS,
    );
  });

  test('I19: onion, every open run has at least two cards and seals are of 4 or 2', () => {
    everyTurn(({ after }, _index, { lift }) => {
      if (lift !== 'run') return;
      for (const slot of after.slots) {
        for (const run of runsOf(model.openPart(slot))) {
          expect(run.length).toBeGreaterThanOrEqual(2);
        }
      }
      for (const seal of sealsIn(after)) expect([2, 4]).toContain(seal.to - seal.from);
    });
  });

  test('I20: plays are packages and discards together', () => {
    fc.assert(
      fc.property(script, (given) => {
        const { turns } = performOnce(given);
        let packages = 0;
        let discards = 0;
        for (const { after, events } of turns) {
          packages += events.filter((event) => event.kind === 'package').length;
          discards += events.filter((event) => event.kind === 'pool').length;
          agree(packages + discards, after.plays);
        }
        agree(packages + discards, 48);
      }),
      RUNS,
    );
  });
});

/** Checking seals in this order of slots gives the result of the usual order. */
function sameInOrder(before: model.Position, action: model.Action, slots: number[]): void {
  const usual = model.act(before, action).after;
  agree(model.act(before, action, () => slots).after, usual);
}

function numerically(a: number, b: number): number {
  return a - b;
}

function startOf({ lift }: Script): { options: BuddyBluff['options'] } {
  return { options: lift === 'top' ? CLASSIC : ONION };
}

/** Maximal groups of neighbours of one rank, top first. */
function runsOf(cards: string[]): string[][] {
  const run = model.topRun(cards);
  return run.length === 0 ? [] : [run, ...runsOf(cards.slice(0, -run.length))];
}

/** The same position from `by` seats further on, with other suits. */
function turned(
  position: model.Position,
  by: number,
  rename: (card: string) => string,
): model.Position {
  const round = <T>(list: T[]): T[] => SEATS.map((seat) => list[(seat - by + 4) % 4]!);
  const inRising = (cards: string[]): string[] =>
    cards.map(rename).sort((a, b) => parseCard(a)! - parseCard(b)!);
  return {
    ...position,
    deck: inRising(position.deck),
    center: position.center.map((card) => (card === null ? null : rename(card))),
    pool: position.pool.map(rename),
    slots: round(position.slots.map(({ cards, seals }) => ({ cards: cards.map(rename), seals }))),
    hands: round(position.hands.map((hand) => hand.map(rename))),
    played: position.played.map(({ card, target }) => ({
      card: rename(card),
      target: target === null ? null : (target + by) % 4,
    })),
    starter: (position.starter + by) % 4,
    turn: (position.turn + by) % 4,
  };
}
