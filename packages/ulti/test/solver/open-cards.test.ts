import { isRefusal, Match, Sfc32 } from '@pakli/core';
import { expect, test } from 'vitest';
import { formatCards } from '../../src/cards.ts';
import { openCards } from '../../src/knowledge/open-cards.ts';
import { faultOf, Solver } from '../../src/knowledge/solver/index.ts';
import { ulti } from '../../src/game.ts';
import { contractOf, SOLOIST } from '../../src/state.ts';

const solver = new Solver();

test('the last tricks of random deals are worth what playing them out by the solver brings', () => {
  let compared = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const random = new Sfc32(seed);
    const options = {
      ...ulti.rules.defaults,
      ...(seed % 2 === 0 ? ulti.rules.presets['tournament'] : {}),
    };
    const match = Match.start(ulti, { random, options });
    if (isRefusal(match)) throw new Error(match.refused);
    let foretold: number | undefined;
    for (match.advance(random); !match.over; match.advance(random)) {
      const { state, turn } = match.table;
      const { moves, phase, handSizes } = ulti.view(state, turn);
      const asked = openCards(state);
      expect(asked !== undefined).toBe(phase === 'PLAY');
      let move = moves[random.below(moves.length)] ?? 0;
      if (asked !== undefined && Math.max(...handSizes) <= 4) {
        const { position, stakes } = asked;
        expect(faultOf(position)).toBeUndefined();
        const { low, high, cards } = solver.best(position, { ask: 'payoff', stakes }, options);
        expect(low).toBe(high);
        foretold ??= low;
        expect(low, contractOf(state).id).toBe(foretold);
        // Every card that keeps the value can be played; the first one is.
        const keeping = formatCards(cards ?? 0);
        for (const card of keeping)
          expect(moves.map((m) => ulti.formatTruth(state, m))).toContain(`play ${card}`);
        const text = ulti.read(state, turn, `play ${keeping[0]}`);
        if (isRefusal(text)) throw new Error(text.refused);
        move = text;
      }
      match.table.play(move);
    }
    if (foretold === undefined) continue;
    const { state } = match.table;
    expect(ulti.scores(state)[state.at[SOLOIST]!]).toBe(foretold);
    compared++;
  }
  expect(compared).toBeGreaterThan(30);
});
