/** Whatever the connection does, a page shows what the server has told, and every action takes effect once. */
import { fileURLToPath } from 'node:url';
import { bringGuests } from '@pakli/catalogue/guests';
import { expect, test, vi } from 'vitest';
import { Client, guest, openTable } from '../apps/server/test/client.ts';
import { withServer } from '../apps/server/test/running.ts';
import { byFirstRules } from '../apps/server/test/spoil.ts';
import type { ClientTimes } from '@pakli/client';
import { CALM, LinkedPage } from './remote-page.ts';
import { playInStorms } from './remote-storm.ts';

/** A game that has an earlier version. */
const HIGH20 = fileURLToPath(new URL('./guests/high20.ts', import.meta.url));

test('a match over a line that breaks', () => playInStorms('buddy-bluff', ''));

test('a move is done once, however often it is sent, and shown when it has arrived', () =>
  withServer(async ({ base }) => {
    const anna = await guest(base, 'Anna');
    const table = await openTable(anna, 'mulle', { rules: 'short' });
    const page = new LinkedPage({ ...anna, base }, table);
    await page.until('it is open', () => page.phase === 'gathering');
    await page.client.act({ kind: 'sit', seat: 0 });
    await page.client.act({ kind: 'computer', seat: 1, level: 'beginner' });
    await page.client.act({ kind: 'start' });
    const { session } = page;
    await page.until('it is my turn', () => (session.shown()?.scene.choices.length ?? 0) > 0);
    await page.until('nothing moves', () => session.shown()?.settled === true);
    const before = session.shown()!;
    const text = before.scene.choices[0]!.text;
    const known = page.told.length;
    // The server's whole response is lost: the page cannot know that the action took effect.
    page.lets = (frame) => !/"kind":"(done|told|pong)"/.test(frame);
    const answer = session.submit(text);
    await page.until('it is cut off', () => session.linked()?.connection.kind === 'waiting');
    expect(session.shown()?.past).toEqual(before.past);
    expect(session.shown()?.settled).toBe(false);
    expect(await session.submit(text)).toMatchObject({ refused: 'busy' });
    page.lets = () => true;
    expect(await answer).toBeUndefined();
    await page.until('it is shown', () => session.shown()?.settled === true);
    const own = session
      .shown()!
      .past.slice(before.past.length)
      .filter(({ seat }) => seat === 0);
    expect(own.map((step) => step.text)).toEqual([text]);
    // Missed events are caught up with, not sent as if the table were opened again.
    const since = page.told.slice(known);
    expect(since.filter(({ kind }) => kind === 'opening')).toEqual([]);
    expect(since.some((one) => one.kind === 'step' && one.quick === true)).toBe(true);
    page.close();
  }));

test('a table that was opened under earlier rules is played to its end', () =>
  withServer(
    async ({ base }) => {
      await bringGuests([HIGH20]);
      const [page, steady] = await alone(base, { game: 'high20' });
      const { session } = page;
      expect(session.linked()?.about.version).toBe(1);
      while (page.phase === 'playing') {
        const { past, scene } = session.shown()!;
        expect(await session.submit(scene.choices[0]!.text)).toBeUndefined();
        await page.until('it goes on', () => {
          const shown = session.shown()!;
          const moved = shown.settled && shown.past.length > past.length;
          return page.phase === 'over' || (moved && shown.scene.choices.length > 0);
        });
      }
      expect(session.linked()?.connection.kind).toBe('live');
      page.close();
      steady.close();
    },
    { spoil: byFirstRules },
  ));

/** Anna against a computer, when it is her turn. */
async function alone(
  base: string,
  { times, game = 'mulle' }: { times?: ClientTimes; game?: string } = {},
): Promise<[LinkedPage, Client]> {
  const anna = await guest(base, 'Anna');
  const table = await openTable(anna, game, game === 'mulle' ? { rules: 'short' } : {});
  const page = new LinkedPage({ ...anna, base }, table, times);
  const steady = new Client({ ...anna, base }, table);
  await page.until('it is open', () => page.phase === 'gathering');
  await page.client.act({ kind: 'sit', seat: 0 });
  await page.client.act({ kind: 'start' });
  await mayMove(page, 0);
  return [page, steady];
}

/** It is her turn again, more than this many steps later. */
function mayMove(page: LinkedPage, steps: number): Promise<void> {
  return page.until('it is my turn', () => {
    const shown = page.session.shown();
    const turn = shown?.settled === true && shown.scene.choices.length > 0;
    return turn && shown.past.length > steps;
  });
}

test('a late click is stale', () =>
  withServer(async ({ base }) => {
    const [page, steady] = await alone(base, { times: CALM });
    const { session, client } = page;
    const after = session.shown()!.past.length;
    const text = (): string => session.shown()!.scene.choices[0]!.text;
    expect(await client.play(text(), after)).toBeUndefined();
    await mayMove(page, after + 1);
    // It is legal now, but was chosen before.
    expect(await client.play(text(), after)).toMatchObject({ refused: 'stale' });
    page.close();
    steady.close();
  }));

test('who misses something asks for all of it', () =>
  withServer(async ({ base }) => {
    const [page, steady] = await alone(base, { times: CALM });
    const { session } = page;
    const { length } = session.shown()!.past;
    let lost = 0;
    page.lets = (frame) => !frame.includes('"kind":"steps"') || lost++ > 0;
    await session.submit(session.shown()!.scene.choices[0]!.text);
    await mayMove(page, length + 1);
    expect(lost).toBeGreaterThan(0);
    // By asking, not because a server closes a connection that is silent for long.
    expect(page.connects).toBe(1);
    await steady.until('all has arrived', () => steady.past.length >= session.shown()!.past.length);
    expect(session.shown()!.past).toEqual(steady.past);
    page.close();
    steady.close();
  }));

test('a page that hears that a table is gone stops asking', () =>
  withServer(async ({ base }) => {
    const page = new LinkedPage({ base }, '0123456789', CALM);
    await page.until('it has arrived', () => page.session.connection()?.kind === 'gone');
    expect(page.session.connection()).toEqual({ kind: 'gone', why: 'gone' });
    expect(await page.client.act({ kind: 'stand' })).toMatchObject({
      refused: 'no-such-table',
    });
    expect(page.connects).toBe(1);
    page.close();
  }));

test('over a line that holds a page shows each step once, in its order, and asks for nothing again', () =>
  withServer(async ({ base }) => {
    const [page, steady] = await alone(base, { times: CALM });
    const { session, told } = page;
    // Late frames arrive after everything sent before them.
    for (let moves = 0; moves < 6 && session.shown()?.scene.over === false; moves++) {
      const { past, scene } = session.shown()!;
      await session.submit(scene.choices.at(moves % scene.choices.length)!.text);
      // The action has arrived by then.
      expect(session.shown()!.past.length, 'the own move is shown').toBeGreaterThan(past.length);
      await mayMove(page, past.length + 1);
      const shown = session.shown()!;
      await steady.until('all has arrived', () => steady.past.length >= shown.past.length);
      expect(shown.past).toEqual(steady.past.slice(0, shown.past.length));
      expect(shown.scene.view).toEqual(steady.scene?.view);
    }
    expect(told.filter(({ kind }) => kind === 'opening')).toHaveLength(1);
    expect(page.connects).toBe(1);
    page.close();
    steady.close();
  }));

test('whoever missed the last word learns so from a sign of life', () =>
  withServer(async ({ base }) => {
    const [page, steady] = await alone(base, { times: { ...CALM, pingMs: 100 } });
    const { session } = page;
    const before = session.shown()!.past.length;
    // Nothing that follows shows the gap: only the number beside the sign of life does.
    let signs = 0;
    page.lets = (frame) => {
      if (frame.includes('"kind":"pong"')) signs++;
      return !/"kind":"(told|pong)"/.test(frame);
    };
    const answer = session.submit(session.shown()!.scene.choices[0]!.text);
    const mine = (): boolean => steady.scene?.view.turn === 0 && steady.past.length > before + 1;
    await steady.until('it is played', mine);
    // Signs of life arrive after everything sent before them.
    const heard = signs;
    await vi.waitUntil(() => signs >= heard + 2, 100_000);
    expect(session.shown()!.past).toHaveLength(before);
    page.lets = () => true;
    expect(await answer).toBeUndefined();
    await mayMove(page, before + 1);
    expect(session.shown()!.past).toEqual(steady.past.slice(0, session.shown()!.past.length));
    page.close();
    steady.close();
  }));
