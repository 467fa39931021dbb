import { ANSWER, type CardSlot, type State } from '../state.ts';
import { pushMove, SHIFT } from '../engine/leaving.ts';
import { total } from '../engine/measure.ts';
import { offerLines } from '../engine/offers.ts';
import { addCard, RESULT, STEP } from '../engine/stack.ts';
import { lineOfCard } from '../engine/values.ts';
import { viewpoint } from '../engine/viewpoint.ts';
import type { StepOf } from '../cards/steps.ts';
import { askForLine, bindCard, isOneLine, onlyLine } from './choose.ts';
import { onField } from './on-field.ts';
import { AFTER, WAITING, type OpNodeOf, type Operation } from './operation.ts';

/** STEP while the line is chosen; the card waits in RESULT. */
const CHOOSES_LINE = 2;

const onCards = onField<'shift'>({
  fits: (state, { step }, card, actor) => destinations(state, card, step.to, actor) !== 0,
  one(state, f, node, card, actor) {
    const lines = destinations(state, card, node.step.to, actor);
    if (isOneLine(lines)) return shiftTo(state, f, node, card, onlyLine(lines), actor);
    state.frames[f + RESULT] = card;
    return askForLine(state, f, lines, actor, CHOOSES_LINE);
  },
  all: (state, actor) => pushMove(state, SHIFT, actor, viewpoint.line),
});

/** RULES 7.6: choose the card, then the line. */
export const shift: Operation<'shift'> = {
  ...onCards,
  ask(state, f, node, actor) {
    const { frames } = state;
    if (frames[f + STEP] !== CHOOSES_LINE) onCards.ask(state, f, node, actor);
    else offerLines(state, destinations(state, frames[f + RESULT]!, node.step.to, actor), actor);
  },
  answer(state, f, node, actor) {
    const { frames, now } = state;
    if (frames[f + STEP] !== CHOOSES_LINE) return onCards.answer(state, f, node, actor);
    return shiftTo(state, f, node, frames[f + RESULT]!, now[ANSWER]!, actor);
  },
  holds: { [CHOOSES_LINE]: RESULT },
  worth: () => 0.8,
};

function shiftTo(
  state: State,
  f: number,
  node: OpNodeOf<'shift'>,
  card: CardSlot,
  line: number,
  actor: number,
): number {
  state.frames[f + RESULT] = 0;
  bindCard(state, f, node, card);
  state.frames[f + STEP] = AFTER;
  addCard(state, pushMove(state, SHIFT, actor, line), card);
  return WAITING;
}

/** The lines to which a card may be shifted, as bits (RULES 9.1). */
function destinations(
  state: State,
  card: CardSlot,
  to: StepOf<'shift'>['to'],
  actor: number,
): number {
  const at = lineOfCard(state, card);
  const here = lineOfCard(state, viewpoint.source);
  const elsewhere = 7 & ~(1 << at);
  switch (to) {
    case 'other':
      return elsewhere;
    case 'this':
      return here < 0 ? 0 : elsewhere & (1 << here);
    case 'current':
      return elsewhere & (1 << viewpoint.line);
    case 'toOrFromThis':
      return here < 0 ? 0 : at === here ? elsewhere : 1 << here;
    case 'oppBestLine':
      break;
  }
  return elsewhere & bestLines(state, 1 - actor);
}

/** The lines with a player's highest total, as bits. */
function bestLines(state: State, player: number): number {
  let best = -1;
  let lines = 0;
  for (let line = 0; line < 3; line++) {
    const sum = total(state, player, line);
    if (sum > best) lines = 0;
    if (sum >= best) lines |= 1 << line;
    best = Math.max(best, sum);
  }
  return lines;
}
