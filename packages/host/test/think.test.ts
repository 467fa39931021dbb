import { findGame } from '@pakli/catalogue';
import type { Clock } from '@pakli/core/search';
import { describe, expect, test } from 'vitest';
import {
  advise,
  answerTo,
  questionFor,
  sceneOf,
  type PlayerQuestion,
  type Room,
  type Thought,
} from '../src/index.ts';
import { ENTRIES, gather, seat, settle } from './seated.ts';
import { openingOf } from './opening.ts';

const clock: Clock = { now: () => 0, pause: () => Promise.resolve() };

async function begun(id: string): Promise<Room> {
  const loaded = await findGame(id)!.load();
  const open = openingOf(loaded.game, { starter: 0, options: { takebacks: true, hints: true } });
  const seated = seat(loaded, open, { seed: 1, readers: [] });
  gather(seated, ['anna', 'bo', 'cleo', 'dan'].slice(0, open.seats));
  await settle();
  return seated.room;
}

describe.each(ENTRIES)('$name', ({ id }) => {
  test('a player answers a question that has been sent as text', async () => {
    const room = await begun(id);
    const question = questionFor(room, 'beginner', 7)!;
    const sent = JSON.parse(JSON.stringify(question)) as typeof question;
    const answer = await answerTo(sent, clock, () => false);
    expect(question.view.moves).toContain(answer?.move);
    expect(await answerTo(sent, clock, () => false)).toEqual(answer);
  });

  test('advice is asked for the seat at turn, from its view', async () => {
    const room = await begun(id);
    const turn = room.turn!;
    const asked: PlayerQuestion[] = [];
    const think = (question: PlayerQuestion): Promise<Thought | undefined> => {
      asked.push(question);
      return answerTo(question, clock, () => false);
    };
    const advice = await advise(room.game, sceneOf(room, turn)!, 'beginner', think);
    expect(asked).toMatchObject([{ player: 'beginner', view: { seat: turn } }]);
    expect(advice?.length).toBeGreaterThan(0);
    const other = sceneOf(room, (turn + 1) % room.occupants.length)!;
    expect(await advise(room.game, other, 'beginner', think)).toBeUndefined();
    expect(asked).toHaveLength(1);
  });
});

test('who is stopped gives no answer, and who is nobody cannot', async () => {
  const room = await begun('mulle');
  const question = questionFor(room, 'beginner', 7)!;
  expect(await answerTo(question, clock, () => true)).toBeUndefined();
  await expect(answerTo({ ...question, player: 'nobody' }, clock, () => false)).rejects.toThrow(
    'mulle has no player called nobody',
  );
});

test('a player thinks within its own time, or less where it is given less', async () => {
  const room = await begun('mulle');
  const { contenders } = await findGame('mulle')!.load();
  const own = contenders.get('expert')?.milliseconds ?? 0;
  expect(own).toBeGreaterThan(200);
  const question = questionFor(room, 'expert', 7)!;
  /** The readings of a clock that advances by a tenth of the player's time per reading. */
  const took = async (budget?: { ms: number }, most?: number): Promise<number> => {
    let now = 0;
    const ticking: Clock = { now: () => (now += own / 10), pause: () => Promise.resolve() };
    await answerTo({ ...question, ...(budget && { budget }) }, ticking, () => false, most);
    return now / own;
  };
  const whole = await took();
  expect(whole).toBeGreaterThanOrEqual(1);
  expect(await took(undefined, own / 2)).toBeLessThan(whole);
  expect(await took(undefined, own * 100)).toBe(whole);
  expect(await took({ ms: own / 2 })).toBeLessThan(whole);
  expect(await took({ ms: own * 100 }, own)).toBe(whole);
});
