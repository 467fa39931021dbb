/** A table whose worker dies midway continues in the next one, from what was saved, on the same page. */
import { findGame, type GamePackage } from '@pakli/catalogue';
import {
  DirectWire,
  exposeWire,
  PortWire,
  TableClient,
  type FromWire,
  type ToWire,
} from '@pakli/client';
import {
  askPlayer,
  formatRecord,
  isRefusal,
  Match,
  parseRecord,
  refuse,
  replayRecord,
  Sfc32,
  type GameTypes,
} from '@pakli/core';
import { expect, test } from 'vitest';
import type { Sitting } from '../src/host/host.ts';
import { openLocalGame } from '../src/host/local-game.ts';
import { Session } from '../src/table/session.ts';

/** A worker that stores one table on a disc that outlives it. */
function work(
  loaded: GamePackage,
  sitting: Sitting,
  disc: { match: Match<GameTypes> },
  hear: (message: FromWire) => void,
): (message: ToWire) => void {
  const wire = new DirectWire((tell) =>
    openLocalGame(
      { loaded, match: disc.match, sitting, seed: 1 },
      {
        think({ view, seed }) {
          const { player, steps } = loaded.contenders.get('random')!;
          return Promise.resolve(askPlayer(player, view, new Sfc32(seed), steps));
        },
        cancel() {},
        save(match) {
          const record = parseRecord(formatRecord(match));
          const kept = isRefusal(record) ? record : replayRecord(loaded.game, record);
          if (isRefusal(kept)) throw new Error(kept.refused);
          disc.match = kept;
        },
        tell,
      },
    ),
  );
  return exposeWire(wire, (message) => hear(structuredClone(message)));
}

test.each([
  ['one person', undefined],
  ['two people', ['person', 'person']],
] as const)('%s', async (_, chairs) => {
  const loaded = await findGame('mulle')!.load();
  const match = Match.start<GameTypes>(loaded.game, { random: new Sfc32(1) });
  if (isRefusal(match)) throw new Error(match.refused);
  const sitting: Sitting = {
    id: 'a',
    level: 'casual',
    rules: '',
    seat: 0,
    ...(chairs === undefined ? {} : { chairs }),
  };
  const disc = { match };
  const wire = new PortWire({
    connect: (hear) => Promise.resolve(work(loaded, sitting, disc, hear)),
    lost: refuse('restored', 'table'),
  });
  const client = new TableClient(wire);
  const session = new Session('a', {
    id: 'a',
    client,
    seating: { sitting, names: ['Anna', 'Bo'] },
  });
  session.attach((_step, _scene, commit) => {
    commit();
    return Promise.resolve();
  });
  /** Lets the person at turn look, until they may move. */
  const ready = async (): Promise<void> => {
    while (session.shown()?.settled !== true || session.shown()?.scene.choices.length === 0) {
      await new Promise((resolve) => setTimeout(resolve));
      const [seat] = session.covered()?.seats ?? [];
      if (seat !== undefined) await session.act({ kind: 'look', seat });
    }
  };
  for (let moves = 0; moves < 6; moves++) {
    await ready();
    const text = session.shown()!.scene.choices[0]!.text;
    expect(await session.submit(text)).toBeUndefined();
  }
  await ready();
  const before = session.shown()!;
  wire.lose();
  // A request before the next worker answers is dropped.
  expect(await session.submit(before.scene.choices[0]!.text)).toMatchObject({
    refused: 'restored',
  });
  if (chairs === undefined) {
    await session.whenSettled();
    expect(session.shown()).toMatchObject({ opening: 'restarted', past: before.past });
    expect(session.shown()!.scene.view).toEqual(before.scene.view);
  } else expect(session.covered()?.seats).toEqual([before.scene.seat]);
  await ready();
  expect(session.shown()!.past).toEqual(before.past);
  expect(await session.submit(session.shown()!.scene.choices[0]!.text)).toBeUndefined();
  await ready();
  expect(session.shown()!.past.length).toBeGreaterThan(before.past.length);
  session.close();
});
