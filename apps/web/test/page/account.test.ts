/** Actions before the page has loaded what it shows. */
import { expect, test } from 'vitest';
import { helloTo } from './hello.ts';
import { openPage } from './page.ts';

test('whoever is quicker than the list of their passkeys is heard', async () => {
  const asked: string[] = [];
  const facts = Promise.withResolvers<object>();
  const page = await openPage('#/', {
    serve: (path, method) => {
      asked.push(`${method} ${path}`);
      if (path === 'hello') return helloTo('Anna');
      return path === 'me/passkeys' ? facts.promise : {};
    },
  });
  await page.press('frame.settings.title');
  expect(asked).toContain('GET me/passkeys');
  await page.press('online.account.download');
  expect(asked).toContain('GET me/export');
  facts.resolve({ passkeys: [], recovery: false });
});
