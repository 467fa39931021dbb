/** Views from outside are refused, or accepted and played like any other: no exception, no endless search. */
import { GAMES } from '@pakli/catalogue';
import { isRefusal, randomMatch, Sfc32, type BaseView, type Game } from '@pakli/core';
import { readView } from '@pakli/core/shape';
import { describe, expect, test } from 'vitest';
import { go } from '../src/commands/engine/player.ts';
import { mutated } from './mutations.ts';

const SEED = Number(process.env['SEED'] ?? 1);
/** Views per game, each mutated equally often. */
const VIEWS = process.env['PAKLI_LONG'] === undefined ? 12 : 20;

/** Views of the seat at turn in positions of random games, after a JSON round trip. */
function viewsOf(game: Game, count: number, random: Sfc32): BaseView[] {
  return Array.from({ length: count }, () => {
    const match = randomMatch(game, random);
    if (isRefusal(match)) throw new Error(match.refused);
    const table = match.tables[0]!;
    const moves = table.steps.flatMap((step, i) => (step.kind === 'move' ? [i] : []));
    const { state, turn } = table.cut(moves[random.below(moves.length)]!);
    return JSON.parse(JSON.stringify(game.view(state, turn)));
  });
}

describe.each(GAMES.map(({ id, load }) => ({ id, load })))('views of $id', ({ id, load }) => {
  test('are believed where there is a position', async () => {
    const { game } = await load();
    for (const view of viewsOf(game, VIEWS, new Sfc32(SEED))) {
      const read = readView(game, game.rules.defaults, view);
      expect(isRefusal(read) ? read : read.view, `seed ${SEED}`).toEqual(view);
    }
  });

  test('are refused or played after any change', async () => {
    const { game } = await load();
    const random = new Sfc32(SEED);
    const replies: Record<string, number> = {};
    for (const view of viewsOf(game, VIEWS, random)) {
      for (let i = 0; i < VIEWS; i++) {
        const given = mutated(view, random);
        const read = readView(game, game.rules.defaults, given);
        const moves = isRefusal(read)
          ? []
          : read.view.moves.map((move) => game.format(read.state, move, read.view.seat));
        const { version } = game;
        const budget = { steps: 1 };
        const reply = await go(
          { do: 'go', game: id, version, view: given, moves, budget, seed: 1 },
          () => false,
        );
        const what = `seed ${SEED}: ${JSON.stringify(given).slice(0, 4000)}`;
        if (reply.ok) expect(moves, what).toContain(reply['move']);
        const kind = reply.ok ? 'played' : reply.error.id;
        replies[kind] = (replies[kind] ?? 0) + 1;
      }
    }
    // Most changes break a view; some change nothing or yield another valid one.
    expect(replies['bad-view']).toBeGreaterThan(0.65 * VIEWS * VIEWS);
    expect(replies['played']).toBeGreaterThan(2);
  });
});

test('a card twice in a pile makes no ring', async () => {
  const { game } = await GAMES.find(({ id }) => id === 'buddy-bluff')!.load();
  const [view] = viewsOf(game, 1, new Sfc32(SEED));
  const change = (pool: readonly string[], slots?: unknown): unknown => ({ ...view, pool, slots });
  const slot = { cards: [], seals: [] };
  const rings = [
    change(['AS', 'AS'], [slot, slot, slot, slot]),
    change([], [{ cards: ['AS', 'KS', 'AS'], seals: [] }, slot, slot, slot]),
    change(['AS'], [{ cards: ['AS'], seals: [] }, slot, slot, slot]),
  ];
  for (const ring of rings) {
    expect(readView(game, game.rules.defaults, ring)).toMatchObject({ refused: 'card-twice' });
  }
});

test('a hand that cannot be is not searched for ever', async () => {
  const { game } = await GAMES.find(({ id }) => id === 'mulle')!.load();
  const match = randomMatch(game, new Sfc32(SEED));
  if (isRefusal(match)) throw new Error(match.refused);
  const { state } = match.tables[0]!.cut(1);
  const view = JSON.parse(JSON.stringify(game.view(state, game.turn(state))));
  // Eight cards with fifteen possible values.
  const takers = Array.from({ length: 15 }, (_, i) => i + 2);
  view.proofs[1 - view.seat] = { takers, barred: [], clashes: [] };
  expect(readView(game, game.rules.defaults, view)).toMatchObject({ refused: 'no-such-view' });
});
