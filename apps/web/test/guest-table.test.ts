/** Scopa on the generic table for guests: how its plays are made, and how they look. */
import { join } from 'node:path';
import { Match, Sfc32, isRefusal, type BaseView, type GameModule } from '@pakli/core';
import { choicesOf } from '@pakli/core/analysis';
import type { PlainTable } from '@pakli/core/module';
import { loadCatalogue } from '@pakli/text';
import { guestRules, lendVoice } from '@pakli/text/guests';
import { readLeaflet } from '@pakli/text/leaflet';
import { readLessons } from '@pakli/text/learn';
import { expect, test } from 'vitest';
import { beatsOf } from '../src/games/guest/beats.ts';
import { laidAt, touchOf } from '../src/games/guest/places.ts';
import type { SceneOf } from '../src/table/game-table.ts';
import { loadLessonTexts } from '../src/words/lesson-texts.ts';

// Examples are not built in: like any guest it is loaded by its path.
const path = join(import.meta.dirname, '../../../examples/scopa/src/scopa.ts');
const { default: scopa } = (await import(path)) as { readonly default: GameModule };
const table = scopa.table!;

/** A table as the seat sees it, with its legal moves. */
function sceneOf(view: BaseView): SceneOf<BaseView> {
  const choices = choicesOf(scopa.game, view);
  // Everything that gestures ask of a scene.
  return { view, seat: view.seat ?? 0, choices } as unknown as SceneOf<BaseView>;
}

test('every play of a match is made by a tap on its card, and one where it goes or by name', () => {
  const seed = 5;
  const match = Match.start(scopa.game, { random: new Sfc32(seed), options: { to: 0 } });
  if (isRefusal(match)) throw new Error(match.refused);
  const random = new Sfc32(seed);
  let taking = 0;
  for (match.advance(random); !match.over; match.advance(random)) {
    const { state, turn } = match.table;
    const scene = sceneOf(scopa.game.view(state, turn));
    for (const choice of scene.choices) {
      const [touch, ...others] = touchOf(table, choice, scene);
      expect(others, `seed ${seed}`).toEqual([]);
      const [card = '', ...takes] = choice.text.split(/ x | /);
      expect(touch?.lift).toBe(`hand:${turn}/${card}`);
      const onto = takes.length === 0 ? ['table'] : takes.map((taken) => `table/${taken}`);
      expect(touch?.touches.toSorted()).toEqual(onto.toSorted());
      const rivals = scene.choices.filter(({ text }) => text.startsWith(card));
      expect(touch?.drop.includes(touch.lift)).toBe(rivals.length === 1);
      taking += takes.length;
    }
    const before = [0, 1].map((seat) => scopa.game.view(state, seat));
    const { move, text } = scene.choices[0]!;
    match.table.play(move);
    for (const [seat, view] of before.entries()) {
      const beats = beatsOf(table, turn, view, scopa.game.view(state, seat)).flat();
      const [first] = beats;
      if (first?.kind !== 'fly') throw new Error(`seed ${seed}: nothing moves at ${text}`);
      // The played card comes first, from where it was seen to lie, and turns over if it was face down.
      expect(first.from, text).toBe(
        seat === turn ? `hand:${turn}/${text.slice(0, 2)}` : `hand:${turn}`,
      );
      expect(first.face, text).toBe(text.slice(0, 2));
      expect(first.turn, text).toBe(seat !== turn);
      const taken = text.includes(' x ') ? text.split(' x ')[1]!.split(' ') : [];
      const flying = beats.flatMap((motion) => (motion.kind === 'fly' ? [motion] : []));
      for (const card of taken) {
        const way = flying.find(({ face }) => face === card);
        expect(way).toMatchObject({ from: `table/${card}`, to: `taken:${turn}` });
      }
      if (taken.length > 0) expect(first).toMatchObject({ to: 'stage', onto: `table/${taken[0]}` });
      expect(
        new Set(beats.map((motion) => 'card' in motion && `${motion.card} ${motion.to}`)).size,
      ).toBe(beats.length);
    }
  }
  expect(taking).toBeGreaterThan(20);
});

test('cards that nobody sees are dealt as backs, one’s own are turned', () => {
  const match = Match.start(scopa.game, { random: new Sfc32(1), options: { to: 0 } });
  if (isRefusal(match)) throw new Error(match.refused);
  const { state } = match.table;
  const before = scopa.game.view(state, 0);
  match.advance(new Sfc32(2));
  const beats = beatsOf(table, null, before, scopa.game.view(state, 0)).flat();
  const flights = beats.flatMap((motion) => (motion.kind === 'fly' ? [motion] : []));
  expect(flights.map(({ from }) => from)).toEqual(Array<string>(10).fill('stock'));
  const to = (start: string): typeof flights => flights.filter((one) => one.to.startsWith(start));
  expect(to('hand:1').map(({ face }) => face)).toEqual([undefined, undefined, undefined]);
  expect(to('hand:0').map(({ turn }) => turn)).toEqual([true, true, true]);
  expect(to('table/').length).toBe(4);
});

test('a deck that is gathered does not fly card by card', () => {
  const gathered: PlainTable = {
    places: ({ turn }) => [
      { id: 'taken:0', seat: 0, cards: turn === 0 ? ['2S', '3S', '4S', '5S'] : [], pile: true },
      { id: 'stock', cards: turn === 0 ? [] : [null, null, null, null], pile: true },
    ],
  };
  const view = { seat: 0, seats: 2, options: {}, turn: 0, moves: [] };
  const flights = beatsOf(gathered, 0, view, { ...view, turn: 1 }).flat();
  const way = { from: 'taken:0', to: 'stock', turn: 'down' };
  expect(flights).toMatchObject([way, way]);
});

test('of twins the one that leaves is seen to leave', () => {
  const twins: PlainTable = {
    places: (view) => [
      { id: 'hand:0', seat: 0, cards: view.turn === 0 ? ['AS', 'AS'] : ['AS'] },
      { id: 'table', cards: view.turn === 0 ? [] : ['AS'] },
    ],
  };
  const view = { seat: 0, seats: 2, options: {}, turn: 0, moves: [] };
  expect(laidAt(twins.places(view)[0]!).map(({ spot }) => spot)).toEqual([
    'hand:0/AS',
    'hand:0/AS/2',
  ]);
  expect(beatsOf(twins, 0, view, { ...view, turn: 1 })).toEqual([
    [
      {
        kind: 'fly',
        card: 'table/AS',
        face: 'AS',
        from: 'hand:0/AS/2',
        to: 'table/AS',
        turn: false,
      },
    ],
  ]);
});

/** Every guest of examples/ with tricks: the id of the place where they lie. */
const TRICKS = {
  'duel.ts': 'table',
  'schnapsen/src/schnapsen.ts': 'trick',
  'schafkopf/src/schafkopf.ts': 'trick',
};

test.each(Object.entries(TRICKS))(
  '%s: a card lies on the side of who played it, and facts have words',
  async (file, trick) => {
    const { default: guest } = (await import(
      join(import.meta.dirname, '../../../examples', file)
    )) as {
      readonly default: GameModule;
    };
    const match = Match.start(guest.game, { random: new Sfc32(3) });
    if (isRefusal(match)) throw new Error(match.refused);
    const random = new Sfc32(4);
    const said = new Set<string>();
    let laid = 0;
    for (match.advance(random); !match.over; match.advance(random)) {
      const { state, turn } = match.table;
      const seen = guest.game.view(state, turn);
      const move = seen.moves[random.below(seen.moves.length)]!;
      const card = guest.table?.card?.(seen, move);
      match.table.play(move);
      const after = guest.game.view(state, null);
      const place = guest.table?.places(after).find(({ id }) => id === trick);
      const at = card === undefined ? -1 : (place?.cards.indexOf(card) ?? -1);
      if (at >= 0) expect(place?.by?.[at], `${card} of seat ${turn}`).toBe(turn);
      if (at >= 0) laid++;
      for (const { id } of guest.table?.facts?.(after) ?? []) said.add(id);
    }
    expect(laid).toBeGreaterThan(3);
    for (const { facts = {} } of Object.values(guest.texts ?? {})) {
      expect(Object.keys(facts)).toEqual(expect.arrayContaining([...said]));
    }
  },
);

const paragraphs = (text = ''): string[] => readLeaflet(text).paragraphs.map(({ id }) => id);

test('a guest has its rules and the forms of its name in each of its languages', async () => {
  const { default: guest } = (await import(
    join(import.meta.dirname, '../../../examples/schnapsen/src/schnapsen.ts')
  )) as { readonly default: GameModule };
  lendVoice(guest);
  const words = await loadCatalogue('hu');
  expect(words.frame.home.play('Snapszer')).toBe('Snapszert játszom');
  expect(words.frame.home.play('Ulti')).toBe('Ultit játszom');
  // In Hungarian above a first table, and nothing where the guest has no text.
  const tiles: Readonly<Record<string, { readonly aim: string }>> = words.frame.games;
  expect(tiles['schnapsen']?.aim).toMatch(/^A cél: /);
  expect(guestRules(words, 'schnapsen')).toMatch(/^# Kétszemélyes snapszer/);
  const swedish = await loadCatalogue('sv');
  expect(guestRules(swedish, 'schnapsen')).toBe(guest.rules);
  // Missing translations fall back to English.
  const { en, hu } = guest.texts ?? {};
  expect(await loadLessonTexts('schnapsen', 'hu', words)).toEqual(readLessons(hu?.lessons ?? ''));
  expect(await loadLessonTexts('schnapsen', 'sv', swedish)).toEqual(readLessons(en?.lessons ?? ''));
  expect(Object.keys(readLessons(hu?.lessons ?? ''))).toEqual(guest.lessons?.map(({ id }) => id));
  expect(words.guests?.['schnapsen']?.leaflet).toBe(hu?.leaflet);
  expect(paragraphs(hu?.leaflet)).toEqual(paragraphs(en?.leaflet));
});
