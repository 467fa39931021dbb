/**
 * What a lesson wants costs nothing: the expert, and the solver for open cards, know no better move among those
 * offered.
 */
import { findGame, openRecord, type GamePackage } from '@pakli/catalogue';
import { isRefusal, Sfc32, stateAfter, type GameTypes, type Match, type Move } from '@pakli/core';
import { thinkWithin } from '@pakli/core/search';
import { describe, expect, test } from 'vitest';
import { isTaught, recordOf, type Lesson } from '../src/lessons/lesson.ts';
import { HOUSE } from '../src/shelf/shelf.ts';

/** The tolerated error of an estimate from few samples, in chance to win; where points are counted, half a slip. */
const NOISE = 0.1;
const STEPS = 60;

type Table = Match<GameTypes>['table'];

/** The value of each move to the expert, who knows what the learner knows. */
async function estimated(
  { contenders, levels }: GamePackage,
  table: Table,
): Promise<Map<Move, number>> {
  const player = contenders.get(levels.at(-1) ?? '')?.player;
  if (player === undefined) throw new Error('no expert');
  const thinking = player.think(table.game.view(table.state, table.turn), new Sfc32(1));
  await thinkWithin(thinking, { steps: STEPS }, { now: () => 0, pause: async () => {} });
  return new Map((thinking.answer().estimates ?? []).map(({ move, value }) => [move, value]));
}

/** The same with open cards, where that can be solved during a deal. */
function solved({ knowledge }: GamePackage, table: Table): Map<Move, number> {
  const { game, state, turn } = table;
  if (knowledge.open?.(state, turn) === undefined) return new Map();
  const moves = game.view(state, turn).moves;
  return new Map(
    moves.map((move) => [move, knowledge.open?.(stateAfter(game, state, move), turn) ?? NaN]),
  );
}

/** How far the best wanted move is behind the best offered one. */
function lost(
  values: ReadonlyMap<Move, number>,
  table: Table,
  lesson: Lesson,
  nth: number,
): number {
  const named = [...values].map(
    ([move, value]) => [table.game.formatTruth(table.state, move), value] as const,
  );
  const offered = named.filter(([text]) => isTaught(lesson.offers, text));
  const wanted = named.filter(([text]) => lesson.answers[nth]?.includes(text));
  const best = (list: typeof named): number => Math.max(...list.map(([, value]) => value));
  return named.length === 0 ? 0 : best(offered) - best(wanted);
}

describe.each(HOUSE)('$id', (shelf) => {
  test('no lesson wants a move that loses something', async () => {
    const loaded = await findGame(shelf.id)?.load();
    if (loaded === undefined) throw new Error(shelf.id);
    await loaded.learn();
    const { losses } = loaded.knowledge;
    const noise = losses === undefined ? NOISE : losses.slip / 2;
    for (const lesson of await shelf.lessons()) {
      const opened = await openRecord(recordOf(shelf, lesson));
      if (isRefusal(opened)) throw new Error(lesson.id);
      const { table } = opened.match;
      const begun = table.steps.length;
      const lines = (lesson.lines ?? []).map((line) => line.split('; '));
      for (const [nth, [answer = '']] of lesson.answers.entries()) {
        while (table.turn !== lesson.seat) {
          const played = table.steps.slice(begun).map(({ text }) => text);
          const line = lines.find((one) => played.every((text, i) => text === one[i]));
          expect(isRefusal(table.submit(table.turn, line?.[played.length] ?? ''))).toBe(false);
        }
        const guess = lost(await estimated(loaded, table), table, lesson, nth);
        expect(guess, `${lesson.id}, ${answer}`).toBeLessThan(noise);
        expect(lost(solved(loaded, table), table, lesson, nth), lesson.id).toBe(0);
        expect(isRefusal(table.submit(lesson.seat, answer)), lesson.id).toBe(false);
      }
    }
  });
});
