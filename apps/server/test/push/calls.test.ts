/** Whom a table or an evening notifies, who has seen it already, and how somebody's list of tables changes. */
import type {
  Command,
  DirectorCommand,
  EveningCommand,
  MyTablesToPage,
  TableSummary,
} from '@pakli/protocol';
import { expect, test, vi } from 'vitest';
import type { TableConnection } from '../../src/audience.ts';
import type { LiveTable } from '../../src/live-table.ts';
import { MyTables } from '../../src/my-tables/my-tables.ts';
import { hashOfEndpoint } from '../../src/push/subscription.ts';
import type { KnownPerson } from '../../src/store/store.ts';
import { PATIENCE_MS } from '../client.ts';
import { HELLO, inHouse, send, STILL, type Indoors } from '../context.ts';
import { but, type Spoil } from '../spoil.ts';
import { browserKeys, decryptPush, subscribed } from './push-service.ts';

class Tab implements TableConnection {
  readonly person: KnownPerson;
  readonly isBehind = false;
  readonly lists: (readonly TableSummary[])[] = [];
  readonly byes: string[] = [];
  hidden = false;

  constructor(person: KnownPerson) {
    this.person = person;
  }

  send(text: string): void {
    const frame = JSON.parse(text) as MyTablesToPage;
    if (frame.kind === 'told' && 'tables' in frame) this.lists.push(frame.tables);
  }

  bye(why: string): void {
    this.byes.push(why);
  }
}

const until = (check: () => void): Promise<void> => vi.waitFor(check, PATIENCE_MS);

let ids = 0;

async function must(live: LiveTable, who: KnownPerson, command: Command): Promise<void> {
  const answer = await send(live, who, { kind: 'do', id: `command-${ids++}`, command: command });
  if (answer === undefined || !('seq' in answer)) throw new Error(JSON.stringify(answer));
}

interface Place extends Indoors {
  readonly anna: KnownPerson;
  readonly bo: KnownPerson;
  /** What the browsers of Anna (1) and Bo (2) received, in order. */
  readonly told: unknown[];
  /** Waits until nothing more is on its way: everything earlier has arrived by then. */
  readonly quiet: () => Promise<void>;
  readonly tableFor: (wish?: object) => Promise<LiveTable>;
}

/** Anna in seat 0 and Bo in seat 1, each with a subscribed browser. */
function called(
  work: (place: Place) => Promise<void>,
  absence = 0,
  spoil: Spoil = (store) => store,
): Promise<void> {
  const told: unknown[] = [];
  const names = ['', 'Anna', 'Bo'];
  return inHouse(
    async (indoors) => {
      const { context, welcome, open } = indoors;
      const anna = await welcome('Anna');
      const bo = await welcome('Bo');
      for (const [i, { id: person }] of [anna, bo].entries()) {
        const subscription = subscribed(i + 1);
        const hash = hashOfEndpoint(subscription.endpoint);
        const body = JSON.stringify(subscription);
        await context.store.keepContact({ hash, person, kind: 'push', body });
      }
      let marks = 0;
      const quiet = async (): Promise<void> => {
        const mark = { kind: 'evening', evening: `mark ${marks++}`, title: '' } as const;
        context.notifier.tell(anna.id, mark);
        context.notifier.tell(bo.id, mark);
        const isMark = (one: unknown): boolean => JSON.stringify(one).includes(mark.evening);
        await vi.waitFor(() => expect(told.filter(isMark)).toHaveLength(2), PATIENCE_MS);
        told.splice(
          0,
          told.length,
          ...told.filter((one) => !JSON.stringify(one).includes('mark ')),
        );
      };
      const tableFor = async (wish: object = {}): Promise<LiveTable> => {
        const live = await open(anna, wish);
        await must(live, anna, { kind: 'sit', seat: 0 });
        await must(live, bo, { kind: 'sit', seat: 1 });
        return live;
      };
      await work({ ...indoors, anna, bo, told, quiet, tableFor });
    },
    {
      settings: { pace: { ...STILL, absence } },
      spoil,
      post: async ({ endpoint, body }) => {
        const n = Number(endpoint.split('/').at(-1));
        const {
          tag,
          close,
          title,
          body: text,
        } = JSON.parse(decryptPush(body, browserKeys(n))) as {
          tag?: string;
          close?: string;
          title: string;
          body: string;
        };
        told.push(close === undefined ? [names[n], title, text, tag] : [names[n], 'closed', close]);
        return { status: 201 };
      },
    },
  );
}

interface Turn {
  readonly room: {
    readonly turn: number;
    readonly steps: number;
    readonly match: { readonly game: Game; readonly table: { readonly state: unknown } };
  };
}
interface Game {
  view(state: unknown, seat: number): { readonly moves: readonly number[] };
  format(state: unknown, move: number, seat: number): string;
}

/** The person at turn plays their first legal move. */
async function play({ anna, bo }: Place, live: LiveTable): Promise<KnownPerson> {
  const { turn, steps, match } = (live as unknown as Turn).room;
  const { game, table } = match;
  const [move = 0] = game.view(table.state, turn).moves;
  const text = game.format(table.state, move, turn);
  const who = turn === 0 ? anna : bo;
  await must(live, who, { kind: 'play', step: steps, text });
  return who;
}

/** Plays until another person's move makes it this person's turn. */
async function playTo(place: Place, live: LiveTable, to: KnownPerson): Promise<void> {
  const atTurn = (): KnownPerson =>
    (live as unknown as Turn).room.turn === 0 ? place.anna : place.bo;
  while (atTurn() === to) await play(place, live);
  while (atTurn() !== to) await play(place, live);
}

test('whoever is at turn and does not look is called once, and the call is taken back when it is done', () =>
  called(async (place) => {
    const { tableFor, told, quiet, anna, bo } = place;
    const live = await tableFor();
    await live.hello(new Tab(anna), HELLO);
    await must(live, anna, { kind: 'start' });
    await playTo(place, live, bo);
    await quiet();
    const call = ['Bo', 'Your turn', 'Mulle · Anna', `pakli ${live.id}`];
    const close = ['Bo', 'closed', `pakli ${live.id}`];
    expect(told.at(-1)).toEqual(call);
    // Anna is looking, so she was not called.
    expect(told.filter((one) => (one as string[])[0] === 'Anna')).toEqual([]);
    told.length = 0;
    await playTo(place, live, bo);
    await quiet();
    expect(told).toEqual([close, call]);
  }));

// Nothing waits between a move and its notification: even on a busy machine a delay is never our doing.
test('a call is sent at the move, while every timer stands', () =>
  called(async (place) => {
    const { tableFor, told, anna, bo } = place;
    const live = await tableFor();
    await live.hello(new Tab(anna), HELLO);
    await must(live, anna, { kind: 'start' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
    try {
      await playTo(place, live, bo);
      while (told.length === 0) await new Promise(setImmediate);
    } finally {
      vi.useRealTimers();
    }
    expect(told).toEqual([['Bo', 'Your turn', 'Mulle · Anna', `pakli ${live.id}`]]);
  }));

test('a page in sight is enough, one that is hidden is not, wherever it is open', () =>
  called(async (place) => {
    const { tableFor, told, quiet, anna, bo, context, tables } = place;
    const live = await tableFor();
    const [host, friend, list] = [new Tab(anna), new Tab(bo), new Tab(bo)];
    await live.hello(host, HELLO);
    await live.hello(friend, HELLO);
    await must(live, anna, { kind: 'start' });
    const callsOfBo = async (): Promise<number> => {
      told.length = 0;
      await playTo(place, live, bo);
      await quiet();
      return told.filter((one) => (one as string[])[1] === 'Your turn').length;
    };
    expect(await callsOfBo()).toBe(0);
    friend.hidden = true;
    await live.sight();
    expect(await callsOfBo()).toBe(1);
    const mine = new MyTables(context, tables, bo);
    await mine.hello(list);
    expect(await callsOfBo()).toBe(0);
    list.hidden = true;
    await mine.sight(list);
    expect(await callsOfBo()).toBe(1);
    list.hidden = false;
    await mine.sight(list);
    expect(await callsOfBo()).toBe(0);
    await mine.leave();
    expect(await callsOfBo()).toBe(1);
    await live.leave(friend);
    expect(await callsOfBo()).toBe(1);
  }));

test('another node knows which pages are in sight, and only the node that writes a row calls', () =>
  called(async (place) => {
    const { tableFor, told, quiet, anna, bo } = place;
    const live = await tableFor();
    await live.hello(new Tab(anna), HELLO);
    await must(live, anna, { kind: 'start' });
    await inHouse(
      async ({ tables, context }) => {
        await context.store.alive('one', 1e9);
        await context.store.alive('two', 1e9);
        const there = await tables.find(live.id);
        if (there === undefined) throw new Error('no table');
        const friend = new Tab(bo);
        const seen = async (): Promise<unknown[]> => {
          told.length = 0;
          await live.wake();
          await playTo(place, live, bo);
          await there.wake();
          await quiet();
          return told.filter((one) => (one as string[])[1] === 'Your turn');
        };
        await there.hello(friend, HELLO);
        expect(await seen()).toEqual([]);
        friend.hidden = true;
        await there.sight();
        expect(await seen()).toHaveLength(1);
      },
      { beside: place },
    );
  }));

test('with days per move, people who are not looking are notified of a wish for another match', () =>
  called(async (place) => {
    const { tableFor, told, quiet, anna } = place;
    const live = await tableFor({ clock: { kind: 'days', days: 3 } });
    await live.hello(new Tab(anna), HELLO);
    await must(live, anna, { kind: 'start' });
    await live.end();
    await must(live, anna, { kind: 'ask', what: 'again' });
    await quiet();
    expect(told.at(-1)).toEqual([
      'Bo',
      'Anna would like to play again',
      'Mulle · Anna',
      `pakli ${live.id}`,
    ]);
    expect(told.filter((one) => String((one as string[])[1]).includes('again'))).toHaveLength(1);
  }));

test('an opponent who was away for long is back: notified once, and not where people have days', () =>
  called(async (place) => {
    const { tableFor, told, quiet, anna, bo, clock } = place;
    const back = async (wish: object): Promise<unknown[]> => {
      const live = await tableFor(wish);
      const first = new Tab(bo);
      await live.hello(first, HELLO);
      await must(live, anna, { kind: 'start' });
      await playTo(place, live, anna);
      await live.leave(first);
      await quiet();
      told.length = 0;
      clock.move(59_999);
      const second = new Tab(bo);
      await live.hello(second, HELLO);
      await live.leave(second);
      await quiet();
      const soon = told.splice(0);
      clock.move(60_000);
      const third = new Tab(bo);
      await live.hello(third, HELLO);
      await live.leave(third);
      clock.move(60_000);
      await live.hello(new Tab(bo), HELLO);
      await quiet();
      return [soon, told.map((one) => (one as string[]).slice(0, 3))];
    };
    expect(await back({})).toEqual([[], [['Anna', 'Bo is back', 'Mulle · Bo\nYour turn']]]);
    told.length = 0;
    expect(await back({ clock: { kind: 'days', days: 1 } })).toEqual([[], []]);
  }, 60_000));

test('a list has all tables of somebody, and again a moment after something has happened', () =>
  called(async (place) => {
    const { tableFor, anna, bo, context, tables, clock } = place;
    const many = [];
    for (let n = 0; n < 10; n++) many.push(await tableFor());
    const tab = new Tab(bo);
    const mine = new MyTables(context, tables, bo);
    await mine.hello(tab);
    const last = (): readonly TableSummary[] => tab.lists.at(-1) ?? [];
    const of = (live: LiveTable | undefined): TableSummary | undefined =>
      last().find(({ table }) => table === live?.id);
    expect(last().map(({ table }) => table)).toEqual(many.map(({ id }) => id).toSorted());
    const [first, second, third] = many as [LiveTable, LiveTable, LiveTable];
    expect(of(first)).toEqual({
      table: first.id,
      game: 'mulle',
      phase: 'gathering',
      names: ['Anna', 'Bo'],
      seat: 1,
      turn: null,
    });
    await must(first, anna, { kind: 'start' });
    await until(() => expect(of(first)).toMatchObject({ phase: 'playing' }));
    await playTo(place, first, bo);
    await until(() => expect(of(first)?.turn).toBe(1));
    await send(second, anna, { kind: 'say', id: 'hello-there', say: { phrase: 'hello' } });
    await until(() => expect(of(second)?.said).toBeGreaterThan(0));
    await must(third, bo, { kind: 'stand' });
    await until(() => expect(of(third)).toBeUndefined());
    await first.end();
    await until(() => expect(of(first)).toBeUndefined());
    // A table that was unknown.
    const more = await tableFor({ game: 'compile', clock: { kind: 'days', days: 3 } });
    await until(() => expect(of(more)).toMatchObject({ game: 'compile' }));
    await must(more, anna, { kind: 'start' });
    await until(() =>
      expect(of(more)?.deadline ?? 0).toBeGreaterThanOrEqual(clock.now() + 3 * 86_400_000),
    );
    expect(await context.store.tablesOf(bo.id, 99)).toEqual(
      last()
        .map(({ table }) => table)
        .toSorted(),
    );
    const before = tab.lists.length;
    await mine.reopen();
    expect(tab.lists.length).toBe(before + 1);
    await mine.leave();
    await must(second, anna, { kind: 'start' });
    expect(await mine.take()).toMatchObject({ refused: 'bad-command' });
    expect(mine.read({ kind: 'do' })).toMatchObject({ refused: 'bad-command' });
  }));

test('a table that cannot be read is not forgotten, and is in the next list', () => {
  let broken = false;
  const spoil: Spoil = (store) =>
    but(store, {
      look: (...given) => (broken ? Promise.reject(new Error('no answer')) : store.look(...given)),
    });
  return called(
    async ({ tableFor, bo, context, tables }) => {
      const live = await tableFor();
      broken = true;
      const tab = new Tab(bo);
      const mine = new MyTables(context, tables, bo);
      await mine.hello(tab);
      expect(tab.lists).toEqual([[]]);
      broken = false;
      await mine.hello(tab);
      expect(tab.lists.at(-1)).toMatchObject([{ table: live.id }]);
      await mine.leave();
    },
    0,
    spoil,
  );
});

test('the evening begins: those who play and do not look are called, once', () =>
  called(async ({ anna, bo, welcome, evenings, told, quiet }) => {
    const cia = await welcome('Cia');
    const opened = await evenings.open(anna, {
      game: 'compile',
      title: 'Friday',
      rounds: 2,
      rules: 'quick',
    });
    if ('refused' in opened) throw new Error(JSON.stringify(opened));
    const evening = await evenings.find(opened.evening);
    if (evening === undefined) throw new Error('no evening');
    const [host, friend] = [new Tab(anna), new Tab(bo)];
    await evening.hello(host, { kind: 'hello', protocol: 1, key: opened.key });
    const take = async (who: KnownPerson, command: EveningCommand | DirectorCommand) => {
      const ports = { connection: host, acknowledge: () => {}, isOver: () => false };
      const id = `command-${ids++}`;
      const answer = await evening.take(who, { kind: 'do', id, command }, ports);
      expect(answer).toHaveProperty('seq');
    };
    for (const [n, one] of [anna, bo, cia].entries()) {
      await take(one, { kind: 'join', nonce: `${n}`.padStart(32, '0') });
    }
    friend.hidden = true;
    await evening.hello(friend, { kind: 'hello', protocol: 1 });
    await take(anna, { kind: 'round' });
    await quiet();
    const calls = told.filter((one) => (one as string[])[1] === 'The evening is starting');
    expect(calls).toEqual([['Bo', 'The evening is starting', 'Friday', `pakli ${opened.evening}`]]);
    await take(anna, { kind: 'finish' });
    await take(anna, { kind: 'round' });
    await quiet();
    expect(told.filter((one) => (one as string[])[1] === 'The evening is starting')).toEqual(calls);
  }));
