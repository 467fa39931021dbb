import { readdirSync, readFileSync } from 'node:fs';
import { versionsOf } from '@pakli/core';
import { frozenFaults, splitRecords } from '@pakli/core/testing';
import { expect, test } from 'vitest';
import { compile } from '../src/index.ts';

const folder = new URL('records/', import.meta.url);

test('every version has its frozen records', () => {
  expect(
    readdirSync(folder)
      .map(Number)
      .toSorted((a, b) => a - b),
  ).toEqual(versionsOf(compile));
});

test.for(
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.txt'),
  ),
)('records/%s replays', (file) => {
  const text = readFileSync(new URL(file, folder), 'utf8');
  expect(splitRecords(text).length).toBeGreaterThanOrEqual(50);
  expect(frozenFaults(compile, text)).toEqual([]);
});
