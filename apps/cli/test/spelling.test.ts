import { expect, test } from 'vitest';
import { seatings } from '../src/commands/arena/plan.ts';
import { seedFor } from '../src/players/seeds.ts';
import { commandOf, partsOf, readSpelling, splitPlayers } from '../src/players/spelling.ts';

test.for([
  ['expert', 'expert', undefined],
  ['flat-400', 'flat-400', undefined],
  ['expert@100ms', 'expert', { ms: 100 }],
  ['expert@0.5ms', 'expert', { ms: 0.5 }],
  ['expert@2s', 'expert', { ms: 2000 }],
  ['expert@50steps', 'expert', { steps: 50 }],
  ['cheat@50steps', 'cheat', { steps: 50 }],
  ['cmd:bot @home', 'cmd:bot @home', undefined],
  ['cmd:bot @home@5steps', 'cmd:bot @home', { steps: 5 }],
] as const)('%s', ([text, name, budget]) => {
  const spelling = readSpelling(text);
  expect(spelling).toEqual({ text, name, budget });
  expect(commandOf(spelling)).toBe(name.startsWith('cmd:') ? name.slice(4) : undefined);
});

test('a player in one part of a game and another in the rest', () => {
  expect(partsOf(readSpelling('rules+bidding:expert@20steps'))).toEqual({
    rest: 'rules',
    part: 'bidding',
    other: 'expert',
  });
  for (const text of ['rules', 'cmd:a+b:c', 'a+b', 'a+b:', '+b:c', 'a+b:c+d:e']) {
    expect(partsOf(readSpelling(text)), text).toBeUndefined();
  }
});

test('commas part players, but not inside the quotes of a command', () => {
  expect(splitPlayers('a, b,c')).toEqual(['a', 'b', 'c']);
  expect(splitPlayers(`cmd:x "1,2" 'a,b'@5ms,greedy`)).toEqual([`cmd:x "1,2" 'a,b'@5ms`, 'greedy']);
  expect(splitPlayers(',a,,')).toEqual(['a']);
});

test('every player sits in every seat', () => {
  expect(seatings({ players: ['a', 'b'], seats: 2 })).toEqual([
    [0, 1],
    [1, 0],
  ]);
  expect(seatings({ players: ['a', 'b', 'c'], seats: 3 })).toEqual([
    [0, 1, 2],
    [2, 0, 1],
    [1, 2, 0],
  ]);
  expect(seatings({ players: ['a', 'b'], seats: 4 })).toEqual([
    [0, 1, 1, 1],
    [1, 0, 1, 1],
    [1, 1, 0, 1],
    [1, 1, 1, 0],
  ]);
});

test('every place has a seed of its own', () => {
  const seeds = new Set<number>();
  for (let block = 0; block < 100; block++) {
    for (let use = 0; use < 4; use++)
      for (let i = 0; i < 25; i++) seeds.add(seedFor(7, block, use, i));
  }
  expect(seeds.size).toBe(10_000);
  for (const seed of seeds) expect(Number.isSafeInteger(seed)).toBe(true);
  expect(seedFor(7, 1, 2)).toBe(seedFor(7, 1, 2));
  expect(seedFor(7, 1, 2)).not.toBe(seedFor(8, 1, 2));
});
