/** Pages and servers of different releases play whole matches with each other: old frames are understood, and new ones lack nothing. */
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import type { Scene, SeenStep, ToPage, ToServer } from '@pakli/protocol';
import { describe, expect, test } from 'vitest';
import { ask, socketTo } from '../apps/server/test/client.ts';
import { withServer } from '../apps/server/test/running.ts';
import { layAgain, OLD_PAGES, readTalks, type Talk } from './old-pages.ts';
import { CALM, LinkedPage, type Wire } from './remote-page.ts';

/** Times always differ, and lines are numbered by them. */
const TIMES = new Set(['now', 'at', 'n']);

/** Where something sent before is missing or different now; additions are harmless. */
function lacks(before: unknown, now: unknown, at = ''): string | undefined {
  if (typeof before !== 'object' || before === null) return before === now ? undefined : at;
  if (typeof now !== 'object' || now === null) return at;
  if (Array.isArray(before) && before.length !== (now as unknown[]).length) return `${at}.length`;
  for (const [key, value] of Object.entries(before)) {
    if (TIMES.has(key) && typeof (now as Record<string, unknown>)[key] === 'number') continue;
    const found = lacks(value, (now as Record<string, unknown>)[key], `${at}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

const tableOf = ({ open }: Talk): string => (JSON.parse(open) as { table: string }).table;

/** The frames of an old page, sent to this server: everybody receives what they received then. */
async function repeat(talk: Talk): Promise<void> {
  await withServer(async ({ base, store }) => {
    const people = await layAgain(store, base, talk);
    const table = tableOf(talk);
    const sockets: ReturnType<typeof socketTo>[] = [];
    const heard = Array.from({ length: people.length + 1 }, (): ToPage[] => []);
    let stir: (() => void) | undefined;
    for (const [i, { page, sent, told }] of talk.turns.entries()) {
      if (sockets[page] === undefined) {
        const socket = socketTo({ ...people[page], base }, table);
        socket.on('message', (data: Buffer) => {
          heard[page]?.push(JSON.parse(data.toString()) as ToPage);
          stir?.();
        });
        sockets[page] = socket;
        await once(socket, 'open');
      }
      sockets[page]?.send(JSON.stringify(sent));
      for (const [reader, frames] of told.entries()) {
        const got = heard[reader] ?? [];
        while (got.length < frames.length) await new Promise<void>((next) => (stir = next));
        for (const [n, frame] of frames.entries()) {
          const where = lacks(frame, got[n]);
          expect(where, `turn ${i}, page ${reader}: ${JSON.stringify(got[n])}`).toBeUndefined();
        }
        got.splice(0, frames.length);
      }
    }
    expect(heard.flat()).toEqual([]);
    const answer = await ask({ base }, 'GET', `/tables/${table}/record`);
    expect(lacks(talk.record, await answer.json())).toBeUndefined();
    for (const socket of sockets) socket.terminate();
  });
}

/** A server of that release: it gives the recorded answers to the recorded messages. */
class OldServer implements Wire {
  readonly readyState = 1;
  /** What the page has sent. */
  readonly sent: ToServer[] = [];
  private message: (data: Buffer) => void = () => {};

  on(type: string, listener: (given: never) => void): void {
    if (type === 'open') queueMicrotask(() => listener(undefined as never));
    if (type === 'message') this.message = listener as (data: Buffer) => void;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  say(frame: ToPage): void {
    this.message(Buffer.from(JSON.stringify(frame)));
  }

  terminate(): void {}
}

const idOf = (frame: ToServer): string => ('id' in frame ? frame.id : '');

/** Makes this page do what the old one did. */
function act({ client }: LinkedPage, frame: ToServer): void {
  if (frame.kind === 'say') void client.request(frame);
  else if (frame.kind === 'do') void client.act(frame.command);
}

/** This page, at a server of that release: it sends what that server understands, and shows what it receives. */
async function follow(talk: Talk, reader: number): Promise<void> {
  const server = new OldServer();
  const page = new LinkedPage({ base: '' }, tableOf(talk), CALM, () => server);
  const ids = new Map<string, string>();
  let scene: Scene | null = null;
  let past: SeenStep[] = [];
  for (const { page: sender, sent, told } of talk.turns) {
    if (sender === reader) {
      act(page, sent);
      await expect.poll(() => server.sent.length).toBe(1);
      const [mine] = server.sent.splice(0);
      // A server knows no key that is newer than it.
      expect({ ...mine, id: idOf(sent) }).toEqual({ ...sent, id: idOf(sent) });
      ids.set(idOf(sent), mine === undefined ? '' : idOf(mine));
    }
    for (const frame of told[reader] ?? []) {
      server.say('id' in frame ? { ...frame, id: ids.get(frame.id) ?? '' } : frame);
      if (frame.kind !== 'told') continue;
      const { update } = frame;
      if (update.kind === 'opening') [scene, past] = [update.scene, [...update.past]];
      for (const shown of 'steps' in update ? update.steps : []) {
        past.push(shown.step);
        ({ scene } = shown);
      }
    }
  }
  await page.until('all is shown', () => page.session.shown()?.past.length === past.length);
  const { deal, view, sheet, over } = scene!;
  expect(over).toBe(true);
  expect(page.session.shown()?.scene).toMatchObject({ deal, view, sheet, over });
  expect(page.session.shown()?.past).toEqual(past);
  expect(page.phase).toBe('over');
  expect(server.sent).toEqual([]);
  expect(page.told.filter(({ kind }) => kind === 'broken')).toEqual([]);
  page.close();
}

describe.each(readdirSync(OLD_PAGES))('%s', (file) => {
  test.each(readTalks(file))('its pages play $game at this server', (talk) => repeat(talk));

  test.each(readTalks(file))('this page plays $game at its server', async (talk) => {
    for (const reader of [...talk.people.keys(), talk.people.length]) await follow(talk, reader);
  });
});
