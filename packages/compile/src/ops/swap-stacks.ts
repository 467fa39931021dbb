import { emitFacts } from '../engine/events.ts';
import { recount } from '../engine/field-index.ts';
import { ask, ASK_PAIR, M_PAIR, offer } from '../engine/offers.ts';
import { STEP } from '../engine/stack.ts';
import { ANSWER, CARDS, cardsIn, STACK, zoneOf, type State } from '../state.ts';
import { playerOf, WAITING, type Operation } from './operation.ts';

/** RULES 9.1: swaps two stacks of one player that hold cards. */
export const swapStacks: Operation<'swapStacks'> = {
  can(state, { step }) {
    let count = 0;
    for (let line = 0; line < 3; line++) if (hasCards(state, playerOf(step.whose), line)) count++;
    return count > 1;
  },
  begin(state, f, node, actor) {
    if (!this.can(state, node, actor)) return 0;
    state.frames[f + STEP] = 1;
    this.ask?.(state, f, node, actor);
    return WAITING;
  },
  ask(state, _f, { step }, actor) {
    const whose = playerOf(step.whose);
    for (let a = 0; a < 2; a++) {
      for (let b = a + 1; b < 3; b++) {
        if (hasCards(state, whose, a) && hasCards(state, whose, b)) {
          offer(state, M_PAIR | (a << 2) | b);
        }
      }
    }
    ask(state, ASK_PAIR, actor);
  },
  answer(state, _f, { step }, actor) {
    const whose = playerOf(step.whose);
    const lines = [state.now[ANSWER]! >> 2, state.now[ANSWER]! & 3] as const;
    const zones = lines.map((line) => zoneOf(whose, STACK + line));
    const stacks = zones.map((zone) => cardsIn(state, zone));
    for (const [i, zone] of zones.entries()) {
      const cards = stacks[1 - i] ?? [];
      state.zones.fill(0, zone * CARDS, zone * CARDS + CARDS);
      state.zones.set(cards, zone * CARDS);
      state.size[zone] = cards.length;
      for (const card of cards) state.place[card] = zone;
    }
    recount(state);
    emitFacts(state, 'swapStacks', actor, { whose, lines });
    return 1;
  },
  worth: () => 0.7,
};

function hasCards(state: State, player: number, line: number): boolean {
  return state.size[zoneOf(player, STACK + line)]! > 0;
}
