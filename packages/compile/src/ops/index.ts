/** Every operation by its word. */
import type { Behaviour, Joint } from '../program/program.ts';
import type { State } from '../state.ts';
import type { Op } from '../cards/steps.ts';
import { chain, gate } from './chain.ts';
import { copyMiddle } from './copy-middle.ts';
import { declare } from './declare.ts';
import { deleteCards } from './delete.ts';
import { discard } from './discard.ts';
import { draw } from './draw.ts';
import { either } from './either.ts';
import { flip } from './flip.ts';
import { flipProtocol } from './flip-protocol.ts';
import { forbidCompile } from './forbid-compile.ts';
import { give } from './give.ts';
import { ifHolds } from './if.ts';
import { chooseLine, forEachLine, nextLine } from './lines.ts';
import { may } from './may.ts';
import type { BehaviourOf, Operation } from './operation.ts';
import { play } from './play.ts';
import { putOnDeckTop } from './put-on-deck-top.ts';
import { rearrange, swapProtocols } from './rearrange.ts';
import { refresh } from './refresh.ts';
import { nextTime, repeat } from './repeat.ts';
import { returnCards } from './return.ts';
import { reveal } from './reveal.ts';
import { seize } from './seize.ts';
import { shift } from './shift.ts';
import { shuffle } from './shuffle.ts';
import { swapStacks } from './swap-stacks.ts';
import { takeRandom } from './take-random.ts';

export const OPS: { readonly [O in Op]: Operation<O> } = {
  draw,
  discard,
  delete: deleteCards,
  flip,
  shift,
  return: returnCards,
  seize,
  play,
  reveal,
  refresh,
  rearrange,
  swapProtocols,
  swapStacks,
  give,
  takeRandom,
  putOnDeckTop,
  shuffle,
  declare,
  flipProtocol,
  forbidCompile,
  copyMiddle,
  chain,
  may,
  either,
  if: ifHolds,
  forEachLine,
  chooseLine,
  repeat,
};

/** Nothing to carry out: resolve.ts handles the joints between sentences. */
const between: Behaviour<State> = { can: () => false, begin: () => 0 };

/** The joints between steps. */
export const JOINTS: { readonly [J in Joint]: BehaviourOf<J> } = {
  open: between,
  close: between,
  end: between,
  gate,
  nextLine,
  nextTime,
};
