/** The model follows a table of the engine, so that the laws can ask it for a seat's knowledge, and for other pasts. */
import { CHANCE, EVERYBODY, isRefusal, OVER, Sfc32, Table } from '@pakli/core';
import { compile, type Compile } from '../../src/index.ts';
import { begin, type Game } from './game.ts';
import { windBack, type Carried } from './past.ts';
import { other, type Chance, type Player, type Question, type Trace } from './state.ts';

interface Followed {
  readonly game: Game;
  /** For each step of the table, the pending question and the length of the trace at that time. */
  readonly steps: readonly { readonly waits: Question | Chance | undefined; readonly at: number }[];
}

/** A chance outcome in the model's form: the names alone. */
export function namesIn(text: string): string {
  return text.replace(/^(protocols|decks|shuffle|pick) /, '').replaceAll(/P[01]: /g, '');
}

/** The last answer for each table: the laws query one position many times. */
const followed = new WeakMap<Table<Compile>, Followed>();

/** The same game in the model, up to the current position of the table. */
function follow(table: Table<Compile>): Followed {
  const before = followed.get(table);
  if (before?.steps.length === table.steps.length) return before;
  const starter = table.deal.starter === 0 ? 0 : 1;
  const game = begin(table.state.options, starter, new Set());
  const steps: { waits: Question | Chance | undefined; at: number }[] = [];
  for (const step of table.steps) {
    steps.push({ waits: game.waits, at: game.model.trace.length });
    if (step.kind === 'chance') game.answer(namesIn(step.text));
    else if (step.text === 'resign') game.resign(step.seat === 0 ? 0 : 1);
    else game.answer(step.text);
  }
  followed.set(table, { game, steps });
  return { game, steps };
}

/** The cards whose place must be hidden from a seat, by name. */
export function unknownTo(table: Table<Compile>, seat: Player): Set<string> {
  const { model } = follow(table).game;
  const cards = model.ways.map(({ card }) => card);
  for (const { deck, hand, trash, stacks } of model.sides) {
    cards.push(...deck, ...hand, ...trash, ...stacks.flat());
  }
  return new Set(cards.filter((card) => !model.knows[seat].has(card)).map(({ name }) => name));
}

/** The steps that would have led to a world: moves and outcomes in the order of the table's steps. */
export interface Past {
  readonly moves: readonly number[];
  readonly outcomes: readonly Uint8Array[];
}

/** Texts that need a card of a hidden hand, if there is one: the next question reveals it. */
export const WANTS: readonly string[] = ['Clarity-2:middle', 'Luck-0:middle'];
/** Texts that only some cards of a hand fit: the answer may be impossible with others. */
const LOOKS: readonly string[] = [...WANTS, 'Diversity-0:bottom'];

/**
 * Another past of a table for a seat, in which cards lie as `today` says.
 * `impossible` where none fits what it saw. `asked otherwise` where it cannot
 * be described by the same steps, since some texts look at a hand.
 */
export function pastOf(
  table: Table<Compile>,
  seat: Player,
  today: Carried,
): Past | 'impossible' | 'asked otherwise' {
  const { game, steps } = follow(table);
  const { model } = game;
  const history = windBack(traceFor(game, seat), seat, today, new Sfc32(table.steps.length));
  if (history === undefined) return 'impossible';
  const past = Table.open(compile, table.state.options, 2, table.deal);
  if (isRefusal(past)) throw new Error(past.refused);
  const looks = LOOKS.some((text) => model.resolved.has(text));
  // Nobody else has seen an unfinished choice.
  const chosen = steps.findLastIndex(({ waits }) => !choosesTogether(waits)) + 1;
  const unseen = choosesTogether(game.waits) ? chosen : steps.length;
  for (const [i, step] of table.steps.entries()) {
    const { waits, at } = steps[i]!;
    const until = steps[i + 1]?.at ?? model.trace.length;
    const text =
      i >= unseen
        ? step.text.replaceAll(CARD, (name) => today.get(name) ?? name)
        : retell(step.text, waits, history, game, at, until);
    const refused = isRefusal(
      step.kind === 'chance' ? past.submitDeal(text) : past.submit(step.seat, text),
    );
    const next = i + 1 < steps.length ? steps[i + 1]!.waits : game.waits;
    const otherwise = refused || askedAt(past) !== asksFor(next);
    if (otherwise && looks) return 'asked otherwise';
    // Let the law report where it is stuck.
    if (refused) break;
  }
  return {
    moves: past.steps.flatMap((step) => (step.kind === 'move' ? [step.move] : [])),
    outcomes: past.steps.flatMap((step) => (step.kind === 'chance' ? [step.outcome] : [])),
  };
}

/** The pending question of a table. */
function askedAt({ turn, state }: Table<Compile>): string {
  const { pending } = compile.view(state, EVERYBODY);
  return pending === null ? String(turn) : `${turn} ${pending.kind}`;
}

/** The same for the model. */
function asksFor(waits: Question | Chance | undefined): string {
  if (waits === undefined) return String(OVER);
  return 'asks' in waits ? `${waits.asks} ${waits.kind}` : String(CHANCE);
}

/** The sights and mixings. A hand has no order, nor has a deck about to be shuffled: they are mixed once more. */
function traceFor({ model, waits }: Game, seat: Player): Trace[] {
  const hand: Trace = { kind: 'mixed', cards: model.sides[other(seat)].hand, for: [seat] };
  if (waits === undefined || 'asks' in waits || waits.chance !== 'shuffle') {
    return [...model.trace, hand];
  }
  const { deck } = model.sides[waits.player];
  return [...model.trace, hand, { kind: 'mixed', cards: deck, for: [seat] }];
}

const CARD = /[A-Z][a-z]+-\d/g;

/** Whether cards of a hand are chosen one by one: they are seen when the last one is. */
function choosesTogether(waits: Question | Chance | undefined): boolean {
  return waits !== undefined && 'asks' in waits && waits.kind === 'hand';
}

/** A step with the cards that the tracks would have carried. */
function retell(
  text: string,
  waits: Question | Chance | undefined,
  history: readonly Carried[],
  { model }: Game,
  from: number,
  until: number,
): string {
  if (choosesTogether(waits)) return text;
  return text.replaceAll(CARD, (name) => {
    // A card leaves its hand, or a shuffled deck, with its identity after the first mixing.
    let at = from;
    for (let i = from; i < until; i++) {
      const one = model.trace[i]!;
      if (one.kind !== 'mixed' || !one.cards.some((card) => card.name === name)) continue;
      at = i + 1;
      break;
    }
    return history[at]?.get(name) ?? name;
  });
}
