/** What a recorded game may show, and the leak law for one that is still in progress. */
import { findGame, GAMES } from '@pakli/catalogue';
import {
  fork,
  formatRecord,
  isRefusal,
  Match,
  randomMatch,
  Sfc32,
  type GameTypes,
} from '@pakli/core';
import { sceneOfMatch, pastOf } from '@pakli/host';
import { describe, expect, test } from 'vitest';
import { begin, find } from '../src/host/begin.ts';
import { filmOf } from '../src/host/film.ts';
import type { Purpose, Saved, Start } from '../src/host/host.ts';
import { Library } from '../src/host/library.ts';
import { memoryStore } from '../src/host/store.ts';
import type { GameStore } from '../src/host/stored-game.ts';
import { sceneOf } from '../src/host/scene.ts';
import { Reel } from '../src/replay/use-reel.ts';
import { Analyst, type Case } from '../src/host/analyst.ts';

const sitting = { id: 'a', level: 'expert', rules: '', seat: 0 } as const;

function played(match: Match<GameTypes> | object): Match<GameTypes> {
  if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
  return match;
}

/** A store with one game, played from seat 0. */
async function storeWith(match: Match<GameTypes>, purpose?: Purpose): Promise<GameStore> {
  const store = memoryStore();
  const { game, names, over, totals } = match;
  const saved: Saved = {
    ...sitting,
    game: game.id,
    names,
    at: 0,
    over,
    totals,
    ...(purpose === undefined ? {} : { purpose }),
  };
  await store.put({ saved, record: formatRecord(match) });
  return store;
}

/** With a judge that finds nothing, and the requests it got. */
function counting(store: GameStore): {
  readonly library: Library;
  readonly asked: readonly Case[];
} {
  const asked: Case[] = [];
  const analyst = new (class extends Analyst {
    override judge(question: Case): Promise<null> {
      asked.push(question);
      return Promise.resolve(null);
    }
  })();
  return { library: new Library(Promise.resolve(store), analyst), asked };
}

function libraryOf(store: GameStore): Library {
  return new Library(Promise.resolve(store), new Analyst());
}

test('a film on the table shows the steps before the one it stands at, and no later ones', async () => {
  const { game } = await GAMES[0]!.load();
  const whole = played(randomMatch(game, new Sfc32(3)));
  const film = filmOf(
    whole,
    { source: { saved: 'a' }, running: false, self: 0, sitting },
    { seat: 0, open: false },
  );
  const reel = new Reel(film, 7);
  reel.session.attach((_step, _scene, commit) => {
    commit();
    return Promise.resolve();
  });
  // Where it was opened, back, a step on, to the end and to the beginning.
  for (const to of [7, 3, 4, film.steps.length, 0]) {
    reel.go(to);
    await reel.session.whenSettled();
    const { scene, past, last } = reel.session.shown()!;
    const steps = film.steps.slice(0, to);
    const newest = steps.findLast(({ deal }) => deal === scene.deal);
    expect({ scene, past, last }).toEqual({ scene: film.scenes[to], past: steps, last: newest });
  }
  reel.session.close();
});

describe.each(GAMES)('$name', ({ id, load }) => {
  test('a film shows what the table showed, move by move', async () => {
    const { game } = await load();
    const whole = played(randomMatch(game, new Sfc32(3)));
    const seat = 1;
    const filmed = { source: { saved: 'a' }, running: false, self: 0, sitting };
    const film = filmOf(whole, filmed, { seat, open: false });
    expect(film.steps).toEqual(pastOf(whole, seat));
    expect(film.scenes).toHaveLength(film.steps.length + 1);
    expect(film.hidden).toEqual([]);
    expect(film.scenes.at(-1)).toMatchObject({ over: true, canUndo: false });
    for (const count of [0, 1, 7, film.steps.length >> 1, film.steps.length]) {
      const cut = played(Match.cut(whole, count));
      const scene = sceneOf(sceneOfMatch(cut, '', seat), sitting, whole.names);
      expect(film.scenes[count]).toEqual(scene);
    }
    // Each seat is paid for itself, whoever is on its side.
    const paid = whole.tables.map(({ state }) => {
      const payoffs = new Float64Array(state.seats);
      game.payoff(state, payoffs);
      return [...payoffs];
    });
    expect(film.ends.map(({ worth }) => worth)).toEqual(paid);
    const open = filmOf(whole, filmed, { seat, open: true });
    expect(open.scenes).toEqual(film.scenes);
    expect(open.hidden).toHaveLength(film.scenes.length);
    for (const count of [9, film.steps.length]) {
      const { state } = played(Match.cut(whole, count)).table;
      expect(open.hidden[count]).toEqual(game.hidden(state));
    }
    // Whatever is requested, a player sees no hidden card.
    expect(filmOf(whole, { ...filmed, running: true }, { seat, open: true }).hidden).toEqual([]);
  });

  test('a game that is played is seen, shared and judged from its own seat alone', async () => {
    const { game } = await load();
    const whole = played(randomMatch(game, new Sfc32(4)));
    const half = played(Match.cut(whole, whole.tables[0]!.steps.length - 2));
    const library = libraryOf(await storeWith(half));
    const source = { saved: 'a' };
    const refused = { refused: 'not-over' };
    expect(await library.film(source, undefined)).toMatchObject({ running: true, hidden: [] });
    expect(await library.film(source, { seat: 0, open: false })).toMatchObject({ self: 0 });
    expect(await library.film(source, { seat: 1, open: false })).toMatchObject(refused);
    expect(await library.film(source, { seat: 0, open: true })).toMatchObject(refused);
    // Anybody may have put the seat number into a link.
    for (const other of [library, libraryOf(await storeWith(whole))]) {
      const none = { refused: 'no-such-seat', detail: { seat: '9', seats: game.seats[0] } };
      expect(await other.film(source, { seat: 9, open: false })).toMatchObject(none);
    }
    expect(await library.share(source, half.names)).toMatchObject(refused);
    expect(await library.judge(source, 1, 1)).toMatchObject(refused);
    // The text of a record contains all its cards anyway.
    for (const open of [
      libraryOf(await storeWith(half, 'import')).film(source, { seat: 1, open: true }),
      libraryOf(await storeWith(whole)).film(source, { seat: 1, open: true }),
      library.film({ record: formatRecord(half) }, { seat: 1, open: true }),
    ]) {
      expect(await open).toMatchObject({ running: false, watch: { seat: 1, open: true } });
    }
  });

  test('what the others saw in a deal that is over may be seen and judged while the match continues', async () => {
    const { game } = await load();
    // Of all deals but the last: a game of one deal has none.
    const whole = played(randomMatch(game, new Sfc32(4)));
    const [first, ...more] = whole.tables;
    if (first === undefined || more.length === 0) return;
    const ended = first.steps.length;
    const source = { saved: 'a' };
    const refused = { refused: 'not-over' };
    const decided = first.steps.findIndex((step) => step.kind === 'move' && step.seat === 1) + 1;
    for (const later of [0, 1, 5]) {
      const { library, asked } = counting(await storeWith(played(Match.cut(whole, ended + later))));
      const film = await library.film(source, { seat: 1, open: false });
      if (isRefusal(film)) throw new Error(film.refused);
      expect(film).toMatchObject({ running: true, hidden: [] });
      expect(film.steps).toEqual(pastOf(played(Match.cut(whole, ended)), 1));
      expect(await library.film(source, { seat: 1, open: true })).toMatchObject(refused);
      expect(await library.judge(source, 1, decided)).toBeNull();
      expect(asked).toMatchObject([{ seat: 1, step: decided, open: false }]);
      expect(await library.judge(source, 1, ended + 1)).toMatchObject(refused);
      expect(await library.judge(source, 0, ended + 1)).toBeNull();
    }
  });

  test('what is thought of a game that is over is asked once, until another end comes of it', async () => {
    const { game } = await load();
    const whole = played(randomMatch(game, new Sfc32(8)));
    const store = await storeWith(whole);
    const { library, asked } = counting(store);
    for (let time = 0; time < 2; time++) {
      for (const step of [3, 4]) expect(await library.judge({ saved: 'a' }, 0, step)).toBeNull();
    }
    expect(asked.map(({ step }) => step)).toEqual([3, 4]);
    const other = played(randomMatch(game, new Sfc32(9)));
    const { saved } = (await store.get('a'))!;
    await store.put({ saved, record: formatRecord(other) });
    await library.judge({ saved: 'a' }, 0, 3);
    expect(asked.at(-1)).toEqual({ record: formatRecord(other), seat: 0, step: 3, open: true });
  });

  test('leak law: worlds that a seat cannot tell apart make the same film', async () => {
    const { game } = await load();
    const random = new Sfc32(5);
    let differing = 0;
    for (let pair = 0; pair < 60; pair++) {
      const whole = played(randomMatch(game, random));
      const seat = random.below(whole.seats);
      const steps = whole.tables[0]!.steps.length;
      const { state } = played(Match.cut(whole, 1 + random.below(steps - 1))).table;
      const twin = fork(game, state);
      game.redeal(twin, seat, random);
      const films = [state, twin].map((one) => {
        const start = { options: one.options, seats: one.seats, starter: 0 };
        const match = played(Match.start(game, { ...start, position: game.formatPosition(one) }));
        const filmed = { source: { saved: 'a' }, running: true, self: seat, sitting };
        return JSON.stringify(filmOf(match, filmed, { seat, open: false }));
      });
      expect(films[1]).toBe(films[0]);
      if (game.formatPosition(twin) !== game.formatPosition(state)) differing++;
    }
    expect(differing).toBeGreaterThan(20);
  });

  test('a game continues from any step of a record, and from a link', async () => {
    const loaded = await load();
    const { game } = loaded;
    const whole = played(randomMatch(game, new Sfc32(6)));
    const store = await storeWith(whole);
    const names = whole.names.map((_, n) => `P${n}`);
    const start = (from: Start['from'], seat = 1): Start => ({
      game: id,
      level: 'casual',
      rules: '',
      seat,
      names,
      ...(from === undefined ? {} : { from }),
    });
    for (const step of [0, 1, 9, 9999]) {
      const begun = await begin(store, loaded, start({ saved: 'a', step }), new Sfc32(1));
      const steps = played(begun).tables.flatMap((table) => table.steps.map(({ text }) => text));
      expect(steps).toEqual(
        whole.tables.flatMap((table) => table.steps.map(({ text }) => text)).slice(0, step),
      );
      expect(played(begun).names).toEqual(names);
    }
    const shared = await libraryOf(store).share({ saved: 'a' }, names);
    if (isRefusal(shared)) throw new Error(shared.refused);
    const { link = '', record } = shared;
    for (const source of [
      { record: link },
      { record },
      { record: `https://x.org/p/#/${link}/4/1` },
    ]) {
      expect(await begin(store, loaded, start(source), new Sfc32(1))).toMatchObject({ names });
    }
    const other = id === 'mulle' ? 'ulti' : 'mulle';
    const wrong = await findGame(other)!.load();
    expect(await begin(store, wrong, start({ record }), new Sfc32(1))).toMatchObject({
      refused: 'other-game',
    });
    const half = await storeWith(played(Match.cut(whole, 5)));
    expect(await begin(half, loaded, start({ saved: 'a' }), new Sfc32(1))).toMatchObject({
      refused: 'not-over',
    });
    expect(played(await begin(half, loaded, start({ saved: 'a' }, 0), new Sfc32(1))).over).toBe(
      false,
    );
  });

  test('the cards that were taken back come again for who plays on, or once more', async () => {
    const loaded = await load();
    const whole = played(randomMatch(loaded.game, new Sfc32(6)));
    const running = played(Match.cut(whole, Infinity));
    while (running.undo(0));
    const store = await storeWith(running);
    const entry = await store.get('a');
    if (entry === undefined) throw new Error('not kept');
    await store.put({ ...entry, again: running.cardsToCome });
    const start: Start = { game: id, level: 'casual', rules: '', seat: 0, names: whole.names };
    for (const how of [{ same: 'a' }, { from: { saved: 'a' } }]) {
      const match = played(await begin(store, loaded, { ...start, ...how }, new Sfc32(1)));
      // The same decisions: then all the cards are the same as well.
      const moves = whole.tables.map(({ steps }) => steps.filter(({ kind }) => kind === 'move'));
      for (match.advance(new Sfc32(2)); !match.over; match.advance(new Sfc32(2))) {
        const { table } = match;
        const made = table.steps.filter(({ kind }) => kind === 'move').length;
        const refusal = table.submitLine(moves[table.deal.number]?.[made]?.text ?? '');
        if (refusal !== undefined) throw new Error(`other cards have come: ${refusal.refused}`);
      }
      expect(formatRecord(match)).toBe(formatRecord(whole));
    }
  });

  test('what is taken in is kept, and what is broken is named by its line', async () => {
    const { game } = await load();
    const whole = played(randomMatch(game, new Sfc32(7)));
    const store = memoryStore();
    const library = libraryOf(store);
    const record = formatRecord(whole);
    expect(await library.take(record, 'b')).toBe('b');
    expect(await store.list()).toMatchObject([{ id: 'b', over: true, purpose: 'import' }]);
    expect(isRefusal(await find(store, { saved: 'b' }))).toBe(false);
    const lines = record.split('\n');
    const at = lines.indexOf('[deal 1]') + 4;
    lines[at - 1] = 'nonsense';
    expect(await library.take(lines.join('\n'), 'c')).toMatchObject({ line: at, game: id });
    const unknown = await library.take('hello', 'c');
    expect(unknown).toMatchObject({ line: 1, refused: 'not-a-record' });
    expect(unknown).not.toHaveProperty('game');
    expect(await library.take(`2.${id}.${game.version}.AAAA`, 'c')).toMatchObject({
      refused: 'bad-link',
    });
    expect(await library.take('x'.repeat(2_000_000), 'c')).toMatchObject({ rule: 'record' });
    expect(await store.list()).toHaveLength(1);
  });
});
