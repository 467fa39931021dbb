/** What is visible when a server refuses to open a table: the sheet is taller than a phone. */
import { refuse } from '@pakli/core';
import { expect, test } from 'vitest';
import { helloTo } from './hello.ts';
import { openPage } from './page.ts';

test('a refused name leads to its field, and any other refusal is said beside the button', async () => {
  let mayBeCalled = false;
  const answers: Readonly<Record<string, () => unknown>> = {
    hello: () => helloTo(null),
    me: () => (mayBeCalled ? { name: 'Anna' } : { refusal: refuse('bad-name', 'table') }),
    tables: () => ({ refusal: refuse('too-many-tables', 'table') }),
  };
  const page = await openPage('#/', { serve: (path) => answers[path]?.() });
  await page.press('frame.home.friends: frame.games.mulle.name');
  const open = page.get('.online-new .button-main');
  // Twice the same: the page leads there again.
  for (const _ of ['first', 'second']) {
    open.focus();
    await page.press(open);
    expect(document.activeElement).toBe(page.get('.online-new .kit-name input'));
  }
  mayBeCalled = true;
  await page.type(page.get('.online-new .kit-name input'), 'Anna');
  await page.press(open);
  expect(page.list('.online-new .kit-name')).toEqual([]);
  expect(page.get('.online-new [role=alert]').closest('.online-new-foot')).not.toBeNull();
});
