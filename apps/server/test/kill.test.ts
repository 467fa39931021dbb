/** Nothing acknowledged is lost or done twice when the server is killed, and the check can tell. */
import { describe, expect, test } from 'vitest';
import { killing } from './killing.ts';

test('a server that is killed loses nothing', async () => {
  const found = await killing({ kills: 1, tables: 4, seed: 1, life: 50 });
  expect(found.breaches).toEqual([]);
  expect(found.acknowledged).toBeGreaterThan(8);
});

describe('whoever checks the log notices', () => {
  test('an acknowledgement before the commit', async () => {
    const { breaches } = await killing({ kills: 1, tables: 4, seed: 2, life: 50, fault: 'early' });
    expect(breaches.join('\n')).toMatch(/is lost|has seen row|another command|answered otherwise/);
  });

  test('a command that is done twice', async () => {
    const { breaches } = await killing({ kills: 1, tables: 4, seed: 3, life: 50, fault: 'twice' });
    expect(breaches.join('\n')).toMatch(/done twice|answered otherwise/);
  });

  test('rows in the wrong order', async () => {
    const { breaches } = await killing({ kills: 0, tables: 2, seed: 4, life: 50, fault: 'order' });
    expect(breaches.join('\n')).toMatch(/altered|cannot be replayed|does not follow/);
  });
});
