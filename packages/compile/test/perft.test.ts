/**
 * Law 6: exact counts of lines of play from pinned positions, up to the next
 * chance event. The counts of depth 1 were made by hand from the rules (hand
 * cards x three lines face-down, matching lines face-up, refreshing); the engine
 * counted deeper ones once all golden cases agreed.
 */
import { perft } from '@pakli/core/testing';
import { expect, test } from 'vitest';
import { compile } from '../src/index.ts';
import { optionsOf } from './subject.ts';

const POSITIONS = [
  {
    name: 'first turn',
    position:
      'plates: Fire Life Water | Death Metal Light ; turn: P0 1 ; P0 hand: Fire-1 Fire-4 Life-3 Water-0 Water-5 ; P0 deck: Life-1 Life-2 Water-1 Fire-0 ; P1 hand: Death-0 Death-4 Metal-0 Metal-6 Light-2 ; P1 deck: Light-1 Light-3 Death-1 Death-2',
    // 5 cards x 3 lines face-down + 5 matching lines.
    counts: [1, 20, 352, 5444],
  },
  {
    name: 'in the middle',
    position:
      'plates: Speed Hate Spirit* | Plague Psychic Apathy ; control: P0 ; turn: P0 20 ; P0 L0: Speed-3 ~Hate-1 ; P0 L1: Hate-3 Hate-2 ; P0 L2: Spirit-1 ; P1 L0: Plague-1 ; P1 L1: ~Psychic-2 Psychic-4 ; P1 L2: Apathy-2 ~Plague-3 ; P0 hand: Speed-0 Spirit-2 Hate-0 ; P0 deck: Speed-1 Speed-5 Hate-4 Hate-5 Spirit-0 ; P1 hand: Plague-0 Apathy-1 Psychic-3 ; P1 deck: Plague-2 Plague-4 Psychic-0 Apathy-0',
    // 3 cards x 3 lines x both faces (Spirit-1 permits any line) + refreshing.
    counts: [1, 19, 199, 954],
  },
] as const;

test.each(POSITIONS)('$name', ({ position, counts }) => {
  const state = compile.create(optionsOf(''), 2);
  expect(compile.readPosition(state, position)).toBeUndefined();
  expect(perft(compile, state, counts.length - 1)).toEqual(counts);
});
