/** Every puzzle has exactly one best move, by the exact method of its game, and matches its description. */
import { buddyBluff, type State } from '@pakli/buddy-bluff';
import { openRecord } from '@pakli/catalogue';
import { compile, type Compile, type State as CompileState } from '@pakli/compile';
import {
  CHANCE,
  fork,
  isRefusal,
  OVER,
  type GameTypes,
  type Match,
  EVERYBODY,
  Sfc32,
} from '@pakli/core';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { certain } from '../scripts/puzzles/buddy-bluff.ts';
import { MAKERS } from '../scripts/puzzles/index.ts';
import { bestOf } from '../scripts/puzzles/maker.ts';
import { bestMove, byTheme, linesOf } from '../src/lessons/puzzle-moves.ts';
import { ratingOf, readPuzzles, type Puzzle } from '../src/lessons/puzzle.ts';

function puzzlesOf(game: string): readonly Puzzle[] {
  const file = new URL(`../src/games/${game}/puzzles.jsonl`, import.meta.url);
  return readPuzzles(readFileSync(file, 'utf8'));
}

async function open({ id, record }: Puzzle): Promise<Match<GameTypes>> {
  const opened = await openRecord(record);
  if (isRefusal(opened)) throw new Error(`${id} cannot be opened`);
  return opened.match;
}

/** Judging takes long: one puzzle in this many is judged, and the long run judges all. */
const EVERY = process.env['PAKLI_LONG'] === undefined ? 6 : 1;
const some = (puzzles: readonly Puzzle[]): readonly Puzzle[] =>
  puzzles.filter((_, n) => n % EVERY === 0);

describe.each(Object.keys(MAKERS))('%s', (game) => {
  const puzzles = puzzlesOf(game);

  test('has sixty puzzles, all different', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(60);
    expect(new Set(puzzles.map(({ record }) => record)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  });

  const ideas = [...byTheme(puzzles).values()];
  test('are spread over at least six ideas', () => {
    expect(ideas.length).toBeGreaterThanOrEqual(6);
    for (const alike of ideas) expect(alike.length, alike[0]?.theme).toBeGreaterThanOrEqual(6);
    expect(ideas.flat().length).toBe(puzzles.length);
  });

  test('are of every difficulty, easiest first', () => {
    const ratings = puzzles.map(ratingOf);
    expect(ratings).toEqual(ratings.toSorted((one, other) => one - other));
    expect(new Set(ratings).size).toBeGreaterThan(8);
    // A gap would keep people from progressing from easy ones to hard ones.
    const steps = ratings.slice(1).map((rating, i) => rating - (ratings[i] ?? 0));
    expect(Math.max(...steps)).toBeLessThanOrEqual(300);
  });

  test('have one best move each, and the idea they are named after', async () => {
    const maker = await MAKERS[game]?.();
    for (const puzzle of some(puzzles)) {
      const match = await open(puzzle);
      const verdict = maker?.judge(match);
      expect(verdict?.values, puzzle.id).toEqual(puzzle.values);
      expect(verdict?.goal, puzzle.id).toBe(puzzle.goal);
      expect(bestOf(puzzle), puzzle.id).toBe(bestMove(puzzle));
      if (verdict === undefined || puzzle.theme === undefined) continue;
      const { theme, facts } = puzzle;
      expect(maker?.theme?.(match, verdict), puzzle.id).toEqual({ theme, facts });
    }
  });

  test('say for and against every move what its line shows', async () => {
    const maker = await MAKERS[game]?.();
    for (const puzzle of puzzles) {
      const lines = linesOf(puzzle).map((line) => line.slice(1));
      const verdict = { goal: puzzle.goal, values: puzzle.values, lines };
      expect(maker?.reasons(await open(puzzle), verdict), puzzle.id).toEqual(puzzle.reasons);
      const unexplained = puzzle.reasons.filter((reasons) => reasons.length === 0);
      // Only the best move may have nothing but its idea.
      expect(unexplained.length, puzzle.id).toBeLessThanOrEqual(1);
      if (unexplained.length === 1) expect(puzzle.reasons[bestMove(puzzle)]).toEqual([]);
    }
  });

  test('name every legal move, and lines that can be played', async () => {
    for (const puzzle of puzzles) {
      const { table } = await open(puzzle);
      const { state, turn } = table;
      expect(turn, puzzle.id).toBe(puzzle.seat);
      const moves = table.game
        .view(state, turn)
        .moves.map((move) => table.game.formatTruth(state, move));
      const lines = linesOf(puzzle);
      expect(
        lines.map(([move]) => move),
        puzzle.id,
      ).toEqual(moves);
      for (const line of lines) {
        const now = fork(table.game, state);
        for (const text of line) {
          const move = table.game.read(now, table.game.turn(now), text);
          if (isRefusal(move)) throw new Error(`${puzzle.id}: ${text} is refused: ${move.refused}`);
          table.game.play(now, move);
        }
      }
    }
  });
});

/** Whatever the hidden cards are: in every world that the player cannot tell apart the same move is best. */
test('the answers of compile do not hang on hidden cards', async () => {
  const maker = (await import('../scripts/puzzles/compile.ts')).maker;
  for (const [n, puzzle] of puzzlesOf('compile').entries()) {
    if (n % (2 * EVERY) !== 0) continue;
    const { table } = await open(puzzle);
    const world = fork(compile, table.state as CompileState);
    compile.redeal(world, puzzle.seat, new Sfc32(n));
    const verdict = maker.judge({ table: { state: world, turn: puzzle.seat } } as Match<Compile>);
    expect(verdict?.values, puzzle.id).toEqual(puzzle.values);
  }
});

/** The facts that a sentence states about a move, by the sentence's id. */
function factsOf({ reasons }: Puzzle, move: number, id: string): Puzzle['facts'] {
  return reasons[move]?.find(({ reason }) => reason === id)?.facts;
}

/** A position after a line, played by the engine alone. */
async function played(puzzle: Puzzle, line: readonly string[]) {
  const { table } = await open(puzzle);
  for (const text of line) {
    expect(isRefusal(table.submit(table.turn, text)), `${puzzle.id} ${text}`).toBe(false);
  }
  return table;
}

/** The score sheet confirms what the solvers promise when their lines are played, the best and every refutation. */
test.each(['mulle', 'ulti'])('the lines of %s end as they are said to', async (game) => {
  for (const puzzle of puzzlesOf(game)) {
    for (const [move, line] of linesOf(puzzle).entries()) {
      const table = await played(puzzle, line);
      expect(table.turn, puzzle.id).toBe(OVER);
      const scores = table.game.scores(table.state);
      const { soloist } = table.game.view(table.state, EVERYBODY) as { soloist?: number };
      const against = scores[soloist ?? 1 - puzzle.seat] ?? 0;
      const own = scores[puzzle.seat] ?? 0;
      // Both defenders together lose what the soloist wins; in Mulle the difference counts.
      const value = { soloist: own, defender: 0 - against, points: own - against }[
        puzzle.goal as 'soloist' | 'defender' | 'points'
      ];
      expect(value, `${puzzle.id} ${line[0]}`).toBe(puzzle.values[move]);
      const account = factsOf(puzzle, move, 'account');
      if (account === undefined) continue;
      const sum = Object.values(account).reduce<number>((all, one) => all + Number(one), 0);
      expect(sum, `${puzzle.id} ${line[0]}`).toBe(value - Math.max(...puzzle.values));
    }
  }
});

test('the lines of buddy-bluff end as they are said to', async () => {
  for (const puzzle of puzzlesOf('buddy-bluff')) {
    for (const [move, line] of linesOf(puzzle).entries()) {
      const table = await played(puzzle, line);
      expect(table.turn, puzzle.id).toBe(OVER);
      const scores = table.game.scores(table.state);
      const own = scores[puzzle.seat] ?? 0;
      const least = Math.min(...scores.filter((_, seat) => seat !== puzzle.seat));
      const best = move === bestMove(puzzle);
      const told = puzzle.reasons[move]?.at(-1);
      if (puzzle.goal === 'first') {
        expect(own <= least, `${puzzle.id} ${line[0]}`).toBe(best);
        expect(told?.facts, puzzle.id).toMatchObject({ own, points: least });
        expect(scores[Number(String(told?.facts['name']).slice('seat:'.length))]).toBe(least);
      } else {
        // With the actual cards it may end better than the worst case, but a wrong move never as well as the best one.
        const most = -Math.max(...puzzle.values);
        expect(best ? own <= most : own > most, `${puzzle.id} ${line[0]}`).toBe(true);
        const needless = best && own === most;
        expect(told, puzzle.id).toEqual(needless ? undefined : { reason: 'ends', facts: { own } });
      }
    }
  }
});

test('the lines of compile end as they are said to', async () => {
  for (const puzzle of puzzlesOf('compile')) {
    for (const [move, line] of linesOf(puzzle).entries()) {
      if (move === bestMove(puzzle)) continue;
      const table = await played(puzzle, line);
      const [told] = puzzle.reasons[move] ?? [];
      const label = `${puzzle.id} ${line[0]}`;
      if (told?.reason === 'chance') expect(table.turn, label).toBe(CHANCE);
      else if (puzzle.goal === 'stop') {
        expect(table.turn, label).toBe(OVER);
        expect(table.game.scores(table.state)[puzzle.seat], label).not.toBe(1);
      } else {
        expect(table.turn === OVER && table.game.scores(table.state)[puzzle.seat] === 1).toBe(
          false,
        );
        const { players } = compile.view(table.state as CompileState, puzzle.seat);
        const missing = players[0].protocols.filter(({ compiled }) => !compiled);
        expect(
          missing.map(({ protocol }) => protocol),
          label,
        ).toEqual([told?.facts['plate']]);
      }
    }
  }
});

/** Hidden cards do not matter: in any other world of the same view every move has the same value. */
test('the certain values of Buddy Bluff are those of the view', async () => {
  for (const puzzle of some(puzzlesOf('buddy-bluff'))) {
    const { table } = await open(puzzle);
    const state = fork(table.game, table.state) as State;
    buddyBluff.redeal(state, puzzle.seat, new Sfc32(1));
    const goal = puzzle.goal === 'first' ? 'first' : 'penalty';
    expect(certain(state, goal), puzzle.id).toEqual(puzzle.values);
  }
});

/** Mulle's last round hides nothing either: the table reveals the other hand. */
test('the puzzles of Mulle leave nothing unseen but the other hand', async () => {
  for (const puzzle of some(puzzlesOf('mulle'))) {
    const { table } = await open(puzzle);
    const state = fork(table.game, table.state);
    table.game.redeal(state, puzzle.seat, new Sfc32(1));
    expect(table.game.formatPosition(state), puzzle.id).toBe(
      table.game.formatPosition(table.state),
    );
  }
});
