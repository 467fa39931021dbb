/** Pinned decisions of every level; docs/changing-a-player.md says what to do when they change. */
import { readdirSync, readFileSync } from 'node:fs';
import { halfOf, repin } from '@pakli/core/testing';
import { expect, test } from 'vitest';
import { pinned } from './pins.ts';

const folder = new URL('pins/', import.meta.url);

test.each(readdirSync(folder).map((name, n) => [name, n] as const))(
  'decides as in %s',
  (name, n) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    const meant = 'somebody decides otherwise now; if that is meant: npm run pins -- buddy-bluff';
    expect(repin(pinned, text, halfOf(pinned, n)), meant).toBe(text);
  },
);
