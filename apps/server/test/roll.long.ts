/**
 * A rolling restart behind the shipped nginx file, with the default drain: how long a table stalls at most. Sockets
 * are the only traffic. It measures the machine, so it is not part of `npm test`.
 *
 *     npm run test:long -- apps/server/test/roll.long.ts
 */
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { begun, type Begun } from './client.ts';
import { withDeployment } from './deployed.ts';

const TABLES = 10;
const THINKING_MS = 300;
const LONGEST_STAND_MS = 3000;

interface Play {
  /** The longest gap between two acknowledged moves, in milliseconds. */
  longest: number;
  moves: number;
}

/** Plays until the match is over or nobody wants to continue. */
async function playOn({ host, friend }: Begun, isOver: () => boolean): Promise<Play> {
  const play: Play = { longest: 0, moves: 0 };
  let last = performance.now();
  while (!isOver()) {
    const one = [host, friend].find(({ you, scene }) => scene?.view.turn === you?.seat);
    if (one === undefined || one.company?.phase !== 'playing') {
      if (host.company?.phase === 'over') break;
      await wait(10);
      continue;
    }
    const [text] = await one.choices();
    if (text === undefined) break;
    const { step = 0 } = one.scene ?? {};
    const done = await one.do({ kind: 'play', step, text });
    if (!('seq' in done)) continue;
    play.longest = Math.max(play.longest, performance.now() - last);
    play.moves++;
    for (const each of [host, friend]) await each.until('it is seen', () => each.seq >= done.seq);
    await wait(THINKING_MS);
    last = performance.now();
  }
  return play;
}

test('no table stands for three seconds while one node after the other is exchanged', () =>
  withDeployment(
    {
      PAKLI_LIMITS:
        'frameBurst=100000,framesPerSecond=100000,socketsPerAddress=1000,socketsPerMinute=100000,tablesPerTenMinutes=1000,guestsPerTenMinutes=1000',
    },
    async ({ base, nodes, upgrades }) => {
      const tables: Begun[] = [];
      for (let i = 0; i < TABLES; i++) tables.push(await begun(base, 'compile'));
      let over = false;
      const plays = tables.map((table) => playOn(table, () => over));
      for (const node of nodes) {
        expect(await node.stop()).toBe(0);
        await node.start();
        await wait(5000);
      }
      over = true;
      const longest = (await Promise.all(plays)).map(({ longest }) => Math.round(longest));
      const moves = (await Promise.all(plays)).map(({ moves }) => moves);
      const refused = upgrades().filter((status) => status !== 101).length;
      console.log({ longest, moves, sockets: upgrades().length, refused });
      expect(refused).toBe(0);
      expect(Math.max(...longest)).toBeLessThan(LONGEST_STAND_MS);
      for (const { host, friend } of tables) {
        for (const one of [host, friend]) {
          expect(one.faults).toEqual([]);
          one.close();
        }
      }
    },
  ));
