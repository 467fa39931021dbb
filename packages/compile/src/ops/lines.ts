/** Operations on lines (RULES 9.1): each of several in turn, or a chosen one. */
import { ANSWER, STACK, zoneOf, type State } from '../state.ts';
import { hasFaceDown, holds } from '../engine/measure.ts';
import { offerLines } from '../engine/offers.ts';
import { LINE, LOOP, PC } from '../engine/stack.ts';
import { lineOfCard } from '../engine/values.ts';
import { viewpoint } from '../engine/viewpoint.ts';
import { entryOf } from '../program/program.ts';
import { askForLine, isOneLine, onlyLine } from './choose.ts';
import { canDoAny, type BehaviourOf, type OpNode, type Operation } from './operation.ts';

export const chooseLine: Operation<'chooseLine'> = {
  link(step, next, linker) {
    const inside = linker.list(step.do, next);
    const node = linker.add('chooseLine', step, next, [inside]);
    node.body = entryOf(inside, next);
    return node;
  },
  can: (state, node) => workingLines(state, node, linesOf(state, node.step.among)) !== 0,
  begin(state, f, node) {
    const lines = workingLines(state, node, linesOf(state, node.step.among));
    if (lines === 0) return 0;
    if (!isOneLine(lines)) return askForLine(state, f, lines, viewpoint.owner);
    return enter(state, f, node, onlyLine(lines));
  },
  ask(state, _f, node) {
    const lines = workingLines(state, node, linesOf(state, node.step.among));
    offerLines(state, lines, viewpoint.owner);
  },
  answer: (state, f, node) => enter(state, f, node, state.now[ANSWER]!),
  worth: (step, of) => 0.9 * of(step.do),
};

/** The lines are noted when the step begins, in LOOP. */
export const forEachLine: Operation<'forEachLine'> = {
  link(step, next, linker) {
    const joint = linker.loop('nextLine', step, next);
    const node = linker.add('forEachLine', step, next, joint.inside);
    node.body = joint.id;
    return node;
  },
  can: (state, node) => workingLines(state, node, linesOf(state, node.step.lines)) !== 0,
  begin(state, f, node) {
    state.frames[f + LOOP] = linesOf(state, node.step.lines);
    state.frames[f + PC] = node.body;
    return 0;
  },
  worth: (step, of) => 0.9 * of(step.do),
};

/** The next noted line in which something could be done; without one the text continues after the loop. */
export const nextLine: BehaviourOf<'nextLine'> = {
  can: () => false,
  begin(state, f, node) {
    const lines = workingLines(state, node, state.frames[f + LOOP]!);
    if (lines === 0) state.frames[f + PC] = node.next;
    else if (!isOneLine(lines)) return askForLine(state, f, lines, viewpoint.owner);
    else enterNext(state, f, node, onlyLine(lines));
    return 0;
  },
  ask(state, f, node) {
    offerLines(state, workingLines(state, node, state.frames[f + LOOP]!), viewpoint.owner);
  },
  answer: (state, f, node) => enterNext(state, f, node, state.now[ANSWER]!),
};

function enter({ frames }: State, f: number, node: OpNode, line: number): number {
  frames[f + LINE] = line;
  frames[f + PC] = node.body;
  return 0;
}

function enterNext(state: State, f: number, node: OpNode, line: number): number {
  state.frames[f + LOOP] = state.frames[f + LOOP]! & ~(1 << line);
  return enter(state, f, node, line);
}

/** The lines in which something could be done, as bits. */
function workingLines(state: State, { cond, inside: [steps = []] }: OpNode, lines: number): number {
  const { line } = viewpoint;
  let working = 0;
  for (let at = 0; at < 3; at++) {
    if (((lines >> at) & 1) === 0) continue;
    viewpoint.line = at;
    if (cond !== null && !holds(state, cond, at)) continue;
    if (canDoAny(state, steps)) working |= 1 << at;
  }
  viewpoint.line = line;
  return working;
}

/** The lines meant by a word, as bits. */
function linesOf(state: State, word: 'any' | 'other' | 'withOwnCard' | 'withFaceDown'): number {
  const here = lineOfCard(state, viewpoint.source);
  let lines = 0;
  for (let line = 0; line < 3; line++) {
    if (
      word === 'any' ||
      (word === 'other' && line !== here) ||
      (word === 'withOwnCard' && state.size[zoneOf(viewpoint.owner, STACK + line)]! > 0) ||
      (word === 'withFaceDown' && hasFaceDown(state, line))
    ) {
      lines |= 1 << line;
    }
  }
  return lines;
}
