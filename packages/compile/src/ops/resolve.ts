/**
 * Resolves the text on top of the stack, node by node. A node that needs a choice asks and stays
 * where it is; STEP records its progress, so that the text resumes there once answered.
 */
import type { State } from '../state.ts';
import { actorOf, AFTER, WAITING, type OpNode } from './operation.ts';
import { resolveFrom } from '../engine/reactions.ts';
import { DONE, FROM, isOnTop, isTextValid, PC, pop, RESULT, STEP } from '../engine/stack.ts';
import { look } from '../engine/viewpoint.ts';

export function stepText(state: State, f: number): void {
  do stepNode(state, f);
  while (isOnTop(state, f));
}

function stepNode(state: State, f: number): void {
  const { frames, program } = state;
  const node = program.nodes[frames[f + PC]!]!;
  if (node.step === null) {
    passSentence(state, f, node);
    return;
  }
  const step = frames[f + STEP]!;
  // Carries out a choice already made; before anything new the source must still be valid (RULES
  // 8.3).
  if (step === 0 && !isTextValid(state, f)) {
    frames[f + PC] = program.drop;
    return;
  }
  const done = step === AFTER ? takeResult(state, f) : perform(state, f, node, step);
  if (done === WAITING) return;
  frames[f + STEP] = 0;
  if (done > 0) frames[f + DONE] = 1;
  // Joints and control steps have set the next node; a move continues to the following one.
  if (frames[f + PC] === node.id) frames[f + PC] = node.next;
}

function perform(state: State, f: number, node: OpNode, step: number): number {
  look(state, f);
  const { does } = node;
  const actor = actorOf(node);
  return step === 0
    ? does.begin(state, f, node, actor)
    : (does.answer?.(state, f, node, actor) ?? 0);
}

/** What the frame above has done. */
function takeResult({ frames }: State, f: number): number {
  const result = frames[f + RESULT]!;
  frames[f + RESULT] = 0;
  return result;
}

/** Between sentences: closes collectors, and ends a text that is done or no longer valid. */
function passSentence(state: State, f: number, node: OpNode): void {
  const { frames } = state;
  if (node.op === 'end' || (node.op === 'open' && !isTextValid(state, f))) {
    pop(state, 1);
    return;
  }
  frames[f + PC] = node.next;
  if (node.op === 'close') resolveFrom(state, frames[f + FROM]!);
}

/** Offers again the answers to a text's current question. */
export function askTextAgain(state: State, f: number): void {
  const node = state.program.nodes[state.frames[f + PC]!]!;
  look(state, f);
  node.does.ask?.(state, f, node, actorOf(node));
}
