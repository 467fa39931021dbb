/** Another tab of somebody at a table by link, without a page: it plays whatever may be played first. */
import type { Page } from '@playwright/test';
import { findGame } from '@pakli/catalogue';
import { SocketWire, TableClient, type SocketLike } from '@pakli/client';
import { choicesOf } from '@pakli/core/analysis';
import { WebSocket } from 'ws';

/** Plays for the person of a page until the table is over. */
export async function playOut(page: Page, address: string, table: string): Promise<void> {
  const cookies = await page.context().cookies(address);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const { origin } = new URL(address);
  const url = new URL(`t/${table}`, address.replace(/^http/, 'ws'));
  const connect = (): SocketLike => new WebSocket(url, { headers: { origin, cookie } });
  const client = new TableClient(new SocketWire(connect));
  client.open();
  for (;;) {
    await client.until(({ state }) => {
      const turn = state?.scene?.view.turn;
      return state?.company.phase === 'over' || (turn !== undefined && turn === state?.you.seat);
    });
    const { scene, company } = client.state ?? {};
    if (scene === undefined || scene === null || company?.phase !== 'playing') break;
    const found = await findGame(scene.game)?.load();
    const [choice] = found === undefined ? [] : choicesOf(found.game, scene.view);
    // Between two deals nobody has a choice.
    if (choice === undefined) await client.until(({ state }) => state?.scene !== scene);
    else await client.act({ kind: 'play', step: scene.step, text: choice.text });
  }
  client.close();
}
