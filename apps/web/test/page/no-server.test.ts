/** A page whose server does not answer. */
import { expect, test } from 'vitest';
import { helloTo } from './hello.ts';
import { openPage } from './page.ts';

test('the home page says that the server does not answer, and offers what needs it once it does', async () => {
  let answers = false;
  const serve = (path: string): unknown =>
    answers && path === 'hello' ? helloTo(null) : undefined;
  const page = await openPage('#/', { serve });
  await page.open('#/');
  expect(page.lines().join('\n')).toContain('frame.home.noServer');
  expect(page.lines().join('\n')).not.toContain('frame.home.friends');
  answers = true;
  await page.open('#/replays');
  await page.open('#/');
  expect(page.lines().join('\n')).toContain('frame.home.friends');
});
