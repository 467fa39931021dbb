/** Two games of Compile in which an opponent could tell two hidden cards apart: by the order of a list, and by the number of steps. */
import { readFileSync } from 'node:fs';
import { findGame } from '@pakli/catalogue';
import type { TrueStep } from '@pakli/core/testing';
import { expect, test } from 'vitest';
import { logsOf, toldOf } from './exchange.ts';

const { game } = await findGame('compile')!.load();

/** The opponent's updates for the last move of a game, and for the same game with the two cards swapped. */
function lastToldIn(name: string): readonly string[] {
  const text = readFileSync(new URL(`exchanges/${name}.txt`, import.meta.url), 'utf8');
  const [, one = '', other = ''] = /^exchange: (\S+) (\S+)$/m.exec(text) ?? [];
  const reader = Number(/^reader: (\d)$/m.exec(text)?.[1]);
  const starter = Number(/^starter: (\d)$/m.exec(text)?.[1]);
  const swap = (line: string): string =>
    line.replaceAll(/\b[A-Z][a-z]+-\d\b/g, (card) =>
      card === one ? other : card === other ? one : card,
    );
  const worlds = [text, swap(text)].map((world) =>
    [...world.matchAll(/^([01-]) (.+)$/gm)].map(([, seat, step = '']): TrueStep => ({
      seat: seat === '-' ? null : Number(seat),
      text: step,
    })),
  );
  const [mine = [], theirs = []] = worlds;
  const told = logsOf({ game, reader }, { starter, steps: [mine, theirs], alike: mine.length }).map(
    (log) => toldOf(game, reader, log).slice(0, -1),
  );
  // Up to the last move everything was the same.
  expect(told[0]?.slice(0, -1)).toEqual(told[1]?.slice(0, -1));
  return told.map((all) => all.at(-1) ?? '');
}

test('cards that are drawn are named in the order of the deck', () => {
  const [mine, theirs] = lastToldIn('order');
  expect(mine).toContain('"kind":"draw"');
  expect(mine).toBe(theirs);
});

test('a choice of several cards takes as many steps whatever is kept', () => {
  const [mine, theirs] = lastToldIn('steps');
  expect(mine).toContain('"kind":"hand"');
  expect(mine).toBe(theirs);
});
