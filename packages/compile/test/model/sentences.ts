/** Connectives between steps: if, then, may, either, each line, so often. */
import { isActive } from './lasting.ts';
import { other, type Flow, type Line, type Step, type Text } from './state.ts';
import { ask, carryOut, pick, pickLine } from './texts.ts';
import { amountOf, linesOf, type Amount, type Lines } from './which.ts';

function turned(text: Text): Text {
  return { ...text, actor: other(text.owner) };
}

/** By the other player. */
export function opponent(step: Step): Step {
  return {
    word: step.word,
    can: (text) => step.can(turned(text)),
    run: (text) => step.run(turned(text)),
  };
}

/** One after the other, as long as the card of the text allows it. */
function* inTurn(text: Text, steps: readonly Step[]): Flow<number> {
  let done = 0;
  for (const step of steps) {
    if (!isActive(text.model, text.card, text.box)) break;
    done += yield* carryOut(step, text);
  }
  return done;
}

function anyCan(text: Text, steps: readonly Step[]): boolean {
  return steps.some((step) => step.can(text));
}

/** "If you do". */
export function ifDone(first: Step, ...then: Step[]): Step {
  return {
    word: first.word,
    can: (text) => first.can(text),
    *run(text) {
      const done = yield* carryOut(first, text);
      return done === 0 ? 0 : done + (yield* inTurn(text, then));
    },
  };
}

/** One sentence of several parts. */
export function andThen(...steps: Step[]): Step {
  return {
    word: steps[0]!.word,
    can: (text) => anyCan(text, steps),
    run: (text) => inTurn(text, steps),
  };
}

export function may(step: Step): Step {
  return {
    word: step.word,
    can: (text) => step.can(text),
    *run(text) {
      const can = step.can(text);
      if (!can && step.seems?.(text) !== true) return 0;
      const answer = yield* ask(text.model, text.actor, 'may', can ? ['yes', 'no'] : ['no'], true);
      return answer === 'yes' ? yield* carryOut(step, text) : 0;
    },
  };
}

export function either(...steps: Step[]): Step {
  return {
    word: 'either',
    can: (text) => anyCan(text, steps),
    *run(text) {
      const able = steps.filter((step) => step.can(text));
      if (able.length === 0) return 0;
      const step = yield* pick(text.model, text.actor, 'either', able, ({ word }) => word);
      return yield* carryOut(step, text);
    },
  };
}

export function when(holds: (text: Text) => boolean, ...steps: Step[]): Step {
  return {
    word: steps[0]!.word,
    can: (text) => holds(text) && anyCan(text, steps),
    *run(text) {
      return holds(text) ? yield* inTurn(text, steps) : 0;
    },
  };
}

/** 12: the lines are noted first; the owner picks the order. */
export function inEachLine(lines: Lines, step: Step): Step {
  const able = (text: Text, among: readonly Line[]): Line[] =>
    among.filter((current) => step.can({ ...text, current }));
  return {
    word: step.word,
    can: (text) => able(text, linesOf(text, lines)).length > 0,
    *run(text) {
      let left = linesOf(text, lines);
      let done = 0;
      while (isActive(text.model, text.card, text.box)) {
        const now = able(text, left);
        if (now.length === 0) break;
        const current = yield* pickLine(text.model, text.owner, now);
        left = left.filter((line) => line !== current);
        done += yield* carryOut(step, { ...text, current });
      }
      return done;
    },
  };
}

export function chooseLine(
  lines: 'any' | 'other',
  step: Step,
  where: (text: Text) => boolean = () => true,
): Step {
  const able = (text: Text): Line[] =>
    linesOf(text, lines).filter((current) => {
      const there = { ...text, current };
      return where(there) && step.can(there);
    });
  return {
    word: step.word,
    can: (text) => able(text).length > 0,
    *run(text) {
      const now = able(text);
      if (now.length === 0) return 0;
      const current = yield* pickLine(text.model, text.actor, now);
      return yield* carryOut(step, { ...text, current });
    },
  };
}

/** This many times, counted beforehand. */
export function times(amount: Amount, step: Step): Step {
  return {
    word: step.word,
    can: (text) => amountOf(amount, text) > 0 && step.can(text),
    *run(text) {
      let done = 0;
      for (let left = amountOf(amount, text); left > 0; left--) {
        if (!isActive(text.model, text.card, text.box)) break;
        done += yield* carryOut(step, text);
      }
      return done;
    },
  };
}
