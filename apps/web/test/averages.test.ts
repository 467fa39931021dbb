import { expect, test } from 'vitest';
import { protocolRows } from '../src/games/compile/ProtocolStatistics.tsx';
import { averageOf } from '../src/table/AverageTable.tsx';

const plates = (...names: string[]) => ({
  protocols: names.map((name) => ({
    protocol: name.toLowerCase(),
    compiled: name === name.toUpperCase(),
  })),
});

test('averages per deal are those of the seat that was played, beside each of the others', () => {
  const deals = [
    { seat: 1, counts: [10, 4, 20, 30] },
    { seat: 0, counts: [8, 0, 6, 0] },
  ];
  expect(averageOf(deals)).toEqual({ own: 6, others: 11, most: 8 });
});

test('protocols are counted for the seat that played them, the most played first', () => {
  const games = [
    { seat: 0, view: { winner: 0, players: [plates('FIRE', 'WATER'), plates('life')] } },
    { seat: 1, view: { winner: 0, players: [plates('life'), plates('fire', 'DEATH')] } },
  ] as unknown as Parameters<typeof protocolRows>[0];
  expect(protocolRows(games)).toEqual([
    { protocol: 'fire', games: 2, compiled: 1, won: 1 },
    { protocol: 'water', games: 1, compiled: 1, won: 1 },
    { protocol: 'death', games: 1, compiled: 1, won: 0 },
  ]);
});
