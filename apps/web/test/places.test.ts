/**
 * The table draws every place that movements and gestures name: otherwise a card would fly nowhere, or a move could
 * not be made.
 */
import type { BaseView } from '@pakli/core';
import { afterEach, expect, test, vi } from 'vitest';
import { SHELF } from '../src/shelf/shelf.ts';
import type { GameTable, Gesture, Place, SceneOf } from '../src/table/game-table.ts';
import { draw as drawTable } from './drawn.ts';
import { walk, type Walk, type Walked } from './walk.ts';

// React renders the same in half the time without its development checks.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'));

type Scene = SceneOf<BaseView>;
type Step = Walked<BaseView, unknown>;

/** Random games; controls are checked once in this many steps, which take long to render. */
const WALKS: readonly (Walk & { readonly every: number; readonly more: number })[] = [
  { game: 'buddy-bluff', options: {}, seed: 1, every: 4, more: 8 },
  { game: 'mulle', options: { format: 'short' }, seed: 1, every: 13, more: 4 },
  { game: 'ulti', options: {}, seed: 1, every: 2, more: 10 },
  { game: 'compile', options: {}, seed: 1, every: 6, more: 4 },
];
const SCREENS = { wide: true, narrow: false };
/** Drawn once it has been seen to grow, which a single drawing cannot know. */
const GROWN = /^gain:/;
/** Made with chips that are gathered first. */
const GATHERED = /^say:(kontra|raise)/;

/** The places of the table as rendered after a step, with or without something lifted. */
function draw(
  game: GameTable,
  scene: Scene,
  last: Step['step'] | undefined,
  lifted?: Place,
): { readonly gestures: readonly Gesture[]; readonly places: ReadonlySet<Place> } {
  const { gestures, markup } = drawTable({ game, scene, last, lifted });
  const places = [...markup.matchAll(/ data-place="([^"]*)"/g)].map(([, place = '']) =>
    place.replaceAll('&gt;', '>').replaceAll('&#x27;', "'"),
  );
  return { gestures, places: new Set(places) };
}

/** The missing places of a step's movements. */
function unflown(game: GameTable, { before, step, after }: Step): string[] {
  const [old, now] = [draw(game, before, undefined).places, draw(game, after, step).places];
  const motions = game.beats(step, before, after).flat();
  return motions
    .flatMap((motion) => {
      if (motion.kind === 'stamp') return now.has(motion.place) ? [] : [motion.place];
      if (motion.kind === 'light') return motion.places.filter((place) => !old.has(place));
      const { from, to, onto = to } = motion;
      if (!old.has(onto) && !now.has(onto)) return [onto];
      const lost = old.has(from) || now.has(from) ? [] : [from];
      return now.has(to) ? lost : lost.concat(to);
    })
    .filter((place) => !GROWN.test(place))
    .map((place) => `${place} at ${step.text}`);
}

/** The missing places of the controls when something is lifted. */
function untouched(game: GameTable, { step, after }: Step): string[] {
  const { gestures } = draw(game, after, step);
  // A question in words has no place.
  const lifts = [...new Set(gestures.map(({ lift }) => lift))].filter((lift) => lift !== '');
  // Bids are many, and all alike.
  return lifts.slice(0, 5).flatMap((lift) => {
    const { places } = draw(game, after, step, lift);
    const named = gestures.filter((gesture) => gesture.lift === lift);
    return [lift, ...named.flatMap(({ drop, touches }) => drop.concat(touches))]
      .filter((place) => !places.has(place) && !GATHERED.test(place))
      .map((place) => `${place} with ${lift} lifted after ${step.text}`);
  });
}

/** The shape of a step's movements, whichever cards and seats they involve. */
function shapesOf(game: GameTable, { before, step, after }: Step): string[] {
  return game.beats(step, before, after).flatMap((beat) =>
    beat.map((motion) => {
      if (motion.kind === 'stamp') return `stamp ${kindOf(motion.place)}`;
      if (motion.kind === 'light') return `light ${motion.places.map(kindOf).join(' ')}`;
      return `${motion.kind} ${kindOf(motion.from)} ${kindOf(motion.to)} ${kindOf(motion.onto ?? '')}`;
    }),
  );
}

/** The words of a place (`hand`, `P.deck`): cards and numbers distinguish places. */
function kindOf(place: Place): string {
  return place.replace(/:.*/, '').replaceAll(/\d/g, '');
}

afterEach(() => vi.unstubAllGlobals());

test.each(WALKS)('$game, dealt by $seed, names places that are there', async (wish) => {
  const game = await SHELF.find(({ id }) => id === wish.game)!.table();
  const steps = await walk<BaseView, unknown>(wish);
  const some = steps.filter((_, n) => n % wish.every === 0);
  // Neighbours move alike; what moves otherwise is looked at below, wherever it happens.
  const moves = steps.filter((_, n) => n % 3 === 0);
  expect(some.length).toBeGreaterThan(10);
  for (const [screen, matches] of Object.entries(SCREENS)) {
    vi.stubGlobal('matchMedia', () => ({ matches }));
    const lost = [
      ...(matches ? moves : some).flatMap((step) => unflown(game, step)),
      // Every other one on each screen.
      ...some.filter((_, n) => n % 2 === Number(matches)).flatMap((step) => untouched(game, step)),
    ];
    expect(lost, screen).toEqual([]);
  }
});

test.each(WALKS)('$game names places that are there in what happens seldom', async (wish) => {
  const game = await SHELF.find(({ id }) => id === wish.game)!.table();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const known = new Set<string>();
  const lost: string[] = [];
  for (let seed = 2; seed < 2 + wish.more; seed++) {
    for (const step of await walk<BaseView, unknown>({ ...wish, seed })) {
      const shapes = shapesOf(game, step).filter((shape) => !known.has(shape));
      if (shapes.length === 0) continue;
      for (const shape of shapes) known.add(shape);
      lost.push(...unflown(game, step).map((place) => `${place}, dealt by ${seed}`));
    }
  }
  expect(known.size).toBeGreaterThan(8);
  expect(lost).toEqual([]);
});
