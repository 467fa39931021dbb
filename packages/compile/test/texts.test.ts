/** What a view says about open texts and the cards named so far. */
import { isRefusal, Match, Sfc32 } from '@pakli/core';
import { expect, test } from 'vitest';
import { compile, PROTOCOLS } from '../src/index.ts';

const sentences = (card: string): number => {
  const [protocol, value] = card.split('-');
  const data = PROTOCOLS.find(({ name }) => name === protocol)?.cards;
  return data?.find((one) => one.value === Number(value))?.middle.length ?? 0;
};

test('the newest text is the cause of what is asked, and no text has more sentences left than it has', () => {
  let [open, deep, named] = [0, 0, 0];
  for (let seed = 1; seed <= 30; seed++) {
    const random = new Sfc32(seed);
    const options = { ...compile.rules.defaults, draft: 'random' } as const;
    const match = Match.start(compile, { random, options });
    if (isRefusal(match)) throw new Error(match.refused);
    for (match.advance(random); !match.over; match.advance(random)) {
      const { table } = match;
      const view = compile.view(table.state, table.turn);
      const other = compile.view(table.state, 1 - table.turn);
      const { texts, pending } = view;
      const last = texts.at(-1);
      if (last === undefined) expect(pending?.cause).toBe(null);
      else expect(pending?.cause).toEqual({ card: last.card, box: last.box });
      for (const { card, box, left } of texts) {
        open++;
        // Mirror 1 has no middle text of its own: it resolves that of another card.
        if (box === 'middle') expect(left).toBeLessThanOrEqual(sentences(card ?? ''));
      }
      if (texts.length > 1) deep++;
      const { picked = [] } = pending ?? {};
      named += picked.length;
      for (const card of picked) {
        expect(view.players[table.turn === 0 ? 0 : 1].hand).toContain(card);
        expect(pending?.options).not.toContain(card);
      }
      expect(other.pending?.picked).toBe(undefined);
      table.play(view.moves[random.below(view.moves.length)] ?? 0);
    }
  }
  expect(open).toBeGreaterThan(300);
  expect(deep).toBeGreaterThan(5);
  expect(named).toBeGreaterThan(5);
});
