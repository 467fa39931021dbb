/** Players whose net cannot be read: in a separate process, since a loaded net stays. */
import { findGame } from '@pakli/catalogue';
import type { Clock } from '@pakli/core/search';
import { afterEach, expect, test, vi } from 'vitest';
import { answerTo, questionFor } from '../src/index.ts';
import { gather, seat, settle } from './seated.ts';
import { openingOf } from './opening.ts';

const clock: Clock = { now: () => 0, pause: () => Promise.resolve() };

afterEach(() => void vi.restoreAllMocks());

test.each(['buddy-bluff', 'compile'])(
  '%s: a level that needs its net says that it is missing, others do not, and once it is there nobody does',
  async (id) => {
    const loaded = await findGame(id)!.load();
    const open = openingOf(loaded.game, { starter: 0, options: { takebacks: true, hints: true } });
    const seated = seat(loaded, open, { seed: 1, readers: [] });
    gather(seated, ['anna', 'bo', 'cleo', 'dan'].slice(0, open.seats));
    await settle();
    const ask = (level: string): ReturnType<typeof answerTo> =>
      answerTo(
        { ...questionFor(seated.room, level, 7)!, budget: { steps: 1 } },
        clock,
        () => false,
      );
    vi.spyOn(process, 'getBuiltinModule').mockImplementation(() => {
      throw new Error('no such file');
    });
    const without = await Promise.all(loaded.levels.map(ask));
    expect(without.map((thought) => thought?.missing)).toEqual([
      undefined,
      undefined,
      'no such file',
      'no such file',
    ]);
    vi.restoreAllMocks();
    const learned = await Promise.all(loaded.levels.map(ask));
    expect(learned.every((thought) => thought?.missing === undefined)).toBe(true);
  },
);
