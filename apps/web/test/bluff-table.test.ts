/** The Buddy Bluff table over whole deals: gestures match the moves, and cards fly from where they lie. */
import { buddyBluff, type BuddyBluff, type Seen, type View } from '@pakli/buddy-bluff';
import { penaltyOf, present } from '@pakli/buddy-bluff/present';
import { isRefusal, Match, OVER, Sfc32 } from '@pakli/core';
import { choicesOf, type Choice } from '@pakli/core/analysis';
import { sceneOfMatch, seenStep } from '@pakli/host';
import { describe, expect, test } from 'vitest';
import type { Motion, SceneOf } from '../src/table/game-table.ts';
import { modeOf, remembers } from '../src/games/buddy-bluff/modes.ts';
import { beats, hand, tray } from '../src/games/buddy-bluff/places.ts';
import { attempt, touch } from '../src/games/buddy-bluff/touch.ts';
import type { SeenStep } from '../src/host/host.ts';
import { sceneOf } from '../src/host/scene.ts';

const SEAT = 1;

interface Shown {
  readonly before: SceneOf<View>;
  readonly step: SeenStep & { readonly seen: readonly Seen[] };
  readonly after: SceneOf<View>;
}

/** Every step of a random deal as seat 1 sees it. */
function playedBy(seed: number, lift: 'top' | 'run'): Shown[] {
  const random = new Sfc32(seed);
  const match = Match.start<BuddyBluff>(buddyBluff, { options: { lift, deals: 1 }, random });
  if (isRefusal(match)) throw new Error(match.refused);
  const sitting = { id: 'a', level: 'casual', rules: '', seat: SEAT } as const;
  const scene = (): SceneOf<View> => {
    const told = sceneOfMatch(match, '', SEAT);
    const choices = choicesOf(buddyBluff, told.view as View);
    return { ...sceneOf(told, sitting, match.names), view: told.view as View, choices };
  };
  const shown: Shown[] = [];
  while (match.table.turn !== OVER) {
    const { table } = match;
    const before = scene();
    const state = buddyBluff.create(table.state.options, 4);
    buddyBluff.copy(table.state, state);
    if (table.turn < 0) table.chance(random);
    else {
      const { moves } = buddyBluff.view(table.state, table.turn);
      table.play(moves[random.below(moves.length)] ?? 0);
    }
    const step = seenStep(table, state, table.steps.at(-1) as never, SEAT);
    shown.push({ before, step: step as Shown['step'], after: scene() });
  }
  return shown;
}

const DEALS = [1, 2, 3].flatMap((seed) => [playedBy(seed, 'top'), playedBy(seed, 'run')]);

function penalty(scene: SceneOf<View>, seat: number): number {
  return penaltyOf(scene.view.slots[seat]?.cards ?? []);
}

/** The place where a card is visible in a scene. */
function placeOf({ view }: SceneOf<View>, card: string): string | undefined {
  if (view.hand?.includes(card)) return hand(card);
  const place = view.centre.indexOf(card);
  if (place >= 0) return `centre:${place}`;
  if (view.pool.includes(card)) return 'pool';
  const slot = view.slots.findIndex(({ cards }) => cards.includes(card));
  return slot < 0 ? undefined : tray(slot);
}

function sealsIn({ view }: SceneOf<View>): number {
  return view.slots.flatMap((slot) => slot.seals).length;
}

describe('gestures', () => {
  const open = DEALS.flat().filter(({ before }) => before.choices.length > 0);

  test('there are enough of them', () => {
    expect(open.length).toBe(6 * 12);
  });

  test('lift and drop mean the move they were made of', () => {
    for (const { before } of open) {
      for (const choice of before.choices) {
        const { lift, drop } = touch(choice);
        expect(drop.map((place) => attempt(lift, place, before))).toEqual([choice.text]);
      }
    }
  });

  test('the number on a tray is what its penalty changes by', () => {
    let laid = 0;
    for (const { before, step, after } of open) {
      const choice = before.choices.find(({ text }) => text === step.text) as Choice;
      const { drop, notes } = touch(choice);
      const target = [0, 1, 2, 3].find((seat) => drop[0] === tray(seat));
      if (target === undefined) expect(notes).toEqual({});
      else {
        laid++;
        const change = penalty(after, target) - penalty(before, target);
        expect(notes[tray(target)]?.text).toBe(change > 0 ? `+${change}` : `−${-change}`);
      }
    }
    expect(laid).toBeGreaterThan(10);
  });

  test('what is no card of the hand means nothing', () => {
    const scene = open[0]?.before as SceneOf<View>;
    expect(attempt('pool', 'tray:1', scene)).toBeUndefined();
    expect(attempt('hand:XX', 'tray:1', scene)).toBeUndefined();
    expect(attempt(hand(scene.view.hand?.[0] ?? ''), 'deck', scene)).toBeUndefined();
  });
});

describe('flights', () => {
  test('begin where the card was seen and end where it is seen', () => {
    for (const { before, step, after } of DEALS.flat()) {
      const flights = beats(step, before)
        .flat()
        .filter((motion) => motion.kind === 'fly');
      const known = flights.filter(({ face }) => face !== undefined);
      for (const card of new Set(known.map((flight) => flight.card))) {
        const way = known.filter((flight) => flight.card === card);
        const from = placeOf(before, card);
        if (from !== undefined) expect(way[0]?.from).toBe(from);
        else expect(way[0]?.from).toMatch(/^(deck|seat:)/);
        expect(way.at(-1)?.to).toBe(placeOf(after, card));
        // Each leg starts where the last one ended.
        way.slice(1).forEach((leg, n) => expect(leg.from).toBe(way[n]?.to));
      }
    }
  });

  test('everything that changed its place has flown', () => {
    for (const { before, step, after } of DEALS.flat()) {
      const flown = new Set(
        beats(step, before)
          .flat()
          .flatMap((motion: Motion) => (motion.kind === 'fly' ? [motion.card] : [])),
      );
      const { centre, pool, slots, hand: own } = after.view;
      const seen = [...centre, ...pool, ...slots.flatMap(({ cards }) => cards), ...(own ?? [])];
      for (const card of seen) {
        if (card !== null && placeOf(before, card) !== placeOf(after, card)) {
          expect(flown).toContain(card);
        }
      }
    }
  });

  test('every new seal is stamped', () => {
    let seals = 0;
    for (const { before, step, after } of DEALS.flat()) {
      const stamps = beats(step, before)
        .flat()
        .filter(({ kind }) => kind === 'stamp');
      expect(stamps).toHaveLength(sealsIn(after) - sealsIn(before));
      seals += stamps.length;
    }
    expect(seals).toBeGreaterThan(0);
  });
});

test('the log shows as much as the mode remembers', () => {
  for (const deal of DEALS) {
    const past: Shown['step'][] = [];
    for (const { step, after } of deal) {
      past.push(step);
      for (const mode of ['standard', 'memory', 'open']) {
        const { log } = present(
          after.view,
          modeOf(mode),
          past.flatMap(({ seen }) => seen),
        );
        expect(remembers(past, mode).flatMap(({ seen }) => seen)).toEqual(log);
      }
    }
  }
});
