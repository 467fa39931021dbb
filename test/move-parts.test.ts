/** A table's parser for moves loses nothing: the parts give the text back. */
import { findGame } from '@pakli/catalogue';
import { isRefusal, listMoves, Match, OVER, Sfc32 } from '@pakli/core';
import * as compile from '@pakli/compile/move-parts';
import * as ulti from '@pakli/ulti/move-parts';
import { expect, test } from 'vitest';

/** The text of a move, parsed and put together again; undefined where it does not parse. */
const AGAIN: Readonly<Record<string, (text: string) => string | undefined>> = {
  compile: again(compile.parseMoveParts, compile.formatMoveParts),
  ulti: again(ulti.parseMoveParts, ulti.formatMoveParts),
};

function again<Parts>(
  parse: (text: string) => Parts | undefined,
  format: (parts: Parts) => string,
): (text: string) => string | undefined {
  return (text) => {
    const parts = parse(text);
    return parts && format(parts);
  };
}

/** All move texts offered in random matches. */
async function textsOf(id: string, matches: number): Promise<ReadonlySet<string>> {
  const { game } = await findGame(id)!.load();
  const texts = new Set<string>();
  for (let seed = 1; seed <= matches; seed++) {
    const random = new Sfc32(seed);
    const match = Match.start(game, { options: game.rules.defaults, random });
    if (isRefusal(match)) throw new Error(match.refused);
    match.advance(random);
    const { table } = match;
    while (table.turn !== OVER) {
      const moves = listMoves(game, table.state);
      for (const move of moves) texts.add(game.formatTruth(table.state, move));
      table.play(moves[random.below(moves.length)]!);
      match.advance(random);
    }
  }
  return texts;
}

test.each(Object.keys(AGAIN))('%s: the parts of a move give its text back', async (id) => {
  const texts = await textsOf(id, 20);
  expect(texts.size).toBeGreaterThan(50);
  for (const text of texts) expect(AGAIN[id]!(text)).toBe(text);
});

test('what is no move has no parts', () => {
  for (const id of Object.keys(AGAIN)) {
    for (const text of ['', 'No-thing', 'P7', '!', 'L9', 'pass pass']) {
      expect(AGAIN[id]!(text), `${id}: ${text}`).toBeUndefined();
    }
  }
});
