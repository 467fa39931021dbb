/** A table in memory, without sockets: who receives what, who may do what, and when. */
import { commitmentOf } from '@pakli/host';
import type { Command, ToPage, Update } from '@pakli/protocol';
import { describe, expect, test, vi } from 'vitest';
import type { TableConnection } from '../src/audience.ts';
import { Admission } from '../src/admission.ts';
import type { Moments } from '../src/schedule.ts';
import type { LiveTable } from '../src/live-table.ts';
import type { CommandOutcome } from '../src/commit.ts';
import { MACHINE } from '../src/machine.ts';
import { forgetPerson, rename } from '../src/http.ts';
import { lookOf } from '../src/look-alikes.ts';
import type { KnownPerson } from '../src/store/store.ts';
import { HELLO, inHouse, send, STILL, type Indoors } from './context.ts';
import { GENEROUS } from './running.ts';
import { but } from './spoil.ts';

/** What a person would see in a browser. */
class Tab implements TableConnection {
  readonly person: KnownPerson | undefined;
  readonly screen: boolean;
  readonly shownBy: string | undefined;
  isBehind = false;
  readonly frames: ToPage[] = [];
  readonly byes: unknown[] = [];

  constructor(person?: KnownPerson, screen = false, shownBy?: string) {
    this.person = person;
    this.screen = screen;
    this.shownBy = shownBy;
  }

  send(text: string): void {
    this.frames.push(JSON.parse(text) as ToPage);
  }

  bye(why: string, after: number | null): void {
    this.byes.push([why, after]);
  }

  get updates(): Update[] {
    return this.frames.flatMap((frame) => (frame.kind === 'told' ? [frame.update] : []));
  }

  get said(): unknown[] {
    return this.frames.flatMap((frame) =>
      frame.kind === 'said' ? frame.lines.map(({ seat, name, say }) => [seat, name, say]) : [],
    );
  }
}

let ids = 0;

function act(
  live: LiveTable,
  who: KnownPerson,
  command: Command,
  id = `command-${ids++}`,
): Promise<CommandOutcome> {
  return send(live, who, { kind: 'do', id: id, command: command });
}

/** Executes it, or fails with the reason for the refusal. */
async function must(live: LiveTable, who: KnownPerson, command: Command): Promise<void> {
  const answer = await act(live, who, command);
  if (answer === undefined || !('seq' in answer)) throw new Error(JSON.stringify(answer));
}

async function come(live: LiveTable, person?: KnownPerson): Promise<Tab> {
  const tab = new Tab(person);
  await live.hello(tab, HELLO);
  return tab;
}

interface Seated extends Indoors {
  readonly anna: KnownPerson;
  readonly bo: KnownPerson;
  readonly live: LiveTable;
}

/** Anna hosts in seat 0, Bo sits in seat 1; nobody is watching yet. */
function seated(
  work: (place: Seated) => Promise<void>,
  setting: Parameters<typeof inHouse>[1] & { readonly wish?: object } = {},
): Promise<void> {
  return inHouse(async (indoors) => {
    const anna = await indoors.welcome('Anna');
    const bo = await indoors.welcome('Bo');
    const live = await indoors.open(anna, setting.wish);
    await must(live, anna, { kind: 'sit', seat: 0 });
    await must(live, bo, { kind: 'sit', seat: 1 });
    await work({ ...indoors, anna, bo, live });
  }, setting);
}

/** The seat at turn plays its first choice, this many times. */
async function playOn(place: Seated, times: number): Promise<void> {
  const { live, anna, bo } = place;
  for (let time = 0; time < times; time++) {
    const { room } = live as unknown as {
      room: { turn: number; steps: number; match: { game: Game; table: { state: unknown } } };
    };
    const { game, table } = room.match;
    const [move = 0] = game.view(table.state, room.turn).moves;
    const text = game.format(table.state, move, room.turn);
    const who = room.turn === 0 ? anna : bo;
    await must(live, who, { kind: 'play', step: room.steps, text });
  }
}

interface Game {
  view(state: unknown, seat: number): { readonly moves: readonly number[] };
  format(state: unknown, move: number, seat: number): string;
}

describe('an opening', () => {
  test('says who somebody is, what the table is, and the time', () =>
    seated(async ({ live, anna, bo, clock, metric }) => {
      const [host, friend, watcher] = [
        await come(live, anna),
        await come(live, bo),
        await come(live),
      ];
      const yous = [host, friend, watcher].map(({ frames: [first] }) => first);
      expect(yous).toMatchObject([
        { now: clock.now(), you: { seat: 0, host: true, name: 'Anna' } },
        { now: clock.now(), you: { seat: 1, host: false, name: 'Bo' } },
        { now: clock.now(), you: { seat: null, host: false, name: null } },
      ]);
      expect(yous[0]).toMatchObject({
        about: {
          table: live.id,
          game: 'mulle',
          rules: '',
          seats: 2,
          clock: { kind: 'none' },
          commitment: expect.stringMatching(/^[\da-f]{64}$/) as unknown,
        },
        update: { kind: 'opening', why: 'opened', seq: 3, scene: null },
      });
      expect(metric('pakli_openings_total')).toBe(3);
    }));

  test.each([
    [null, 'opened'],
    [3, 'opened'],
    [4, 'restored'],
  ])('to whoever has seen row %s of three is "%s"', (since, why) =>
    seated(async ({ live, anna }) => {
      const tab = new Tab(anna);
      await live.hello(tab, { ...HELLO, since });
      expect(tab.updates).toMatchObject([{ kind: 'opening', why }]);
    }),
  );

  test('shows sixteen of the steps that somebody has missed, and never more than there were', () =>
    seated(async (place) => {
      const { live, anna } = place;
      await must(live, anna, { kind: 'start' });
      await playOn(place, 20);
      const shown = async (steps?: number): Promise<number[]> => {
        const tab = new Tab(anna);
        await live.hello(tab, { ...HELLO, ...(steps === undefined ? {} : { steps }) });
        const [update] = tab.updates;
        if (update?.kind !== 'opening') throw new Error('no opening');
        return [update.past.length, update.steps.length];
      };
      const [all = 0] = await shown();
      expect(all).toBeGreaterThan(20);
      expect(await shown()).toEqual([all, 0]);
      expect(await shown(0)).toEqual([all - 16, 16]);
      expect(await shown(all - 16)).toEqual([all - 16, 16]);
      expect(await shown(all - 3)).toEqual([all - 3, 3]);
      expect(await shown(all)).toEqual([all, 0]);
      expect(await shown(all + 5)).toEqual([all, 0]);
    }));
});

test('a new table is bound to its secret, its id and its rules, and nothing is kept of its opening', () =>
  inHouse(async ({ welcome, open, context, tables }) => {
    const anna = await welcome('Anna');
    const live = await open(anna, { rules: 'omgangar=3' });
    const { secret = new Uint8Array(), rows = [] } = (await context.store.read(live.id, 0)) ?? {};
    const opened = JSON.parse(rows[0]?.event ?? '') as { commitment: string; rules: string };
    expect(secret).toHaveLength(32);
    expect(opened.rules).toBe('omgangar=3');
    expect(opened.commitment).toBe(commitmentOf(secret, live.id, 'omgangar=3'));
    expect(rows.map(({ seq, cmd }) => [seq, cmd])).toEqual([[1, 'house/1']]);
    await Promise.allSettled([open(anna), open(anna, { game: 'nothing' })]);
    expect((tables as unknown as { opening: Map<string, unknown> }).opening.size).toBe(0);
  }));

describe('who may look on', () => {
  test('so many, and whoever sits there besides', () =>
    seated(
      async ({ live, anna, welcome }) => {
        const cleo = await welcome('Cleo');
        const tabs = [await come(live), await come(live, cleo), await come(live)];
        expect(tabs.map(({ byes }) => byes)).toEqual([[], [], [['full', null]]]);
        expect(tabs[2]?.frames).toEqual([]);
        const host = await come(live, anna);
        expect(host.byes).toEqual([]);
        // People who are already there may ask again.
        await live.hello(tabs[0]!, HELLO);
        expect(tabs[0]?.updates.map(({ kind }) => kind)).toEqual(['opening', 'company', 'opening']);
        expect(tabs[0]?.byes).toEqual([]);
        await live.leave(tabs[0]!);
        expect((await come(live)).byes).toEqual([]);
        expect(live.connections).toHaveLength(3);
      },
      { settings: { limits: { ...GENEROUS, watchersPerTable: 2 } } },
    ));

  test('nobody where the host lets nobody, once cards are played', () =>
    seated(async ({ live, anna, bo }) => {
      await must(live, anna, { kind: 'watching', watching: false });
      const early = await come(live);
      expect(early.byes).toEqual([]);
      const friend = await come(live, bo);
      await must(live, anna, { kind: 'start' });
      expect([early.byes, friend.byes]).toEqual([[['full', null]], []]);
      expect((await come(live)).byes).toEqual([['full', null]]);
      expect((await come(live, anna)).byes).toEqual([]);
    }));

  test('nobody who was removed, and no screen of theirs', () =>
    seated(async ({ live, anna, bo, welcome }) => {
      const friend = await come(live, bo);
      const screen = new Tab(undefined, true, bo.id);
      await live.hello(screen, HELLO);
      await must(live, anna, { kind: 'clear', seat: 1 });
      expect([friend.byes, screen.byes]).toEqual([[['removed', null]], [['removed', null]]]);
      const late = new Tab(undefined, true, bo.id);
      await live.hello(late, HELLO);
      expect([late.byes, late.frames]).toEqual([[['removed', null]], []]);
      const other = new Tab(undefined, true, (await welcome('Cleo')).id);
      await live.hello(other, HELLO);
      expect(other.byes).toEqual([]);
    }));
});

const here = (tab: Tab): unknown => {
  const update = tab.updates.at(-1);
  return update !== undefined && 'company' in update
    ? update.company?.seats.map((one) => one.kind === 'person' && one.here)
    : undefined;
};

describe('coming and going', () => {
  test('is sent to the others if it changes who is there', () =>
    seated(async ({ live, anna, bo }) => {
      const host = await come(live, anna);
      expect([host.updates.length, here(host)]).toEqual([1, [true, false]]);
      await come(live);
      expect(host.updates).toHaveLength(1);
      const friend = await come(live, bo);
      expect([host.updates.length, here(host)]).toEqual([2, [true, true]]);
      const second = await come(live, bo);
      expect(host.updates).toHaveLength(2);
      await live.leave(second);
      expect(host.updates).toHaveLength(2);
      await live.leave(friend);
      expect([host.updates.length, here(host)]).toEqual([3, [true, false]]);
      // Leaving without having come has no effect.
      await live.leave(friend);
      expect(host.updates).toHaveLength(3);
    }));

  test('of a screen is sent, too', () =>
    seated(async ({ live, anna }) => {
      const host = await come(live, anna);
      const screen = new Tab(undefined, true);
      await live.hello(screen, HELLO);
      expect(host.updates.at(-1)).toMatchObject({ company: { screen: true } });
      await live.leave(screen);
      expect(host.updates.at(-1)).not.toHaveProperty('company.screen');
    }));

  test('is known to the other nodes, and nobody is any more when the last has gone', () =>
    seated(async ({ live, anna, context }) => {
      const attend = vi.spyOn(context.store, 'attend');
      const host = await come(live, anna);
      const watcher = await come(live);
      const screen = new Tab(undefined, true);
      await live.hello(screen, HELLO);
      await live.hello(host, HELLO);
      for (const tab of [watcher, screen, host]) await live.leave(tab);
      expect(attend.mock.calls.map(([, , people]) => people)).toEqual([
        [anna.id],
        [anna.id, ''],
        [anna.id, '', '*'],
        [anna.id, '*'],
        [anna.id],
        null,
      ]);
      expect(attend.mock.calls[0]?.slice(0, 2)).toEqual([live.id, 'one']);
    }));

  test('a client that reads too slowly gets everything once it has read', () =>
    seated(async ({ live, anna, bo, metric }) => {
      const host = await come(live, anna);
      host.isBehind = true;
      await live.hello(host, HELLO);
      await live.reopen(host);
      expect([host.updates.length, metric('pakli_openings_total')]).toEqual([1, 1]);
      host.isBehind = false;
      await live.reopen(host);
      expect(host.updates).toHaveLength(2);
      // People who have left receive nothing.
      const gone = new Tab(bo);
      await live.reopen(gone);
      expect(gone.frames).toEqual([]);
    }));
});

describe('what somebody wants', () => {
  test('is done once, however often it is asked for', () =>
    seated(async ({ live, anna, context, metric }) => {
      const acknowledged: number[] = [];
      const lock = { kind: 'lock', locked: true } as const;
      const acknowledge = (seq: number): void => void acknowledged.push(seq);
      const letter = { kind: 'do', id: 'the-same', command: lock } as const;
      const first = await send(live, anna, letter, { acknowledge });
      const again = await send(live, anna, letter, { acknowledge });
      expect([first, again, acknowledged]).toEqual([{ seq: 4 }, { seq: 4 }, [4, 4]]);
      expect((await context.store.read(live.id, 0))?.rows.map(({ cmd }) => cmd)).toEqual([
        'house/1',
        expect.stringMatching(new RegExp(`^${anna.id}/`)) as unknown,
        expect.any(String) as unknown,
        `${anna.id}/the-same`,
      ]);
      expect(metric('pakli_events_total{kind="lock"}')).toBe(1);
      expect(metric('pakli_events_total{kind="sit"}')).toBe(2);
      expect(metric('pakli_commit_ms_count')).toBe(3);
    }));

  test('is refused for good once it is refused: a copy that comes late does nothing', () =>
    inHouse(async ({ welcome, open }) => {
      const anna = await welcome('Anna');
      const bo = await welcome('Bo');
      const live = await open(anna);
      const sit = { kind: 'sit', seat: 0 } as const;
      await must(live, anna, sit);
      const taken = { refused: 'seat-taken', rule: 'table', detail: { seat: 0 } };
      expect(await act(live, bo, sit, 'copied-1')).toEqual(taken);
      await must(live, anna, { kind: 'stand' });
      expect(await act(live, bo, sit, 'copied-1')).toEqual(taken);
      await must(live, bo, sit);
      const say = (): Promise<CommandOutcome> =>
        send(live, anna, { kind: 'say', id: 'copied-2', say: { phrase: 'hello' } });
      expect(await say()).toMatchObject({ refused: 'not-seated' });
      await must(live, anna, { kind: 'sit', seat: 1 });
      expect(await say()).toMatchObject({ refused: 'not-seated' });
    }));

  test('is acknowledged before anybody is shown it, and shown to all', () =>
    seated(async ({ live, anna, bo }) => {
      const host = await come(live, anna);
      const friend = await come(live, bo);
      let seen = -1;
      const command = { kind: 'lock', locked: true } as const;
      const acknowledge = (): void => void (seen = host.updates.length);
      await send(live, anna, { kind: 'do', id: 'the-first', command }, { acknowledge });
      // The opening, and the news that Bo has come.
      expect(seen).toBe(2);
      for (const tab of [host, friend]) {
        expect(tab.updates.at(-1)).toMatchObject({
          kind: 'company',
          seq: 4,
          company: { locked: true },
        });
      }
    }));

  test('is bounded for each person, moves apart from everything else', () =>
    seated(
      async (place) => {
        const { live, anna, metric } = place;
        // Anna has sat down and starts: two of her four commands.
        await must(live, anna, { kind: 'start' });
        await must(live, anna, { kind: 'watching', watching: false });
        await must(live, anna, { kind: 'talk', talk: true });
        const slow = { refused: 'too-fast' };
        expect(await act(live, anna, { kind: 'talk', talk: false })).toMatchObject(slow);
        expect(await send(live, anna, { kind: 'cover', id: 'cover-it', seat: 1 })).toMatchObject(
          slow,
        );
        expect(
          await send(live, anna, { kind: 'say', id: 'say-it-now', say: { sign: 'tea' } }),
        ).toMatchObject(slow);
        expect(await send(live, anna, { kind: 'report', id: 'report-it', seat: 1 })).toMatchObject(
          slow,
        );
        expect(metric('pakli_limited_total{kind="commands"}')).toBe(4);
        await playOn(place, 4);
        expect(metric('pakli_limited_total{kind="moves"}')).toBe(0);
        const move = { kind: 'play', step: 99, text: 'x' } as const;
        expect(await act(live, anna, move)).toMatchObject({ refused: 'stale' });
        expect(await act(live, anna, move)).toMatchObject(slow);
        expect(metric('pakli_limited_total{kind="moves"}')).toBe(1);
      },
      {
        settings: {
          limits: {
            ...GENEROUS,
            commandBurst: 4,
            commandsPerSecond: 1e-9,
            frameBurst: 3,
            framesPerSecond: 1e-9,
          },
        },
      },
    ));
});

test('nothing is due any more at a table whose log cannot be read', () =>
  seated(
    async ({ live, anna, context, clock, lines }) => {
      await must(live, anna, { kind: 'start' });
      expect(live.idle).toBe(false);
      const row = { table: live.id, seq: live.seq + 1, cmd: 'x', event: '{', at: clock.now() };
      await context.store.append({ ...row, phase: 1, due: null });
      await expect(live.wake()).rejects.toThrow();
      expect([live.gone, live.idle]).toEqual([true, true]);
      expect(lines.filter((line) => !line.startsWith('opened '))).toEqual([
        expect.stringMatching(/^a table is damaged .*"row":5/) as unknown,
      ]);
    },
    { wish: { clock: { kind: 'move', ms: 10_000 } } },
  ));

describe('somebody whose name looks like another', () => {
  test('does not sit down beside them, and does under another name', () =>
    seated(
      async ({ live, welcome, context, metric }) => {
        const double = await welcome('ANNA');
        const sit = (): Promise<CommandOutcome> => act(live, double, { kind: 'sit', seat: 2 });
        expect(await sit()).toEqual({ refused: 'name-taken', rule: 'table' });
        await context.store.rename(double.id, 'Cleo');
        expect(await sit()).toEqual({ seq: 4 });
        expect(context.names.of(double.id)).toBe('Cleo');
        expect(await live.isNameTaken(double.id, lookOf('b0'))).toBe(true);
        expect(await live.isNameTaken(double.id, lookOf('Cem'))).toBe(false);
        // People without a seat may use any name.
        const stranger = await welcome('Dan');
        expect(await live.isNameTaken(stranger.id, lookOf('Anna'))).toBe(false);
        expect(metric('pakli_failures_total')).toBe(0);
      },
      { wish: { game: 'ulti' } },
    ));

  test('is answered once more that they have sat down, whoever is called the same by now', () =>
    seated(
      async ({ live, welcome, context, anna }) => {
        const double = await welcome('Cleo');
        const sit = (): Promise<CommandOutcome> =>
          act(live, double, { kind: 'sit', seat: 2 }, 'lost');
        expect(await sit()).toEqual({ seq: 4 });
        await context.store.rename(anna.id, 'Cle0');
        expect(await sit()).toEqual({ seq: 4 });
      },
      { wish: { game: 'ulti' } },
    ));

  test('gets up again where both have become so at one moment', () => {
    let race: (() => Promise<unknown>) | undefined;
    return seated(
      async ({ live, welcome, context, anna }) => {
        const double = await welcome('Cleo');
        race = () => context.store.rename(anna.id, 'Cle0');
        expect(await act(live, double, { kind: 'sit', seat: 2 })).toEqual({ seq: 4 });
        expect(await live.summaryFor(double.id)).toBeUndefined();
        expect(live.seq).toBe(5);
        const rows = (await context.store.read(live.id, 3))?.rows ?? [];
        expect(rows.map(({ event }) => (JSON.parse(event) as { kind: string }).kind)).toEqual([
          'sit',
          'stand',
        ]);
      },
      {
        wish: { game: 'ulti' },
        spoil: (store) =>
          but(store, {
            append: async (row) => {
              const now = race;
              race = undefined;
              await now?.();
              return store.append(row);
            },
          }),
      },
    );
  });

  test.each([
    ['starts', 1],
    ['lets people talk, or no longer,', 6],
  ])('gets up also where the host %s at another node meanwhile', (what, many) => {
    let times = 0;
    let happens: ((cmd: string) => Promise<unknown>) | undefined;
    return seated(
      async (place) => {
        const { live, welcome, context, anna } = place;
        const double = await welcome('Cleo');
        await inHouse(
          async (two) => {
            const there = await two.tables.find(live.id);
            happens = async (cmd) => {
              if (cmd.endsWith('/sits')) await context.store.rename(anna.id, 'Cle0');
              if (!cmd.endsWith('/double') || times === many) return;
              const talk = { kind: 'talk', talk: times++ % 2 === 0 } as const;
              await must(there!, anna, what === 'starts' ? { kind: 'start' } : talk);
            };
            expect(await act(live, double, { kind: 'sit', seat: 2 }, 'sits')).toEqual({ seq: 4 });
            expect(times).toBe(many);
            expect(await live.summaryFor(double.id)).toBeUndefined();
          },
          { beside: place },
        );
      },
      {
        wish: { game: 'ulti' },
        spoil: (store) =>
          but(store, {
            append: async (row) => {
              await happens?.(row.cmd);
              return store.append(row);
            },
          }),
      },
    );
  });

  test('is sent to everybody who looks when it changes', () =>
    seated(async ({ live, anna, bo, context, tables, evenings, metric }) => {
      const host = await come(live, anna);
      const ports = {
        context,
        tables,
        evenings,
        admission: new Admission(context.settings, context.refusals, MACHINE.elapsed),
      };
      expect(await rename(ports, bo, 'Bo')).toBeUndefined();
      expect(host.updates).toHaveLength(1);
      expect(await rename(ports, bo, 'anna')).toMatchObject({ refused: 'name-taken' });
      expect((await context.store.names([bo.id])).get(bo.id)).toBe('Bo');
      expect(metric('pakli_renames_total')).toBe(0);
      expect(await rename(ports, bo, 'Boris')).toBeUndefined();
      expect(host.updates.at(-1)).toMatchObject({ company: { seats: [{}, { name: 'Boris' }] } });
      expect((await context.store.names([bo.id])).get(bo.id)).toBe('Boris');
      expect(metric('pakli_renames_total')).toBe(1);
    }));

  test('is called as before where another was faster', () => {
    let race: (() => Promise<unknown>) | undefined;
    return seated(
      async ({ live, anna, bo, context, tables, evenings }) => {
        await come(live, anna);
        race = () => context.store.rename(anna.id, 'Carl');
        const ports = {
          context,
          tables,
          evenings,
          admission: new Admission(context.settings, context.refusals, MACHINE.elapsed),
        };
        expect(await rename(ports, bo, 'CarI')).toMatchObject({ refused: 'name-taken' });
        expect(context.names.of(bo.id)).toBe('Bo');
        expect((await context.store.names([bo.id])).get(bo.id)).toBe('Bo');
      },
      {
        spoil: (store) =>
          but(store, {
            rename: async (id, name) => {
              const now = race;
              race = undefined;
              await now?.();
              return store.rename(id, name);
            },
          }),
      },
    );
  });
});

describe('somebody who is away', () => {
  const pace = { ...STILL, absence: 60_000, release: 3 * 86_400_000 };

  test('hosts on, and anybody who sits there may start after a minute', () =>
    seated(
      async ({ live, anna, bo, clock, welcome }) => {
        const start = (who: KnownPerson): Promise<CommandOutcome> =>
          act(live, who, { kind: 'start' });
        const host = await come(live, anna);
        clock.move(120_000);
        expect(await start(bo)).toMatchObject({ refused: 'only-host' });
        await live.leave(host);
        clock.move(59_999);
        expect(await start(bo)).toMatchObject({ refused: 'only-host' });
        clock.move(1);
        expect(await start(await welcome('Cleo'))).toMatchObject({ refused: 'only-host' });
        expect(await start(bo)).toHaveProperty('seq');
      },
      { settings: { pace } },
    ));

  test('has a computer play for them after a minute, if another who sits there wishes it', () =>
    seated(
      async ({ live, anna, bo, clock, welcome, context }) => {
        await must(live, anna, { kind: 'start' });
        const cover = (who: KnownPerson, id: string, seat: number): Promise<CommandOutcome> =>
          send(live, who, { kind: 'cover', id: id, seat: seat });
        const friend = await come(live, bo);
        clock.move(600_000);
        expect(await cover(anna, 'cover-not', 1)).toMatchObject({ refused: 'not-away' });
        await live.leave(friend);
        clock.move(59_999);
        expect(await cover(anna, 'cover-yet', 1)).toMatchObject({ refused: 'not-away' });
        clock.move(1);
        expect(await cover(await welcome('Cleo'), 'cover-one', 1)).toMatchObject({
          refused: 'not-seated',
        });
        expect(await cover(anna, 'cover-two', 2)).toMatchObject({ refused: 'not-seated' });
        const done = await cover(anna, 'cover-one', 1);
        expect(done).toHaveProperty('seq');
        // Sent again when Bo is there: it was done.
        await come(live, bo);
        expect(await cover(anna, 'cover-one', 1)).toEqual(done);
        const rows = (await context.store.read(live.id, 0))?.rows ?? [];
        expect(rows.at(-1)?.event).toContain('"kind":"cover","at":');
        expect(rows.at(-1)?.event).toContain('"why":"absent"');
        // And again when Bo has given up the seat.
        await must(live, bo, { kind: 'release', seat: 1 });
        expect(await cover(anna, 'cover-one', 1)).toEqual(done);
      },
      { settings: { pace } },
    ));

  test('for days may lose the seat by all others, and not before', () =>
    seated(
      async ({ live, anna, bo, clock }) => {
        await must(live, anna, { kind: 'start' });
        await must(live, bo, { kind: 'leave' });
        const release = (id: string): Promise<CommandOutcome> =>
          send(live, anna, { kind: 'do', id: id, command: { kind: 'release', seat: 1 } });
        clock.move(3 * 86_400_000 - 1);
        expect(await release('release-2')).toMatchObject({ refused: 'not-away' });
        const friend = await come(live, bo);
        clock.move(1);
        expect(await release('release-3')).toMatchObject({ refused: 'not-away' });
        await live.leave(friend);
        const done = await release('release-1');
        expect(done).toHaveProperty('seq');
        expect(await release('release-1')).toEqual(done);
        expect(await live.summaryFor(bo.id)).toBeUndefined();
      },
      { settings: { pace } },
    ));

  test('for good, because they are deleted, is replaced by a computer', () =>
    seated(async ({ live, anna, bo, context }) => {
      await must(live, anna, { kind: 'start' });
      const host = await come(live, anna);
      await context.store.forget(bo.id);
      await live.wake();
      expect(await live.summaryFor(bo.id)).toBeDefined();
      context.names.forget(bo.id);
      await live.wake();
      expect(await live.summaryFor(bo.id)).toBeUndefined();
      expect(host.updates.at(-1)).toMatchObject({
        company: { seats: [{ kind: 'person', name: 'Anna' }, { kind: 'computer' }] },
      });
    }));
});

test('nobody waits for somebody who was deleted though nobody heard that it was done', () =>
  seated(
    async ({ live, anna, bo, context, tables, evenings }) => {
      await must(live, anna, { kind: 'start' });
      const friend = await come(live, bo);
      await expect(forgetPerson({ context, tables, evenings }, bo.id)).rejects.toThrow('not heard');
      // A person who returns is asked who they are.
      expect(friend.byes).toHaveLength(1);
      expect(await live.summaryFor(bo.id)).toBeUndefined();
    },
    {
      spoil: (store) =>
        but(store, {
          forget: async (person) => {
            await store.forget(person);
            throw new Error('not heard');
          },
        }),
    },
  ));

test('somebody whose deletion failed is called as before', () =>
  seated(
    async ({ live, anna, bo, context, tables, evenings }) => {
      await must(live, anna, { kind: 'start' });
      await expect(forgetPerson({ context, tables, evenings }, bo.id)).rejects.toThrow('not now');
      expect(await live.summaryFor(bo.id)).toBeDefined();
      expect(context.names.of(bo.id)).toBe('Bo');
    },
    { spoil: (store) => but(store, { forget: () => Promise.reject(new Error('not now')) }) },
  ));

describe('what is said', () => {
  test('is heard by everybody, and its last twenty lines by whoever comes', () =>
    seated(
      async ({ live, anna, bo, clock }) => {
        const host = await come(live, anna);
        for (let n = 0; n < 21; n++) {
          clock.move(3000);
          const saying = { text: `word ${n}` };
          expect(await send(live, bo, { kind: 'say', id: `saying-${n}`, say: saying })).toEqual({
            seq: 3,
          });
        }
        expect(host.said).toHaveLength(21);
        expect(host.said[0]).toEqual([1, 'Bo', { text: 'word 0' }]);
        const late = await come(live);
        expect(late.said).toEqual(host.said.slice(1));
        // Nobody else hears it again.
        expect(host.said).toHaveLength(21);
      },
      { wish: { talk: true }, settings: { pace: { ...STILL, saying: 3000 } } },
    ));

  test('comes no oftener than every three seconds of one person', () =>
    seated(
      async ({ live, anna, bo, clock }) => {
        const say = (who: KnownPerson, id: string): Promise<CommandOutcome> =>
          send(live, who, { kind: 'say', id: id, say: { sign: 'tea' } });
        expect(await say(anna, 'saying-1')).toHaveProperty('seq');
        expect(await say(bo, 'saying-1')).toHaveProperty('seq');
        clock.move(2000);
        expect(await say(anna, 'saying-2')).toMatchObject({
          refused: 'said-too-often',
          detail: { seconds: 1 },
        });
        // The answer was lost: the message is not sent twice, and nobody has to wait.
        expect(await say(anna, 'saying-1')).toHaveProperty('seq');
        clock.move(999);
        expect(await say(anna, 'saying-3')).toMatchObject({ refused: 'said-too-often' });
        clock.move(1);
        expect(await say(anna, 'saying-4')).toHaveProperty('seq');
        expect((await come(live)).said).toHaveLength(3);
      },
      { settings: { pace: { ...STILL, saying: 3000 } } },
    ));

  test('and may have been kept all the same where the store failed, is said once', () => {
    let fails: 'before' | 'after' | undefined;
    return seated(
      async ({ live, anna }) => {
        const host = await come(live, anna);
        for (const [n, when] of (['before', 'after'] as const).entries()) {
          fails = when;
          const say = (): Promise<CommandOutcome> =>
            send(live, anna, { kind: 'say', id: `saying-${n}`, say: { sign: 'tea' } });
          await expect(say()).rejects.toThrow('not now');
          fails = undefined;
          expect(await say()).toHaveProperty('seq');
        }
        expect((await come(live)).said).toHaveLength(2);
        expect(host.said.length).toBeLessThanOrEqual(2);
      },
      {
        spoil: (store) =>
          but(store, {
            say: async (table, line) => {
              if (fails === 'before') throw new Error('not now');
              const n = await store.say(table, line);
              if (fails === 'after') throw new Error('not now');
              return n;
            },
          }),
      },
    );
  });

  test('is reported with its seat, by somebody who sits there and about another', () =>
    seated(async ({ live, anna, bo, welcome, context, clock }) => {
      const report = (who: KnownPerson, seat: number): Promise<CommandOutcome> =>
        send(live, who, { kind: 'report', id: `report-${seat}`, seat: seat });
      await send(live, bo, { kind: 'say', id: 'saying-1', say: { sign: 'cry' } });
      const not = { refused: 'not-seated' };
      expect(await report(anna, 0)).toMatchObject(not);
      expect(await report(anna, 2)).toMatchObject(not);
      expect(await report(await welcome('Cleo'), 1)).toMatchObject(not);
      expect(await context.store.reports()).toEqual([]);
      expect(await report(anna, 1)).toEqual({ seq: 3 });
      expect(await context.store.reports()).toMatchObject([
        {
          at: clock.now(),
          table: live.id,
          by: anna.id,
          about: bo.id,
          name: 'Bo',
          lines: [{ person: bo.id, text: '{"sign":"cry"}' }],
        },
      ]);
    }));
});

describe('how it stands', () => {
  test('is sent to everybody who sits there', () =>
    seated(async (place) => {
      const { live, anna, bo, welcome } = place;
      const common = { table: live.id, game: 'mulle', names: ['Anna', 'Bo'] };
      expect(await live.summaryFor(bo.id)).toEqual({
        ...common,
        phase: 'gathering',
        seat: 1,
        turn: null,
      });
      expect(await live.summaryFor((await welcome('Cleo')).id)).toBeUndefined();
      await must(live, anna, { kind: 'start' });
      const standing = await live.summaryFor(anna.id);
      expect(standing).toMatchObject({ ...common, phase: 'playing', seat: 0 });
      expect([0, 1]).toContain(standing?.turn);
    }));

  test('is a record once it is over, made once until a name changes', () =>
    seated(async ({ live, anna, bo, context }) => {
      expect(await live.finished()).toMatchObject({ refused: 'not-over-yet' });
      await must(live, anna, { kind: 'start' });
      expect(await live.finished()).toMatchObject({ refused: 'not-over-yet' });
      for (const who of [anna, bo]) await must(live, who, { kind: 'ask', what: 'end' });
      const first = await live.finished();
      expect(first).toMatchObject({
        record: expect.stringContaining('names: Anna | Bo') as unknown,
        deal: {
          table: live.id,
          rules: '',
          secret: expect.stringMatching(/^[\da-f]{64}$/) as unknown,
        },
      });
      expect(await live.finished()).toBe(first);
      context.names.set(bo.id, 'Boris');
      expect(await live.finished()).toMatchObject({
        record: expect.stringContaining('names: Anna | Boris') as unknown,
      });
    }));
});

describe('two nodes', () => {
  test('whoever sits down at the other is shown with their name at once', () =>
    inHouse(async (one) => {
      const anna = await one.welcome('Anna');
      const bo = await one.welcome('Bo');
      const live = await one.open(anna);
      await inHouse(
        async ({ tables }) => {
          const there = await tables.find(live.id);
          if (there === undefined) throw new Error('no table');
          const watcher = await come(there);
          await must(live, bo, { kind: 'sit', seat: 1, nonce: '00'.repeat(16) });
          await there.wake();
          const shown = watcher.updates.filter((one) => 'seq' in one && one.seq === live.seq);
          expect(shown).toMatchObject([
            { company: { seats: [{}, { kind: 'person', name: 'Bo' }] } },
          ]);
        },
        { beside: one },
      );
    }));

  test('whoever sat down at the other before a log is read again is shown with their name', () =>
    inHouse(async (one) => {
      const anna = await one.welcome('Anna');
      const bo = await one.welcome('Bo');
      const live = await one.open(anna);
      await inHouse(
        async ({ tables }) => {
          const there = await tables.find(live.id);
          if (there === undefined) throw new Error('no table');
          const watcher = await come(there);
          await must(live, bo, { kind: 'sit', seat: 1, nonce: '00'.repeat(16) });
          // The row it would write already belongs to another node.
          await act(there, anna, { kind: 'lock', locked: true });
          const names = watcher.updates.flatMap((update) =>
            'company' in update
              ? update.company?.seats.map((seat) => 'name' in seat && seat.name)
              : [],
          );
          expect(names).toContain('Bo');
          expect(names).not.toContain('');
        },
        { beside: one },
      );
    }));

  test('one shows what the other has written, and the first of them lets computers think', () =>
    seated(async (one) => {
      await inHouse(
        async ({ tables, context }) => {
          const live = await tables.find(one.live.id);
          if (live === undefined) throw new Error('no table');
          context.names.set(one.anna.id, 'Anna');
          context.names.set(one.bo.id, 'Bo');
          await context.store.alive('one', 1e12);
          await context.store.alive('two', 1e12);
          const near = await come(one.live, one.anna);
          const far = await come(live, one.bo);
          await one.live.wake();
          expect(near.updates.at(-1)).toMatchObject({
            company: { seats: [{ here: true }, { here: true }] },
          });
          const thinks = [one.context.pool, context.pool].map((pool) =>
            vi.spyOn(pool, 'think').mockReturnValue(new Promise(() => {})),
          );
          await must(one.live, one.anna, { kind: 'start' });
          await live.notice({ seq: 3, line: 0, others: new Map([['one', [one.anna.id]]]) });
          expect(far.updates.at(-1)).toMatchObject({ seq: 3 });
          await live.wake();
          expect(far.updates.at(-1)).toMatchObject({ seq: 4 });
          // The seat at turn was left to a computer: one node thinks for it.
          const { turn } = (await live.summaryFor(one.anna.id)) ?? {};
          const gone = turn === 0 ? one.anna : one.bo;
          await must(one.live, gone, { kind: 'leave' });
          await live.wake();
          expect(thinks.map(({ mock }) => mock.calls.length > 0)).toEqual([true, false]);
          const rows = (await context.store.read(live.id, 0))?.rows.length ?? 0;
          expect([one.live.seq, live.seq]).toEqual([rows, rows]);
        },
        { beside: one },
      );
    }));

  test('whoever leaves the other node is away from then on', () =>
    seated(
      async (one) => {
        await inHouse(
          async ({ tables, context }) => {
            const live = await tables.find(one.live.id);
            if (live === undefined) throw new Error('no table');
            await context.store.alive('one', 1e12);
            await context.store.alive('two', 1e12);
            await must(one.live, one.anna, { kind: 'start' });
            const far = await come(live, one.bo);
            const cover = (): Promise<CommandOutcome> =>
              send(one.live, one.anna, { kind: 'cover', id: `cover-${ids++}`, seat: 1 });
            one.clock.move(300_000);
            await one.live.wake();
            expect(await cover()).toMatchObject({ refused: 'not-away' });
            await live.leave(far);
            await one.live.wake();
            one.clock.move(59_999);
            expect(await cover()).toMatchObject({ refused: 'not-away' });
            one.clock.move(1);
            expect(await cover()).toHaveProperty('seq');
          },
          { beside: one },
        );
      },
      { settings: { pace: { ...STILL, absence: 60_000 } } },
    ));

  test('of two who write at once both are written, one after the other', () =>
    seated(async (one) => {
      await inHouse(
        async ({ tables, metric }) => {
          const live = await tables.find(one.live.id);
          if (live === undefined) throw new Error('no table');
          const answers = await Promise.all([
            act(one.live, one.anna, { kind: 'lock', locked: true }),
            act(live, one.anna, { kind: 'talk', talk: true }),
          ]);
          const seqs = answers.map((answer) =>
            answer !== undefined && 'seq' in answer ? answer.seq : 0,
          );
          expect(new Set(seqs)).toEqual(new Set([4, 5]));
          expect(metric('pakli_races_lost_total') + one.metric('pakli_races_lost_total')).toBe(1);
        },
        { beside: one },
      );
    }));

  test('a table that another node has put away is gone', () =>
    seated(async ({ live, anna, context }) => {
      const host = await come(live, anna);
      expect(await context.store.drop(live.id, 3)).toBe(true);
      await expect(live.wake()).rejects.toThrow('a table is gone');
      expect(host.byes).toEqual([['gone', null]]);
      expect(live.gone).toBe(true);
    }));
});

test('a race that is lost five times is not answered; the page sends it again', () => {
  let races = -1;
  return seated(
    async ({ live, anna, metric }) => {
      races = 0;
      expect(await act(live, anna, { kind: 'lock', locked: true })).toBeUndefined();
      expect([races, metric('pakli_races_lost_total'), live.seq]).toEqual([5, 5, 3]);
      races = -1;
      expect(await act(live, anna, { kind: 'lock', locked: true })).toEqual({ seq: 4 });
    },
    {
      spoil: (store) =>
        but(store, {
          append: (row) => {
            if (races < 0) return store.append(row);
            races++;
            return Promise.resolve({ kind: 'lost' });
          },
        }),
    },
  );
});

test('a race that was lost is not run again for a page that has gone: another node may refuse it', () => {
  let isOver: boolean | undefined;
  return seated(
    async ({ live, anna }) => {
      isOver = false;
      const command = { kind: 'lock', locked: true } as const;
      const asked = send(
        live,
        anna,
        { kind: 'do', id: 'lost', command },
        { isOver: () => isOver! },
      );
      expect(await asked).toBeUndefined();
      expect(isOver).toBe(true);
      expect(live.seq).toBe(3);
    },
    {
      spoil: (store) =>
        but(store, {
          append: (row) => {
            if (isOver !== false) return store.append(row);
            isOver = true;
            return Promise.resolve({ kind: 'lost' });
          },
        }),
    },
  );
});

test('no row is earlier than the one before it, whatever a clock says', () =>
  seated(async ({ live, anna, clock, context }) => {
    clock.move(-5000);
    await must(live, anna, { kind: 'lock', locked: true });
    clock.move(6000);
    await must(live, anna, { kind: 'lock', locked: false });
    const rows = (await context.store.read(live.id, 0))?.rows ?? [];
    const times = rows.map(({ event }) => (JSON.parse(event) as { at: number }).at);
    expect(times.map((at) => at - (times[0] ?? 0))).toEqual([0, 0, 0, 0, 1000]);
  }));

test('what the house does on its own counts as nobody having done anything', () =>
  seated(async ({ live, anna, clock, context }) => {
    await must(live, anna, { kind: 'start' });
    const moments = (): Moments =>
      (live as unknown as { tableLog: { moments: Moments } }).tableLog.moments;
    const acted = clock.now();
    expect(moments()).toEqual({ touched: acted, acted });
    clock.move(14 * 86_400_000);
    await live.wake();
    await vi.waitFor(() => expect(live.seq).toBe(5), 60_000);
    expect(moments()).toEqual({ touched: clock.now(), acted });
    expect((await context.store.read(live.id, 4))?.rows[0]?.cmd).toBe('house/5');
  }));

test('a look at a table sets its timer anew: the clock of the store may have been set', () =>
  seated(
    async ({ live, anna, clock, context }) => {
      vi.spyOn(context.pool, 'expect').mockReturnValue();
      const thinks = vi.spyOn(context.pool, 'think').mockReturnValue(new Promise(() => {}));
      await must(live, anna, { kind: 'start' });
      clock.move(-3_600_000);
      const look = (): Promise<void> => live.notice({ seq: live.seq, line: 0, others: new Map() });
      await look();
      expect(thinks.mock.calls.length).toBe(0);
      clock.move(3_610_000);
      await look();
      expect(thinks.mock.calls.length).toBe(1);
    },
    { wish: { clock: { kind: 'bank', ms: 60_000, increment: 0 } } },
  ));

test('a timer is set for what is due within a minute, and the store remembers the rest', () =>
  seated(
    async ({ live, anna, clock, context }) => {
      const expected = vi.spyOn(context.pool, 'expect').mockReturnValue();
      const thinks = vi.spyOn(context.pool, 'think').mockReturnValue(new Promise(() => {}));
      expect(live.idle).toBe(true);
      await must(live, anna, { kind: 'start' });
      // Out of time in 60 seconds and the ten that are free after a deal.
      expect([live.idle, expected.mock.calls, thinks.mock.calls.length]).toEqual([
        true,
        [['mulle', 'casual']],
        0,
      ]);
      clock.move(9999);
      await live.wake();
      expect(live.idle).toBe(true);
      clock.move(1);
      await live.wake();
      expect([live.idle, thinks.mock.calls.length]).toEqual([false, 1]);
      // No turn is thought about twice.
      await live.wake();
      expect(thinks.mock.calls.length).toBe(1);
    },
    { wish: { clock: { kind: 'bank', ms: 60_000, increment: 0 } } },
  ));

test('a table that nobody has touched for a fortnight is taken away, or ended where cards are played', () =>
  seated(async ({ live, anna, bo, clock, open, context }) => {
    const played = await open(anna);
    await must(played, anna, { kind: 'sit', seat: 0 });
    await must(played, bo, { kind: 'sit', seat: 1 });
    await must(played, anna, { kind: 'start' });
    const host = await come(live, anna);
    clock.move(14 * 86_400_000 - 1);
    for (const one of [live, played]) await one.wake();
    expect([live.gone, played.gone, host.byes]).toEqual([false, false, []]);
    clock.move(1);
    for (const one of [live, played]) await one.wake();
    await vi.waitFor(() => expect([live.gone, played.seq]).toEqual([true, 5]), 60_000);
    expect(host.byes).toEqual([['gone', null]]);
    expect(await context.store.read(live.id, 0)).toBeUndefined();
    const rows = (await context.store.read(played.id, 4))?.rows ?? [];
    expect(rows[0]?.event).toContain('"why":"put-away"');
  }));

test('a table that is gone leaves memory at once', () =>
  seated(
    async ({ live, context, metric }) => {
      await context.store.drop(live.id, 3);
      await expect(live.wake()).rejects.toThrow('gone');
      await vi.waitFor(() => expect(metric('pakli_tables')).toBe(0), 60_000);
    },
    { settings: { pace: { ...STILL, round: 1 } } },
  ));

test('a table that fails says so once, by its tag, and looks again', () => {
  let fails = false;
  return seated(
    async ({ live, anna, lines, metric }) => {
      const host = await come(live, anna);
      fails = true;
      await expect(live.wake()).rejects.toThrow('not now');
      fails = false;
      expect(lines.filter((line) => line.startsWith('a table failed'))).toHaveLength(1);
      expect(lines.at(-1)).toMatch(/"level":"error","table":"[0-9a-f]{8}"/);
      expect(metric('pakli_failures_total')).toBe(1);
      expect(live.idle).toBe(false);
      await vi.waitFor(() => live.leave(host).then(() => expect(live.idle).toBe(true)), 60_000);
    },
    {
      settings: { pace: { ...STILL, retry: 1 } },
      spoil: (store) =>
        but(store, {
          look: (...asked) => (fails ? Promise.reject(new Error('not now')) : store.look(...asked)),
        }),
    },
  );
});
