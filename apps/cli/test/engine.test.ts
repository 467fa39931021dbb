import { findGame } from '@pakli/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_TABLES } from '../src/commands/engine/session.ts';
import { Engine, type EngineReply } from './engine.ts';

let engine: Engine;
// One process for all tests: whatever a test sends, the next one finds the engine in order.
beforeAll(() => {
  engine = new Engine();
});
afterAll(async () => {
  expect(await engine.close()).toBe(0);
});

const NEW = { do: 'new', game: 'buddy-bluff', seed: 1 };

test.for([
  ['{"do":', 'bad-json', 'line'],
  ['[]', 'bad-request', 'line'],
  ['"new"', 'bad-request', 'line'],
  ['{}', 'bad-request', 'do'],
  ['{"do":"constructor"}', 'unknown-request', 'do'],
  ['{"do":["new"]}', 'unknown-request', 'do'],
  ['{"do":"moves"}', 'no-table', 'do'],
  ['{"do":"new","game":"bridge"}', 'unknown-game', 'game'],
  ['{"do":"new","game":"__proto__"}', 'unknown-game', 'game'],
  ['{"do":"new","game":7}', 'bad-request', 'game'],
  ['{"do":"new","game":"buddy-bluff","sed":1}', 'unknown-key', 'sed'],
  ['{"do":"new","game":"buddy-bluff","__proto__":{"ok":1}}', 'unknown-key', '__proto__'],
  ['{"do":"new","game":"buddy-bluff","seats":5}', 'bad-seats', 'seats'],
  ['{"do":"new","game":"buddy-bluff","starter":4}', 'no-such-seat', 'starter'],
  ['{"do":"new","game":"buddy-bluff","names":["a"]}', 'bad-names', 'names'],
  ['{"do":"new","game":"buddy-bluff","options":{"lift":"up"}}', 'bad-option-value', 'options.lift'],
  ['{"do":"new","game":"buddy-bluff","options":{"lift":{}}}', 'bad-option-value', 'options.lift'],
  [
    '{"do":"new","game":"buddy-bluff","options":{"__proto__":1}}',
    'unknown-option',
    'options.__proto__',
  ],
  ['{"do":"new","game":"buddy-bluff","options":"lift=up"}', 'bad-option-value', 'options'],
  ['{"do":"new","game":"buddy-bluff","options":3}', 'bad-request', 'options'],
  ['{"do":"position","game":"buddy-bluff","position":"centre: ZZ"}', 'no-such-card', 'position'],
  ['{"do":"load","record":"nonsense"}', 'not-a-record', 'record'],
  ['{"do":"hello","protocol":2}', 'bad-request', 'protocol'],
  ['{"do":"go"}', 'bad-request', 'game'],
])('%s is answered with %s at %s', async ([line, id, at]) => {
  const reply = await engine.say(line!);
  expect(reply).toMatchObject({ ok: false, error: { id, at, message: expect.any(String) } });
});

test('a huge line and deep nesting are answered, and the next request too', async () => {
  const huge = await engine.say(`{"do":"new","game":"${'x'.repeat(5_000_000)}"}`);
  expect(huge).toMatchObject({ ok: false, error: { id: 'line-too-long', at: 'line' } });
  for (const depth of [65, 400_000]) {
    const deep = await engine.say(`{"do":"go","view":${'['.repeat(depth)}${']'.repeat(depth)}}`);
    expect(deep).toMatchObject({ ok: false, error: { id: 'too-deep', at: 'line' } });
  }
  const id = '[{'.repeat(80);
  expect(await engine.say({ do: 'games', id })).toMatchObject({ ok: true, id });
  expect(await engine.say(NEW)).toMatchObject({ ok: true });
});

test('the id of a request is echoed, also with an error', async () => {
  expect(await engine.say({ do: 'games', id: 'a' })).toMatchObject({ ok: true, id: 'a' });
  expect(await engine.say({ do: 'nothing', id: 0 })).toMatchObject({ ok: false, id: 0 });
  const odd = await engine.say({ do: 'games', id: { deep: 1 } });
  expect(odd).toMatchObject({ ok: false, error: { at: 'id' } });
  expect(odd).not.toHaveProperty('id');
});

test('empty lines get no reply and a last line needs no newline', async () => {
  const short = new Engine();
  short.write('\n   \n\r');
  short.child.stdin.end('{"do":"hello","id":9}');
  expect(JSON.parse(await short.next())).toMatchObject({ ok: true, id: 9 });
  expect(await short.ended).toBe(0);
});

test('a refused move changes nothing and names seat or move', async () => {
  await engine.say(NEW);
  const before = await engine.say({ do: 'state' });
  const { moves, turn } = (await engine.say({ do: 'moves' })) as unknown as {
    moves: string[];
    turn: number;
  };
  const wrong = [
    [{ move: 'banana' }, 'unreadable', 'move'],
    [{ move: moves[0], seat: (turn + 1) % 4 }, 'not-your-turn', 'seat'],
    [{ move: moves[0], seat: 9 }, 'no-such-seat', 'seat'],
  ] as const;
  for (const [given, id, at] of wrong) {
    const reply = await engine.say({ do: 'play', ...given });
    expect(reply).toMatchObject({ ok: false, error: { id, at, rule: expect.any(String) } });
  }
  expect(await engine.say({ do: 'state' })).toEqual(before);
});

test('a failed new or load leaves the table as it was', async () => {
  await engine.say(NEW);
  const before = await engine.say({ do: 'state' });
  await engine.say({ do: 'new', game: 'buddy-bluff', options: 'lift=up' });
  await engine.say({ do: 'load', record: 'pakli record 2' });
  await engine.say({ do: 'position', game: 'buddy-bluff', position: 'centre: ZZ' });
  expect(await engine.say({ do: 'state' })).toEqual(before);
});

test('undo takes a move back, the record loads again, and the same cards come', async () => {
  await engine.say({ ...NEW, options: 'deals=4' });
  const play = async (): Promise<string> => {
    const { moves } = await engine.say({ do: 'moves' });
    const reply = await engine.say({ do: 'play', move: (moves as string[])[0] });
    return JSON.stringify(reply['steps']);
  };
  for (let i = 0; i < 15; i++) await play();
  const before = await engine.say({ do: 'state' });
  // The sixteenth move starts a new round of cards.
  const first = await play();
  expect(first).toContain('deal ');
  expect(await engine.say({ do: 'undo' })).toMatchObject({ ok: true, undone: before['turn'] });
  expect(await engine.say({ do: 'state' })).toEqual(before);
  expect(await play()).toBe(first);
  for (let i = 0; i < 40; i++) await play();
  const state = await engine.say({ do: 'state' });
  expect(state['deal']).toBe(2);
  const { record } = await engine.say({ do: 'record' });
  await engine.say(NEW);
  await engine.say({ do: 'load', record });
  expect(await engine.say({ do: 'state' })).toEqual(state);
});

test('with chance "ask" nothing is dealt unasked', async () => {
  const begun = await engine.say({ ...NEW, chance: 'ask', starter: 0 });
  expect(begun['turn']).toBe('chance');
  expect(await engine.say({ do: 'moves' })).toEqual({ ok: true, turn: 'chance', moves: [] });
  const early = await engine.say({ do: 'play', move: '7D' });
  expect(early).toMatchObject({ ok: false, error: { id: 'cards-are-dealt' } });
  const bad = await engine.say({ do: 'deal', outcome: 'deal centre: AS' });
  expect(bad).toMatchObject({ ok: false, error: { id: 'deal-size', at: 'outcome' } });
  const outcome =
    'deal centre: AS 2S 3S 4S ; hand 0: 5S 6S 7S 8S ; hand 1: 9S TS JS QS ; hand 2: KS AH 2H 3H ; hand 3: 4H 5H 6H 7H';
  const dealt = await engine.say({ do: 'deal', outcome });
  expect(dealt).toMatchObject({ ok: true, turn: 0, steps: [{ seat: null, text: outcome }] });
  const twice = await engine.say({ do: 'deal' });
  expect(twice).toMatchObject({ ok: false, error: { id: 'nothing-to-deal', at: 'do' } });
  for (let i = 0; i < 16; i++) {
    const { moves } = await engine.say({ do: 'moves' });
    await engine.say({ do: 'play', move: (moves as string[])[0] });
  }
  expect(await engine.say({ do: 'state' })).toMatchObject({ turn: 'chance' });
  expect(await engine.say({ do: 'deal' })).toMatchObject({ ok: true, turn: 0 });
});

async function goRequest(): Promise<Record<string, unknown>> {
  await engine.say(NEW);
  const { view, moves } = await engine.say({ do: 'view' });
  return {
    do: 'go',
    game: 'buddy-bluff',
    version: 1,
    view,
    moves,
    budget: { steps: 100 },
    seed: 1,
  };
}

test('go answers with a legal move, the same one for the same seed', async () => {
  const go = await goRequest();
  const reply = await engine.say(go);
  expect(go['moves']).toContain(reply['move']);
  expect(await engine.say(go)).toEqual(reply);
  expect(await engine.say({ ...go, player: 'random' })).toMatchObject({ ok: true });
});

test.for([
  [{ version: 99 }, 'other-version', 'version'],
  [{ player: 'toString' }, 'unknown-player', 'player'],
  [{ moves: ['AS'] }, 'other-moves', 'moves'],
  [{ budget: {} }, 'bad-request', 'budget'],
  [{ options: 'lift=run' }, 'bad-view', 'view'],
  [{ view: {} }, 'bad-view', 'view'],
  [{ state: {} }, 'unknown-key', 'state'],
] as const)('go with %j is refused', async ([change, id, at]) => {
  const go = await goRequest();
  expect(await engine.say({ ...go, ...change })).toMatchObject({ ok: false, error: { id, at } });
});

test('a view that no position has is refused: whole, or in any one field', async () => {
  const go = await goRequest();
  const view = go['view'] as Record<string, unknown>;
  for (const key of Object.keys(view)) {
    for (const value of [null, -1, 'x', [], {}, undefined]) {
      if (JSON.stringify(view[key]) === JSON.stringify(value)) continue;
      const reply = await engine.say({ ...go, view: { ...view, [key]: value } });
      expect(reply, `${key} ${JSON.stringify(value)}`).toMatchObject({
        ok: false,
        error: { id: 'bad-view' },
      });
    }
  }
  const { view: others } = await engine.say({ do: 'view', seat: null });
  expect(await engine.say({ ...go, view: others })).toMatchObject({ ok: false });
});

/** Each of these once made the engine search for a position, or deal, forever. */
test.for([
  ['mulle', 'handSizes.1', 1.5],
  ['mulle', 'handSizes.1', -1],
  ['mulle', 'proofs.1.takers', [0]],
  ['buddy-bluff', 'starter', 63],
  ['compile', 'machine.17', 1.5],
  ['compile', 'players.1.deckCount', 2 ** 53],
] as const)('a made-up view of %s ends: %s is %j', async ([game, path, value]) => {
  await engine.say({ do: 'new', game, seed: 1 });
  const { view, moves } = await engine.say({ do: 'view' });
  const { options } = view as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop()!;
  const at = keys.reduce(
    (part, key) => part[key] as Record<string, unknown>,
    view as Record<string, unknown>,
  );
  at[last] = value;
  const loaded = await findGame(game)?.load();
  const version = loaded?.game.version;
  const go = { do: 'go', game, version, options, view, moves, budget: { steps: 1 } };
  expect(await engine.say(go)).toMatchObject({ ok: false, error: { id: 'bad-view' } });
});

test('stop is answered in its turn and says whether it ended a go', async () => {
  const go = JSON.stringify(await goRequest());
  expect(await engine.say({ do: 'stop' })).toEqual({ ok: true, stopped: false });
  engine.write(`${go}\n{"do":"stop","id":2}`);
  expect(JSON.parse(await engine.next())).toHaveProperty('move');
  expect(JSON.parse(await engine.next())).toEqual({ ok: true, id: 2, stopped: true });
});

test('many tables are kept apart, up to a limit, until they are closed', async () => {
  const other = new Engine();
  const asked = (name: string, more: object): Promise<EngineReply> =>
    other.say({ table: name, ...more });
  await asked('a', { ...NEW, seed: 1 });
  await asked('b', { do: 'new', game: 'ulti', seed: 2 });
  const before = await asked('b', { do: 'state' });
  const { moves } = await asked('a', { do: 'moves' });
  expect(await asked('a', { do: 'play', move: (moves as string[])[0] })).toMatchObject({
    ok: true,
  });
  expect(await asked('b', { do: 'state' })).toEqual(before);
  // The unnamed table is a separate one, and does not exist yet.
  expect(await other.say({ do: 'state' })).toMatchObject({ error: { id: 'no-table', at: 'do' } });
  expect(await asked('c', { do: 'state' })).toMatchObject({
    error: { id: 'no-table', at: 'table' },
  });
  expect(await asked('a', { do: 'close' })).toEqual({ ok: true, tables: 1 });
  expect(await asked('a', { do: 'close' })).toMatchObject({ error: { id: 'no-table' } });
  // A table that failed to start does not exist, and leaves the one with its name alone.
  await asked('b', { do: 'new', game: 'bridge' });
  expect(await asked('b', { do: 'state' })).toEqual(before);
  const names = Array.from({ length: MOST_TABLES }, (_, n) => `t${n}`);
  for (const table of names) other.write(JSON.stringify({ ...NEW, table }));
  const replies: EngineReply[] = [];
  for (const _ of names) replies.push(JSON.parse(await other.next()) as EngineReply);
  expect(replies.filter(({ ok }) => ok)).toHaveLength(MOST_TABLES - 1);
  expect(replies.at(-1)).toMatchObject({ error: { id: 'too-many-tables', at: 'table' } });
  expect(await other.close()).toBe(0);
});

test.each(['buddy-bluff', 'compile', 'mulle', 'ulti'])(
  'a match of %s is played by actions alone, with numbers in every reply',
  async (game) => {
    const facts = await engine.say({ do: 'encoding', game });
    const { size, actions: space } = facts as unknown as { size: number; actions: number };
    let reply = await engine.say({ do: 'new', game, seed: 3, observe: true });
    let decisions = 0;
    let deals = 0;
    while (reply['over'] !== true) {
      const { observation, turn } = reply as unknown as {
        observation: { seat: number; numbers: string; actions: number[] };
        turn: number;
      };
      expect(observation.seat).toBe(turn);
      const bytes = Buffer.from(observation.numbers, 'base64');
      expect(bytes.length).toBe(4 * size);
      if (decisions % 16 === 0) {
        const { ok: _ok, turn: at, ...again } = await engine.say({ do: 'observe' });
        expect([at, again]).toEqual([turn, observation]);
        // A seat that is not at turn has a view but no moves.
        const seat = (turn + 1) % (reply['seats'] as number);
        expect(await engine.say({ do: 'observe', seat })).toMatchObject({ seat, actions: [] });
      }
      const action = observation.actions[decisions % observation.actions.length]!;
      expect(action).toBeLessThan(space);
      reply = await engine.say({ do: 'play', action, observe: true });
      expect(reply.ok).toBe(true);
      if ('payoffs' in reply) deals++;
      decisions++;
    }
    expect(deals).toBe(reply['deals']);
    const refusedAction = await engine.say({ do: 'play', action: 1 });
    expect(refusedAction).toMatchObject({ error: { id: 'not-an-action', at: 'action' } });
  },
);

test.for([
  ['{"do":"play"}', 'bad-request', 'move'],
  ['{"do":"play","move":"7D","action":1}', 'bad-request', 'move'],
  ['{"do":"play","action":-1}', 'bad-request', 'action'],
  ['{"do":"play","action":1.5}', 'bad-request', 'action'],
  ['{"do":"play","action":999999}', 'not-an-action', 'action'],
  ['{"do":"observe","seat":4}', 'no-such-seat', 'seat'],
  ['{"do":"observe","table":""}', 'bad-request', 'table'],
  ['{"do":"encoding","game":"bridge"}', 'unknown-game', 'game'],
  ['{"do":"encoding","game":"ulti","seats":9}', 'bad-seats', 'seats'],
  ['{"do":"encoding","game":"ulti","options":"ladder=tall"}', 'bad-option-value', 'options'],
])('at a table, %s is answered with %s at %s', async ([line, id, at]) => {
  await engine.say(NEW);
  expect(await engine.say(line!)).toMatchObject({ ok: false, error: { id, at } });
});
