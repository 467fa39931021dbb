/**
 * What an operation is: each file of this folder holds everything the engine knows about one word
 * of the cards, and index.ts lists them.
 */
import type { State } from '../state.ts';
import type {
  Behaviour,
  Linker,
  Node as NodeIn,
  NodeOf as NodeOfIn,
  NodeOp,
} from '../program/program.ts';
import type { Op, PickKind, CardStep, StepOf } from '../cards/steps.ts';
import { viewpoint } from '../engine/viewpoint.ts';

export type OpNode = NodeIn<State>;
export type OpNodeOf<O extends NodeOp> = NodeOfIn<State, O>;

/** What a node of one kind does in a text. */
export interface BehaviourOf<O extends NodeOp> extends Behaviour<State> {
  can(state: State, node: OpNodeOf<O>, actor: number): boolean;
  seems?(state: State, node: OpNodeOf<O>, actor: number): boolean;
  begin(state: State, f: number, node: OpNodeOf<O>, actor: number): number;
  ask?(state: State, f: number, node: OpNodeOf<O>, actor: number): void;
  answer?(state: State, f: number, node: OpNodeOf<O>, actor: number): number;
}

export interface Operation<O extends Op> extends BehaviourOf<O> {
  /** Which card counts it supports besides one; linking refuses all others. */
  readonly picks?: readonly PickKind[];
  /** Writes its nodes where there are steps inside; all others are one node. */
  link?(step: StepOf<O>, next: number, linker: Linker<State>): OpNode;
  /** Its value to the text's owner, from its effect (RULES 13); `of` weighs steps inside. */
  worth(step: StepOf<O>, of: (steps: readonly CardStep[]) => number): number;
}

/** Returned instead of a number of cards: the operation waits for a player, for chance or for the frame above. */
export const WAITING = -1;
/** STEP while the frame above carries the operation out; that frame's result becomes the operation's. */
export const AFTER = 100;

/** The player who carries a node out. */
export function actorOf(node: OpNode): number {
  return node.opposed ? 1 - viewpoint.owner : viewpoint.owner;
}

/** The player whose plates or stacks a step names. */
export function playerOf(whose: 'own' | 'opp'): number {
  return whose === 'own' ? viewpoint.owner : 1 - viewpoint.owner;
}

/** A list can do something if one of its steps can. */
export function canDoAny(state: State, nodes: readonly OpNode[]): boolean {
  for (const node of nodes) if (node.does.can(state, node, actorOf(node))) return true;
  return false;
}

/** As far as others can see, one of the steps could do something. */
export function seemsToDoAny(state: State, nodes: readonly OpNode[]): boolean {
  return nodes.some((node) => node.does.seems?.(state, node, actorOf(node)) === true);
}
