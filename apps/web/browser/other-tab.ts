/** Another tab of somebody at a table by link, or a whole player of an evening, without a page: plays the first legal move. */
import type { Page } from '@playwright/test';
import { findGame } from '@pakli/catalogue';
import {
  EveningClient,
  SocketWire,
  TableClient,
  type EveningFrame,
  type SocketLike,
} from '@pakli/client';
import { choicesOf } from '@pakli/core/analysis';
import type { EveningToServer } from '@pakli/protocol';
import { WebSocket } from 'ws';

/** Plays for the person of a page until the table is over. */
export async function playOut(page: Page, address: string, table: string): Promise<void> {
  const cookies = await page.context().cookies(address);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await playTable(address, cookie, table);
}

/** Somebody who joins an evening and plays its rounds. Drawing a page for each of many people takes long. */
export class Entrant {
  private readonly address: string;
  private readonly cookie: string;
  private readonly client: EveningClient;

  private constructor(address: string, cookie: string, evening: string) {
    this.address = address;
    this.cookie = cookie;
    const wire = new SocketWire<EveningToServer, EveningFrame>(connect(address, cookie, evening));
    this.client = new EveningClient(wire);
    this.client.open();
  }

  static async join(address: string, evening: string, name: string): Promise<Entrant> {
    const { origin } = new URL(address);
    const answer = await fetch(`${address}api/me`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    const [cookie = ''] = answer.headers.get('set-cookie')?.split(';') ?? [];
    const entrant = new Entrant(address, cookie, evening);
    const refusal = await entrant.client.act({ kind: 'join' });
    if (refusal !== undefined) throw new Error(`${name} may not join: ${refusal.refused}`);
    return entrant;
  }

  /** Plays the table of a round, counted from 1, once there is one. */
  async play(round: number): Promise<void> {
    const tableOf = (): string | undefined => {
      const { view, you } = this.client.state ?? {};
      const tables = view?.rounds[round - 1]?.tables ?? [];
      return tables.find(({ entrants }) => you !== undefined && entrants.includes(you.entrant))
        ?.table;
    };
    while (tableOf() === undefined) {
      await new Promise<void>((resolve) => {
        const stop = this.client.listen(() => {
          stop();
          resolve();
        });
      });
    }
    await playTable(this.address, this.cookie, tableOf() ?? '');
  }

  close(): void {
    this.client.close();
  }
}

/** Connects to a table or an evening of a server, as somebody. */
function connect(address: string, cookie: string, id: string): () => SocketLike {
  const { origin } = new URL(address);
  const url = new URL(`t/${id}`, address.replace(/^http/, 'ws'));
  return () => new WebSocket(url, { headers: { origin, cookie } });
}

async function playTable(address: string, cookie: string, table: string): Promise<void> {
  const client = new TableClient(new SocketWire(connect(address, cookie, table)));
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
    // Between deals nobody has a choice.
    if (choice === undefined) await client.until(({ state }) => state?.scene !== scene);
    else await client.act({ kind: 'play', step: scene.step, text: choice.text });
  }
  client.close();
}
