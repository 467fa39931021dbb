/**
 * Plays random games of the engine and of the model side by side: with the same
 * deals and moves, every step must have the same options, positions, knowledge and
 * refusals. Returns the first difference as text.
 */
import { CHANCE, isRefusal, listMoves, OVER, Sfc32, Table, type Move } from '@pakli/core';
import { difference } from '@pakli/core/testing';
import {
  CARD_NAMES,
  compile,
  PROTOCOL_NAMES,
  type Compile,
  type Options,
  type State,
  type View,
} from '../../src/index.ts';
import { namesIn } from './follow.ts';
import { begin, type Game } from './game.ts';
import { refusalOf } from './refusals.ts';
import { canRead, other, placeName, PLAYERS, type Player } from './state.ts';
import { positionOf, viewOf } from './view.ts';

export function pick<T>(random: Sfc32, list: readonly T[]): T {
  return list[random.below(list.length)]!;
}

/** Any compatible values of the option table, the usual ones more often. */
export function randomOptions(random: Sfc32): Options {
  const defaults: Readonly<Record<string, unknown>> = compile.rules.defaults;
  for (;;) {
    const settings: Record<string, unknown> = {};
    for (const { key, values } of compile.rules.options) {
      if ('min' in values) settings[key] = pick(random, [400, 400, 0, 1 + random.below(60)]);
      else settings[key] = random.below(3) === 0 ? defaults[key] : pick(random, values);
    }
    const options: Options = { ...compile.rules.defaults, ...settings };
    if (compile.rules.check(options) === undefined) return options;
  }
}

export interface Played {
  readonly decisions: number;
  readonly over: string | null;
  /** The point where engine and model diverge; undefined if they do not. */
  readonly differs?: string;
}

/** One game from one seed. Resolved texts are added to `texts`. */
export function playBeside(seed: number, texts: Set<string>): Played {
  const random = new Sfc32(seed);
  const options = randomOptions(random);
  const starter: Player = random.below(2) === 0 ? 0 : 1;
  const table = Table.open(compile, options, 2, { number: 0, starter, carry: [0, 0] });
  if (isRefusal(table)) throw new Error('no game can begin');
  const game = begin(options, starter, texts);
  const result = (differs?: string): Played => {
    const { over } = game.model;
    const decisions = table.steps.filter(({ kind }) => kind === 'move').length;
    if (differs === undefined) return { decisions, over };
    const last = table.steps.slice(-6).map(({ text }) => text);
    const way = `seed ${seed}, after ${last.join(', ')}`;
    return { decisions, over, differs: `${way}: ${differs}` };
  };
  try {
    for (;;) {
      const found = compare(table.state, game) ?? refusalsDiffer(table, game, random);
      if (found !== undefined || table.turn === OVER) return result(found);
      if (table.turn === CHANCE) deal(table, game, random);
      else move(table, game, random);
    }
  } catch (error) {
    return result(error instanceof Error ? error.stack : String(error));
  }
}

/** The same outcome in both games. */
function deal(table: Table<Compile>, game: Game, random: Sfc32): void {
  table.chance(random);
  game.answer(namesIn(table.steps.at(-1)?.text ?? ''));
}

/** The same move in both games; occasionally a player gives up. */
function move(table: Table<Compile>, game: Game, random: Sfc32): void {
  if (random.below(1000) === 0) {
    const seat = random.below(2) === 0 ? 0 : 1;
    if (isRefusal(table.submit(seat, 'resign'))) throw new Error('nobody may resign');
    game.resign(seat);
    return;
  }
  table.play(likelyMove(table.state, random));
  game.answer(table.steps.at(-1)?.text ?? '');
}

/** Texts are the subject of the comparison: half of the time a card is played face-up if one can be. */
export function likelyMove(state: State, random: Sfc32): Move {
  const moves = listMoves(compile, state);
  const up = moves.filter((one) => compile.formatTruth(state, one).includes(':up'));
  return pick(random, up.length > 0 && random.below(2) === 0 ? up : moves);
}

/** Questions whose answers the model lists in an order of its own. */
const UNORDERED: ReadonlySet<string> = new Set(['action', 'card', 'play', 'protocol']);

/** Both games in full. */
export function compare(state: State, game: Game): string | undefined {
  const turn = compile.turn(state);
  const { waits } = game;
  const waiting = waits === undefined ? OVER : 'asks' in waits ? waits.asks : CHANCE;
  if (turn !== waiting) {
    return `turn ${turn} instead of ${waiting}: ${compile.formatPosition(state)}`;
  }
  // During a draw cards are in no zone.
  if (turn === CHANCE) return undefined;
  const asked = waits !== undefined && 'asks' in waits ? waits : undefined;
  const offered = asked?.options ?? [];
  const listed = turn === OVER ? [] : listMoves(compile, state);
  const moves = listed.map((one) => compile.format(state, one, turn));
  // Links store a move as its index in the list: the order counts wherever the rules define one.
  const found =
    (UNORDERED.has(asked?.kind ?? '')
      ? unlike(moves.sort(), [...offered].sort(), 'moves')
      : unlike(moves, offered, 'moves in their order')) ??
    unlike(positionFields(state), positionOf(game), 'position');
  if (found !== undefined) return found;
  for (const seat of [...PLAYERS, null]) {
    const view = compile.view(state, seat);
    const seen =
      unlike(shownIn(view), viewOf(game, seat), `view of ${seat}`) ??
      (seat === null ? undefined : knowledgeDiffers(view, game, seat));
    if (seen !== undefined) return seen;
  }
  return undefined;
}

/** Like `difference`, which is slower, for values that are mostly equal. */
function unlike(got: unknown, expected: unknown, name: string): string | undefined {
  if (JSON.stringify(got) === JSON.stringify(expected)) return undefined;
  return difference(got, expected, name);
}

function positionFields(state: State): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const field of compile.formatPosition(state).split(' ; ')) {
    const colon = field.indexOf(':');
    const name = field.slice(0, colon);
    if (/rest|memory|book|check/.test(name)) continue;
    const text = field.slice(colon + 1).trim();
    fields[name] = /hand|trash/.test(name) ? text.split(' ').sort().join(' ') : text;
  }
  return fields;
}

/** The parts of a view that the rules mention. */
function shownIn(view: View): Record<string, unknown> {
  const { totals, control, player, number, starter, phase } = view;
  const { noCompileTurn, winner, over, pending } = view;
  return {
    players: view.players.map(({ hand, handCount, deckCount, trash, protocols, stacks }) => ({
      hand: hand === null ? null : [...hand].sort(),
      handCount,
      deckCount,
      trash: [...trash].sort(),
      protocols,
      stacks,
    })),
    totals,
    control,
    player,
    number,
    starter,
    phase,
    noCompileTurn,
    winner,
    over,
    commits: view.commits.map(({ pos, faceUp, card }) => ({ pos, faceUp, card })),
    pending:
      pending?.options === undefined
        ? pending
        : { ...pending, options: [...pending.options].sort() },
    texts: view.texts.map(({ card, box, owner }) => ({ card, box, owner })),
    drafted: [...view.drafted].sort(),
  };
}

/** The cards whose place a seat knows, which of them the other knows too, and what the other knows of its own. */
function knowledgeDiffers(view: View, { model }: Game, seat: Player): string | undefined {
  const { known, shown } = view.memory!;
  const readable = [
    ...view.players.flatMap(({ hand, trash, stacks }) => [
      ...(hand ?? []),
      ...trash,
      ...stacks.flat().map(({ card }) => card),
    ]),
    ...view.commits.map(({ card }) => card),
  ].filter((card) => card !== null);
  const cards = [...model.knows[seat]];
  const rivals = model.knows[other(seat)];
  const memory = cards.filter((card) => !canRead(model, seat, card));
  const told = cards.filter(
    (card) => canRead(model, seat, card) && !canRead(model, other(seat), card) && rivals.has(card),
  );
  return (
    unlike(
      [...readable, ...known.map(([card]) => card)].sort(),
      cards.map(({ name }) => name).sort(),
      `known by P${seat}`,
    ) ??
    unlike(
      known
        .map(([card, place, both]) => `${card} ${place.replace(/deck.*/, 'deck')} ${both}`)
        .sort(),
      memory.map((card) => `${card.name} ${placeName(model, card)} ${rivals.has(card)}`).sort(),
      `remembered by P${seat}`,
    ) ??
    unlike([...shown].sort(), told.map(({ name }) => name).sort(), `shown by P${seat}`)
  );
}

/** A few answers that nobody expects, and the views of each seat. */
function refusalsDiffer(table: Table<Compile>, game: Game, random: Sfc32): string | undefined {
  const { waits } = game;
  const asked = waits !== undefined && 'asks' in waits ? waits.asks : 0;
  for (const seat of [asked, asked, other(asked)]) {
    const text = strangeAnswer(game, random);
    const answer = table.readMove(seat, text);
    const got = isRefusal(answer) ? answer.refused : undefined;
    const expected = refusalOf(game, seat, text);
    if (got !== expected) return `${text} of P${seat} is ${got} instead of ${expected}`;
  }
  return undefined;
}

function strangeAnswer({ model, waits }: Game, random: Sfc32): string {
  const player = random.below(2) === 0 ? 0 : 1;
  const inGame = [...model.knows[0], ...model.knows[1]];
  // Mostly nearby cards: those of a hand, those that a player knows.
  const near = pick(random, [model.sides[player].hand, inGame]).map(({ name }) => name);
  const card = pick(random, random.below(4) === 0 || near.length === 0 ? CARD_NAMES : near);
  const line = random.below(3);
  const offered = waits !== undefined && 'asks' in waits ? waits.options : [];
  return pick(random, [
    `${card}@L${line}:${pick(random, ['up', 'down'])}${pick(random, ['', '', ':opp'])}`,
    `${card}@L${line}:${pick(random, ['up', 'down'])}`,
    card,
    `P${player}.L${line}.${random.below(4)}`,
    `${card}:${pick(random, ['top', 'middle', 'bottom'])}`,
    `L${line}`,
    `perm:${pick(random, ['0,1,2', '0,2,1', '1,2,0', '1,1,0'])}`,
    pick(random, PROTOCOL_NAMES),
    pick(random, ['refresh', 'yes', 'no', 'none', 'P0', 'P1', '-', '3', '7', 'L0+L2', 'L1+L1']),
    pick(random, [
      'discard',
      'flip',
      'shift',
      'delete',
      'draw',
      '',
      'Fire-7',
      'Fire-1@L3:up',
      'Foo-1',
      'perm:3,4,5',
      'perm:10,0,1',
    ]),
    ...offered,
  ]);
}
