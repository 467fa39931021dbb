/**
 * A share in the shuffle is checked in the deal only if it was given: nobody is accused of what the page did itself.
 */
import { findGame } from '@pakli/catalogue';
import { isRefusal, Match, refuse, type Refusal } from '@pakli/core';
import { chanceFrom, commitmentOf } from '@pakli/host';
import type { DeviceCommand } from '@pakli/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { honestyOf } from '../src/host/linked-table.ts';
import { rememberedAt, sitDown, standUp } from '../src/online/nonce.ts';

const { game } = await findGame('mulle')!.load();
const started = Match.start(game);
if (isRefusal(started)) throw new Error(started.refused);
const match = started;
const secret = new Uint8Array(32).fill(7);
const table = '7k2m9q4x1z';
const commitment = commitmentOf(secret, table, '');
/** The other seat was a computer's. */
const share = '0f'.repeat(16);
match.table.chance(chanceFrom(secret, [share, undefined], { below: () => 0 }).outcome(0, 0));
const proof = { table, rules: '', commitment, secret: '07'.repeat(32), nonces: [share, null] };
const about = {
  table,
  commitment,
  game: 'mulle',
  version: game.version,
  rules: '',
  seats: 2,
  clock: { kind: 'none' },
} as const;

/** A server, as the page calls it: requests received and answers given. */
function server(answer?: Refusal): {
  sent: DeviceCommand[];
  client: Parameters<typeof sitDown>[0];
} {
  const sent: DeviceCommand[] = [];
  const act = (one: DeviceCommand): Promise<Refusal | undefined> => {
    sent.push(one);
    return Promise.resolve(answer);
  };
  return { sent, client: { act } };
}

/** Of a person who took over the seat of a computer that sat there during the shuffle. */
const found = (): unknown =>
  honestyOf(
    match,
    proof,
    { about, you: { seat: 1, host: false, name: 'Bo' } },
    rememberedAt(table),
  );

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

const HONEST = { kind: 'honest', own: false };

test('who sat down too late and took a seat over later is not told that their share is missing', async () => {
  const late = refuse('already-started', 'table');
  expect(await sitDown(server(late).client, about, 1)).toEqual(late);
  expect(found()).toMatchObject(HONEST);
});

test('nor is who stood up before the first card', async () => {
  const { client, sent } = server();
  await sitDown(client, about, 1);
  await standUp(client, about);
  expect(sent.map(({ kind }) => kind)).toEqual(['sit', 'stand']);
  expect(found()).toMatchObject(HONEST);
});

test('who could not stand up still is, and so is who has given a share since', async () => {
  await sitDown(server().client, about, 1);
  await standUp(server(refuse('already-started', 'table')).client, about);
  expect(found()).toEqual({ kind: 'wrong', wrong: 'own' });
  await standUp(server().client, about);
  await sitDown(server().client, about, 1);
  expect(found()).toEqual({ kind: 'wrong', wrong: 'own' });
});

test('what the server had bound itself to is remembered all the same', async () => {
  const other = { ...about, commitment: 'f'.repeat(64) };
  await sitDown(server(refuse('seat-taken', 'table')).client, other, 1);
  expect(found()).toEqual({ kind: 'wrong', wrong: 'own' });
  expect(rememberedAt(table)).toEqual({ nonces: [], commitment: other.commitment });
});
