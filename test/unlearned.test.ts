/** In a file of its own: the planted guest stays with its process, and its file does not. */
import { expect, test } from 'vitest';
import { guest, openTable } from '../apps/server/test/client.ts';
import { withServer } from '../apps/server/test/running.ts';
import { withUnlearned } from '../apps/server/test/unlearned.ts';
import { LinkedPage } from './remote-page.ts';

test('a page says that a computer plays weaker than usual', () =>
  withUnlearned(() =>
    withServer(async ({ base }) => {
      const anna = await guest(base, 'Anna');
      const table = await openTable(anna, 'scopa', { rules: 'one' });
      const page = new LinkedPage({ ...anna, base }, table);
      await page.until('it is open', () => page.phase === 'gathering');
      await page.client.act({ kind: 'sit', seat: 0 });
      await page.client.act({ kind: 'computer', seat: 1, level: 'casual' });
      await page.client.act({ kind: 'start' });
      const { session } = page;
      const choices = (): readonly { readonly text: string }[] =>
        session.shown()?.settled === true ? session.shown()!.scene.choices : [];
      await page.until('it is my turn', () => choices().length > 0);
      await session.submit(choices()[0]!.text);
      await page.until('it is said', () => session.shown()?.unlearned !== undefined);
      expect(session.shown()?.unlearned).toMatchObject({ refused: 'unlearned' });
      page.close();
    }),
  ));
