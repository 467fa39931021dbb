/** The guests' teaching in examples/: puzzles recalculated, lessons checked by a search, rules and leaflets in every language. */
import { fileURLToPath } from 'node:url';
import { search } from '@pakli/ai';
import {
  isRefusal,
  listMoves,
  Match,
  OVER,
  readOptions,
  Sfc32,
  type Game,
  type GameModule,
  type GameTypes,
  type Seat,
  type StateOf,
} from '@pakli/core';
import type { Lesson, PlainPuzzle } from '@pakli/core/module';
import { readLeaflet, spansOf, type Block } from '@pakli/text/leaflet';
import { readLessons } from '@pakli/text/learn';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

async function load(id: string): Promise<GameModule> {
  const file = `${ROOT}examples/${id}/src/${id}.ts`;
  return ((await import(file)) as { readonly default: GameModule }).default;
}

const GUESTS: readonly (readonly [string, GameModule])[] = await Promise.all(
  ['scopa', 'schnapsen', 'schafkopf'].map(async (id) => [id, await load(id)] as const),
);

function begin(game: Game, { position, options = '' }: Lesson | PlainPuzzle): Match<GameTypes> {
  const rules = readOptions(game.rules, options);
  if (isRefusal(rules)) throw new Error(rules.refused);
  const match = Match.start(game, { options: rules, starter: 0, position });
  if (isRefusal(match)) throw new Error(match.refused);
  match.advance(new Sfc32(1));
  return match;
}

/** The seat's payoff if everybody plays for their own side with open cards. */
function solve(
  game: Game,
  state: StateOf<GameTypes>,
  seat: Seat,
  low: number,
  high: number,
): number {
  const turn = game.turn(state);
  if (turn === OVER) return game.scores(state)[seat]! - others(game, state, seat);
  const own = game.side(state, turn) === game.side(state, seat);
  let [least, most] = [low, high];
  const next = game.create(state.options, state.seats);
  for (const move of listMoves(game, state)) {
    game.copy(state, next);
    game.play(next, move);
    const value = solve(game, next, seat, least, most);
    if (own) least = Math.max(least, value);
    else most = Math.min(most, value);
    if (least >= most) break;
  }
  return own ? least : most;
}

/** With two players the other's score; more than two pay each other, so their scores are already net. */
function others(game: Game, state: StateOf<GameTypes>, seat: Seat): number {
  return state.seats === 2 ? game.scores(state)[1 - seat]! : 0;
}

function valuesIn(game: Game, state: StateOf<GameTypes>, seat: Seat): number[] {
  return listMoves(game, state).map((move) => {
    const next = game.create(state.options, state.seats);
    game.copy(state, next);
    game.play(next, move);
    return solve(game, next, seat, -Infinity, Infinity);
  });
}

test.each(GUESTS)('%s: puzzles are worth what they say', (_, { game, puzzles = [] }) => {
  expect(puzzles.length).toBeGreaterThan(15);
  for (const puzzle of puzzles) {
    const { state } = begin(game, puzzle).table;
    expect(valuesIn(game, state, puzzle.seat), puzzle.id).toEqual(puzzle.values);
  }
});

/** The number of ways to deal the cards that a puzzle hides. */
const WORLDS = 12;

test.each(GUESTS)('%s: the answer of a puzzle is best whoever holds what', (_, guest) => {
  const { game, puzzles = [] } = guest;
  for (const puzzle of puzzles) {
    const { state } = begin(game, puzzle).table;
    const answer = puzzle.values.indexOf(Math.max(...puzzle.values));
    const world = game.create(state.options, state.seats);
    for (let n = 0; n < WORLDS; n++) {
      game.copy(state, world);
      game.redeal(world, puzzle.seat, new Sfc32(n));
      const values = valuesIn(game, world, puzzle.seat);
      expect(values[answer], `${puzzle.id}, ${game.formatPosition(world)}`).toBe(
        Math.max(...values),
      );
    }
  }
});

/** Worlds that value a move of a lesson. */
const WORTH = 400;
/** The most by which a search may think the best move beats an answer, in payoff. */
const CLOSE = 0.25;

test.each(GUESTS)('%s: the answers of lessons are good moves', (_, guest) => {
  const { game, knowledge = {}, lessons = [] } = guest;
  expect(lessons.length).toBeGreaterThan(4);
  for (const lesson of lessons) {
    const match = begin(game, lesson);
    const { state } = match.table;
    const view = game.view(state, lesson.seat);
    const thinking = search.flat(game, knowledge, { worlds: WORTH, prune: false });
    const thought = thinking.think(view, new Sfc32(1));
    thought.step(WORTH);
    const { estimates = [] } = thought.answer();
    const offered = estimates.filter(({ move }) => {
      const text = game.format(state, move, lesson.seat);
      return lesson.offers?.some((offer) => `${text} `.startsWith(`${offer} `)) ?? true;
    });
    const wanted = offered.filter(({ move }) =>
      lesson.answers[0]?.includes(game.format(state, move, lesson.seat)),
    );
    const best = (all: typeof estimates): number => Math.max(...all.map(({ value }) => value));
    expect(best(wanted), `${lesson.id}: ${JSON.stringify(offered)}`).toBeGreaterThan(
      best(offered) - CLOSE,
    );
  }
});

function spans(text: string): string[] {
  return spansOf(text).flatMap(({ face = [] }) => face);
}

function numbers(rules: string): string[] {
  return rules.match(/^\*\*[\d.]+\*\*/gm) ?? [];
}

test.each(GUESTS)('%s: the exact rules have the same numbers in each language', (_, guest) => {
  const known = numbers(guest.rules);
  expect(known.length).toBeGreaterThan(15);
  for (const [language, { rules }] of Object.entries(guest.texts ?? {})) {
    expect(rules === undefined, language).toBe(language === 'en');
    if (rules !== undefined) expect(numbers(rules), language).toEqual(known);
  }
});

/** The cards of a block, as a leaflet shows them. */
function cardsIn(block: Block): readonly string[] {
  if (block.kind === 'text') return spans(block.text);
  if (block.kind === 'list') return block.items.flatMap(spans);
  if (block.kind === 'grid') return [block.head, ...block.rows].flat().flatMap(spans);
  return block.rows.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'stack' ? part.faces : spans(part.text))),
  );
}

test.each(GUESTS)('%s: what it teaches is the same in each of its languages', (_, guest) => {
  const { texts: { en, ...rest } = {}, lessons = [], table } = guest;
  const english = readLeaflet(en?.leaflet ?? '');
  expect(english.paragraphs.length).toBeGreaterThan(5);
  for (const [language, texts] of Object.entries({ en, ...rest })) {
    const { paragraphs } = readLeaflet(texts?.leaflet ?? '');
    expect(
      paragraphs.map(({ id, rules, blocks }) => [id, rules, blocks.map(cardsIn)]),
      language,
    ).toEqual(english.paragraphs.map(({ id, rules, blocks }) => [id, rules, blocks.map(cardsIn)]));
    for (const card of paragraphs.flatMap(({ blocks }) => blocks.flatMap(cardsIn))) {
      // A card unknown to the game would be called by its letters.
      expect(texts?.card?.(card), card).not.toContain(card);
      expect(table?.face?.(card).suit ?? '', card).not.toMatch(/[A-Z]/);
    }
    expect(Object.keys(readLessons(texts?.lessons ?? '')), language).toEqual(
      lessons.map(({ id }) => id),
    );
  }
});

test('the pictures of Scopa are played', () => {
  const { game, texts: { en } = {} } = GUESTS[0]![1];
  const pictures = readLeaflet(en?.leaflet ?? '').paragraphs.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'picture' && ['take', 'equal'].includes(block.id) ? [block] : [],
    ),
  );
  expect(pictures).toHaveLength(2);
  for (const { rows } of pictures) {
    const [open = [], [card = ''] = [], [, ...taken] = []] = rows.map(({ parts }) =>
      parts.flatMap((part) => (part.kind === 'stack' ? part.faces : [])),
    );
    const state = game.create({ to: 0 }, 2);
    // Four cards on the table, three in each hand.
    const spare = ['FC', 'CD', 'FS', 'CB', '1S', 'CS'];
    const table = [...open, ...spare.slice(0, 4 - open.length)].join(' ');
    const hands = `${card} ${spare.slice(1, 3).join(' ')} / ${spare.slice(3).join(' ')}`;
    const position = `hand 1 ; phase play ; eldest 0 ; turn 0 ; last - ; points 0 0 ; scope 0 0 ; table ${table} ; hands ${hands} ; taken - / -`;
    expect(game.readPosition(state, position)).toBeUndefined();
    expect(listMoves(game, state).map((move) => game.formatTruth(state, move))).toContain(
      `${card} x ${taken.join(' ')}`,
    );
  }
});
