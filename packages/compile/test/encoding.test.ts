/** The numbers match the view, in the middle of texts too. The laws ensure that they reveal no more. */
import { isRefusal, randomMatch, Sfc32 } from '@pakli/core';
import { Actions } from '@pakli/core/encoding';
import { runLaws } from '@pakli/core/testing';
import { expect, test } from 'vitest';
import { CARD_NAMES, compile, encoding, type State } from '../src/index.ts';
import { kindOf, M_PLACE } from '../src/engine/offers.ts';
import { CARDS, HAND } from '../src/state.ts';
import { ASKS } from '../src/types.ts';
import { optionsOf, subjectOf } from './subject.ts';

type Places = Record<number, number>;

/** The non-zero places of each field. */
function observed(state: State, seat: number): ReadonlyMap<string, Places> {
  const fields = encoding.fields(state.options, 2);
  const numbers = new Float64Array(fields.reduce((sum, { size }) => sum + size, 0));
  encoding.observe(state, seat, numbers);
  let from = 0;
  return new Map(
    fields.map(({ name, size }) => {
      const found = [...numbers.subarray(from, (from += size))];
      return [name, Object.fromEntries(found.flatMap((n, at) => (n === 0 ? [] : [[at, n]])))];
    }),
  );
}

const cardsAt = (names: readonly string[], part = 0): (readonly [number, number])[] =>
  names.map((name) => [180 * part + CARD_NAMES.indexOf(name), 1]);

test('cards lie where the view has them', () => {
  const seen = { down: 0, texts: 0, picked: 0, known: 0 };
  for (let seed = 0; seed < 10; seed++) {
    const options = optionsOf(seed % 2 === 0 ? 'quick' : 'main1 quick');
    const match = randomMatch(compile, new Sfc32(seed), { options });
    if (isRefusal(match)) throw new Error(match.refused);
    const { table } = match;
    for (let ply = 0; ply <= table.steps.length; ply += 3) {
      const { state } = table.cut(ply);
      const seat = (ply >> 1) % 2;
      const view = compile.view(state, seat);
      const numbers = observed(state, seat);
      const [own, other] = seat === 0 ? view.players : view.players.toReversed();
      if (own === undefined || other === undefined) throw new Error('two players');
      expect(numbers.get('hand')).toEqual(Object.fromEntries(cardsAt(own.hand ?? [])));
      expect(numbers.get('trash')).toEqual(
        Object.fromEntries([...cardsAt(own.trash), ...cardsAt(other.trash, 1)]),
      );
      const up: Places = {};
      const faceDown: Places = {};
      const down: Places = {};
      for (const [side, { stacks }] of [own, other].entries()) {
        for (const [line, stack] of stacks.entries()) {
          for (const [depth, { card, faceUp }] of stack.toReversed().entries()) {
            const at = 3 * side + line;
            if (!faceUp) faceDown[36 * at + depth] = 1;
            if (card === null) continue;
            (faceUp ? up : down)[180 * at + CARD_NAMES.indexOf(card)] = 1 / (depth + 1);
          }
        }
      }
      seen.down += Object.keys(faceDown).length;
      expect(numbers.get('up')).toEqual(up);
      expect(numbers.get('face_down')).toEqual(faceDown);
      // Besides the open cards, what it remembers.
      expect(numbers.get('down')).toMatchObject(down);
      for (const [card, place] of view.memory?.known ?? []) {
        seen.known++;
        const name = /hand/.test(place) ? 'their_hand' : /deck/.test(place) ? 'decks' : 'down';
        if (/commit|->/.test(place)) continue;
        const places = Object.keys(numbers.get(name) ?? {});
        expect(places.map((one) => Number(one) % 180)).toContain(CARD_NAMES.indexOf(card));
      }
      expect(numbers.get('unseen')).toEqual(
        Object.fromEntries(cardsAt((view.memory?.unknown ?? []).map(([card]) => card))),
      );
      const text = view.texts.at(-1);
      seen.texts += text === undefined ? 0 : 1;
      expect(numbers.get('text')).toEqual(Object.fromEntries(cardsAt([text?.card ?? []].flat())));
      const { pending } = view;
      expect(numbers.get('ask')).toEqual(
        pending === null ? {} : { [ASKS.indexOf(pending.kind)]: 1 },
      );
      const picked = pending?.picked ?? [];
      seen.picked += picked.length;
      expect(numbers.get('picked')).toEqual(Object.fromEntries(cardsAt(picked)));
      expect(Object.values(numbers.get('totals') ?? {}).length).toBe(
        view.totals.flat().filter((total) => total > 0).length,
      );
    }
  }
  // Any of them could be known.
  expect(Object.values(seen).every((count) => count > 0)).toBe(true);
});

test('a face-down card is chosen by side, line and depth as its chooser sees them', () => {
  const actions = new Actions(compile, encoding);
  const places = 12 * 180 + 1 + 180;
  const sides = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const match = randomMatch(compile, new Sfc32(seed), { options: optionsOf('quick') });
    if (isRefusal(match)) throw new Error(match.refused);
    const { steps } = match.table;
    for (const [ply, step] of steps.entries()) {
      if (step.kind !== 'move' || kindOf(step.move) !== M_PLACE) continue;
      const { state } = match.table.cut(ply);
      // A card that the table cannot identify is written by its place.
      const text = compile.format(state, step.move, null);
      const [, side, line, height] = /^P(\d)\.L(\d)\.(\d+)$/.exec(text) ?? [];
      const stack = compile.view(state, null).players[side === '0' ? 0 : 1].stacks[Number(line)];
      const own = Number(side) === step.seat ? 0 : 1;
      const depth = stack!.length - 1 - Number(height);
      actions.list(state);
      expect(actions.actionOf(step.move)).toBe(places + 36 * (3 * own + Number(line)) + depth);
      sides.add(`${step.seat} chooses of ${side}`);
    }
  }
  expect(sides.size).toBe(4);
});

/** Reads a card that the seat cannot see. */
const peeks: typeof encoding.observe = (state, seat, into) => {
  encoding.observe(state, seat, into);
  const hand = 6 * (1 - seat) + HAND;
  into[0] = state.size[hand] === 0 ? 0 : state.zones[hand * CARDS]! / 36;
};

test('a number that reads a hidden card breaks the law', () => {
  const subject = { ...subjectOf(optionsOf('quick')), encoding: { ...encoding, observe: peeks } };
  const broken = runLaws(subject, { games: 3, seed: 1 });
  expect(new Set(broken.map(({ law }) => law))).toEqual(new Set(['encoding']));
});
