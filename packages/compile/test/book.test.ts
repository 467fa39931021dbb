/** A half-resolved position is only accepted with the programs it was written with. */
import { isRefusal } from '@pakli/core';
import { checksum } from '@pakli/core/link';
import { readView } from '@pakli/core/shape';
import { expect, test } from 'vitest';
import { compile, PROTOCOLS } from '../src/index.ts';
import { linkCards } from '../src/ops/link.ts';
import { State } from '../src/state.ts';
import { Played } from './game.ts';

const PLATES = 'plates: Fire Life Water | Death Metal Light ; turn: P0 5';
const hands = 'P0 hand: Fire-1 Fire-3 Life-5 ; P1 L0: Death-5 ; P1 L1: Death-4 ; P1 hand: Death-1';

/** The position with another checksum of the book, and the matching checksum of its own. */
function written(position: string, change: (fields: string) => string): string {
  const fields = change(position.replace(/ ; check: .*$/, ''));
  return `${fields} ; check: ${checksum([fields])}`;
}

const read = (text: string): string | undefined =>
  compile.readPosition(compile.create(compile.rules.defaults, 2), text)?.refused;

test('a position in the middle of a text names its book, and another is refused', () => {
  const game = new Played(`${PLATES} ; ${hands}`).play('Fire-1@L0:up');
  const position = compile.formatPosition(game.state);
  expect(position).toMatch(/ ; book: [0-9a-f]{8} ; check: /);
  expect(read(position)).toBeUndefined();
  const other = written(position, (fields) => fields.replace(/book: \w+/, 'book: 00000000'));
  expect(read(other)).toBe('other-book');
  const nameless = written(position, (fields) => fields.replace(/ ; book: \w+/, ''));
  expect(read(nameless)).toBe('other-book');
});

test('a position between two texts has none', () => {
  const position = compile.formatPosition(new Played(`${PLATES} ; ${hands}`).state);
  expect(position).not.toContain('book:');
  expect(read(position)).toBeUndefined();
});

/** Compile as in another edition: one card draws 4 cards instead of 3. */
function otherEdition(): typeof compile {
  const program = linkCards(
    PROTOCOLS.map(({ name, set, cards }) => ({
      name,
      set,
      cards: cards.map((card) =>
        name === 'Darkness' && card.value === 0
          ? { ...card, middle: [{ op: 'draw', count: 4 }, ...card.middle.slice(1)] }
          : card,
      ),
    })),
  );
  return { ...compile, create: (options) => new State(options, program) };
}

test('a card that was edited is another book, also for views', () => {
  const { defaults } = compile.rules;
  const { state } = new Played(`${PLATES} ; ${hands}`).play('Fire-1@L0:up');
  const other = otherEdition();
  const position = compile.formatPosition(state);
  expect(other.readPosition(other.create(defaults, 2), position)?.refused).toBe('other-book');
  const seen = compile.view(state, 0);
  expect(isRefusal(readView(compile, state.options, seen))).toBe(false);
  expect(readView(other, state.options, seen)).toMatchObject({ refused: 'no-such-view' });
});
