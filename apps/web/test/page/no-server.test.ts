/** A page whose server does not answer. */
import { expect, test } from 'vitest';
import { openPage } from './page.ts';

test('the home page says that the server does not answer, and offers nothing that needs it', async () => {
  const page = await openPage('#/', { serve: () => undefined });
  await page.open('#/');
  expect(page.lines().join('\n')).toContain('frame.home.noServer');
  expect(page.lines().join('\n')).not.toContain('frame.home.friends');
});
