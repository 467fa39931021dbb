/** What the page shows of a table, against a real dealer: one cause after another, and moves only in between. */
import { findGame } from '@pakli/catalogue';
import { isRefusal, Match, refuse, Sfc32 } from '@pakli/core';
import { expect, test } from 'vitest';
import { Session, type Performer } from '../src/table/session.ts';
import type { TableEvent } from '../src/table/table-reader.ts';
import type { PlayerQuestion } from '@pakli/host';
import { sitDown } from './seated.ts';

/** A table in the same process, as a worker would create it. */
async function open(missing?: () => string | undefined): Promise<{
  session: Session;
  told: readonly TableEvent[];
  asked: readonly PlayerQuestion[];
}> {
  const loaded = await findGame('buddy-bluff')?.load();
  if (loaded === undefined) throw new Error('no game');
  const match = Match.start(loaded.game, { random: new Sfc32(3) });
  if (isRefusal(match)) throw new Error(match.refused);
  const { table, host, told, asked } = sitDown(
    loaded,
    match,
    missing === undefined ? {} : { missing },
  );
  return { session: new Session('a', table, host), told, asked };
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Shows a step as soon as it is told to. */
const atOnce: Performer = (_step, _scene, commit) => {
  commit();
  return Promise.resolve();
};

/** Shows the others' moves after a tap. */
function afterTap(session: Session): Performer {
  return async (step, scene, commit) => {
    if (step.seat !== scene.seat && step.seat !== null) await session.pause();
    commit();
  };
}

async function firstMove(session: Session): Promise<string> {
  for (let n = 0; n < 50 && session.shown()?.settled !== true; n++) await pause();
  return session.shown()?.scene.choices[0]?.text ?? '';
}

test('the opening is shown at once, steps wait for somebody to show them', async () => {
  const { session, told } = await open();
  await pause();
  expect(told.filter(({ kind }) => kind === 'step').length).toBeGreaterThan(0);
  expect(session.shown()).toMatchObject({ opening: 'opened', past: [], settled: false });
  session.attach(atOnce);
  await firstMove(session);
  const steps = told.flatMap((update) => (update.kind === 'step' ? [update.step] : []));
  expect(session.shown()).toMatchObject({ past: steps, last: steps.at(-1), settled: true });
  expect(session.shown()?.opening).toBeUndefined();
});

test('a step is shown when the one before it has ended, and nothing can be played meanwhile', async () => {
  const { session } = await open();
  let air = 0;
  let most = 0;
  session.attach(async (_step, _scene, commit) => {
    most = Math.max(most, ++air);
    expect(session.shown()?.settled).toBe(false);
    commit();
    await pause();
    air--;
  });
  const text = await firstMove(session);
  const before = session.shown()?.past.length ?? 0;
  await session.submit(text);
  // The person's own move is being shown: another one is refused, with a message.
  const next = session.shown()?.scene.choices[0]?.text;
  expect(await session.submit(next ?? text)).toMatchObject({ refused: 'busy' });
  await firstMove(session);
  expect(most).toBe(1);
  expect(session.shown()?.past.length).toBeGreaterThanOrEqual(before + 4);
});

test('a step that was seen is not shown again, whoever performs next', async () => {
  const { session } = await open();
  const stop = session.attach(async (_step, _scene, commit) => {
    commit();
    await Promise.resolve();
    stop();
  });
  while (session.shown()?.past.length !== 1) await pause();
  await pause();
  const [first] = session.shown()?.past ?? [];
  const seen: unknown[] = [];
  session.attach((step, _scene, commit) => {
    seen.push(step);
    commit();
    return Promise.resolve();
  });
  await firstMove(session);
  expect(seen).not.toContain(first);
  expect(session.shown()?.past).toEqual([first, ...seen]);
});

test('a step that nobody has seen waits for whoever performs next', async () => {
  const { session } = await open();
  const seen: unknown[] = [];
  const stop = session.attach(async (step) => {
    seen.push(step);
    await Promise.resolve();
    stop();
  });
  while (seen.length === 0) await pause();
  await pause();
  expect(session.shown()?.past).toEqual([]);
  session.attach((step, _scene, commit) => {
    seen.push(step);
    commit();
    return Promise.resolve();
  });
  await firstMove(session);
  expect(seen.slice(1)).toEqual(session.shown()?.past);
  expect(seen[0]).toBe(seen[1]);
});

test('a movement that fails is reported, and the game continues', async () => {
  const { session, told } = await open();
  session.attach(() => Promise.reject(new Error('no such place')));
  expect(await firstMove(session)).not.toBe('');
  const steps = told.filter(({ kind }) => kind === 'step');
  expect(session.shown()?.past).toHaveLength(steps.length);
  expect(session.shown()?.broken).toMatchObject({ detail: { text: 'no such place' } });
});

test('a computer that plays without what it has learned says so, as one trouble, until it has it', async () => {
  let missing: string | undefined = 'value.net: 404';
  const { session } = await open(() => missing);
  session.attach(atOnce);
  const text = await firstMove(session);
  const said = session.shown()?.unlearned;
  expect(said).toMatchObject({ refused: 'unlearned' });
  await session.submit(text);
  const next = await firstMove(session);
  expect(session.shown()?.unlearned).toBe(said);
  missing = undefined;
  await session.submit(next);
  await firstMove(session);
  expect(session.shown()?.unlearned).toBeUndefined();
});

test('while a move is on its way the table is not open, and a second one is refused', async () => {
  const { session } = await open();
  session.attach(atOnce);
  const text = await firstMove(session);
  const before = session.shown()?.past.length ?? 0;
  const first = session.submit(text);
  expect(session.shown()?.settled).toBe(false);
  expect(await session.submit(text)).toMatchObject({ refused: 'busy' });
  expect(await first).toBeUndefined();
  await session.whenSettled();
  const own = session.shown()?.past.slice(before);
  expect(own?.filter(({ seat }) => seat === 0)).toHaveLength(1);
});

test('a hint that is asked for twice is thought about once, and given to both', async () => {
  const { session, asked } = await open();
  session.attach(atOnce);
  await firstMove(session);
  const before = asked.length;
  const [one, other] = await Promise.all([session.hint(), session.hint()]);
  expect(asked.length - before).toBe(1);
  expect(one?.moves.length).toBeGreaterThan(0);
  expect(other).toBe(one);
  await session.hint();
  expect(asked.length - before).toBe(2);
});

test('a refusal changes nothing', async () => {
  const { session } = await open();
  session.attach(atOnce);
  await firstMove(session);
  const shown = session.shown();
  expect(await session.submit('XX')).toMatchObject({ refused: expect.any(String) as string });
  expect(session.shown()).toEqual(shown);
});

test('several moves are played one after the other, up to a refusal', async () => {
  const { session } = await open();
  session.attach(atOnce);
  const text = await firstMove(session);
  const before = session.shown()?.past.length ?? 0;
  expect(await session.submit(text, 'XX', text)).toMatchObject({ refused: 'not-your-turn' });
  await firstMove(session);
  const own = session
    .shown()
    ?.past.slice(before)
    .filter(({ seat }) => seat === 0);
  expect(own?.map((step) => step.text)).toEqual([text]);
});

test('an undo makes everything that waits pointless', async () => {
  const { session } = await open();
  session.attach(atOnce);
  const text = await firstMove(session);
  const before = session.shown()?.past;
  await session.submit(text);
  await session.act({ kind: 'ask', what: 'takeback' });
  await firstMove(session);
  expect(session.shown()).toMatchObject({ opening: 'undone', past: before, settled: true });
});

test('whoever is not at turn yet is not seen to think', async () => {
  const { session } = await open();
  const seen: unknown[] = [];
  session.subscribe(() => {
    const { thinking, scene } = session.shown() ?? {};
    if (thinking !== null) seen.push(thinking === scene?.view.turn);
  });
  session.attach(atOnce);
  await session.submit(await firstMove(session));
  await firstMove(session);
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen)).toEqual(new Set([true]));
});

test('words wait for the movements they speak of', async () => {
  const { session } = await open();
  const told: boolean[] = [];
  session.attach(async (step, _scene, commit) => {
    commit();
    await pause();
    const shown = session.shown();
    expect(shown?.past.at(-1)).toBe(step);
    told.push(shown?.told.past.includes(step) ?? true);
  });
  await session.submit(await firstMove(session));
  await firstMove(session);
  expect(new Set(told)).toEqual(new Set([false]));
  const { told: last, scene, past } = session.shown()!;
  expect(last).toEqual({ scene, past });
});

test('what the others have done is played again, and leaves everything as it was', async () => {
  const { session } = await open();
  const seats: (number | null)[] = [];
  session.attach((step, _scene, commit) => {
    seats.push(step.seat);
    expect(session.shown()?.settled).toBe(false);
    commit();
    return Promise.resolve();
  });
  await session.submit(await firstMove(session));
  await firstMove(session);
  const before = session.shown();
  expect(before?.again).toBe(true);
  seats.length = 0;
  for (let n = 0; n < 2; n++) {
    session.playAgain();
    expect(await session.submit(before?.scene.choices[0]?.text ?? '')).toMatchObject({
      refused: 'busy',
    });
    await session.whenSettled();
    expect(session.shown()).toEqual(before);
  }
  expect(seats).toEqual([1, 2, 3, 1, 2, 3]);
});

test('nothing that was seen before an undo can be played again', async () => {
  const { session } = await open();
  session.attach(atOnce);
  await session.submit(await firstMove(session));
  await firstMove(session);
  await session.act({ kind: 'ask', what: 'takeback' });
  await firstMove(session);
  expect(session.shown()?.again).toBe(false);
});

test('who steps through the moves of the others sees one for each tap', async () => {
  const { session } = await open();
  session.attach(atOnce);
  const text = await firstMove(session);
  session.attach(afterTap(session));
  await session.submit(text);
  for (const seat of [1, 2, 3]) {
    for (let n = 0; n < 50 && session.shown()?.waiting !== true; n++) await pause();
    expect(session.shown()).toMatchObject({ waiting: true, last: { seat: seat - 1 } });
    session.goOn();
    await pause();
  }
  await session.whenSettled();
  expect(session.shown()).toMatchObject({ waiting: false, last: { seat: 3 } });
});

test('an undo does not wait for a tap', async () => {
  const { session } = await open();
  session.attach(atOnce);
  const text = await firstMove(session);
  session.attach(afterTap(session));
  await session.submit(text);
  for (let n = 0; n < 50 && session.shown()?.waiting !== true; n++) await pause();
  await session.act({ kind: 'ask', what: 'takeback' });
  for (let n = 0; n < 50 && session.shown()?.settled !== true; n++) await pause();
  expect(session.shown(), 'the table after an undo').toMatchObject({
    settled: true,
    waiting: false,
    opening: 'undone',
  });
});

test('after an undo the rest of the deal is no longer played for the person', async () => {
  const { session } = await open();
  session.attach(atOnce);
  await session.submit(await firstMove(session));
  await firstMove(session);
  const { scene } = session.shown()!;
  session.claim(scene, true);
  expect(session.hasClaimed(scene)).toBe(true);
  await session.act({ kind: 'ask', what: 'takeback' });
  expect(session.hasClaimed(session.shown()!.scene)).toBe(false);
  expect(session.hasClaimed(scene)).toBe(false);
});

test('a failure before there is anything to show is reported', () => {
  const problem = refuse('failed', 'table', { text: 'a game that cannot be fetched' });
  const told: unknown[] = [];
  const session = new Session('a');
  session.subscribe(() => told.push(session.failed()));
  session.see({ kind: 'broken', problem });
  expect(session.shown()).toBeUndefined();
  expect(told.at(-1)).toEqual(problem);
});

test('after closing nothing is shown any more', async () => {
  const { session } = await open();
  session.attach(atOnce);
  const text = await firstMove(session);
  session.close();
  const shown = session.shown();
  await session.submit(text);
  await pause();
  expect(session.shown()).toEqual(shown);
});
