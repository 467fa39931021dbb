/** What watchers see while texts resolve. */
import { CHANCE, EVERYBODY, isRefusal, listMoves, OVER, Sfc32, Table } from '@pakli/core';
import { expect, test } from 'vitest';
import { CARD_NAMES, compile } from '../src/index.ts';
import { optionsOf } from './subject.ts';

/** Eleven numbers, and the cards that forbid the players to compile: those lay open when they did. */
const AFTER_BANS = 14;

test('the stack names watchers no hidden card, not even one that both players know', () => {
  const random = new Sfc32(1);
  const hidden: string[] = [];
  let named = 0;
  for (let game = 0; game < 60; game++) {
    const deal = { number: 0, starter: 0, carry: [0, 0] };
    const table = Table.open(compile, optionsOf('quick'), 2, deal);
    if (isRefusal(table)) throw new Error(table.refused);
    while (table.turn !== OVER) {
      const moves = table.turn === CHANCE ? [] : listMoves(compile, table.state);
      if (moves.length === 0) table.chance(random);
      else table.play(moves[random.below(moves.length)]!);
      const { machine, ...shown } = compile.view(table.state, EVERYBODY);
      const open = JSON.stringify(shown);
      for (const name of machine
        .slice(AFTER_BANS)
        .map(String)
        .filter((word) => CARD_NAMES.includes(word))) {
        named++;
        if (!open.includes(`"${name}"`)) hidden.push(`${name} in game ${game}`);
      }
    }
  }
  expect(hidden).toEqual([]);
  expect(named).toBeGreaterThan(1000);
});
