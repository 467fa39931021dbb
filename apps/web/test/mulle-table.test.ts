import { isRefusal, Match, Sfc32, type OptionValues } from '@pakli/core';
import { choicesOf } from '@pakli/core/analysis';
import { playRandomly } from '@pakli/core/search';
import { mulle, type Event, type Seen, type View } from '@pakli/mulle';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Place, SceneOf } from '../src/table/game-table.ts';
import { candidates, NOTHING, tap, type Lifting } from '../src/table/lifting.ts';
import type { Gesture } from '../src/table/game-table.ts';
import {
  arrange,
  TALL,
  WIDE,
  type Arrangement,
  type Cell,
} from '../src/games/mulle/arrangement.ts';
import { beats } from '../src/games/mulle/beats.ts';
import {
  backsPlace,
  FREE,
  gainPlace,
  handPlace,
  laidAt,
  mullePlace,
  pilePlaces,
  SHOW,
  STOCK,
  tabbePlace,
  tagPlace,
  takenPlace,
} from '../src/games/mulle/places.ts';
import { builtOf } from '../src/games/mulle/sums.ts';
import { alike, tablesOf } from '../src/games/mulle/tables.ts';
import { attempt, touch } from '../src/games/mulle/touch.ts';
import { unseenBy } from '@pakli/mulle/present';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Result } from '../src/games/mulle/Result.tsx';
import { talkOf } from './drawn.ts';
import { walk, type Walked } from './walk.ts';

type Scene = SceneOf<View>;
/** The scene of a written position, Anna at turn. */
function sceneOf(position: string): Scene {
  const state = mulle.create(mulle.rules.defaults, 2);
  mulle.setup(state, { number: 0, starter: 0, carry: [0, 0] });
  expect(mulle.readPosition(state, position)).toBeUndefined();
  const view = mulle.view(state, 0);
  return {
    id: 'a',
    reader: 0,
    game: 'mulle',
    version: mulle.version,
    step: 0,
    level: 'casual',
    rules: '',
    seat: 0,
    names: ['Anna', 'Bo'],
    deal: 0,
    deals: 2,
    view,
    choices: choicesOf(mulle, view),
    sheet: [],
    over: false,
    canUndo: false,
    canRedo: false,
  };
}

function gesturesOf(scene: Scene): Gesture[] {
  const label = { text: '', short: '', notes: [], card: undefined };
  return scene.choices.map((choice) => ({ ...touch(choice, scene), choice, label }));
}

function placesOf({ view }: Scene): Set<Place> {
  return new Set([
    SHOW,
    STOCK,
    ...[0, 1].flatMap((seat) => [
      backsPlace(seat),
      takenPlace(seat),
      tabbePlace(seat),
      gainPlace(seat),
    ]),
    ...view.mulles.flatMap((cards, seat) => cards.map((card) => mullePlace(seat, card))),
    ...handPlaces(view),
    ...pilePlaces(view.table),
    ...view.table.filter(({ cards }) => cards.length > 1).map(({ value }) => tagPlace(value)),
  ]);
}

function handPlaces({ hand }: View): Set<Place> {
  return new Set(hand!.map((card) => handPlace(card, hand!)));
}

function covers({ row, column, span }: Cell): string[] {
  return Array.from({ length: span }, (_, i) => `${row},${column + i}`);
}

const BOOKS = ['synced', 'draft', 'regler', 'seven', 'short'];
const games = new Map<string, Walked<View, Seen>[]>();

beforeAll(async () => {
  for (const [n, rules] of BOOKS.entries()) {
    const options = { ...mulle.rules.presets[rules], omgangar: 1 };
    games.set(rules, await walk({ game: 'mulle', options, seed: n + 1 }));
  }
});

describe.each(BOOKS)('a game by the book %s', (rules) => {
  test('every card flies from where it is to where it will be', () => {
    let flights = 0;
    for (const { before, step, after } of games.get(rules)!) {
      const [from, to] = [placesOf(before), placesOf(after)];
      for (const motion of beats(step, before, after).flat()) {
        if (motion.kind === 'stamp') {
          expect(to, step.text).toContain(motion.place);
          continue;
        }
        if (motion.kind === 'light') {
          for (const place of motion.places) expect(from, step.text).toContain(place);
          continue;
        }
        flights++;
        if (motion.from !== SHOW) expect(from, step.text).toContain(motion.from);
        expect(to, step.text).toContain(motion.to);
        // A place that shows its cards knows the one that lands there.
        const pile = after.view.table[pilePlaces(after.view.table).indexOf(motion.to)];
        if (pile === undefined) continue;
        const keys = laidAt(motion.to, pile.cards).map(({ key }) => key);
        expect(keys, step.text).toContain(motion.card);
      }
    }
    expect(flights).toBeGreaterThan(30);
  });

  test('everything that is new in a pile flies there', () => {
    for (const { before, step, after } of games.get(rules)!) {
      const [old, now] = [before, after].map(({ view }) => {
        const places = pilePlaces(view.table);
        return new Map(view.table.map(({ cards }, i) => [places[i]!, cards.length]));
      });
      const flown = new Map<Place, Set<string>>();
      for (const motion of beats(step, before, after).flat()) {
        if (motion.kind !== 'fly') continue;
        flown.set(motion.to, (flown.get(motion.to) ?? new Set()).add(motion.card));
      }
      for (const [place, cards] of now!) {
        // The second of twins takes the name of the first when that one is taken.
        if (old!.has(`${place}'`)) continue;
        expect(flown.get(place)?.size ?? 0, step.text).toBe(cards - (old!.get(place) ?? 0));
      }
    }
  });

  test('what lies on the table follows from the events', () => {
    const walked = games.get(rules)!;
    const tables = tablesOf(
      [],
      walked.map(({ step }) => step),
    );
    for (const [n, { step, after }] of walked.entries()) {
      expect(alike(tables[n]!, after.view.table), step.text).toBe(true);
      expect(alike(tables[n]!, [...after.view.table, ...walked[0]!.after.view.table])).toBe(false);
    }
  });

  test('what was not seen yet is in the stock or in the other hand', () => {
    for (const { step, after } of games.get(rules)!) {
      const { view, seat } = after;
      // At the end what nobody took lies on the table, and everything was seen.
      expect(unseenBy(view).length, step.text).toBe(view.stockSize + view.handSizes[1 - seat]!);
    }
  });

  test('as many cards leave the table as are taken', () => {
    for (const { before, step, after } of games.get(rules)!) {
      const flown = new Set<string>();
      for (const motion of beats(step, before, after).flat()) {
        if (motion.kind === 'fly' && motion.to.startsWith('taken:')) flown.add(motion.card);
      }
      const count = ({ view }: Scene): number => view.captured.flat().length;
      // A new omgang starts with nothing taken.
      const more = before.deal === after.deal ? count(after) - count(before) : 0;
      expect(flown.size, step.text).toBe(more);
    }
  });

  test.each([
    ['tall', TALL],
    ['wide', WIDE],
  ] as const)('piles keep their cells on a %s table, and no two share one', (_, grids) => {
    let last: Arrangement | undefined;
    let kept = 0;
    for (const { after } of games.get(rules)!) {
      const now: Arrangement = arrange(after.view.table, grids, last);
      const cells = [...now.cells.values(), now.free];
      const covered = cells.flatMap(covers);
      expect(now.cells.size).toBe(after.view.table.length);
      expect(new Set(covered).size).toBe(covered.length);
      for (const { row, column, span } of cells) {
        expect(row).toBeLessThan(now.grid.rows);
        expect(column + span).toBeLessThanOrEqual(now.grid.columns);
      }
      if (last !== undefined && last.grid === now.grid) {
        for (const [place, cell] of now.cells) {
          const old = last.cells.get(place);
          if (old === undefined) continue;
          kept++;
          expect(covers(cell)).toContain(covers(old)[0]);
        }
      }
      last = now;
    }
    expect(kept).toBeGreaterThan(20);
  });

  test('every move can be reached by taps that all end on something that is there', () => {
    for (const { after } of games.get(rules)!) {
      const there = placesOf(after).add(FREE);
      const gestures = gesturesOf(after);
      for (const gesture of gestures) {
        for (const place of [gesture.lift, ...gesture.drop, ...gesture.touches]) {
          expect(there, gesture.choice.text).toContain(place);
        }
        let lifting: Lifting = { lifted: gesture.lift, picked: [] };
        for (const place of gesture.drop) {
          const tapped = tap(gestures, lifting, place);
          if (tapped.kind === 'move') {
            expect(tapped.gesture.choice.text).toBe(gesture.choice.text);
            lifting = NOTHING;
            break;
          }
          if (tapped.kind === 'lifting') ({ lifting } = tapped);
        }
        // What taps leave open is on the chips.
        const open = candidates(gestures, lifting).map(({ choice }) => choice.text);
        if (lifting !== NOTHING) expect(open).toContain(gesture.choice.text);
      }
    }
  });

  test('an attempt that is no move is refused by a rule', () => {
    let refused = 0;
    for (const { after } of games.get(rules)!) {
      if (after.choices.length === 0) continue;
      const state = mulle.create(after.view.options, 2);
      mulle.world(after.view, state);
      const allowed = gesturesOf(after);
      for (const lift of handPlaces(after.view)) {
        for (const drop of [lift, FREE, ...pilePlaces(after.view.table)]) {
          if (allowed.some((one) => one.lift === lift && one.drop.includes(drop))) continue;
          if (drop === lift && allowed.some((one) => one.lift === lift)) continue;
          const answer = mulle.read(state, 0, attempt(lift, drop, after)!);
          if (!isRefusal(answer)) throw new Error(`${attempt(lift, drop, after)} may be played`);
          expect(answer.rule).toMatch(/^[345]\./);
          refused++;
        }
      }
    }
    expect(refused).toBeGreaterThan(10);
  });
});

describe('places', () => {
  test('twins in the hand are lifted as one, and one of them stays', () => {
    const scene = sceneOf('table: SP 5 ; Anna: KL 9, KL 9, SP 3 ; Bo: 2 cards');
    const lifts = new Set(gesturesOf(scene).map(({ lift }) => lift));
    expect(lifts).toEqual(new Set(['hand:9C9C', 'hand:3S']));
    const after = sceneOf('table: SP 5 | KL 9 ; Anna: KL 9, SP 3 ; Bo: 2 cards');
    const seen = scene.choices.find(({ text }) => text === 'discard KL 9')!.seen as Seen[];
    const step = { deal: 0, seat: 0, text: '', seen };
    expect(beats(step, scene, after)).toEqual([
      [
        {
          kind: 'fly',
          card: 'pile:9C/9C',
          face: '9C',
          from: 'hand:9C9C',
          to: 'pile:9C',
          turn: false,
        },
      ],
    ]);
  });

  test('twins are told apart, in a pile and on the table', () => {
    const { view } = sceneOf(
      'table: KL 9 | KL 9 | {SP 2 SP 2 RU 8}=12 lock Bo ; Anna: SP Q ; Bo: 1 cards',
    );
    expect(pilePlaces(view.table)).toEqual(['pile:9C', "pile:9C'", 'build:12']);
    const keys = laidAt('build:12', view.table[2]!.cards).map(({ key }) => key);
    expect(keys.toSorted()).toEqual(['build:12/2S', "build:12/2S'", 'build:12/8D']);
  });
});

describe('a build', () => {
  const before = sceneOf('table: KL 9 | SP 3 | HJ 4 ; Anna: RU 3, RU Q ; Bo: 2 cards');
  const after = sceneOf('table: SP 3 | HJ 4 | {KL 9 RU 3}=12 open Anna ; Anna: RU Q ; Bo: 2 cards');

  test('lies where its base lay, and the others stay', () => {
    const first = arrange(before.view.table, WIDE);
    const then = arrange(after.view.table, WIDE, first);
    expect(covers(then.cells.get('build:12')!)).toContain(covers(first.cells.get('pile:9C')!)[0]);
    for (const place of ['pile:3S', 'pile:4H']) {
      expect(then.cells.get(place)).toEqual(first.cells.get(place));
    }
  });

  test('is previewed with its value, and draws in what fits', () => {
    const choice = before.choices.find(({ text }) => text === 'build RU 3 on 1 = 12')!;
    expect(touch(choice, before)).toMatchObject({
      lift: 'hand:3D',
      drop: ['pile:9C'],
      notes: { 'pile:9C': { text: '= 12' } },
    });
  });
});

describe('a capture that can be made in several ways', () => {
  const scene = sceneOf('table: KL 9 | RU 9 | HJ 4 | SP 7 | KL 7 ; Anna: RU K, SP 3 ; Bo: 2 cards');

  test('is chosen by tapping what is to be taken', () => {
    const gestures = gesturesOf(scene).filter(({ lift }) => lift === 'hand:KD');
    const captures = gestures.filter(({ choice }) => choice.text.startsWith('capture'));
    expect(captures.map(({ drop }) => drop)).toEqual([
      ['pile:9C', 'pile:4H'],
      ['pile:9D', 'pile:4H'],
    ]);
    const lifted: Lifting = { lifted: 'hand:KD', picked: [] };
    const four = tap(gestures, lifted, 'pile:4H');
    expect(four).toEqual({
      kind: 'lifting',
      lifting: { lifted: 'hand:KD', picked: ['pile:4H'] },
    });
    const nine = tap(gestures, lifted, 'pile:9D');
    expect(nine.kind === 'move' && nine.gesture.choice.text).toBe('capture RU K x 2,3');
  });

  test('a mulle is announced in points where it lies', () => {
    const mulle = sceneOf('table: KL 9 | SP 5 ; Anna: KL 9, SP 3 ; Bo: 2 cards');
    const choice = mulle.choices.find(({ text }) => text === 'capture KL 9 x 1')!;
    expect(touch(choice, mulle).notes).toEqual({ 'pile:9C': { text: '+9', tone: 'good' } });
  });
});

test('more piles than any grid has cells still get one each', () => {
  const table = Array.from({ length: 90 }, (_, i) => ({
    cards: [`KL ${i}`],
    value: 2,
    build: null,
  }));
  const { cells } = arrange(table, TALL);
  expect(new Set([...cells.values()].flatMap(covers)).size).toBe(90);
});

test('what an omgang has brought is said where a game has several', () => {
  const scene = games.get('short')!.at(-1)!.after;
  const said = (deals: number): boolean =>
    renderToStaticMarkup(
      createElement(Result, { scene: { ...scene, deals }, talk: talkOf(scene), mode: '' }),
    ).includes('<p>');
  expect(scene.deals).toBe(1);
  // The margin of a game of one stands above it.
  expect([said(1), said(2)]).toEqual([false, true]);
});

describe('a build that draws others in says what it consists of, its own sum first', () => {
  const groups = [{ piles: [3, 8], cards: ['SP K', 'KL A'], values: [13, 1] }];
  const absorb = { kind: 'absorb', seat: 1, piles: [3, 8], groups } as const;
  test.each([
    ['SP 4', 10, 14, '10 + 4'],
    // Clubs and hearts have letters of ranks: a club is not a king, a heart not a jack.
    ['KL 2', 9, 11, '9 + 2'],
    ['HJ 10', 3, 13, '3 + 10'],
    ['RU A', 13, 14, '13 + 1'],
    // Rule 5.2 with `upDown`: the difference.
    ['SP 4', 13, 9, '13 − 4'],
    ['SP K', 4, 9, '13 − 4'],
  ])('%s on %i is %i', (card, before, value, sum) => {
    const play = {
      kind: 'play',
      seat: 1,
      action: 'build',
      card,
      piles: [2],
      value,
      base: before,
    } as const;
    expect(builtOf([play, absorb])).toEqual([sum, '13 + 1']);
    expect(builtOf([play])).toEqual([]);
  });
});

const GAMES = process.env['PAKLI_LONG'] === undefined ? 40 : 100;

test('every build of random games adds up to its value', () => {
  const shapes = new Set<string>();
  for (const [n, rules] of BOOKS.entries()) {
    for (let seed = 0; seed < GAMES; seed++) {
      for (const events of playedAtRandom(mulle.rules.presets[rules] ?? {}, 1000 * n + seed)) {
        const seen = events.filter((event) => event.kind !== 'deal');
        const play = seen.find((part) => part.kind === 'play');
        if (play?.value === undefined) continue;
        for (const sum of builtOf(seen)) {
          const [first = '', sign = '', ...rest] = sum.split(' ');
          const parts = [first, ...rest.filter((part) => part !== '+')].map(Number);
          const total = parts.reduce((before, part) =>
            sign === '−' ? before - part : before + part,
          );
          expect(total, `${rules} ${seed}: ${sum} = ${play.value}`).toBe(play.value);
          expect(Math.min(...parts), sum).toBeGreaterThan(0);
          shapes.add(`${play.action} ${sign}`);
        }
      }
    }
  }
  expect([...shapes].toSorted()).toEqual(['build +', 'build −', 'trotta +']);
});

/** Everything that happens in an omgang where both seats move at random. */
function playedAtRandom(options: OptionValues, seed: number): (readonly Event[])[] {
  const random = new Sfc32(seed);
  const match = Match.start(mulle, {
    random,
    options: { ...mulle.rules.defaults, ...options, omgangar: 1 },
  });
  if (isRefusal(match)) throw new Error(match.refused);
  playRandomly(match, random);
  return match.table.steps.map(({ events }) => events);
}
