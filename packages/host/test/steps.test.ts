/** Which cards are dealt, and which are dealt again. */
import { CHANCE, formatRecord, isRefusal, Match, Sfc32, type Game } from '@pakli/core';
import { expect, test } from 'vitest';
import { chanceOf, decide, HOUSE, openedFrom, Room } from '../src/index.ts';
import type { Chance, RoomCommand, Who } from '../src/index.ts';
import { GAME } from './rounds.ts';

function begin(game: Game = GAME, toCome: readonly (readonly Uint8Array[])[] = []): Room {
  const match = Match.start(game, { seats: 2, starter: 0 });
  if (isRefusal(match)) throw new Error(match.refused);
  match.keepCards(toCome);
  return Room.open(game, openedFrom(match, 'T', 0));
}

function happen(room: Room, who: Who, command: RoomCommand, chance: Chance): void {
  const event = decide(room, who, command, 0, chance);
  if (isRefusal(event)) throw new Error(event.refused);
  room.apply(event);
}

function cardsOf(room: Room): string[] {
  return room.match!.tables.flatMap(({ steps }) =>
    steps.flatMap((step) => (step.kind === 'chance' ? [step.text] : [])),
  );
}

test('cards of a later deal come again, all of them and in their order', () => {
  const chance = chanceOf(new Sfc32(5));
  const room = begin();
  const playOut = (): void => {
    while (room.phase === 'playing') {
      const who = room.turn === 1 ? HOUSE : 'anna';
      if (room.turn === undefined) happen(room, who, { kind: 'ask', what: 'next' }, chance);
      else happen(room, who, { kind: 'play', step: room.steps, text: 'a' }, chance);
    }
  };
  happen(room, 'anna', { kind: 'sit', seat: 0 }, chance);
  happen(room, HOUSE, { kind: 'start' }, chance);
  playOut();
  const record = formatRecord(room.match!);
  expect(cardsOf(room)).toHaveLength(4);
  // Back over all of the second deal, into the first.
  for (let back = 0; back < 3; back++)
    happen(room, 'anna', { kind: 'ask', what: 'takeback' }, chance);
  expect(room.match!.tables).toHaveLength(1);
  playOut();
  expect(formatRecord(room.match!)).toBe(record);
});

test('where other cards were dealt, none that were kept come later', () => {
  const kept = [[3, 4], [5], [6]].map((outcome) => Uint8Array.from(outcome));
  const room = begin(GAME, [kept]);
  room.apply({ v: 1, at: 0, kind: 'start', starter: 0, deals: ['3 4'] });
  expect(room.match!.cardsToCome[0]).toEqual(kept.slice(1));
  const play = { v: 1, at: 0, kind: 'play', text: 'a', by: 'computer', took: 0 } as const;
  room.apply({ ...play, seat: 0, deals: [] });
  room.apply({ ...play, seat: 1, deals: ['7'] });
  expect(room.match!.cardsToCome[0]).toEqual([]);
});

test('every outcome of a deal has numbers of its own', () => {
  // Here the card is turned up immediately.
  const hasty: Game = {
    ...GAME,
    turn(state) {
      const { cards } = state as unknown as { readonly cards: readonly number[] };
      return cards.length === state.seats ? CHANCE : GAME.turn(state);
    },
  };
  const asked: number[][] = [];
  const chance: Chance = {
    outcome(deal, count) {
      asked.push([deal, count]);
      return new Sfc32(count);
    },
    lots: () => new Sfc32(0),
    table: () => 'T2',
  };
  const room = begin(hasty);
  happen(room, HOUSE, { kind: 'start' }, chance);
  expect(asked).toEqual([
    [0, 0],
    [0, 1],
  ]);
  expect(cardsOf(room)).toHaveLength(2);
});

/** A game that records the calls it gets. */
function listening(): { readonly game: Game; readonly done: string[] } {
  const done: string[] = [];
  const game: Game = {
    ...GAME,
    read: (...given) => (done.push('read'), GAME.read(...given)),
    readDeal: (...given) => (done.push('read deal'), GAME.readDeal(...given)),
    play: (...given) => (done.push('play'), GAME.play(...given)),
    deal: (...given) => (done.push('deal'), GAME.deal(...given)),
  };
  return { game, done };
}

test('what is decided is read and played once, and a log is read from its texts to the same room', () => {
  const chance = chanceOf(new Sfc32(5));
  const { game, done } = listening();
  const [here, elsewhere] = [begin(game), begin()];
  const both = (command: RoomCommand, listener?: Parameters<Room['apply']>[1]): void => {
    const event = decide(here, HOUSE, command, 0, chance);
    if (isRefusal(event)) throw new Error(event.refused);
    here.apply(event, listener);
    elsewhere.apply(structuredClone(event));
  };
  both({ kind: 'start' });
  const turned: (readonly string[])[] = [];
  while (here.turn !== undefined) {
    done.length = 0;
    // Whether it is watched live or not.
    const listener = here.steps % 2 === 0 ? (): void => {} : undefined;
    both({ kind: 'play', step: here.steps, text: 'a' }, listener);
    turned.push([...done]);
    expect(formatRecord(here.match!)).toBe(formatRecord(elsewhere.match!));
  }
  expect(turned).toEqual([
    ['read', 'play'],
    ['read', 'play', 'deal'],
    ['read', 'play'],
    ['read', 'play'],
  ]);
});

test('what was decided before something else happened is not taken over from there', () => {
  const chance = chanceOf(new Sfc32(5));
  const room = begin();
  happen(room, HOUSE, { kind: 'start' }, chance);
  const command = { kind: 'play', step: room.steps, text: 'a' } as const;
  const [first, late] = [0, 0].map(() => decide(room, HOUSE, command, 0, chance));
  if (first === undefined || isRefusal(first)) throw new Error('a move is refused');
  if (late === undefined || isRefusal(late)) throw new Error('a move is refused');
  room.apply(first);
  expect(() => room.apply(late)).toThrow('is not one of seat 0');
});

/** The number of letters and cards so far. */
function count(state: unknown): [number, number] {
  const { said, cards } = state as { said: readonly number[]; cards: readonly number[] };
  return [said.length, cards.length];
}

test('each step is witnessed with the state before it and the state after it', () => {
  const chance = chanceOf(new Sfc32(5));
  const room = begin();
  happen(room, HOUSE, { kind: 'start' }, chance);
  const seen: [number, number, number][] = [];
  for (let turn = 0; turn < 2; turn++) {
    const command = { kind: 'play', step: room.steps, text: 'a' } as const;
    const event = decide(room, HOUSE, command, 0, chance);
    if (isRefusal(event)) throw new Error(event.refused);
    room.apply(event, ({ state, steps }, before) => {
      expect(count(before)).not.toEqual(count(state));
      seen.push([...count(before), steps.length]);
    });
  }
  expect(seen).toEqual([
    [0, 2, 2],
    [1, 2, 3],
    [2, 2, 4],
  ]);
});
