/** A match between two people and a spectator whose connections break, fall silent and lose frames all the time. */
import { Sfc32 } from '@pakli/core';
import { expect } from 'vitest';
import { Client, guest, openTable } from '../apps/server/test/client.ts';
import { Network } from '../apps/server/test/network.ts';
import { withServer } from '../apps/server/test/running.ts';
import type { TableEvent } from '../apps/web/src/table/table-reader.ts';
import { HASTY, LinkedPage } from './remote-page.ts';

/** Plays any legal move, until the match is over. */
async function playOn(page: LinkedPage, random: Sfc32): Promise<void> {
  const { session } = page;
  const settled = (): boolean => session.shown()?.settled === true;
  const choices = (): readonly { text: string }[] => session.shown()?.scene.choices ?? [];
  for (;;) {
    await page.until('somebody may move', () => {
      const turn = settled() && choices().length > 0;
      return page.phase === 'over' || turn || session.linked()?.can.includes('next') === true;
    });
    if (page.phase === 'over') return;
    const text = choices()[random.below(Math.max(1, choices().length))]?.text;
    if (text === undefined) await session.act({ kind: 'ask', what: 'next' });
    else {
      const refusal = await session.submit(text);
      if (refusal !== undefined && refusal.refused !== 'stale') throw new Error(refusal.refused);
    }
  }
}

function ofTheGame({ kind }: TableEvent): boolean {
  return kind === 'step' || kind === 'opening';
}

/** What a page shows, compared with what another tab of the same person received over an unbroken connection. */
function expectSame(page: LinkedPage, steady: Client): void {
  const shown = page.session.shown();
  const { deal, view, sheet, over } = steady.scene!;
  expect(shown?.scene).toMatchObject({ deal, view, sheet, over });
  expect(shown?.past).toEqual(steady.past);
  expect(page.session.linked()?.company).toEqual(steady.company);
}

/** Afterwards everybody shows what another tab of theirs received over an unbroken connection. */
export function playInStorms(game: string, rules: string, seed = 0): Promise<void> {
  return withServer(async ({ base, running }) => {
    const network = new Network(running.port, 0);
    const bad = `http://127.0.0.1:${await network.open()}`;
    const [anna, bo] = [await guest(base, 'Anna'), await guest(base, 'Bo')];
    const table = await openTable(anna, game, { rules });
    const pages = [anna, bo, {}].map((who) => new LinkedPage({ ...who, base: bad }, table));
    const [host, friend, watcher] = pages as [LinkedPage, LinkedPage, LinkedPage];
    const steady = [anna, bo, {}].map((who) => new Client({ ...who, base }, table));
    for (const [seat, page] of [host, friend].entries()) {
      await page.until('it is open', () => page.phase === 'gathering');
      expect(await page.client.act({ kind: 'sit', seat })).toBeUndefined();
    }
    expect(await host.client.act({ kind: 'start' })).toBeUndefined();
    const random = new Sfc32(seed + 7);
    const match = { over: false };
    /** How much of the game anybody has received. */
    const told = (): number =>
      pages.reduce((sum, page) => sum + page.told.filter(ofTheGame).length, 0);
    const weather = async (): Promise<void> => {
      while (!match.over) {
        const kind = random.below(3);
        if (kind === 0) network.cut();
        if (kind === 1) network.weather = 'silent';
        // Lost frames leave a gap; lost answers are given again.
        for (const page of pages) page.lets = () => kind !== 2 || random.below(3) > 0;
        await new Promise((resolve) => setTimeout(resolve, HASTY.pingMs));
        network.weather = 'fine';
        for (const page of pages) page.lets = () => true;
        // On a machine slower than the weather nobody would ever get to play.
        const before = told();
        do await new Promise((resolve) => setTimeout(resolve, 3 * HASTY.pingMs));
        while (!match.over && told() === before);
      }
    };
    const storms = weather();
    await Promise.all([host, friend].map((page, i) => playOn(page, new Sfc32(seed + i))));
    match.over = true;
    await storms;
    for (const [i, page] of pages.entries()) {
      const other = steady[i]!;
      await other.until('it is over', () => other.company?.phase === 'over');
      await page.until('all is shown', () => {
        const shown = page.session.shown();
        const here = page.session
          .linked()
          ?.company.seats.filter((one) => 'here' in one && one.here);
        return shown?.settled === true && shown.scene.over && here?.length === 2;
      });
      expectSame(page, other);
    }
    expect(watcher.session.shown()?.scene.view.seat).toBeNull();
    expect(host.connects + friend.connects + watcher.connects).toBeGreaterThan(3);
    // Nothing is shown twice or left out: steps come in order, and openings say the rest.
    for (const page of pages) {
      const kinds = page.told.filter(({ kind }) => kind === 'broken');
      expect(kinds).toEqual([]);
      page.close();
    }
    for (const one of steady) one.close();
    network.close();
  });
}
