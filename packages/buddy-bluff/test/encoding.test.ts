/** The numbers say what the view says. The laws check that they say no more. */
import { isRefusal, randomMatch, Sfc32 } from '@pakli/core';
import { formatCard, parseCard } from '@pakli/core/cards';
import { Actions } from '@pakli/core/encoding';
import { runLaws } from '@pakli/core/testing';
import { expect, test } from 'vitest';
import { buddyBluff, encoding, type State } from '../src/index.ts';
import { CLASSIC, ONION, openTable } from './side-by-side.ts';
import { subjectOf } from './subject.ts';

type Places = Record<number, number>;

/** The nonzero indices of a field. */
function field(state: State, seat: number, name: string): Places {
  const fields = encoding.fields(state.options, 4);
  const numbers = new Float64Array(fields.reduce((sum, { size }) => sum + size, 0));
  encoding.observe(state, seat, numbers);
  const index = fields.findIndex((one) => one.name === name);
  const from = fields.slice(0, index).reduce((sum, { size }) => sum + size, 0);
  const found = numbers.subarray(from, from + fields[index]!.size);
  return Object.fromEntries([...found].flatMap((n, at) => (n === 0 ? [] : [[at, n]])));
}

const at = (names: readonly string[], value: (index: number) => number = () => 1): Places =>
  Object.fromEntries(names.map((name, index) => [parseCard(name)!, value(index)]));

test('cards lie where the view has them', () => {
  let piles = 0;
  for (let seed = 0; seed < 12; seed++) {
    const options = seed % 2 === 0 ? CLASSIC : ONION;
    const match = randomMatch(buddyBluff, new Sfc32(seed), { options });
    if (isRefusal(match)) throw new Error(match.refused);
    const { table } = match;
    for (let ply = 1; ply <= table.steps.length; ply += 5) {
      const { state } = table.cut(ply);
      const seat = ply % 4;
      const view = buddyBluff.view(state, seat);
      expect(field(state, seat, 'hand')).toEqual(at(view.hand ?? []));
      expect(field(state, seat, 'centre')).toEqual(at(view.centre.filter((one) => one !== null)));
      expect(field(state, seat, 'pool')).toEqual(at(view.pool.toReversed(), (i) => 1 / (i + 1)));
      const slots = field(state, seat, 'slots');
      for (let i = 0; i < 4; i++) {
        const { cards } = view.slots[(seat + i) % 4]!;
        piles += cards.length;
        cards.toReversed().forEach((name, depth) => {
          expect(slots[52 * i + parseCard(name)!]).toBe(1 / (depth + 1));
        });
      }
      expect(Object.keys(slots)).toHaveLength(
        view.slots.reduce((sum, { cards }) => sum + cards.length, 0),
      );
      const seen = new Set([
        ...view.pool,
        ...view.centre,
        ...view.slots.flatMap(({ cards }) => cards),
        ...(view.hand ?? []),
      ]);
      const unseen = Array.from({ length: 52 }, (_, card) => formatCard(card));
      expect(field(state, seat, 'unseen')).toEqual(at(unseen.filter((name) => !seen.has(name))));
      const sealed = view.slots.flatMap(({ cards, seals }) =>
        seals.flatMap(({ from, to }) => cards.slice(from, to)),
      );
      expect(field(state, seat, 'sealed')).toEqual(at(sealed));
      const plays = view.played.map((text, i): [number, string] => [
        (view.starter + i - seat + 8) % 4,
        text,
      ]);
      expect(field(state, seat, 'played')).toEqual(
        Object.fromEntries(
          plays.map(([who, text]) => [52 * who + parseCard(text.slice(0, 2))!, 1]),
        ),
      );
    }
  }
  expect(piles).toBeGreaterThan(500);
});

test('what cannot be lifted is locked, and penalties go by slot', () => {
  const { state } = openTable(
    CLASSIC,
    0,
    'pool: AC ; slot 1: 9S [5S 5H 5D 5C] 9C ; hand 0: QH 4S ; hand 2: KD ; turn: 0 ; plays: 5',
  );
  expect(field(state, 3, 'locked')).toEqual(at(['9S', '5S', '5H', '5D', '5C']));
  expect(field(state, 3, 'penalties')).toEqual({ 2: (9 + 20 + 9) / 548 });
  expect(field(state, 3, 'turn')).toEqual({ 1: 1 });
  expect(field(state, 0, 'turn')).toEqual({ 0: 1 });
  expect(field(state, 3, 'hand_sizes')).toEqual({ 1: 0.5, 3: 0.25 });
});

test('an action is a card and a relative target', () => {
  const { state } = openTable(
    CLASSIC,
    0,
    'centre: QS - - - ; hand 2: QH 4S ; hand 3: KD ; turn: 2 ; plays: 5',
  );
  const actions = new Actions(buddyBluff, encoding);
  actions.list(state);
  const queen = 5 * parseCard('QH')!;
  expect([...actions.numbers.subarray(0, actions.count)]).toEqual([
    queen,
    queen + 1,
    queen + 2,
    queen + 3,
    5 * parseCard('4S')! + 4,
  ]);
});

/** Reads a card that the seat cannot see. */
const peeks: typeof encoding.observe = (state, seat, into) => {
  encoding.observe(state, seat, into);
  into[0] = state.first[(seat + 1) & 3]! / 255;
};

test('a number that reads a hidden card breaks the law', () => {
  const subject = { ...subjectOf(CLASSIC), encoding: { ...encoding, observe: peeks } };
  const broken = runLaws(subject, { games: 6, seed: 1 });
  expect(new Set(broken.map(({ law }) => law))).toEqual(new Set(['encoding']));
});
