import { fork, Sfc32 } from '@pakli/core';
import type { JsonObject } from '@pakli/core/shape';
import { describe, expect, test } from 'vitest';
import { golden } from '../golden/index.ts';
import { buddyBluff as game } from '../src/index.ts';
import { State } from '../src/state.ts';
import * as model from './model.ts';
import { goldenState, randomPosition } from './positions.ts';
import {
  agree,
  BOTH_LIFTS,
  compareAnswers,
  comparePositions,
  openTable,
  playBoth,
  playDeal,
  probe,
  SEATS,
} from './side-by-side.ts';

/** Engine and model side by side, this many times as often as in the quick tests. */
export function holdTogether(times: number): void {
  describe.each(BOTH_LIFTS)('engine and model agree, %s', (_name, options) => {
    test('in random deals, after every play', () => {
      let packages = 0;
      for (let seed = 0; seed < 30 * times; seed++) {
        packages += playDeal(options, seed).slots.flatMap((slot) => slot.cards).length;
      }
      expect(packages).toBeGreaterThan(30 * times);
    });

    test('about every card and target that could be named', () => {
      const random = new Sfc32(77);
      for (let i = 0; i < 8 * times; i++) {
        const position = randomPosition(random, options.lift);
        const table = openTable(options, position.starter, model.formatPosition(position));
        for (const seat of SEATS) {
          for (const card of model.DECK) {
            for (const target of ['', '0', '3', '4', 'X']) {
              compareAnswers(table, position, seat, card, target);
            }
          }
        }
      }
    });

    test('in random set-up positions, read from text and played to the end', () => {
      const random = new Sfc32(4);
      for (let i = 0; i < 70 * times; i++) {
        let position = randomPosition(random, options.lift);
        const text = model.formatPosition(position);
        const table = openTable(options, position.starter, text);
        comparePositions(table.state, position);
        while (!position.over) {
          const actions = model.legal(position);
          expect(actions, text).not.toEqual([]);
          probe(table, position, random);
          position = playBoth(table, position, actions[random.below(actions.length)]!);
          comparePositions(table.state, position);
        }
      }
    });

    test('in random set-up positions through the golden runner', () => {
      const random = new Sfc32(5);
      const cases: JsonObject[] = [];
      for (let i = 0; i < 150 * times; i++) {
        const position = randomPosition(random, options.lift);
        const actions = model.legal(position);
        const action = actions[random.below(actions.length)]!;
        cases.push({
          id: `random ${i}`,
          options: { lift: options.lift },
          state: goldenState(position),
          action,
          expect: goldenExpectation(position, action, random),
        });
      }
      const report = golden.run({ format: 'buddy-bluff-cases/1', game: 'buddy-bluff', cases });
      expect(report.failures).toEqual([]);
      expect(report.passed).toBe(150 * times);
    });

    test('a state is the same bytes whether it was played, redealt or read', () => {
      const random = new Sfc32(6);
      for (let seed = 0; seed < 10 * times; seed++) {
        const table = openTable(options, seed % 4);
        table.chance(random);
        while (table.turn !== -2) {
          const redealt = fork(game, table.state);
          game.redeal(redealt, random.below(4), random);
          for (const state of [table.state, redealt]) {
            const read = new State(options);
            agree(game.readPosition(read, game.formatPosition(state)), undefined);
            agree(read.bytes, state.bytes);
          }
          if (table.turn < 0) table.chance(random);
          else {
            const { moves } = game.view(table.state, table.turn);
            table.play(moves[random.below(moves.length)]!);
          }
        }
      }
    });
  });
}

function bySeat<T>(value: (seat: number) => T): Record<string, T> {
  return Object.fromEntries(SEATS.map((seat) => [String(seat), value(seat)]));
}

/** Everything the model can say about an action, under the keys of the golden files. */
function goldenExpectation(
  position: model.Position,
  action: model.Action,
  random: Sfc32,
): JsonObject {
  const { after, events } = model.act(position, action);
  const laid = events.find((event) => event.kind === 'package');
  const scores = model.scoresOf(after);
  const player = random.below(4);
  const rank = model.RANKS[random.below(13)]!;
  return {
    legal: model.legal(position).map((one) => `${one.card}>${one.target ?? 'pool'}`),
    errors: [
      [{ ...action, card: position.deck[0] ?? 'XX' }, 'card not in hand'],
      [{ ...action, seat: (model.mover(position) + 1) % 4 }, 'not your turn'],
    ],
    ...(laid === undefined ? {} : { package: laid.cards.join(' ') }),
    center: after.center.map((card) => card ?? '-').join(' '),
    pool: after.pool.join(' '),
    slots: bySeat((seat) => after.slots[seat]!.cards.join(' ')),
    seals: events.flatMap((event) =>
      event.kind === 'seal'
        ? [{ seat: event.seat, rank: event.rank, size: event.size, buried: event.buried.join(' ') }]
        : [],
    ),
    acc: Object.fromEntries(model.RANKS.map((one) => [one, model.accessible(after, one)])),
    turn: after.turn,
    round: after.round,
    handSizes: after.hands.map((hand) => hand.length),
    deckDrop: position.deck.length - after.deck.length,
    over: after.over,
    scores,
    ranks: model.placesOf(scores),
    legalAfter: model.legal(after).length,
    score: bySeat((seat) => scores[seat]),
    locked: bySeat((seat) => model.locked(after.slots[seat]!)),
    thenScan: {
      player,
      rank,
      cards: model
        .scan(after, player, rank)
        .flatMap((source) => source.cards)
        .join(' '),
    },
  };
}
