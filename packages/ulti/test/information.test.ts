/** What a seat may conclude (rule 12): never too much, and worlds with the right frequency. */
import { isRefusal, listMoves, OVER, Sfc32, type Random, EVERYBODY } from '@pakli/core';
import { checkDistribution } from '@pakli/core/testing';
import { describe, expect, test } from 'vitest';
import { formatCards } from '../src/cards.ts';
import { PICKUP } from '../src/codes.ts';
import { Deduction, seatsOf } from '../src/deduction.ts';
import { ulti, type Options, type State } from '../src/index.ts';
import { Memory, rememberState } from '../src/memory.ts';
import { ANNOUNCED_WAIVED, DEALT, HAND, TALON, TRICKS, WAIVED } from '../src/state.ts';
import { optionsOf, randomOptions } from './subject.ts';
import { enumerate, keyOf } from './worlds.ts';

function dealt(options: Options, random: Random): State {
  const state = ulti.create(options, 3);
  ulti.setup(state, { number: 0, starter: random.below(3), carry: [0, 0, 0] });
  const outcome = new Uint8Array(32);
  ulti.deal(state, outcome, ulti.draw(state, random, outcome));
  return state;
}

test('the truth is never excluded', () => {
  const known = new Deduction();
  let checked = 0;
  for (let seed = 0; seed < 60; seed++) {
    const random = new Sfc32(seed);
    const state = dealt(seed % 3 === 0 ? optionsOf('seed') : randomOptions(random), random);
    const memory = new Memory(state);
    while (ulti.turn(state) !== OVER) {
      for (const seat of [0, 1, 2]) {
        rememberState(state, seat, memory);
        known.draw(memory);
        const [next, last] = seatsOf(seat);
        const truth = [state.at[HAND + next]!, state.at[HAND + last]!, state.at[TALON]!];
        truth.forEach((cards, place) => {
          expect(formatCards(cards & ~known.possible[place]!), ulti.formatPosition(state)).toEqual(
            [],
          );
        });
        for (const place of [0, 1] as const) {
          const ten = truth[place]! | known.played[place]!;
          expect(known.needs[place].some((set) => (set & ~ten) === 0)).toBe(true);
        }
        checked++;
      }
      const moves = listMoves(ulti, state);
      ulti.play(state, moves[random.below(moves.length)]!);
    }
  }
  expect(checked).toBeGreaterThan(5000);
});

/** A random deal after this many tricks, with this many pickups before. */
function lateState(options: Options, tricks: number, pickups: number, from: number): State {
  for (let seed = from; ; seed++) {
    const random = new Sfc32(seed);
    const state = dealt(options, random);
    let seen = 0;
    while (ulti.turn(state) !== OVER && state.at[TRICKS]! < tricks) {
      const moves = listMoves(ulti, state);
      const move = moves[random.below(moves.length)]!;
      if (move === PICKUP) seen++;
      ulti.play(state, move);
    }
    if (ulti.turn(state) !== OVER && seen === pickups) return state;
  }
}

describe('on the last tricks the worlds are dealt as an enumeration says', () => {
  test.each([
    ['no pickup', 'seed', 8, 0, 1],
    ['no pickup, three tricks left', 'seed', 7, 0, 40],
    ['one pickup', 'seed', 8, 1, 7],
    ['one pickup, without requirements', 'tournament', 8, 1, 5],
  ])('%s (%s)', (_name, rules, tricks, pickups, from) => {
    const state = lateState(optionsOf(rules), tricks, pickups, from);
    for (const seat of [0, 1, 2]) {
      const worlds = enumerate(state, seat);
      expect(worlds[keyOf(state)]).toBeGreaterThan(0);
      const samples = Math.max(2000, 40 * Object.keys(worlds).length);
      const faults = checkDistribution(ulti, state, seat, {
        key: keyOf,
        worlds,
        samples,
        random: new Sfc32(seat),
      });
      expect(faults, `seat ${seat}: ${ulti.formatPosition(state)}`).toEqual([]);
    }
  });
});

test('a past that leaves more choices is dealt more often', () => {
  // The forehand bid 20U and raised himself: what he laid down first depends on the cards that this bid proves.
  const state = lateState(optionsOf('seed'), 8, 1, 7781);
  const seat = (ulti.view(state, EVERYBODY).dealer + 2) % 3;
  const worlds = enumerate(state, seat);
  expect(new Set(Object.values(worlds)).size).toBeGreaterThan(1);
  const samples = 200 * Object.keys(worlds).length;
  const expectation = { key: keyOf, worlds, samples, random: new Sfc32(1) };
  expect(checkDistribution(ulti, state, seat, expectation)).toEqual([]);
});

function positioned(text: string, options: Options = optionsOf('seed')): State {
  const state = ulti.create(options, 3);
  const refusal = ulti.readPosition(state, text);
  if (isRefusal(refusal)) throw new Error(JSON.stringify(refusal));
  return state;
}

/** How many sevens that back a plain Ulti the forehand holds. */
function sevens({ at }: State): string {
  return String(formatCards(at[HAND]!).filter((card) => /[BLA]7/.test(card)).length);
}

test('a bid that several sevens could have backed', () => {
  const deck =
    'B7 L7 H7 H8 H9 HU HO HK HX HA A7 A8 A9 AU AO B8 B9 BU BO BK BX BA L8 L9 LU LO LK LX LA AK AX AA';
  const state = positioned(`deal: ${deck} ; bid U ; discard H8 ; discard H9`);
  // Seat 1 sees none of the three: of 22 unseen cards the forehand has ten, with one, two or three sevens.
  const worlds = { 1: 3 * 92_378, 2: 3 * 75_582, 3: 50_388 };
  const expectation = { key: sevens, worlds, samples: 20_000, random: new Sfc32(2) };
  expect(checkDistribution(ulti, state, 1, expectation)).toEqual([]);
});

/** The cards that seat `other` holds in none of many samples of `seat`. */
function never(state: State, seat: number, other: number): string[] {
  const random = new Sfc32(5);
  let held = 0;
  for (let i = 0; i < 400; i++) {
    const world = ulti.create(state.options, 3);
    ulti.copy(state, world);
    ulti.redeal(world, seat, random);
    held |= world.at[HAND + other]!;
  }
  return formatCards(~held);
}

describe('sound conclusions', () => {
  const deck =
    'H7 HK HA B9 L7 A7 AO AU BA BK A9 AX B7 B8 BU LU LO A8 AK AA H9 HU BO BX H8 L8 LX HO HX LA LK L9';
  const auction = (bid: string, trump: string): string =>
    `deal: ${deck} ; bid ${bid} ; discard H9 ; discard HU ; pass ; pass ; stand ; trump ${trump}`;

  test('who does not beat the trick has nothing that would', () => {
    // Seat 1 plays H8 under the king: it has no HX; seat 0 holds HA itself.
    const state = positioned(`${auction('P', 'L')} ; play HK ; play H8`);
    expect(never(state, 2, 1)).toEqual(expect.arrayContaining(['HA', 'HX']));
  });

  test('an announced ulti is held, and nobody else holds the seven', () => {
    const state = positioned(auction('U', 'L'));
    expect(never(state, 1, 2)).toContain('L7');
    expect(never(state, 1, 0)).not.toContain('L7');
  });

  test('who announces nothing with his first card has no king and over of one suit', () => {
    const state = positioned(`${auction('P', 'L')} ; play HK ; play H8 ; play HX`);
    const random = new Sfc32(8);
    for (let i = 0; i < 300; i++) {
      const world = ulti.create(state.options, 3);
      ulti.copy(state, world);
      ulti.redeal(world, 1, random);
      const hand = formatCards(world.at[HAND]!).join(' ') + ' HK';
      for (const suit of 'HBLA') {
        expect(hand.includes(`${suit}K`) && hand.includes(`${suit}O`)).toBe(false);
      }
    }
  });

  test('who does not overtrump could not, and who does not trump has none', () => {
    const leaves = 'LA L7 L8 L9 LU LO LK LX H7 H8';
    const start = (second: string, third: string): string =>
      `contract: P ; trump: A ; soloist: 0 ; hand 0: ${leaves} ; hand 1: ${second} ; hand 2: ${third} ; talon: AU AO`;
    const over = positioned(
      `${start('A9 AK AX AA HX HA BX BA BK BO', 'A8 A7 H9 HU HO HK B7 B8 B9 BU')} ; play LA ; play A9 ; play A8`,
    );
    expect(never(over, 0, 2)).toEqual(expect.arrayContaining(['AK', 'AX', 'AA']));
    expect(never(over, 0, 2)).not.toContain('A7');
    expect(never(over, 0, 1)).not.toContain('AK');
    const none = positioned(
      `${start('A9 AK AX AA A8 A7 BX BA BK BO', 'HX HA H9 HU HO HK B7 B8 B9 BU')} ; play LA ; play A9 ; play H9`,
    );
    expect(never(none, 0, 2)).toEqual(expect.arrayContaining(['A7', 'A8', 'AK', 'AX', 'AA']));
  });

  test('who had to play the seven of his Ulti had no other trump', () => {
    const hands =
      'hand 0: A7 H7 H8 H9 B7 B8 B9 L7 L8 L9 ; hand 1: HA A8 A9 AU AO BX BA LX LA HX ; hand 2: AK AX AA HU HO HK BU BO BK LK';
    const played = 'play H7 ; play HA ; play HU ; play A8 ; play AK ; play A7';
    const state = positioned(
      `contract: U ; trump: A ; soloist: 0 ; ${hands} ; talon: LU LO ; ${played}`,
    );
    expect(never(state, 2, 0)).toEqual(expect.arrayContaining(['A9', 'AU', 'AO']));
    expect(never(state, 2, 1)).not.toContain('A9');
  });

  test('cards that went from hand to hand were dealt once', () => {
    // Seat 0 laid H9 and HU down, seat 1 picked them up and laid two down, which seat 2 picked up.
    const state = positioned(
      `deal: ${deck} ; bid P ; discard H9 ; discard HU ; pickup ; bid BE ; discard H9 ; discard A7 ; ` +
        'pickup ; bid D ; discard H9 ; discard HO',
    );
    const random = new Sfc32(9);
    let last = 0;
    for (let i = 0; i < 300; i++) {
      const world = ulti.create(state.options, 3);
      ulti.copy(state, world);
      ulti.redeal(world, 0, random);
      const [one, two, three] = [0, 1, 2].map((seat) => world.at[DEALT + seat]!);
      expect(one! | two! | three!).toBe(-1);
      expect([one! & two!, one! & three!, two! & three!]).toEqual([0, 0, 0]);
      if ((world.at[HAND + 2]! & (1 << 2)) !== 0) last++;
    }
    // The nine of hearts may be with seat 2: it came with the talon.
    expect(last).toBeGreaterThan(0);
  });

  test('any two of the twelve may have lain in a talon that nobody saw', () => {
    // Seat 1 picked up what seat 0 had laid down: to seat 2 any pair is as likely, the lowest card is in one of six.
    const state = positioned(
      `deal: ${deck} ; bid P ; discard H9 ; discard HU ; pickup ; bid BE ; discard H8 ; discard A7`,
    );
    const random = new Sfc32(4);
    const world = ulti.create(state.options, 3);
    let lowest = 0;
    for (let i = 0; i < 300; i++) {
      ulti.copy(state, world);
      ulti.redeal(world, 2, random);
      const twelve = world.at[HAND + 1]! | world.at[TALON]!;
      if ((world.at[DEALT + 1]! & twelve & -twelve) === 0) lowest++;
    }
    expect(lowest).toBeGreaterThan(25);
    expect(lowest).toBeLessThan(80);
  });

  test('a talon that another picks up is with him or laid down again', () => {
    const state = positioned(
      `deal: ${deck} ; bid P ; discard H9 ; discard HU ; pickup ; bid BE ; discard H8 ; discard A7 ; pass ; pass`,
    );
    // Seat 0 laid H9 and HU down: seat 2 cannot have them.
    expect(never(state, 0, 2)).toEqual(expect.arrayContaining(['H9', 'HU']));
    expect(never(state, 0, 1)).not.toContain('H9');
  });
});

/** Whether the announced or the standing bid was waived. */
function markOf({ at }: State): number {
  return at[WAIVED]! | at[ANNOUNCED_WAIVED]!;
}

describe('4.4 a world knows whether its bid was waived', () => {
  const deck =
    'H7 HK HA B9 L7 A7 AO AU BA BK A9 AX B7 B8 BU LU LO A8 AK AA H9 HU BO BX H8 L8 LX HO HX LA LK L9';
  // Over this bid every other asks for cards, so that nobody but the bidder knows whether he has them.
  const start = `deal: ${deck} ; bid OD ; discard H9 ; discard HU`;

  test.for([
    ['before the discards', 1, 'pass ; pickup ; bid H-20Dc'],
    ['a bid without its cards', 1, 'pass ; pickup ; bid H-20Dc ; discard H9 ; discard HU'],
    ['a bid with its cards', 0, 'pickup ; bid H-20Dc ; discard H9 ; discard HU'],
    ['in play', 0, 'pickup ; bid H-20Dc ; discard H9 ; discard HU ; pass ; pass ; stand'],
  ] as const)('%s', ([, truth, rest]) => {
    const options = optionsOf('ladder=common42 requireHolding=true');
    const state = positioned(`${start} ; ${rest}`, options);
    expect(markOf(state)).toBe(truth);
    const marks = new Set<number>();
    const random = new Sfc32(44);
    // From world to world and seat to seat: a mark has to be set, taken away, and left by the bidder, who knows.
    for (let i = 0; i < 120; i++) {
      ulti.redeal(state, i % 3, random);
      const text = ulti.formatPosition(state);
      expect(state.at, text).toEqual(positioned(text, options).at);
      marks.add(markOf(state));
    }
    expect(marks).toEqual(new Set([0, 1]));
  });
});
