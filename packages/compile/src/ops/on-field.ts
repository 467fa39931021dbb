/** Operations on cards in the field (RULES 7.3 to 7.6): a chosen card, or a whole set at once (RULES 7.12). */
import { ANSWER, CARDS, type CardSlot, type State } from '../state.ts';
import { pushMove, type DELETE, type RETURN, type SEIZE } from '../engine/leaving.ts';
import { scan } from '../engine/measure.ts';
import { offerCards } from '../engine/offers.ts';
import { addCard, STEP } from '../engine/stack.ts';
import { askForCard, bindCard } from './choose.ts';
import { AFTER, WAITING, type OpNodeOf, type Operation } from './operation.ts';

type FieldOp = 'delete' | 'flip' | 'shift' | 'return' | 'seize' | 'copyMiddle';

interface OnField<O extends FieldOp> {
  /** Whether a card that the selector means is a legal target. */
  readonly fits?: (state: State, node: OpNodeOf<O>, card: CardSlot, actor: number) => boolean;
  readonly one: (
    state: State,
    f: number,
    node: OpNodeOf<O>,
    card: CardSlot,
    actor: number,
  ) => number;
  /** Opens the frame that acts on a set of cards, and returns it. */
  readonly all?: (state: State, actor: number) => number;
}

/** The parts of an operation that come from choosing among field cards. */
export function onField<O extends FieldOp>({
  fits,
  one,
  all,
}: OnField<O>): Required<Pick<Operation<O>, 'picks' | 'can' | 'begin' | 'ask' | 'answer'>> & {
  readonly found: Uint8Array;
  find(state: State, node: OpNodeOf<O>, actor: number): number;
} {
  // One per operation: while one looks for targets another may be asked whether it could do
  // something.
  const found = new Uint8Array(CARDS);
  /** The legal targets, in `found`. Returns how many. */
  const find = (state: State, node: OpNodeOf<O>, actor: number): number => {
    const count = scan(state, node.sel!, found);
    if (fits === undefined) return count;
    let legal = 0;
    for (let i = 0; i < count; i++) {
      const card = found[i]!;
      if (fits(state, node, card, actor)) found[legal++] = card;
    }
    return legal;
  };
  return {
    picks: all === undefined ? [] : ['all'],
    found,
    find,
    can: (state, node, actor) => find(state, node, actor) > 0,
    begin(state, f, node, actor) {
      const count = find(state, node, actor);
      if (node.sel!.all) {
        if (all === undefined || count === 0) return 0;
        state.frames[f + STEP] = AFTER;
        const move = all(state, actor);
        for (let i = 0; i < count; i++) addCard(state, move, found[i]!);
        return WAITING;
      }
      if (count > 1) return askForCard(state, f, found, count, actor);
      if (count === 1) return one(state, f, node, found[0]!, actor);
      bindCard(state, f, node);
      return 0;
    },
    ask(state, _f, node, actor) {
      offerCards(state, found, find(state, node, actor), actor);
    },
    answer: (state, f, node, actor) => one(state, f, node, state.now[ANSWER]!, actor),
  };
}

/** The cards leave the field, each bound to the step's name in turn. */
export function leaving(
  how: typeof DELETE | typeof RETURN | typeof SEIZE,
): Required<Pick<OnField<'delete' | 'return' | 'seize'>, 'one' | 'all'>> {
  return {
    one(state, f, node, card, actor) {
      bindCard(state, f, node, card);
      state.frames[f + STEP] = AFTER;
      addCard(state, pushMove(state, how, actor, 0), card);
      return WAITING;
    },
    all: (state, actor) => pushMove(state, how, actor, 0),
  };
}
