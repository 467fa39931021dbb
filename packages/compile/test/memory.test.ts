/** Rule 3.2: what a player may remember, row by row, and worlds that respect it. */
import { Belief, CHANCE, EVERYBODY, fork, isRefusal, OVER, Sfc32, type Seat } from '@pakli/core';
import { describe, expect, test } from 'vitest';
import { compile, type Seen, type State } from '../src/index.ts';
import { Played } from './game.ts';
import { cardsInGame, optionsOf } from './subject.ts';

const PLATES = 'plates: Fire Life Water | Death Metal Light ; turn: P0 5';

/** Names of the cards that can be at a place in the worlds of a seat: `P1 L2`, `P1 hand`. */
function possible(game: Played, seat: Seat, zone: string): string[] {
  const belief = new Belief(compile, compile.view(game.state, seat));
  const random = new Sfc32(9);
  const names = new Set<string>();
  for (let i = 0; i < 200; i++) {
    belief.sample(random);
    const field = compile
      .formatPosition(belief.world)
      .split(' ; ')
      .find((part) => part.startsWith(`${zone}:`));
    for (const name of field?.slice(zone.length + 1).split(' ') ?? []) {
      if (name !== '') names.add(name);
    }
  }
  return [...names].sort();
}

describe('3.2 what may be remembered', () => {
  test('a face-up card turned face-down is remembered where it lies', () => {
    const game = new Played(
      `${PLATES} ; P1 L1: Metal-5 ; P1 hand: Death-1 Death-2 Death-3 ; P0 hand: Life-1 Fire-3 ; P1 deck: Light-1 Light-2 ; P0 L0: ~Fire-5`,
    ).play('Life-1@L1:up', 'Metal-5', 'Fire-5');
    expect(game.zone('P1 L1')).toBe('~Metal-5');
    expect(possible(game, 0, 'P1 L1')).toEqual(['~Metal-5']);
  });

  test('a card that leaves the trash face-down is open to everybody on its way', () => {
    const game = new Played(
      'plates: Time Life Fire | Death Metal Light ; turn: P0 5 ; P0 L2: Fire-0 ; P1 L0: ~Death-3 ; P1 L1: ~Death-1 ; P0 hand: Time-3 Life-5 ; P0 trash: Life-2 ; P0 deck: Life-1 Life-3',
    ).play('Time-3@L0:up', 'Life-2@L2:down');
    // Fire-0 asks what to flip before it is covered.
    for (const reader of [0, 1, EVERYBODY]) {
      const { commits } = compile.view(game.state, reader);
      expect(commits.map(({ card, faceUp }) => [card, faceUp])).toEqual([['Life-2', false]]);
    }
  });

  test('a card that returns to a hand is known there until that hand loses a card unseen', () => {
    const game = new Played(
      `${PLATES} ; P1 L1: Metal-5 ; P1 hand: Death-1 Death-2 ; P0 hand: Fear-2 Fire-3 ; P0 L0: Spirit-1 ; P1 deck: Light-1 Light-2 Light-3`,
    ).play('Fear-2@L2:up');
    expect(possible(game, 0, 'P1 hand')).toContain('Metal-5');
    const belief = new Belief(compile, compile.view(game.state, 0));
    for (let i = 0; i < 20; i++) {
      belief.sample(new Sfc32(i));
      expect(compile.formatPosition(belief.world)).toMatch(/P1 hand: [^;]*Metal-5/);
    }
    game.play('Death-1@L0:down');
    expect(possible(game, 0, 'P1 L0')).toContain('~Metal-5');
    expect(possible(game, 0, 'P1 hand')).toContain('Metal-5');
  });

  test('a card that came to the hand later is not the one that left it before', () => {
    const game = new Played(
      `plates: Fire Life Water | Death Metal Light ; turn: P1 6 ; P1 L1: Metal-5 ; P1 hand: Death-1 Death-2 Death-3 ; P0 hand: Fear-2 Fire-3 ; P0 L0: Spirit-1 ~Fire-5 ; P1 deck: Light-1 Light-2 Light-3`,
    ).play('Death-1@L0:down', 'Fear-2@L2:up', 'Metal-5', 'Death-2@L2:down');
    expect(possible(game, 0, 'P1 L0')).not.toContain('~Metal-5');
    expect(possible(game, 0, 'P1 L2')).toContain('~Metal-5');
    expect(possible(game, 0, 'P1 hand')).toContain('Metal-5');
  });

  test('a card on a deck top is known until the deck is shuffled', () => {
    const game = new Played(
      `${PLATES} ; P0 L2: Corruption-1 ; P1 L1: Metal-5 ; P0 L0: Spirit-1 ~Fire-5 ; P0 hand: Fear-2 Fire-3 ; P1 hand: Death-1 Death-2 ; P1 deck: Light-1 Light-2 Light-3`,
    ).play('Fear-2@L1:up');
    expect(game.zone('P1 deck')).toBe('Light-1 Light-2 Light-3 Metal-5');
    const belief = new Belief(compile, compile.view(game.state, 0));
    for (let i = 0; i < 20; i++) {
      belief.sample(new Sfc32(i));
      expect(compile.formatPosition(belief.world)).toMatch(/P1 deck: [^;]*Metal-5 ;/);
    }
  });

  test('trash that was shuffled in is in the deck and nowhere else', () => {
    const game = new Played(
      `${PLATES} ; P1 L2: ~Light-4 ; P1 hand: Clarity-4 Death-2 ; P1 L0: Spirit-1 ~Death-3 ; P1 deck: Light-1 Light-2 ; P1 trash: Metal-1 Metal-2 ; P0 hand: Fire-1 Fire-3`,
    ).play('Fire-3@L1:down', 'Clarity-4@L1:up', 'yes');
    expect(possible(game, 0, 'P1 L2')).toEqual([
      '~Death-2',
      '~Death-3',
      '~Light-1',
      '~Light-2',
      '~Light-4',
    ]);
    expect(possible(game, 0, 'P1 deck')).toEqual(expect.arrayContaining(['Metal-1', 'Metal-2']));
    expect(possible(game, 0, 'P1 hand')).not.toContain('Metal-1');
  });

  test('a single card that is shuffled stays where it is, and known', () => {
    const game = new Played(
      'plates: Fire Life Water | Death Clarity Light ; turn: P1 6 ; P1 hand: Clarity-4 Death-2 ; P1 trash: Metal-1 ; P0 hand: Fire-1 Fire-3',
    ).play('Clarity-4@L1:up', 'yes');
    expect(game.zone('P1 deck')).toBe('Metal-1');
    for (const seat of [0, 1]) {
      const { known } = compile.view(game.state, seat).memory!;
      expect(known).toEqual([['Metal-1', 'P1.deck.0', true]]);
    }
  });

  test('with an empty deck too, the card in the hand may be the one that was played face-down', () => {
    const game = new Played(
      'plates: Fire Life Water | Death Metal Light ; turn: P1 6 ; P1 hand: Death-1 Death-2 ; P0 hand: Fire-1 Fire-3',
    ).play('Death-1@L1:down');
    expect(possible(game, 0, 'P1 hand')).toEqual(['Death-1', 'Death-2']);
    expect(possible(game, 0, 'P1 L1')).toEqual(['~Death-1', '~Death-2']);
  });

  test('a text that asks for a card finds it in every world', () => {
    const game = new Played(
      'plates: Fire Life Water | Clarity Metal Light ; turn: P1 6 ; P1 L0: ~Metal-5 ~Light-4 ~Light-3 ~Metal-3 ~Metal-6 ; P1 hand: Clarity-2 Metal-1 ; P0 hand: Fire-1 Fire-3',
    ).play('Clarity-2@L0:up');
    expect(game.asked).toBe('P1 play');
    const belief = new Belief(compile, compile.view(game.state, 0));
    const random = new Sfc32(2);
    for (let i = 0; i < 50; i++) {
      belief.sample(random);
      expect(compile.formatPosition(belief.world)).toMatch(/P1 hand: Metal-1 ;/);
    }
  });

  test('a card that went from hand to field to deck and to the hand again, all unseen, tells nothing', () => {
    const game = new Played(
      'plates: Fire Life Water | Death Metal Light ; turn: P1 6 ; P0 L2: Corruption-1 ; P0 L0: Spirit-1 ~Fire-5 ; P0 hand: Fear-2 Fire-3 Water-5 ; P1 hand: Death-1 Death-2 ; P1 deck: Light-1 Light-2 Light-3 Light-4',
    ).play('refresh', 'Fire-3@L1:down', 'Light-3@L0:down', 'Fear-2@L1:up');
    expect(game.zone('P1 deck')).toBe('Light-1 Light-3');
    const random = new Sfc32(6);
    const worlds = Array.from({ length: 30 }, () => {
      const world = fork(compile, game.state);
      compile.redeal(world, 0, random);
      return world;
    });
    game.play('refresh');
    for (const world of worlds) {
      compile.play(world, compile.read(world, 1, 'refresh') as number);
      expect(compile.view(world, 0)).toEqual(compile.view(game.state, 0));
    }
  });

  test('a card that went from hand to field to deck unseen and was shuffled there tells nothing', () => {
    const game = new Played(
      'plates: Fire Fear Water | Death Clarity Light ; turn: P1 6 ; P0 L2: Corruption-1 ; P0 L0: ~Fire-5 ; P0 hand: Fear-2 Fire-3 Water-5 ; P1 hand: Death-1 Clarity-4 ; P1 deck: Light-1 Light-2 Light-3 Light-4 ; P1 trash: Metal-1 Metal-2',
    ).play('refresh', 'Fire-3@L1:down', 'Light-3@L0:down', 'Fear-2@L1:up');
    expect(game.zone('P1 deck')).toBe('Light-1 Light-3');
    const random = new Sfc32(6);
    const outcome = new Uint8Array(compile.maxOutcome);
    const shuffled = (state: State): State => {
      for (const name of ['Clarity-4@L1:up', 'yes']) {
        const move = compile.read(state, 1, name);
        if (isRefusal(move)) return state;
        compile.play(state, move);
      }
      expect(compile.turn(state)).toBe(CHANCE);
      compile.deal(state, outcome, compile.draw(state, random, outcome));
      return state;
    };
    const worlds = Array.from({ length: 30 }, () => {
      const world = fork(compile, game.state);
      compile.redeal(world, 0, random);
      return compile.view(shuffled(world), 0);
    });
    const truth = compile.view(shuffled(game.state), 0);
    const same = worlds.filter(({ number }) => number === truth.number);
    expect(same.length).toBeGreaterThan(5);
    for (const view of same) expect(view).toEqual(truth);
  });
});

test('3.1 a face-down card that is deleted is named once it has arrived', () => {
  const game = new Played(
    `${PLATES} ; P0 L0: Spirit-1 ~Fire-5 ; P0 hand: Hate-0 Fire-3 ; P1 L1: Life-1 ~Metal-5 ; P1 hand: Death-1 Death-2`,
  ).play('Hate-0@L2:up', 'P1.L1.1');
  const told = (seat: Seat): string[] =>
    game.events
      .map((event) => compile.seen(event, seat))
      .filter((seen) => seen?.kind === 'delete' || seen?.kind === 'land')
      .map((seen) => `${seen?.kind} ${seen?.cards[0]?.card} ${seen?.cards[0]?.to}`);
  expect(game.asked).toMatch('P1');
  expect(told(0).slice(-1)).toEqual(['delete null P1.trash']);
  expect(told(1).slice(-1)).toEqual(['delete Metal-5 P1.trash']);
  game.play('P0.L0.1', 'Hate-0');
  expect(told(0).slice(-1)).toEqual(['land Metal-5 P1.trash']);
});

test('3.1 a face-down card that a seat has seen is named to it as soon as it leaves', () => {
  const game = new Played(
    `${PLATES} ; P0 L0: Spirit-1 ~Fire-5 ; P0 hand: Apathy-3 Hate-0 ; P1 L1: Life-1 Metal-5 ; P1 hand: Death-1 Death-2`,
  ).play('Apathy-3@L2:up', 'Death-1@L2:down', 'Hate-0@L2:up', 'P1.L1.1');
  // The card that was uncovered is read before any card lands.
  expect(game.asked).toMatch('P1');
  const last = (seat: Seat | typeof EVERYBODY): string | null | undefined =>
    compile.seen(
      game.events.findLast(({ kind }) => kind === 'delete')!,
      seat,
    )?.cards[0]?.card;
  expect(last(0)).toBe('Metal-5');
  expect(last(1)).toBe('Metal-5');
  expect(last(EVERYBODY)).toBeNull();
});

/** Face-down cards that a seat has seen at their places, forgotten as soon as anything moves in the field. */
class Witness {
  readonly placed = new Map<string, string>();

  see({ kind, cards }: Seen): void {
    if (kind === 'text' || kind === 'discard' || kind === 'draw') return;
    if (kind !== 'flip' && kind !== 'reveal') {
      this.placed.clear();
      return;
    }
    for (const { card, to, up } of cards) {
      if (!/L\d/.test(to)) continue;
      if (card !== null && !up) this.placed.set(to, card);
      else this.placed.delete(to);
    }
  }
}

function cardAt(state: State, pos: string): string {
  const view = compile.view(state, pos.startsWith('P0') ? 0 : 1);
  const found = view.players
    .flatMap(({ stacks }) => stacks.flat())
    .find((card) => card.pos === pos);
  return found?.card ?? '';
}

test('sampled worlds keep every face-down card that a seat has seen at its place', () => {
  const random = new Sfc32(4);
  const buffer = new Int32Array(compile.maxChoices);
  const outcome = new Uint8Array(compile.maxOutcome);
  let checked = 0;
  for (let game = 0; game < 60; game++) {
    const state = compile.create(optionsOf(''), 2);
    compile.setup(state, { number: 0, starter: game & 1, carry: [0, 0] });
    const witnesses = [new Witness(), new Witness()];
    const sink: Parameters<typeof compile.play>[2] = (event) => {
      witnesses.forEach((witness, seat) => witness.see(compile.seen(event, seat)!));
    };
    for (let turn = compile.turn(state); turn !== OVER; turn = compile.turn(state)) {
      if (turn === CHANCE) {
        compile.deal(state, outcome, compile.draw(state, random, outcome), sink);
        continue;
      }
      for (const [seat, { placed }] of witnesses.entries()) {
        if (placed.size === 0) continue;
        const world = fork(compile, state);
        compile.redeal(world, seat, random);
        for (const [pos, card] of placed) {
          expect([pos, cardAt(world, pos)]).toEqual([pos, card]);
          checked++;
        }
        expect(new Set(cardsInGame(world))).toEqual(new Set(cardsInGame(state)));
      }
      compile.play(state, buffer[random.below(compile.moves(state, buffer))]!, sink);
    }
  }
  expect(checked).toBeGreaterThan(50);
});
