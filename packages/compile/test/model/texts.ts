/** 8: texts interrupt each other, sentences collect reactions, and the turn player orders what happens at once. */
import { inForce, isActive, middleIgnored } from './lasting.ts';
import {
  canRead,
  find,
  inField,
  isUncovered,
  other,
  placeName,
  type Bound,
  type Box,
  type Card,
  type Flow,
  type Happening,
  type Kind,
  type Line,
  type Model,
  type Note,
  type Player,
  type Step,
  type Text,
} from './state.ts';

/** 8.9. */
const DEEPEST = 60;

/** 15: one option is no question, unless its existence depends on cards of a hand (`hidden`). */
export function* ask(
  model: Model,
  asks: Player,
  kind: Kind,
  options: readonly string[],
  hidden = false,
): Flow<string> {
  const names = [...new Set(options)];
  const [only] = names;
  if (only === undefined) throw new Error(`nothing is offered: ${kind}`);
  if (names.length === 1 && !hidden) return only;
  model.asked = true;
  return yield { asks, kind, options: names };
}

/** One of several things by name. */
export function* pick<T>(
  model: Model,
  asks: Player,
  kind: Kind,
  things: readonly T[],
  name: (thing: T) => string,
  hidden = false,
): Flow<T> {
  const answer = yield* ask(model, asks, kind, things.map(name), hidden);
  const found = things.find((thing) => name(thing) === answer);
  if (found === undefined) throw new Error(`${answer} was not offered`);
  return found;
}

/** 3.1: an unread card is named by its place. */
export function* pickCard(
  model: Model,
  asks: Player,
  cards: readonly Card[],
  hidden = false,
): Flow<Card> {
  const name = (card: Card): string => {
    const where = find(model, card);
    const named = where.zone === 'deck' || canRead(model, asks, card);
    return named ? card.name : placeName(model, card);
  };
  return yield* pick(model, asks, 'card', cards, name, hidden);
}

export function* pickLine(model: Model, asks: Player, lines: readonly Line[]): Flow<Line> {
  return yield* pick(model, asks, 'line', lines, (line) => `L${line}`);
}

/** Several cards of a hand, one by one in the order of the hand (15). */
export function* pickHand(model: Model, asks: Player, min: number, max: number): Flow<Card[]> {
  const hand = model.sides[asks].hand.toSorted((a, b) => a.order - b.order);
  if (hand.length <= min) return hand;
  if (max === 1 && min === 1) return [yield* pickCard(model, asks, hand)];
  const picked: Card[] = [];
  let from = 0;
  while (picked.length < max) {
    const options = hand
      .slice(from)
      .filter((_, i) => picked.length + hand.length - from - i >= min)
      .map(({ name }) => name);
    if (picked.length >= min) options.push('-');
    model.asked = true;
    const several = {
      min,
      max: Math.min(max, hand.length),
      picked: picked.map((one) => one.name),
    };
    const answer = yield { asks, kind: 'hand', options, several };
    if (answer === '-') break;
    const index = hand.findIndex(({ name }) => name === answer);
    if (index < from) throw new Error(`${answer} was not offered`);
    picked.push(hand[index]!);
    from = index + 1;
  }
  return picked;
}

/** Runs a step; returns how many were done. */
export function* carryOut(step: Step, text: Text): Flow<number> {
  return yield* whole(step.run(text));
}

/** Events at once, or one by one. */
export function* whole(done: Flow<number> | number): Flow<number> {
  return typeof done === 'number' ? done : yield* done;
}

/** Resolves a text, sentence by sentence, while its card allows it (8.3). */
export function* resolve(
  model: Model,
  card: Card,
  box: Box,
  owner: Player,
  steps: readonly Step[],
): Flow<void> {
  if (model.texts.length >= DEEPEST) return;
  const bound: Bound = {};
  const text: Text = { model, card, box, owner, actor: owner, bound };
  model.texts.push(text);
  model.resolved.add(`${card.name}:${box}`);
  for (const step of steps) {
    if (!isActive(model, card, box)) break;
    yield* sentence(model, carryOut(step, text));
  }
  model.texts.pop();
}

/** 8.6: what happens, then the reactions to it. */
export function* sentence<T>(model: Model, happens: Flow<T>): Flow<T> {
  const notes: Note[] = [];
  model.notes.push(notes);
  const result = yield* happens;
  yield* resolveNoted(model, notes);
  model.notes.pop();
  return result;
}

/** Noted texts one by one; a card without a voice is dropped (6, 8.6, 8.7). */
export function* resolveNoted(model: Model, notes: Note[]): Flow<void> {
  for (;;) {
    const active = notes.filter(
      ({ card, box }) => inField(model, card) && isActive(model, card, box),
    );
    notes.splice(0, notes.length, ...active);
    if (notes.length === 0) return;
    const next = yield* pick(
      model,
      model.player,
      'order',
      notes,
      ({ card, box }) => `${card.name}:${box}`,
    );
    notes.splice(notes.indexOf(next), 1);
    const where = find(model, next.card);
    if (where.zone !== 'stack') throw new Error('a noted text left the field');
    yield* resolve(model, next.card, next.box, where.player, next.trigger.steps);
  }
}

/** The texts of the field that an event wakes. */
export function wakes(model: Model, on: Happening, by: Player, line?: Line): Note[] {
  return inForce(model).flatMap(({ rule, side, line: there, card, box }) => {
    if (rule.kind !== 'trigger' || rule.on !== on) return [];
    if (rule.who !== undefined && (rule.who === 'own') !== (by === side)) return [];
    if (rule.here && there !== line) return [];
    if (rule.during === 'oppTurn' && model.player !== other(side)) return [];
    return [{ card, box, trigger: rule }];
  });
}

/** An event: the innermost sentence notes the reactions. */
export function happened(model: Model, on: Happening, by: Player, line?: Line): void {
  model.notes.at(-1)?.push(...wakes(model, on, by, line));
}

/** 8.1: middles enter play; those of several cards in the order of the turn player. */
export function* enter(model: Model, cards: readonly Card[]): Flow<void> {
  const speaks = (card: Card): boolean =>
    card.up &&
    card.texts.middle.length > 0 &&
    isUncovered(model, card) &&
    !middleIgnored(model, card);
  let waiting = cards.filter(speaks);
  while (waiting.length > 0) {
    const next = yield* pick(
      model,
      model.player,
      'order',
      waiting,
      (card) => `${card.name}:middle`,
    );
    const where = find(model, next);
    if (where.zone === 'stack') {
      yield* resolve(model, next, 'middle', where.player, next.texts.middle);
    }
    waiting = waiting.filter((card) => card !== next && speaks(card));
  }
}
