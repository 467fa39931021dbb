/** Effects of texts on cards of the field. */
import * as moves from './moves.ts';
import { show } from './knowledge.ts';
import { canFlip, isActive, middleIgnored, totalOf } from './lasting.ts';
import { LINES, other, type Card, type Flow, type Line, type Step, type Text } from './state.ts';
import { pickCard, pickLine, resolve, whole } from './texts.ts';
import { type Which, thisLine, lineOf, meant } from './which.ts';

/** A step that affects cards of the field. */
function onField(
  word: string,
  which: Which,
  fits: (text: Text, card: Card) => boolean,
  act: (text: Text, cards: readonly Card[]) => Flow<number> | number,
): Step {
  const targets = (text: Text): Card[] => meant(text, which).filter((card) => fits(text, card));
  return {
    word,
    can: (text) => targets(text).length > 0,
    *run(text) {
      if (which.pick === 'each') return yield* oneByOne(text, targets, act);
      const cards = targets(text);
      if (cards.length === 0) {
        if (which.card === undefined) delete text.bound.that;
        return 0;
      }
      if (which.pick === 'all') return yield* whole(act(text, cards));
      const card = which.card ? cards[0]! : yield* pickCard(text.model, text.actor, cards);
      text.bound.that = card;
      return yield* whole(act(text, [card]));
    },
  };
}

/** 7.12: each, in the order of the owner of the text. */
function* oneByOne(
  text: Text,
  targets: (text: Text) => Card[],
  act: (text: Text, cards: readonly Card[]) => Flow<number> | number,
): Flow<number> {
  let left = targets(text);
  let done = 0;
  for (;;) {
    const now = targets(text);
    left = left.filter((card) => now.includes(card));
    if (left.length === 0 || !isActive(text.model, text.card, text.box)) return done;
    const card = yield* pickCard(text.model, text.owner, left);
    left = left.filter((one) => one !== card);
    done += yield* whole(act(text, [card]));
  }
}

export function remove(which: Which): Step {
  return onField(
    'delete',
    which,
    () => true,
    ({ model, actor }, cards) => moves.remove(model, actor, cards),
  );
}

export function flip(which: Which, ignoreMiddle = false): Step {
  return onField(
    'flip',
    which,
    ({ model }, card) => canFlip(model, card),
    ({ model }, cards) => moves.flip(model, cards, ignoreMiddle),
  );
}

export function giveBack(which: Which): Step {
  return onField(
    'return',
    which,
    () => true,
    ({ model }, cards) => moves.giveBack(model, cards),
  );
}

export function seize(which: Which): Step {
  return onField(
    'seize',
    which,
    () => true,
    ({ model, actor }, cards) => moves.seize(model, actor, cards[0]!),
  );
}

type To = 'other' | 'this' | 'current' | 'to or from this' | 'opponent best';

function destinations(text: Text, card: Card, to: To): Line[] {
  const here = lineOf(text, card);
  const lines = LINES.filter((line) => line !== here);
  const home = thisLine(text);
  if (to === 'this') return lines.filter((line) => line === home);
  if (to === 'current') return lines.filter((line) => line === text.current);
  if (to === 'to or from this')
    return here === home ? lines : lines.filter((line) => line === home);
  if (to === 'opponent best') {
    const totals = LINES.map((line) => totalOf(text.model, other(text.owner), line));
    return lines.filter((line) => totals[line] === Math.max(...totals));
  }
  return lines;
}

export function shift(which: Which, to: To = 'other'): Step {
  return onField(
    'shift',
    which,
    (text, card) => destinations(text, card, to).length > 0,
    function* (text, cards) {
      const lines = destinations(text, cards[0]!, to);
      const line = yield* pickLine(text.model, text.actor, lines);
      return yield* moves.shift(text.model, cards, line);
    },
  );
}

/** Shows an uncovered face-down card to everybody. */
export function revealInField(which: Which): Step {
  return onField(
    'reveal',
    which,
    () => true,
    ({ model }, cards) => {
      for (const card of cards) show(model, card);
      return cards.length;
    },
  );
}
/** Mirror-1. */
export const copyMiddle: Step = onField(
  'copyMiddle',
  { side: 'opp', face: 'up' },
  (text, card) =>
    !middleIgnored(text.model, card) &&
    card.texts.middle.some((step) => {
      const there = { ...text, bound: {} };
      return step.can(there) || step.seems?.(there) === true;
    }),
  function* ({ model, card, box, owner }, cards) {
    yield* resolve(model, card, box, owner, cards[0]!.texts.middle);
    return 1;
  },
);
