/** `npm run freeze:texts` writes every text in every language to packages/text/test/texts, for review. */
import { writeFileSync } from 'node:fs';
import { CHAPTERS, renderChapter } from '../test/rendered.ts';

for (const chapter of Object.keys(CHAPTERS)) {
  const file = new URL(`../test/texts/${chapter}.txt`, import.meta.url);
  writeFileSync(file, await renderChapter(chapter));
}
