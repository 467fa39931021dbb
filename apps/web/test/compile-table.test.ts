/**
 * The table of Compile: it offers every choice, cards fly between existing places, and texts are announced correctly.
 */
import { parseCardName } from '@pakli/compile/move-parts';
import { compile, type Seen, type View } from '@pakli/compile';
import { PROTOCOLS } from '@pakli/compile/cards';
import { isRefusal } from '@pakli/core';
import type { Choice } from '@pakli/core/analysis';
import { loadCatalogue, speechOf } from '@pakli/text';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Gesture, Place, SceneOf } from '../src/table/game-table.ts';
import { candidates, tap, type Lifting } from '../src/table/lifting.ts';
import { beats, zoneOf } from '../src/games/compile/beats.ts';
import { faceDownValue, poolOf } from '../src/games/compile/cards.ts';
import { missing } from '../src/games/compile/Strip.tsx';
import { momentsOf } from '../src/games/compile/Moment.tsx';
import {
  deckPlace,
  handPlace,
  handZone,
  linePlace,
  LINES,
  platePlace,
  playPlace,
  poolPlace,
  stackPlace,
  trashPlace,
  trayOf,
  trayPlace,
} from '../src/games/compile/places.ts';
import { questionOf } from '../src/games/compile/question.ts';
import { signOf, SIGNS } from '../src/games/compile/signs.ts';
import { table } from '../src/games/compile/table.ts';
import { idleBoxes } from '../src/games/compile/Table.tsx';
import { attempt, touch } from '../src/games/compile/touch.ts';
import { nextName } from '../src/games/compile/use-ticks.ts';
import { draw } from './drawn.ts';
import { walk, type Walked } from './walk.ts';

type Scene = SceneOf<View>;
const text = await loadCatalogue('en');
const speech = speechOf(text, 'compile')!;
const talk = { text, speech, company: { names: ['Ada', 'Bo'], seat: 0 } };

function gesturesOf(scene: Scene): Gesture[] {
  return scene.choices.flatMap((choice: Choice) =>
    touch(choice, scene).map(({ lift, drop, touches, notes }) => {
      const label = speech.choice(choice, scene.view, talk.company);
      return { lift, drop, touches, notes, choice, label };
    }),
  );
}

/** Everything that the table's components draw a spot for. */
function placesOf({ view, seat }: Scene): Set<Place> {
  const seats = [0, 1];
  return new Set([
    ...poolOf(view.options.sets).map(poolPlace),
    ...seats.flatMap((player) => [deckPlace(player), trashPlace(player), handZone(player)]),
    ...LINES.map(linePlace),
    ...seats.flatMap((player) =>
      LINES.flatMap((line) => [
        stackPlace(player, line),
        platePlace(player, line),
        playPlace(player, line, true),
        playPlace(player, line, false),
      ]),
    ),
    ...view.players.flatMap(({ stacks }) => stacks.flat().map(({ pos }) => pos)),
    ...(view.players[seat === 0 ? 0 : 1].hand ?? []).map(handPlace),
    ...trayOf(view).map(trayPlace),
  ]);
}

afterEach(() => void vi.unstubAllGlobals());

const BOOKS = { draft: {}, quick: { draft: 'random' }, second: { sets: 'MN02', draft: 'ban' } };
const games = new Map<string, Walked<View, Seen>[]>();

beforeAll(async () => {
  let seed = 1;
  for (const [name, options] of Object.entries(BOOKS)) {
    const first = await walk<View, Seen>({ game: 'compile', options, seed: seed++ });
    const second = await walk<View, Seen>({ game: 'compile', options, seed: 10 + seed++ });
    games.set(name, [...first, ...second]);
  }
});

describe.each(Object.keys(BOOKS))('games by the book %s', (book) => {
  test('every choice is made on the table, or is said in words', () => {
    const kinds = new Set<string>();
    for (const { after } of games.get(book)!) {
      const { pending } = after.view;
      if (after.choices.length === 0 || pending === null) continue;
      kinds.add(pending.kind);
      const there = placesOf(after);
      const gestures = gesturesOf(after);
      for (const choice of after.choices) {
        const ways = gestures.filter((gesture) => gesture.choice === choice);
        const worded = /^(yes|no|none|-|\d|P\d|discard|flip|shift|delete|draw)$/.test(choice.text);
        // Several cards are ticked instead.
        if (pending.kind !== 'hand') expect(ways.length > 0, choice.text).toBe(!worded);
        for (const way of ways) {
          for (const place of [way.lift, ...way.drop]) expect(there, choice.text).toContain(place);
          const lifted: Lifting = { lifted: way.lift, picked: [] };
          const tapped = tap(gestures, lifted, way.drop[0]!);
          if (tapped.kind === 'move') expect(tapped.gesture.choice.text).toBe(choice.text);
          else {
            // Two moves start alike: words distinguish them.
            expect(tapped.kind).toBe('lifting');
            const next = tapped.kind === 'lifting' ? tapped.lifting : lifted;
            expect(candidates(gestures, next).map((one) => one.choice)).toContain(choice);
          }
        }
      }
    }
    expect(kinds.size).toBeGreaterThan(3);
  });

  test('every decision carries a question and a line on what follows', () => {
    for (const { after } of games.get(book)!) {
      const { pending } = after.view;
      if (after.choices.length === 0 || pending === null) continue;
      const { title, about } = questionOf(after.view, pending, gesturesOf(after), talk);
      expect(title, pending.kind).toMatch(/[.?]$/);
      expect(about, pending.kind).toMatch(/\.$/);
    }
  });

  test('cards fly between places that are there, and what cannot be read shows its back', () => {
    let flights = 0;
    for (const { before, step, after } of games.get(book)!) {
      const there = new Set([...placesOf(before), ...placesOf(after)]);
      for (const motion of beats(step, before, after).flat()) {
        if (motion.kind === 'stamp') {
          expect(there).toContain(motion.place);
          continue;
        }
        if (motion.kind === 'light') continue;
        flights++;
        expect(there, step.text).toContain(motion.from);
        expect(there, step.text).toContain(motion.to);
        if (motion.face !== undefined) expect(parseCardName(motion.face).protocol).not.toBe('');
      }
    }
    expect(flights).toBeGreaterThan(60);
  });

  test('whatever comes to lie in a stack or leaves it is seen to move', () => {
    for (const { before, step, after } of games.get(book)!) {
      const swapped = step.seen.some(({ kind }) => kind === 'swapStacks');
      if (before.view.phase === 'setup' || swapped) continue;
      const motions = beats(step, before, after).flat();
      for (const seat of [0, 1]) {
        for (const line of LINES) {
          const zone = stackPlace(seat, line);
          const size = ({ view }: Scene): number =>
            view.players[seat === 0 ? 0 : 1].stacks[line]!.length +
            view.commits.filter(({ pos }) => pos === zone).length;
          const net = motions.reduce((sum, motion) => {
            if (motion.kind !== 'fly') return sum;
            return sum + (motion.to === zone ? 1 : 0) - (motion.from === zone ? 1 : 0);
          }, 0);
          expect(net, `${step.text} ${zone}`).toBe(size(after) - size(before));
        }
      }
    }
  });

  test('an attempt that no move allows is refused by a rule', () => {
    let refused = 0;
    for (const { after } of games.get(book)!) {
      if (after.view.pending?.kind !== 'action' || after.choices.length === 0) continue;
      const state = compile.create(after.view.options, 2);
      compile.world(after.view, state);
      const allowed = new Set(after.choices.map((choice) => choice.text));
      for (const card of after.view.players[0].hand!) {
        for (const line of LINES) {
          const wish = attempt(handPlace(card), stackPlace(0, line), after)!;
          if (allowed.has(wish)) continue;
          const answer = compile.read(state, 0, wish);
          if (!isRefusal(answer)) throw new Error(`${wish} may be played`);
          expect(answer.rule).toBe('7.1');
          refused++;
        }
      }
      const refresh = attempt(deckPlace(0), deckPlace(0), after)!;
      if (!allowed.has(refresh)) expect(isRefusal(compile.read(state, 0, refresh))).toBe(true);
    }
    expect(refused).toBeGreaterThan(10);
  });
});

type PartOf<Event extends Seen> = Event extends Seen
  ? Partial<Pick<Event, 'depth' | 'cause' | 'player' | 'cards'>> &
      Omit<Event, 'depth' | 'cause' | 'player' | 'cards'>
  : never;
const seenPart = (part: PartOf<Seen>): Seen => ({
  depth: 0,
  cause: null,
  player: 0,
  cards: [],
  ...part,
});

const lying = (name: string): Seen['cards'] => [
  { card: name, from: 'P0.L0.0', to: 'P0.L0.0', up: true, news: false },
];

test.for([[['Fire-2', 'Fire-0']], [['Fire-1', 'Fire-0', 'Fire-2']], [['Fire-1']]] as const)(
  'several cards may be ticked in any order: %j',
  ([ticked]) => {
    const state = compile.create(compile.rules.defaults, 2);
    // Fire-4: discard 1 or more cards.
    const cards = 'P0 hand: Fire-0 Fire-1 Fire-2 Fire-4 ; P0 deck: Life-1 Life-2 Life-3 Life-4';
    const position = `plates: Fire Life Water | Death Metal Light ; turn: P0 5 ; ${cards}`;
    expect(compile.readPosition(state, position)).toBeUndefined();
    const send = (name: string | undefined): void => {
      const move = compile.read(state, 0, name ?? 'nothing');
      if (isRefusal(move)) throw new Error(`${name}: ${move.refused}`);
      compile.play(state, move);
    };
    send('Fire-4@L0:up');
    for (let view = compile.view(state, 0); view.pending?.kind === 'hand';) {
      send(nextName(view, ticked, 0));
      view = compile.view(state, 0);
    }
    expect(compile.view(state, 0).players[0].trash).toEqual(ticked.toSorted());
  },
);

test.each([
  [['Fire-0@L0:up', 'Fire-0@L1:down'], 'Play a card.'],
  [['Fire-0@L0:up', 'refresh'], 'Play a card or refresh.'],
  [['refresh'], 'You must refresh.'],
])('who may do no more than %j is asked: %s', (moves, title) => {
  const { view } = games.get('quick')!.find(({ after }) => after.view.pending !== null)!.after;
  const gestures = moves.map((move) => ({ choice: { text: move } }) as Gesture);
  const pending = { player: 0, kind: 'action', cause: null } as const;
  expect(questionOf(view, pending, gestures, talk).title).toBe(title);
});

describe('moments', () => {
  test('texts at the start and end of a turn are announced, others are not', () => {
    const told = momentsOf(
      [
        seenPart({ kind: 'text', box: 'top', cards: lying('Death-1') }),
        seenPart({ kind: 'text', box: 'bottom', cards: lying('Light-1') }),
        seenPart({ kind: 'text', box: 'middle', cards: lying('Fire-1') }),
        seenPart({ kind: 'text', box: 'top', cards: lying('Spirit-3') }),
      ],
      talk,
    );
    expect(told.map((one) => one.text)).toEqual([
      'At the start of the turn: Death 1',
      'At the end of the turn: Light 1',
    ]);
  });

  test('a compile and the win are moments', () => {
    const told = momentsOf(
      [
        seenPart({ kind: 'plate', protocol: 'Fire', player: 1 }),
        seenPart({ kind: 'over', end: 'win', player: 1 }),
      ],
      talk,
    );
    expect(told.map(({ kind, text: said }) => `${kind}: ${said}`)).toEqual([
      'compile: Bo compiles Fire',
      'won: Bo wins',
    ]);
  });

  test.each([
    ['hu', 'Kompilálod: Fire'],
    ['tr', 'Derliyorsun: Fire'],
  ] as const)('a compile is said in the order of words of %s', async (locale, said) => {
    const own = await loadCatalogue(locale);
    const plate = seenPart({ kind: 'plate', protocol: 'Fire', player: 0 });
    const [told] = momentsOf([plate], { ...talk, text: own, speech: speechOf(own, 'compile')! });
    expect(told?.text).toBe(said);
  });
});

describe('cards', () => {
  test('every protocol has a sign of its own, a colour and a line on what it is about', () => {
    const names = PROTOCOLS.map(({ name }) => name);
    expect(Object.keys(SIGNS).toSorted()).toEqual(names.toSorted());
    expect(new Set(names.map((name) => signOf(name).path)).size).toBe(names.length);
    for (const name of names) expect(text.tables.compile.protocols[name], name).toMatch(/\.$/);
  });

  test('a face-down card counts 2, and 4 beside the open Darkness 2', () => {
    const down = { pos: 'P0.L0.1', faceUp: false, card: null };
    const darkness = { pos: 'P0.L0.0', faceUp: true, card: 'Darkness-2' };
    expect(faceDownValue([down])).toBe(2);
    expect(faceDownValue([darkness, down])).toBe(4);
    expect(faceDownValue([{ ...darkness, faceUp: false }, down])).toBe(2);
  });

  test('a place lies in its zone', () => {
    expect(zoneOf('P0.L1.2')).toBe('P0.L1');
    expect(zoneOf('P1.hand')).toBe('P1.hand');
  });
});

test.each([
  // Ten, and more than the other side (RULES 6).
  [8, 0, 2],
  [8, 11, 4],
  [12, 15, 4],
  [12, 12, 1],
  [0, 0, 10],
  [10, 9, 0],
  [15, 12, 0],
])('with %i against %i a line needs %i more', (total, against, more) => {
  expect(missing(total, against)).toBe(more);
});

test('what a text does after a choice is logged with its card, and no line is empty', () => {
  let caused = 0;
  for (const { step } of [...games.values()].flat()) {
    const told = speech.tell(step.seen, talk.company);
    for (const { text: line } of told) expect(line.trim()).not.toBe('');
    const [first] = told;
    const part = first === undefined ? undefined : step.seen[first.event];
    if (first === undefined || part === undefined || part.cause === null || part.kind === 'text') {
      continue;
    }
    caused++;
    expect(first.text).toMatch(new RegExp(`^${part.cause.card.replace('-', ' ')}: `));
  }
  expect(caused).toBeGreaterThan(20);
});

test('of a covered card the top text counts, of a face-down one none', () => {
  const seen = new Map<string, number>();
  for (const { after } of [...games.values()].flat()) {
    const { view } = after;
    for (const stack of view.players.flatMap(({ stacks }) => stacks)) {
      for (const [at, { card, faceUp }] of stack.entries()) {
        if (card === null) continue;
        const idle = [...idleBoxes(card, view)].join(' ');
        const covered = at < stack.length - 1;
        expect(idle).toBe(!faceUp ? 'top middle bottom' : covered ? 'middle bottom' : '');
        seen.set(idle, (seen.get(idle) ?? 0) + 1);
      }
    }
    for (const card of view.players.flatMap(({ hand }) => hand ?? [])) {
      expect(idleBoxes(card, view).size).toBe(0);
    }
  }
  expect(seen.size).toBe(3);
});

test('while the others pick it is their turn, and no cards are dealt yet', () => {
  const waits = games
    .get('draft')!
    .filter(({ after }) => after.view.pending?.kind === 'draft' && after.choices.length === 0);
  expect(waits.length).toBeGreaterThan(0);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  for (const { after } of waits) {
    const other = { seat: 1, name: after.names[1]!, you: false };
    const { markup } = draw({ game: table, scene: after });
    expect(markup).toContain(`<h2>${text.frame.table.turnOf(other)}</h2>`.replace("'", '&#x27;'));
  }
});
