/** The numbers say what the view says. The laws check that they say no more. */
import { isRefusal, listMoves, randomMatch, Sfc32 } from '@pakli/core';
import { Actions } from '@pakli/core/encoding';
import { runLaws } from '@pakli/core/testing';
import { expect, test } from 'vitest';
import { KINDS, parseKind } from '../src/cards.ts';
import { encoding, mulle, type State } from '../src/index.ts';
import { HAND } from '../src/state.ts';
import { optionsOf, subjectOf } from './subject.ts';

type Places = Record<number, number>;

function field(state: State, seat: number, name: string): Places {
  const fields = encoding.fields(state.options, 2);
  const numbers = new Float32Array(fields.reduce((sum, { size }) => sum + size, 0));
  encoding.observe(state, seat, numbers);
  const index = fields.findIndex((one) => one.name === name);
  const from = fields.slice(0, index).reduce((sum, { size }) => sum + size, 0);
  const found = numbers.subarray(from, from + fields[index]!.size);
  return Object.fromEntries([...found].flatMap((n, at) => (n === 0 ? [] : [[at, n]])));
}

/** Cards in halves, each shifted to its part of a field. */
function halves(cards: readonly (readonly [name: string, part: number])[]): Places {
  const places: Places = {};
  for (const [name, part] of cards) {
    const place = KINDS * part + parseKind(name)!;
    places[place] = (places[place] ?? 0) + 0.5;
  }
  return places;
}

const own = (name: string): readonly [string, number] => [name, 0];

test('cards lie where the view has them', () => {
  const seen = { builds: 0, locked: 0, takers: 0 };
  for (let seed = 0; seed < 8; seed++) {
    const options = optionsOf(['synced', 'regler', 'draft'][seed % 3]!);
    const match = randomMatch(mulle, new Sfc32(seed), { options });
    if (isRefusal(match)) throw new Error(match.refused);
    const { table } = match;
    for (let ply = 1; ply <= table.steps.length; ply += 4) {
      const { state } = table.cut(ply);
      const seat = (ply >> 2) % 2;
      const view = mulle.view(state, seat);
      expect(field(state, seat, 'hand')).toEqual(halves((view.hand ?? []).map(own)));
      const loose = view.table.filter(({ build }) => build === null);
      expect(field(state, seat, 'loose')).toEqual(
        halves(loose.flatMap(({ cards }) => cards.map(own))),
      );
      const builds = view.table.filter(({ build }) => build !== null);
      expect(field(state, seat, 'build_cards')).toEqual(
        halves(
          builds.flatMap(({ cards, value }) => cards.map((name) => [name, value - 1] as const)),
        ),
      );
      for (const locked of [false, true]) {
        const places = builds
          .filter(({ build }) => build?.locked === locked)
          .map(({ build, value }) => [(build?.owner === seat ? 0 : 16) + value - 1, 1] as const);
        expect(field(state, seat, locked ? 'locked' : 'open')).toEqual(Object.fromEntries(places));
        seen[locked ? 'locked' : 'builds'] += places.length;
      }
      expect(field(state, seat, 'captured')).toEqual(
        halves(
          [seat, 1 - seat].flatMap((one, part) =>
            (view.captured[one] ?? []).map((name) => [name, part] as const),
          ),
        ),
      );
      const takers = [seat, 1 - seat].flatMap((one, part) =>
        (view.proofs[one]?.takers ?? []).map((value) => [16 * part + value - 1, 1] as const),
      );
      seen.takers += takers.length;
      expect(field(state, seat, 'takers')).toEqual(Object.fromEntries(takers));
    }
  }
  expect(Object.values(seen).every((count) => count > 0)).toBe(true);
});

test('an action tells the card and what it is laid on', () => {
  const state = mulle.create(optionsOf('synced'), 2);
  const refusal = mulle.readPosition(
    state,
    'table: KL 3 | KL 3 | {RU 4 SP 5}=9 open Anna ; Anna: HJ 6, HJ 9, KL 9, SP Q ; Bo: RU 2',
  );
  expect(refusal).toBeUndefined();
  const actions = new Actions(mulle, encoding);
  actions.list(state);
  const named = listMoves(mulle, state).map((move, index): [string, number] => [
    mulle.format(state, move, 0),
    actions.numbers[index]!,
  ]);
  const six = 395 * parseKind('HJ 6')!;
  const nine = 395 * parseKind('HJ 9')!;
  const three = 256 + 2 * parseKind('KL 3')!;
  const numbers = new Map(named);
  expect(named.length).toBe(new Set(numbers.values()).size);
  // A build on either of two equal cards, a capture, a feed, and laying down.
  expect([...numbers.values()]).toEqual(
    expect.arrayContaining([six + three, six + three + 1, nine, six + 394]),
  );
});

/** Reads a card that the seat cannot see. */
const peeks: typeof encoding.observe = (state, seat, into) => {
  encoding.observe(state, seat, into);
  into[1] = state.at[HAND + 4 * (1 - seat)]! & 1;
};

test('a number that reads a hidden card breaks the law', () => {
  const subject = { ...subjectOf(optionsOf('short')), encoding: { ...encoding, observe: peeks } };
  const broken = runLaws(subject, { games: 12, seed: 1 });
  expect(new Set(broken.map(({ law }) => law))).toEqual(new Set(['encoding']));
});
