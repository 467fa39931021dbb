/** The clock of a round: the time left, from the moment it starts. */
import type { EveningState } from '@pakli/client';
import { createElement, type ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMinutesLeft } from '../../src/evening/evening-status.ts';
import { openBrowser } from './browser.ts';

const MINUTE_MS = 60_000;
const BEGIN = Date.UTC(2026, 0, 7, 19);

/** An evening with ten minutes per round: this many have started, the last of them then. */
function eveningWith(rounds: number, startedAt: number): EveningState {
  const round = { tables: [], startedAt, finished: false, results: [] };
  const view = {
    phase: rounds === 0 ? 'joining' : 'playing',
    rounds: Array.from({ length: rounds }, () => round),
    settings: { roundMs: 10 * MINUTE_MS },
  };
  return { view, ahead: 0 } as unknown as EveningState;
}

const drawn: (number | undefined)[] = [];
function Clock({ state }: { readonly state: EveningState }): ReactElement {
  const minutes = useMinutesLeft(state);
  drawn.push(minutes);
  return createElement('p', null, minutes);
}

afterEach(() => void vi.useRealTimers());

test('no more minutes are left than the round has, also long after the page was opened', async () => {
  const { document } = openBrowser();
  const { createRoot } = await import('react-dom/client');
  const root = createRoot(document.getElementById('root')!);
  vi.useFakeTimers({ toFake: ['Date'], now: BEGIN });
  const show = async (state: EveningState, minutes: number): Promise<void> => {
    drawn.length = 0;
    root.render(createElement(Clock, { state }));
    await vi.waitUntil(() => drawn.includes(minutes), { timeout: 300_000, interval: 5 });
    expect(new Set(drawn)).toEqual(new Set([undefined, minutes]));
  };
  root.render(createElement(Clock, { state: eveningWith(0, 0) }));
  await vi.waitUntil(() => drawn.length > 0, { timeout: 300_000, interval: 5 });
  vi.setSystemTime(BEGIN + 7 * MINUTE_MS);
  await show(eveningWith(1, BEGIN + 7 * MINUTE_MS), 10);
  vi.setSystemTime(BEGIN + 30 * MINUTE_MS);
  await show(eveningWith(2, BEGIN + 29 * MINUTE_MS), 9);
  root.unmount();
});
