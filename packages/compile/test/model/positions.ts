/**
 * Plays on from random positions, in the engine and in the model side by side: small decks, large
 * hands, many cards in the field, cards of one player's protocols with the other. Games from the
 * beginning hardly ever reach the cases that the rules define for these.
 */
import { CHANCE, OVER, Sfc32 } from '@pakli/core';
import { CARD_NAMES, compile, PROTOCOL_NAMES } from '../../src/index.ts';
import { compare, likelyMove, pick, randomOptions, type Played } from './beside.ts';
import { namesIn } from './follow.ts';
import { beginAt, type Laid } from './game.ts';
import { PLAYERS, type Player } from './state.ts';

/** Moves tried from one position. */
const MOVES = 60;

/** From the beginning of a turn in one position from one seed. Resolved texts are added to `texts`. */
export function playPositionBeside(seed: number, texts: Set<string>): Played {
  const random = new Sfc32(seed);
  const options = { ...randomOptions(random), maxTurns: 400, draft: 'fixed', first: 'P0' } as const;
  const laid = randomCards(random);
  const player: Player = random.below(2) === 0 ? 0 : 1;
  const control = options.control === 'off' ? null : pick(random, [null, ...PLAYERS]);
  const number = 1 + random.below(9);
  const position = positionText(laid, player, number, control);
  const state = compile.create(options, 2);
  const refusal = compile.readPosition(state, position);
  if (refusal !== undefined) throw new Error(`${refusal.refused}: ${position}`);
  const told: string[] = [];
  const result = (differs?: string): Played => ({
    decisions: told.length,
    over: compile.turn(state) === OVER ? 'over' : null,
    ...(differs === undefined
      ? {}
      : { differs: `seed ${seed}, ${position}, after ${told.join(', ')}: ${differs}` }),
  });
  try {
    const game = beginAt(options, player, number, control, laid, texts);
    const outcome = new Uint8Array(compile.maxOutcome);
    while (told.length < MOVES) {
      const found = compare(state, game);
      if (found !== undefined || compile.turn(state) === OVER) return result(found);
      if (compile.turn(state) === CHANCE) {
        const length = compile.draw(state, random, outcome);
        told.push(compile.formatDealTruth(state, outcome, length));
        compile.deal(state, outcome, length);
      } else {
        const move = likelyMove(state, random);
        told.push(compile.formatTruth(state, move));
        compile.play(state, move);
      }
      game.answer(namesIn(told.at(-1)!));
    }
    return result();
  } catch (error) {
    return result(error instanceof Error ? error.stack : String(error));
  }
}

function mixed<T>(random: Sfc32, list: readonly T[]): T[] {
  const left = [...list];
  return list.map(() => left.splice(random.below(left.length), 1)[0]!);
}

function randomCards(random: Sfc32): [Laid, Laid] {
  const protocols = mixed(random, PROTOCOL_NAMES).slice(0, 6);
  const own = (from: readonly string[]): string[] =>
    mixed(
      random,
      CARD_NAMES.filter((card) => from.includes(card.split('-')[0]!)),
    );
  const crossed = random.below(3) === 0;
  const all = own(protocols);
  return [0, 1].map((seat): Laid => {
    const names = protocols.slice(3 * seat, 3 * seat + 3);
    const cards = crossed ? all.slice(18 * seat, 18 * seat + 18) : own(names);
    const compiled = mixed(random, [random.below(2) === 0, random.below(2) === 0, false]);
    const hand = cards.splice(0, pick(random, [0, 1, 2, 3, 4, 5, 5, 6, 8]));
    const deck = cards.splice(0, pick(random, [0, 0, 1, 1, 2, 3, 6]));
    const stack = (): string[] =>
      cards
        .splice(0, pick(random, [0, 1, 2, 2, 3, 4]))
        .map((card) => (random.below(3) === 0 ? `~${card}` : card));
    const stacks = [stack(), stack(), stack()] as const;
    return {
      plates: names.map((protocol, line) => ({ protocol, compiled: compiled[line]! })),
      hand,
      deck,
      trash: cards,
      stacks,
    };
  }) as [Laid, Laid];
}

function positionText(
  laid: readonly [Laid, Laid],
  player: Player,
  number: number,
  control: Player | null,
): string {
  const plates = laid.map((side) =>
    side.plates.map(({ protocol, compiled }) => `${protocol}${compiled ? '*' : ''}`).join(' '),
  );
  return [
    `plates: ${plates.join(' | ')}`,
    `control: ${control === null ? '-' : `P${control}`}`,
    `turn: P${player} ${number}`,
    'phase: start',
    ...laid.flatMap(({ hand, deck, trash, stacks }, seat) => [
      ...stacks.map((stack, line) => `P${seat} L${line}: ${stack.join(' ')}`),
      `P${seat} hand: ${hand.join(' ')}`,
      `P${seat} deck: ${deck.join(' ')}`,
      `P${seat} trash: ${trash.join(' ')}`,
    ]),
  ].join(' ; ');
}
