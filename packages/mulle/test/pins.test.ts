/** Decisions of every level as they were when they were last looked at; docs/changing-a-player.md says what to do when they change. */
import { readdirSync, readFileSync } from 'node:fs';
import { repin } from '@pakli/core/testing';
import { expect, test } from 'vitest';
import { pinned } from './pins.ts';

const folder = new URL('pins/', import.meta.url);

test.each(readdirSync(folder))('decides as in %s', (name) => {
  const text = readFileSync(new URL(name, folder), 'utf8');
  const meant = 'somebody decides otherwise now; if that is meant: npm run pins -- mulle';
  expect(repin(pinned, text), meant).toBe(text);
});
