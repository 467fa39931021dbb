/** Rule 3.2: sampling deals every world that a seat cannot tell apart, with the right frequency. */
import { CHANCE, fork, isRefusal, OVER, Sfc32 } from '@pakli/core';
import { readView } from '@pakli/core/shape';
import { checkDistribution } from '@pakli/core/testing';
import { expect, test } from 'vitest';
import { compile, type State } from '../src/index.ts';
import { cardsIn, DECK, HAND } from '../src/state.ts';
import { hiddenKey, histories } from './histories.ts';
import { optionsOf } from './subject.ts';

const PLATES = 'plates: Fire Life Water | Death Metal Light';

/** What P0 has seen of small games, and the number of worlds that fit it. */
const SEEN: readonly (readonly [name: string, position: string, moves: readonly string[]])[] = [
  [
    'hand, deck and a face-down card of one deck, and the own deck',
    `${PLATES} ; turn: P0 5 ; P0 hand: Fire-3 Fire-4 ; P0 deck: Life-1 Life-2 ; P1 hand: Death-1 Death-2 ; P1 L1: ~Metal-5 ; P1 deck: Light-1`,
    [],
  ],
  [
    'a card has left the hand unseen, and others came from the deck since',
    `${PLATES} ; turn: P1 6 ; P0 hand: Fire-3 Fire-4 Fire-5 ; P1 hand: Death-1 Death-2 ; P1 deck: Light-1 Light-2 Light-3`,
    ['Death-1@L0:down', 'Fire-3@L1:down', 'refresh', 'Fire-4@L1:down', 'Light-2@L2:down'],
  ],
  [
    'a card that was seen going to the hand may have left it since',
    `${PLATES} ; turn: P0 5 ; P1 L1: Metal-5 ; P1 hand: Death-1 Death-2 ; P0 hand: Fear-2 Fire-3 ; P0 L0: Spirit-1 ; P1 deck: Light-1 Light-2`,
    ['Fear-2@L2:up', 'Death-1@L0:down'],
  ],
  [
    'a card that came to the hand later is not the one that left it before',
    `${PLATES} ; turn: P1 6 ; P1 L1: Metal-5 ; P1 hand: Death-1 Death-2 Death-3 ; P0 hand: Fear-2 Fire-3 ; P0 L0: Spirit-1 ~Fire-5 ; P1 deck: Light-1`,
    ['Death-1@L0:down', 'Fear-2@L2:up', 'Metal-5', 'Death-2@L2:down'],
  ],
  [
    'a card was put on the deck top',
    `${PLATES} ; turn: P0 5 ; P0 L2: Corruption-1 ; P1 L1: Metal-5 ; P0 L0: Spirit-1 ~Fire-5 ; P0 hand: Fear-2 Fire-3 ; P1 hand: Death-1 Death-2 ; P1 deck: Light-1 Light-2`,
    ['Fear-2@L1:up'],
  ],
  [
    'trash was shuffled into the deck',
    `${PLATES} ; turn: P0 5 ; P1 L2: ~Light-4 ; P1 hand: Clarity-4 Death-2 ; P1 L0: Spirit-1 ~Death-3 ; P1 deck: Light-1 ; P1 trash: Metal-1 ; P0 hand: Fire-1 Fire-3`,
    ['Fire-3@L1:down', 'Clarity-4@L1:up', 'yes'],
  ],
  [
    'a hand has cards from before and after a shuffle',
    `plates: Fire Life Water | Death Clarity Light ; turn: P0 5 ; P1 hand: Clarity-4 Death-2 Death-3 Light-3 ; P1 deck: Light-1 ; P1 trash: Metal-1 Metal-2 ; P0 hand: Fire-1 Fire-3 Fire-4`,
    ['Fire-3@L1:down', 'Clarity-4@L1:up', 'yes', 'Fire-4@L1:down', 'refresh'],
  ],
  [
    'a text asks for a card that must be in the hand',
    `plates: Fire Life Water | Clarity Metal Light ; turn: P1 6 ; P1 L0: ~Metal-5 ~Light-4 ; P1 hand: Clarity-2 Metal-1 Light-1 ; P0 hand: Fire-1 Fire-3`,
    ['Clarity-2@L0:up'],
  ],
  [
    'a hand was shown, then a card left it unseen, and others came: what came later is not what left before',
    `${PLATES} ; turn: P0 5 ; P0 hand: Light-4 Fire-3 Fire-4 ; P1 hand: Death-1 Death-2 ; P1 deck: Light-1 Light-2 Light-3`,
    [
      'Light-4@L2:up',
      'Death-1@L0:down',
      'Fire-3@L1:down',
      'refresh',
      'Fire-4@L1:down',
      'Light-3@L1:down',
    ],
  ],
  [
    'a card of a shown hand left it unseen and came back unseen, another left, and one was shown',
    `${PLATES} ; turn: P0 5 ; P0 L0: Spirit-1 ~Fire-5 ; P0 hand: Light-4 Fear-2 Fire-3 Fire-4 ; P1 hand: Death-1 Death-2 Death-3 ; P1 deck: Light-1 Light-2`,
    [
      'Light-4@L2:up',
      'Death-1@L0:down',
      'Fear-2@L1:up',
      'Death-2@L2:down',
      'Fire-3@L2:down',
      'Death-3@L0:up',
    ],
  ],
  [
    'a card is shown that may have been in the hand before the shuffle or come from it',
    `plates: Fire Life Water | Death Clarity Light ; turn: P0 5 ; P1 hand: Clarity-4 Death-2 Death-3 Light-3 ; P1 deck: Light-1 ; P1 trash: Metal-1 Metal-2 ; P0 hand: Fire-1 Fire-3 Fire-4 Fire-5 Fire-0`,
    [
      'Fire-3@L1:down',
      'Clarity-4@L1:up',
      'yes',
      'Fire-4@L1:down',
      'refresh',
      'Fire-5@L1:down',
      'Death-2@L0:down',
      'Fire-0@L1:down',
      'Light-3@L2:up',
    ],
  ],
  [
    'a card of a shown hand left it unseen and was shuffled into the deck',
    `plates: Fire Fear Water | Death Clarity Light ; turn: P0 5 ; P0 L2: Corruption-1 ; P0 L0: Spirit-1 ~Fire-5 ; P0 hand: Light-4 Fear-2 Fire-3 Water-5 ; P1 hand: Death-1 Clarity-4 Death-2 ; P1 deck: Light-1 ; P1 trash: Metal-1`,
    ['Light-4@L1:up', 'Death-1@L0:down', 'Fear-2@L1:up', 'Clarity-4@L1:up', 'yes'],
  ],
  [
    'cards came from that deck since, and one of the hand left it unseen',
    `plates: Fire Fear Water | Death Clarity Light ; turn: P0 5 ; P0 L2: Corruption-1 ; P0 L0: Spirit-1 ~Fire-5 ; P0 hand: Light-4 Fear-2 Fire-3 Water-5 ; P1 hand: Death-1 Clarity-4 Death-2 ; P1 deck: Light-1 ; P1 trash: Metal-1`,
    [
      'Light-4@L1:up',
      'Death-1@L0:down',
      'Fear-2@L1:up',
      'Clarity-4@L1:up',
      'yes',
      'Fire-3@L1:down',
      'refresh',
      'Water-5@L1:down',
      'Death-2@L0:down',
    ],
  ],
  [
    'a text asks which of the cards that were drawn is to be shown: two of them have the number that was named',
    `plates: Fire Life Water | Death Luck Light ; turn: P1 6 ; P1 hand: Luck-0 Metal-1 ; P1 deck: Death-3 Light-2 Light-1 Death-1 ; P0 hand: Fire-1 Fire-3`,
    ['Luck-0@L1:up', '1'],
  ],
  [
    'what was in the hand before is not among the cards that were drawn',
    `plates: Fire Life Water | Death Luck Light ; turn: P0 5 ; P0 L0: Spirit-1 ~Fire-5 ; P0 hand: Light-4 Fire-1 Fire-3 ; P1 hand: Luck-0 Metal-1 Death-2 ; P1 deck: Death-3 Light-2 Light-1 Death-1`,
    ['Light-4@L1:up', 'Death-2@L0:down', 'Fire-3@L1:down', 'Luck-0@L1:up', '1'],
  ],
  [
    'a card of a shown hand came back to it unseen after others had come',
    `${PLATES} ; turn: P0 5 ; P0 L0: Spirit-1 ~Fire-5 ; P0 hand: Light-4 Fear-2 Fire-3 Fire-4 ; P1 hand: Death-1 Death-2 ; P1 deck: Metal-1 Metal-2 Metal-3 Metal-5`,
    [
      'Light-4@L2:up',
      'Death-1@L0:down',
      'Fire-3@L1:down',
      'refresh',
      'Fear-2@L1:up',
      'Metal-3@L2:down',
      'Fire-4@L2:down',
      'Metal-2@L1:up',
    ],
  ],
];

test.each(SEEN)('%s', (_name, position, moves) => {
  const { state, worlds } = histories(position, 0, moves);
  const count = Object.keys(worlds).length;
  expect(count).toBeGreaterThan(1);
  expect(
    checkDistribution(compile, state, 0, {
      key: (world) => hiddenKey(world, 0),
      worlds,
      samples: 40 * count,
      random: new Sfc32(1),
    }),
  ).toEqual([]);
});

test('a view is believed with the moves that follow from it, and with no others', () => {
  const random = new Sfc32(519);
  const outcome = new Uint8Array(compile.maxOutcome);
  const options = optionsOf('quick');
  const state = compile.create(options, 2);
  compile.setup(state, { number: 0, starter: 0, carry: [0, 0] });
  let altered = 0;
  for (let i = 0; i < 400 && compile.turn(state) !== OVER; i++) {
    if (compile.turn(state) === CHANCE) {
      compile.deal(state, outcome, compile.draw(state, random, outcome));
      continue;
    }
    const view = compile.view(state, compile.turn(state));
    expect(isRefusal(readView(compile, options, view))).toBe(false);
    const pending = { ...view.pending, options: view.pending?.options?.slice(1) };
    const shorter = { ...view, moves: view.moves.slice(1), pending };
    expect(readView(compile, options, shorter)).toMatchObject({ refused: 'no-such-view' });
    altered++;
    compile.play(state, view.moves[random.below(view.moves.length)]!);
  }
  expect(altered).toBeGreaterThan(20);
});

test('histories count more than one way where a card may have been drawn before or after a shuffle', () => {
  const [, position, moves] = SEEN.find(([name]) => name.includes('before and after'))!;
  const ways = new Set(Object.values(histories(position, 0, moves).worlds));
  expect(ways.size).toBeGreaterThan(1);
});

/** The cards of a zone. */
function numbers(state: State, zone: number): number[] {
  return cardsIn(state, zone).map((card) => state.def[card]!);
}

test('a world that is dealt again tells nothing of the world it was dealt from', () => {
  const random = new Sfc32(2);
  const outcome = new Uint8Array(compile.maxOutcome);
  const state = compile.create(optionsOf('fixed'), 2);
  compile.setup(state, { number: 0, starter: 0, carry: [0, 0] });
  compile.deal(state, outcome, compile.draw(state, random, outcome));
  const world = fork(compile, state);
  const rounds = 3000;
  let [own, deck, hand] = [0, 0, 0];
  const stays = (zone: number): number => {
    const before = numbers(state, zone);
    return numbers(world, zone).filter((card, i) => card === before[i]).length;
  };
  for (let i = 0; i < rounds; i++) {
    compile.copy(state, world);
    compile.redeal(world, 0, random);
    own += stays(DECK);
    deck += stays(DECK + 6);
    const held = numbers(state, HAND + 6);
    hand += numbers(world, HAND + 6).filter((card) => held.includes(card)).length;
  }
  // Thirteen cards in the own deck; of the other eighteen five are in the hand. Each lies anywhere equally often.
  const bound = (mean: number, value: number): void =>
    expect(Math.abs(value / rounds - mean) / Math.sqrt(mean / rounds)).toBeLessThan(4);
  bound(1, own);
  bound(13 / 18, deck);
  bound((5 * 5) / 18, hand);
});
