/** Events must match what happens: a table and a log know nothing else. */
import { CHANCE, OVER, Sfc32, EVERYBODY } from '@pakli/core';
import { expect, test } from 'vitest';
import { compile, type Event, type State } from '../src/index.ts';
import { nameOf, zoneName } from '../src/engine/events.ts';
import { cardsIn, ZONES } from '../src/state.ts';
import { optionsOf } from './subject.ts';

/** Every card on the table, by name. */
function places(state: State): Map<string, string> {
  const found = new Map<string, string>();
  for (let zone = 0; zone < ZONES; zone++) {
    for (const card of cardsIn(state, zone)) found.set(nameOf(state, card), zoneName(zone));
  }
  return found;
}

test('whoever follows the events knows where every card lies, and what is in the trash', () => {
  // Among these games no deck is shuffled while a card is on its way to the trash.
  const random = new Sfc32(3);
  const moves = new Int32Array(compile.maxChoices);
  const outcome = new Uint8Array(compile.maxOutcome);
  let moved = 0;
  let joined = 0;
  for (let game = 0; game < 40; game++) {
    const state = compile.create(optionsOf('quick'), 2);
    compile.setup(state, { number: 0, starter: game & 1, carry: [0, 0] });
    let told = new Map<string, string>();
    const wrong: string[] = [];
    /** Cards whose name a spectator learned. */
    const named = new Set<string | null>();
    const kinds: string[] = [];
    const sink = (event: Event): void => {
      const { kind, player, cards } = event;
      for (const { card } of compile.seen(event, EVERYBODY)?.cards ?? []) named.add(card);
      kinds.push(kind);
      if (event.kind === 'shuffle') {
        const { joined: number } = event;
        const trash = [...told].filter(([, place]) => place === `P${player}.trash`);
        // The whole trash goes in, or the deck is shuffled alone.
        expect([0, trash.length]).toContain(number);
        if (number !== 0) for (const [card] of trash) told.set(card, `P${player}.deck`);
        joined += number;
      }
      if (event.kind === 'swapStacks') {
        const [one, other] = event.lines.map((line) => `P${event.whose}.L${line}`);
        for (const [card, place] of told) {
          if (place === one) told.set(card, other ?? '');
          if (place === other) told.set(card, one ?? '');
        }
      }
      for (const { card, to } of cards) {
        told.set(card, to.split('.').slice(0, 2).join('.'));
        moved++;
      }
    };
    for (let turn = compile.turn(state); turn !== OVER; turn = compile.turn(state)) {
      kinds.length = 0;
      if (turn === CHANCE) {
        compile.deal(state, outcome, compile.draw(state, random, outcome), sink);
      } else {
        const count = compile.moves(state, moves);
        compile.play(state, moves[random.below(count)]!, sink);
      }
      // The deal announces the decks, and first hands of five.
      if (kinds.includes('decks')) told = places(state);
      for (const [card, place] of places(state)) {
        const isKnown = !place.endsWith('trash') || named.has(card);
        if (told.get(card) !== place || !isKnown) wrong.push(`${card} after ${kinds.join(' ')}`);
      }
    }
    expect(wrong, `game ${game}`).toEqual([]);
  }
  expect(moved).toBeGreaterThan(4000);
  expect(joined).toBeGreaterThan(100);
});
