/** Records of every released version of the rules replay as they did, in every game. */
import { readdirSync, readFileSync } from 'node:fs';
import { versionsOf } from '@pakli/core';
import { frozenFaults, splitRecords } from '@pakli/core/testing';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';

describe.each(GAMES)('$id', ({ id, load }) => {
  const folder = new URL(`../../${id}/test/records/`, import.meta.url);

  test('every version has its frozen records', async () => {
    expect(
      readdirSync(folder)
        .map(Number)
        .toSorted((a, b) => a - b),
    ).toEqual(versionsOf((await load()).game));
  });

  test.for(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.txt'),
    ),
  )('records/%s replays', async (file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    expect(splitRecords(text).length).toBeGreaterThanOrEqual(50);
    expect(frozenFaults((await load()).game, text)).toEqual([]);
  });
});
