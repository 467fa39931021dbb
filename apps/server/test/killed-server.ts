/** A server in its own process that is killed and restarted while people play, for long runs. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SocketWire, TableClient, type SocketLike } from '@pakli/client';
import type { Game } from '@pakli/core';
import { choicesOf } from '@pakli/core/analysis';
import { WebSocket, type Guest } from './client.ts';
import { freePort } from './free-port.ts';

export class KilledServer {
  readonly base: string;
  kills = 0;
  private readonly folder = mkdtempSync(join(tmpdir(), 'pakli-killed-'));
  private readonly port: number;
  private readonly env: Readonly<Record<string, string>>;
  private process: ChildProcess | undefined;
  private over = false;

  private constructor(port: number, env: Readonly<Record<string, string>>) {
    this.port = port;
    this.env = env;
    this.base = `http://127.0.0.1:${port}`;
  }

  /** With its data in its own folder, or in PAKLI_TEST_STORE. */
  static async start(env: Readonly<Record<string, string>> = {}): Promise<KilledServer> {
    const server = new KilledServer(await freePort(), env);
    await server.start();
    return server;
  }

  private async start(): Promise<void> {
    const script = join(import.meta.dirname, 'process.ts');
    const file = process.env['PAKLI_TEST_STORE'] ?? join(this.folder, 'pakli.db');
    const child = spawn(
      process.execPath,
      ['--conditions=@pakli/source', script, file, String(this.port)],
      { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...this.env } },
    );
    this.process = child;
    while (child.exitCode === null) {
      const answer = await fetch(`${this.base}/healthz`).catch(() => undefined);
      if (answer?.ok) return;
      await wait(50);
    }
    throw new Error('the server did not start');
  }

  /** Until it is closed; never if that is 0. */
  async killEvery(seconds: number): Promise<void> {
    if (seconds === 0) return;
    for (;;) {
      await wait(seconds * 1000, undefined, { ref: false });
      if (this.over) return;
      const { process: running } = this;
      running?.kill('SIGKILL');
      await new Promise((resolve) => running?.once('exit', resolve));
      this.kills++;
      await this.start();
    }
  }

  /** Stops killing it. */
  spare(): void {
    this.over = true;
  }

  close(): void {
    this.over = true;
    this.process?.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** A socket to a table or an evening, as a person. */
  connectTo(person: Guest, id: string): () => SocketLike {
    const address = `${this.base.replace('http', 'ws')}/t/${id}`;
    return () => new WebSocket(address, { headers: { origin: this.base, cookie: person.cookie } });
  }

  /** A person at a table that has started. */
  async sit(person: Guest, table: string): Promise<TableClient> {
    const client = new TableClient(new SocketWire(this.connectTo(person, table)));
    client.open();
    await client.until(({ state }) => (state?.scene ?? null) !== null);
    return client;
  }
}

/** Plays the first legal move until the table is over. */
export async function playOut(client: TableClient, game: Game): Promise<void> {
  for (;;) {
    await client.until(({ state }) => {
      const turn = state?.scene?.view.turn;
      return state?.company.phase === 'over' || (turn !== undefined && turn === state?.you.seat);
    });
    const { scene, company } = client.state ?? {};
    if (scene === undefined || scene === null || company?.phase !== 'playing') break;
    const [choice] = choicesOf(game, scene.view);
    if (choice === undefined) await client.until(({ state }) => state?.scene !== scene);
    else await client.act({ kind: 'play', step: scene.step, text: choice.text });
  }
  client.close();
}
