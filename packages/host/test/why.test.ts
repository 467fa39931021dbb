/** The law behind `whyNot`: a check against a world of a view gives the same answer as against the true one. */
import { GAMES } from '@pakli/catalogue';
import { isRefusal, Match, Sfc32, type GameTypes, type Seat } from '@pakli/core';
import { describe, expect, test } from 'vitest';
import { whyNot } from '../src/index.ts';

/** Moves of this position and of others, texts with one letter changed, and nonsense. */
function textsAt({ game, table, tables }: Match<GameTypes>, random: Sfc32): string[] {
  const { state, turn } = table;
  const moves = game.view(state, turn).moves;
  const pick = <Item>(items: readonly Item[]): Item | undefined =>
    items[random.below(items.length)];
  const steps = tables.flatMap((deal) => deal.steps).map(({ text }) => text);
  const good = Array.from({ length: 3 }, () => game.formatTruth(state, pick(moves) ?? 0));
  const past = [pick(steps) ?? '', pick(steps) ?? ''];
  const broken = [...good, ...past].map((text) => {
    const at = random.below(text.length + 1);
    return (
      text.slice(0, at) +
      (pick(['0', 'A', '2', 'b', ' ', '+', '@', '>', ':', text.slice(0, 1)]) ?? '') +
      text.slice(at + 1)
    );
  });
  return [...good, ...past, ...broken, '', 'resign', 'resign P0', 'x'.repeat(1001)];
}

function whyInTruth({ table }: Match<GameTypes>, seat: Seat, text: string): unknown {
  const answer = table.readMove(seat, text);
  return isRefusal(answer) ? answer : undefined;
}

describe.each(GAMES)('$name', ({ load }) => {
  test('a view tells why as the truth does, whoever is at turn', async () => {
    const { game } = await load();
    const random = new Sfc32(21);
    let asked = 0;
    let refused = 0;
    for (let matches = 0; asked < 1500; matches++) {
      const match = Match.start(game, { random });
      if (isRefusal(match)) throw new Error(match.refused);
      for (match.advance(random); !match.over && asked < 1500; match.advance(random)) {
        const { state, turn } = match.table;
        const seat = random.below(match.seats);
        // An object from a wire is a copy of the one that was sent.
        const view = structuredClone(game.view(state, seat));
        if (random.below(4) === 0) {
          for (const text of textsAt(match, random)) {
            const why = whyNot(game, view, text);
            const place = `match ${matches}, ${game.formatPosition(state)}: ${text}`;
            expect({ place, why }).toEqual({ place, why: whyInTruth(match, seat, text) });
            if (why !== undefined) refused++;
            asked++;
          }
        }
        const { moves } = game.view(state, turn);
        match.table.play(moves[random.below(moves.length)] ?? 0);
      }
    }
    expect(refused).toBeGreaterThan(500);
    expect(asked - refused).toBeGreaterThan(75);
  });

  test('a spectator has no moves', async () => {
    const { game } = await load();
    const match = Match.start(game, { random: new Sfc32(1) });
    if (isRefusal(match)) throw new Error(match.refused);
    match.advance(new Sfc32(1));
    expect(() => whyNot(game, game.view(match.table.state, null), '')).toThrow(
      'a spectator has no moves',
    );
  });
});
