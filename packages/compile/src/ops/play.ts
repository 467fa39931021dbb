import { ANSWER, ANSWER_WAY, DECK, topOf, zoneOf, type State } from '../state.ts';
import { playCard, playUnder } from '../engine/landing.ts';
import { ask, ASK_PLAY, deckPlayLines, offerLines, textPlays } from '../engine/offers.ts';
import { RESULT, STEP } from '../engine/stack.ts';
import { viewpoint } from '../engine/viewpoint.ts';
import { askForLine, bindCard, isOneLine, onlyLine } from './choose.ts';
import { AFTER, WAITING, type OpNodeOf, type Operation } from './operation.ts';

/** A card of a hand or the trash is chosen together with its line and face; of a deck top only the line. */
function choosesCard({ step }: OpNodeOf<'play'>): boolean {
  return step.from === 'hand' || step.from === 'ownTrash';
}

/** RULES 7.1, 7.2. */
export const play: Operation<'play'> = {
  can: (state, node, actor) =>
    choosesCard(node)
      ? textPlays(state, node.step, node.filter, actor, true) > 0
      : deckPlayLines(state, node.step, actor) !== 0,
  // Others do not know which cards of a hand pass the filter.
  seems: (state, { step, filter }, actor) =>
    step.from === 'hand' && filter !== null && textPlays(state, step, null, actor, true) > 0,
  begin(state, f, node, actor) {
    if (choosesCard(node)) {
      if (textPlays(state, node.step, node.filter, actor, false) === 0) return 0;
      state.frames[f + STEP] = 1;
      ask(state, ASK_PLAY, actor);
      return WAITING;
    }
    const lines = deckPlayLines(state, node.step, actor);
    if (lines === 0) return 0;
    if (!isOneLine(lines)) return askForLine(state, f, lines, actor);
    return playDeckTop(state, f, node, onlyLine(lines), actor);
  },
  ask(state, _f, node, actor) {
    if (!choosesCard(node)) {
      offerLines(state, deckPlayLines(state, node.step, actor), actor);
      return;
    }
    textPlays(state, node.step, node.filter, actor, false);
    ask(state, ASK_PLAY, actor);
  },
  answer(state, f, node, actor) {
    const { now } = state;
    const card = now[ANSWER]!;
    if (!choosesCard(node)) return playDeckTop(state, f, node, card, actor);
    const way = now[ANSWER_WAY]!;
    bindCard(state, f, node, card);
    const side = (way & 1) === 0 ? actor : 1 - actor;
    waitForLanding(state, f);
    playCard(state, card, actor, way >> 4, (way & 2) !== 0, side);
    return WAITING;
  },
  worth: ({ by }) => (by === 'opponent' ? -1 : 1.6),
};

/** The result is set before the card is played: it may land at once. */
function waitForLanding({ frames }: State, f: number): void {
  frames[f + STEP] = AFTER;
  frames[f + RESULT] = 1;
}

function playDeckTop(
  state: State,
  f: number,
  node: OpNodeOf<'play'>,
  line: number,
  actor: number,
): number {
  const { from, line: where, face, side } = node.step;
  const card = topOf(state, zoneOf(from === 'ownDeckTop' ? actor : 1 - actor, DECK));
  bindCard(state, f, node, card);
  if (where === 'underSelf') {
    playUnder(state, card, actor, viewpoint.source);
    return 1;
  }
  waitForLanding(state, f);
  playCard(state, card, actor, line, face === 'up', side === 'opp' ? 1 - actor : actor);
  return WAITING;
}
