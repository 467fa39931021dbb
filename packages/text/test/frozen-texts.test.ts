/** The files in texts/ match the current texts: a changed text changes its file, and a review sees both. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHAPTERS, renderChapter } from './rendered.ts';

const FOLDER = new URL('texts/', import.meta.url);

test.for(Object.keys(CHAPTERS))('%s: `npm run freeze:texts` after a change', async (chapter) => {
  const frozen = readFileSync(new URL(`${chapter}.txt`, FOLDER), 'utf8');
  expect(blocksOf(await renderChapter(chapter))).toEqual(blocksOf(frozen));
});

test('every file is of a chapter', () => {
  const files = Object.keys(CHAPTERS).map((chapter) => `${chapter}.txt`);
  expect(readdirSync(FOLDER).toSorted()).toEqual(files.toSorted());
});

/** By call: a difference names the message and shows it in all languages. */
function blocksOf(text: string): Readonly<Record<string, string>> {
  const blocks = text.split(/\n(?! )/).map((block) => block.split(/\n(.*)/s, 2));
  return Object.fromEntries(blocks);
}
