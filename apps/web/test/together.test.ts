/** Several people on one device: whole games through what the page holds, which is never the wrong person's hand. */
import { GAMES, type GamePackage } from '@pakli/catalogue';
import { isRefusal, Match, readOptions, Sfc32, type GameTypes, type Seat } from '@pakli/core';
import type { Company } from '@pakli/protocol';
import { loadCatalogue, speechOf } from '@pakli/text';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Chair } from '../src/host/host.ts';
import { Analyst } from '../src/host/analyst.ts';
import { begin as beginFrom } from '../src/host/begin.ts';
import { Library } from '../src/host/library.ts';
import { isShared, selfOf } from '../src/host/hot-seat.ts';
import { memoryStore } from '../src/host/store.ts';
import { findOnShelf } from '../src/shelf/shelf.ts';
import { named, readTogether } from '../src/home/SharedDevice.tsx';
import { Session } from '../src/table/session.ts';
import { companyOf } from './company.ts';
import { sitDown } from './seated.ts';
import { DirectWire, TableClient } from '@pakli/client';
import { TableReader, type TableEvent } from '../src/table/table-reader.ts';

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
    const seated = sitDown(loaded, match, { sitting: { chairs } });
    /** Who has confirmed that they are looking. */
    let looker: Seat | undefined;
    const session = new Session('a', seated.table, seated.host);
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
        expect(await session.act({ kind: 'look', seat: next! })).toBeUndefined();
        idle = 0;
        continue;
      }
      const now = session.shown();
      if (now?.settled !== true) continue;
      if (now.scene.over) break;
      idle = 0;
      const { choices } = now.scene;
      if (choices.length === 0) await session.act({ kind: 'ask', what: 'next' });
      else {
        const { text } = choices[random.below(choices.length)]!;
        expect(await session.submit(text), text).toBeUndefined();
      }
    }
    expect(came).toEqual(new Set(people));
    // The deals that the others have played on since, and nothing else.
    const hurried = seated.told.flatMap((event) =>
      event.kind === 'step' && event.quick === true ? [event.step.seat] : [],
    );
    expect(new Set(hurried)).toEqual(new Set([null]));
    // Everybody looks at the result: it names all of them and says "you" to nobody.
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
    // Messages to the page are as honest as what it holds.
    let told: Seat | undefined;
    for (const update of seated.told) {
      if (update.kind === 'curtain') told = undefined;
      if (update.kind === 'opening') told = update.scene.seat;
      if ('scene' in update)
        expect([told, told]).toEqual([update.scene.seat, update.scene.view.seat]);
    }
  });
});

test('a game of several people that continues is seen, shared and judged by nobody', async () => {
  const loaded = await GAMES[0]!.load();
  const seated = sitDown(loaded, begin(loaded, 1), {
    sitting: { chairs: ['person', 'person', 'casual', 'casual'] },
  });
  seated.client.open();
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

test('behind the curtain stands who has not answered yet', () => {
  const person = { kind: 'person', name: '', here: true, covered: false } as const;
  const computer = { kind: 'computer', name: '', level: 'casual' } as const;
  const company: Company = {
    ...companyOf('playing', [person, computer, person, person]),
    questions: [{ ask: 4, what: 'takeback', seat: 2, at: 0, yes: [2] }],
  };
  const told: TableEvent[] = [];
  const curtain = { kind: 'curtain', company, open: null, seats: [0, 3], last: 2 } as const;
  const you = { seat: null, host: true, name: null };
  const client = new TableClient(
    new DirectWire((tell) => ({
      hear: () => tell({ kind: 'told', now: 0, you, update: curtain }),
      close() {},
    })),
  );
  new TableReader(
    { id: 'a', client },
    { see: (event) => told.push(event), note: () => {} },
  ).listen();
  client.open();
  expect(told.at(-1)).toMatchObject({
    curtain: { question: { ask: 4, seat: 2, waiting: [0, 3] } },
  });
});
