/** Several people at one device: whole games through what the page holds, which never is a hand of the wrong person. */
import { GAMES, type GamePackage } from '@pakli/catalogue';
import { isRefusal, Match, readOptions, Sfc32, type GameTypes, type Seat } from '@pakli/core';
import type { Company } from '@pakli/protocol';
import { loadCatalogue, speechOf } from '@pakli/text';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Chair, HostTable, Update } from '../src/host/host.ts';
import { Analyst } from '../src/host/analyst.ts';
import { begin as beginFrom } from '../src/host/begin.ts';
import { Library } from '../src/host/library.ts';
import { isShared, selfOf } from '../src/host/shared.ts';
import { memoryStore } from '../src/host/store.ts';
import { findOnShelf } from '../src/shelf/shelf.ts';
import { named, readTogether } from '../src/shelf/seat-choices.ts';
import { Viewer } from '../src/host/viewer.ts';
import { Session } from '../src/table/session.ts';
import { companyOf } from './company.ts';
import { sitDown, type Seated } from './seated.ts';

/** The shortest rules of each game. */
const SHORT: Readonly<Record<string, string>> = { mulle: 'short', compile: 'quick' };
const NAMES = ['Anna', 'Bo', 'Cem', 'Dóra'];
const LEVELS: readonly Chair[] = ['strong', 'beginner', 'expert', 'casual'];

function begin({ game }: GamePackage, seed: number): Match<GameTypes> {
  const options = readOptions(game.rules, SHORT[game.id] ?? '');
  if (isRefusal(options)) throw new Error(options.refused);
  const names = NAMES.slice(0, game.seats[0]);
  const match = Match.start<GameTypes>(game, { random: new Sfc32(seed), options, names });
  if (isRefusal(match)) throw new Error(match.refused);
  return match;
}

function tableOf({ keeper, viewer }: Seated, listeners: Set<(update: Update) => void>): HostTable {
  return {
    id: 'a',
    listen(listener) {
      listeners.add(listener);
      keeper.open('opened');
      return () => void listeners.delete(listener);
    },
    submit: (text) => keeper.submit(text),
    why: (text) => Promise.resolve(viewer.why(text)),
    hint: () => Promise.resolve(undefined),
    cancelHint: () => undefined,
    look: (seat) => keeper.look(seat),
    undo: (seat) => keeper.ask('takeback', seat),
    redo: () => keeper.redo(),
    answer: (ask, yes, seat) => keeper.answer(ask, yes, seat),
    async next() {
      await keeper.ask('next');
    },
    close: () => keeper.close(),
  };
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

describe.each(GAMES)('$name', ({ load }) => {
  test('a whole game: behind the curtain the page holds nothing, before it one hand', async () => {
    const loaded = await load();
    const seed = 3;
    const match = begin(loaded, seed);
    const people = match.seats === 2 ? [0, 1] : [0, 2];
    const chairs = match.names.map((_, seat) =>
      people.includes(seat) ? 'person' : (LEVELS[seat] ?? 'casual'),
    );
    const listeners = new Set<(update: Update) => void>();
    const hurried: unknown[] = [];
    const seated = sitDown(loaded, match, {
      sitting: { chairs },
      hear(update) {
        if (update.kind === 'step' && update.quick === true) hurried.push(update.step.seat);
        for (const listener of listeners) listener(update);
      },
    });
    /** Who has said that they look. */
    let looker: Seat | undefined;
    const session = new Session(tableOf(seated, listeners));
    session.attach((_step, _scene, commit) => {
      commit();
      return Promise.resolve();
    });
    let shown = 0;
    const strange: string[] = [];
    session.subscribe(() => {
      const now = session.shown();
      if (now === undefined) return;
      shown++;
      const { scene } = now;
      if (scene.seat === looker && scene.view.seat === looker) return;
      strange.push(`${looker} looks and sees ${scene.seat} and the view of ${scene.view.seat}`);
    });
    const random = new Sfc32(seed);
    const came = new Set<Seat>();
    for (let idle = 0; ; idle++) {
      await pause();
      expect(strange).toEqual([]);
      expect(idle, 'turns in which nothing happened at the table').toBeLessThan(1000);
      const curtain = session.covered();
      if (curtain !== undefined) {
        expect(session.shown()).toBeUndefined();
        const [next] = curtain.seats;
        looker = next;
        came.add(next!);
        expect(await session.look(next!)).toBeUndefined();
        idle = 0;
        continue;
      }
      const now = session.shown();
      if (now?.settled !== true) continue;
      if (now.scene.over) break;
      idle = 0;
      const { choices } = now.scene;
      if (choices.length === 0) await session.next();
      else {
        const { text } = choices[random.below(choices.length)]!;
        expect(await session.submit(text), text).toBeUndefined();
      }
    }
    expect(came).toEqual(new Set(people));
    // Deals that the others have played on since, and nothing else.
    expect(new Set(hurried)).toEqual(new Set([null]));
    // All of them look at the result: it names everybody and says "you" to nobody.
    const { scene } = session.shown()!;
    const text = await loadCatalogue('en');
    const talk = {
      text,
      speech: speechOf(text, scene.game)!,
      company: { names: scene.names, seat: null },
    };
    const { Result } = await findOnShelf(scene.game)!.table();
    const result = renderToStaticMarkup(createElement(Result, { scene, talk, mode: '' }));
    expect(result).not.toMatch(/\byou/i);
    for (const seat of people) expect(result).toContain(scene.names[seat]);
    expect(shown).toBeGreaterThan(20);
    // What goes out to the page is as honest as what it holds.
    let told: Seat | undefined;
    for (const update of seated.told) {
      if (update.kind === 'curtain') told = undefined;
      if (update.kind === 'opening') told = update.scene.seat;
      if ('scene' in update)
        expect([told, told]).toEqual([update.scene.seat, update.scene.view.seat]);
    }
  });
});

test('a game of several people that goes on is seen, shared and judged by nobody', async () => {
  const loaded = await GAMES[0]!.load();
  const seated = sitDown(loaded, begin(loaded, 1), {
    sitting: { chairs: ['person', 'person', 'casual', 'casual'] },
  });
  seated.keeper.open('opened');
  await pause();
  const saved = {
    id: 'a',
    game: loaded.game.id,
    level: 'casual',
    rules: '',
    seat: 0,
    names: ['Anna', 'Bo', 'Cem', 'Dóra'],
    chairs: ['person', 'person', 'casual', 'casual'],
    at: 0,
    over: false,
    totals: [0, 0, 0, 0],
  } as const;
  const store = memoryStore();
  await store.put({ saved, record: seated.saved.at(-1)! });
  const library = new Library(Promise.resolve(store), new Analyst());
  const source = { saved: 'a' };
  expect(isShared(saved)).toBe(true);
  expect(selfOf(saved)).toBeNull();
  for (const seat of [0, 1, 2, 3]) {
    const refused = { refused: 'not-over' };
    expect(await library.film(source, { seat, open: false })).toMatchObject(refused);
    expect(await library.judge(source, seat, 1)).toMatchObject(refused);
  }
  expect(await library.film(source, undefined)).toMatchObject({ refused: 'not-over' });
  const { level, rules, names } = saved;
  const branch = { game: loaded.game.id, level, rules, names, seat: 0, from: source };
  const refused = await beginFrom(store, loaded, branch, new Sfc32(1));
  expect(refused).toMatchObject({ refused: 'not-over' });
});

test('everybody has a name of their own, and what is stored may be broken', async () => {
  const words = await loadCatalogue('en');
  const game = findOnShelf('buddy-bluff')!;
  const seats = readTogether(
    '[{"name":" Bo|  x ","chair":"person"},{"name":"bo x","chair":"person"}, 7]',
    game,
  );
  expect(seats.map(({ chair }) => chair)).toEqual(['person', 'person', 'casual', 'casual']);
  expect(named(seats, words).map(({ name }) => name)).toEqual(['Bo x', 'bo x 2', 'Bo', 'Cem']);
  const nameless = named(readTogether('{', game), words);
  expect(nameless.map(({ name }) => name)).toEqual(['Player 1', 'Player 2', 'Bo', 'Cem']);
});

test('behind the curtain stands who has not answered yet', async () => {
  const loaded = await GAMES[0]!.load();
  const names = ['Anna', 'Bo', 'Cem', 'Dóra'];
  const viewer = new Viewer(loaded, { id: 'a', level: 'casual', rules: '', seat: 0 }, names);
  const person = { kind: 'person', name: '', here: true, covered: false } as const;
  const computer = { kind: 'computer', name: '', level: 'casual' } as const;
  const company: Company = {
    ...companyOf('playing', [person, computer, person, person]),
    questions: [{ ask: 4, what: 'takeback', seat: 2, at: 0, yes: [2] }],
  };
  const [update] = viewer.read({ kind: 'curtain', company, open: null, seats: [0, 3], last: 2 });
  expect(update).toMatchObject({ curtain: { question: { ask: 4, seat: 2, waiting: [0, 3] } } });
});
