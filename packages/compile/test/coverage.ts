/** Statistics of random games: every box that was resolved or in force, the deepest nesting, the longest game. */
import { CHANCE, OVER, Sfc32 } from '@pakli/core';
import { CARD_NAMES, compile, PROTOCOLS, type State } from '../src/index.ts';
import { isForced } from '../src/engine/offers.ts';
import { BOXES } from '../src/types.ts';
import { CARDS, COMMITS, IN_GAME, isStack, TRAIL, TURN_NUMBER, ZONES } from '../src/state.ts';
import { optionsOf } from './subject.ts';

export interface Figures {
  readonly games: number;
  readonly decisions: number;
  readonly deepest: number;
  readonly longestGame: number;
  readonly mostTurns: number;
  readonly undecided: number;
  readonly loopGuards: number;
  /** Length of the longest trail. */
  readonly longestTrail: number;
  /** By `Fire-0:bottom`: how often it was resolved, or in force at a decision. */
  readonly boxes: ReadonlyMap<string, number>;
}

/** All boxes with a text. */
export const ALL_BOXES: readonly string[] = PROTOCOLS.flatMap(({ name, cards }) =>
  cards.flatMap((card) =>
    BOXES.filter((box) => card[box].length > 0).map((box) => `${name}-${card.value}:${box}`),
  ),
);

/** By card and box (top, bottom): it holds only lasting rules, which never resolve. */
const LASTING: readonly (readonly boolean[])[] = PROTOCOLS.flatMap(({ cards }) =>
  cards.map((card) =>
    (['top', 'bottom'] as const).map(
      (box) => card[box].length > 0 && card[box].every(({ rule }) => rule !== 'trigger'),
    ),
  ),
);

export function countCards(state: State): number {
  const zones = Array.from({ length: ZONES }, (_, zone) => state.size[zone]!);
  return zones.reduce((sum, size) => sum + size, state.now[COMMITS]!);
}

export function randomGames(games: number, seed: number): Figures {
  const random = new Sfc32(seed);
  const buffer = new Int32Array(compile.maxChoices);
  const outcome = new Uint8Array(compile.maxOutcome);
  const state = compile.create(optionsOf(''), 2);
  const boxes = new Map<string, number>();
  const count = (box: string): void => void boxes.set(box, (boxes.get(box) ?? 0) + 1);
  const held = new Float64Array(2 * LASTING.length);
  let decisions = 0;
  let deepest = 0;
  let longestGame = 0;
  let mostTurns = 0;
  let undecided = 0;
  let loopGuards = 0;
  let longestTrail = 0;
  for (let game = 0; game < games; game++) {
    compile.setup(state, { number: 0, starter: game & 1, carry: [0, 0] });
    let length = 0;
    const sink: Parameters<typeof compile.play>[2] = (event) => {
      deepest = Math.max(deepest, event.depth);
      if (event.kind === 'text') count(`${event.cards[0]?.card}:${event.box}`);
      if (event.kind === 'loopGuard') loopGuards++;
    };
    for (let turn = compile.turn(state); turn !== OVER; turn = compile.turn(state)) {
      if (turn === CHANCE) {
        compile.deal(state, outcome, compile.draw(state, random, outcome), sink);
        continue;
      }
      const choices = compile.moves(state, buffer);
      if (choices === 0 || isForced(state)) {
        throw new Error(`game ${game}: asked with ${choices} options`);
      }
      if (state.now[IN_GAME] === 36 && countCards(state) !== 36 && length > 5) {
        throw new Error(`game ${game}: ${countCards(state)} cards`);
      }
      noteLasting(state, held);
      longestTrail = Math.max(longestTrail, state.now[TRAIL]!, state.now[TRAIL + 1]!);
      if (++length > compile.maxMoves) throw new Error(`game ${game} does not end`);
      compile.play(state, buffer[random.below(choices)]!, sink);
    }
    decisions += length;
    longestGame = Math.max(longestGame, length);
    mostTurns = Math.max(mostTurns, state.now[TURN_NUMBER]!);
    if (compile.scores(state).every((score) => score === 0)) undecided++;
  }
  held.forEach((times, i) => {
    const box = `${CARD_NAMES[i >> 1]}:${i % 2 === 0 ? 'top' : 'bottom'}`;
    if (times > 0) boxes.set(box, times);
  });
  return {
    games,
    decisions,
    deepest,
    longestGame,
    mostTurns,
    undecided,
    loopGuards,
    longestTrail,
    boxes,
  };
}

/** Counts the boxes of lasting rules that are in force at a decision. */
function noteLasting(state: State, held: Float64Array): void {
  for (let zone = 0; zone < ZONES; zone++) {
    if (!isStack(zone)) continue;
    const top = state.size[zone]! - 1;
    for (let i = 0; i <= top; i++) {
      const card = state.zones[zone * CARDS + i]!;
      if (state.up[card] === 0) continue;
      const def = state.def[card]!;
      const [above, below] = LASTING[def]!;
      if (above) held[2 * def]!++;
      if (below && i === top) held[2 * def + 1]!++;
    }
  }
}

/** One line of totals and the table of boxes, six cards a line. */
export function printFigures(figures: Figures): string {
  const { boxes, ...numbers } = figures;
  const rows = PROTOCOLS.map(({ name, cards }) => {
    const cells = cards.map(({ value }) => {
      const counts = BOXES.map((box) => {
        const key = `${name}-${value}:${box}`;
        return ALL_BOXES.includes(key) ? String(boxes.get(key) ?? 0) : '.';
      });
      return `${value} ${counts.join('/')}`.padEnd(22);
    });
    return name.padEnd(14) + cells.join('');
  });
  return [JSON.stringify(numbers), 'protocol      value top/middle/bottom', ...rows].join('\n');
}
