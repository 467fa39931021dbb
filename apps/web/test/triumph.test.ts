/** What is celebrated: the person's own deeds, and nobody else's. */
import { expect, test } from 'vitest';
import { findOnShelf } from '../src/shelf/shelf.ts';

async function triumphs(
  id: string,
  seat: number,
  part: object,
  view: object = {},
): Promise<boolean | undefined> {
  const table = await findOnShelf(id)!.table();
  const step = { seat, deal: 0, text: '', seen: [part] };
  return table.isTriumph?.(step, { seat: 0, view } as never);
}

/** The end of a deal of Ulti. */
const over = (...amounts: number[]) => ({
  kind: 'over',
  result: { lines: [{ name: 'ulti', amounts }] },
});

test('a mulle of one’s own', async () => {
  const mulle = { kind: 'mulle', card: 'SP 9', points: 9 };
  expect(await triumphs('mulle', 0, { ...mulle, seat: 0 })).toBe(true);
  expect(await triumphs('mulle', 1, { ...mulle, seat: 1 })).toBe(false);
});

test('all four cards of a rank, sealed by oneself in another slot', async () => {
  const seal = { kind: 'seal', rank: '7', size: 4, seat: 2, buried: [] };
  expect(await triumphs('buddy-bluff', 0, seal)).toBe(true);
  expect(await triumphs('buddy-bluff', 1, seal)).toBe(false);
  expect(await triumphs('buddy-bluff', 0, { ...seal, size: 3 })).toBe(false);
  expect(await triumphs('buddy-bluff', 0, { ...seal, seat: 0 })).toBe(false);
});

test('a protocol that is compiled', async () => {
  expect(await triumphs('compile', 0, { kind: 'plate', player: 0 })).toBe(true);
  expect(await triumphs('compile', 0, { kind: 'plate', player: 1 })).toBe(false);
});

test('an Ulti that is made by oneself', async () => {
  expect(await triumphs('ulti', 1, over(4, 4), { soloist: 0 })).toBe(true);
  expect(await triumphs('ulti', 1, over(-8, -8), { soloist: 0 })).toBe(false);
  expect(await triumphs('ulti', 1, over(4, 4), { soloist: 1 })).toBe(false);
});
