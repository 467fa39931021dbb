/** A component gets what was loaded for its inputs, and never for others. */
import { createElement, type ReactElement } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAsync } from '../../src/hooks/use-async.ts';
import { openBrowser } from './browser.ts';

interface LoaderProps {
  readonly name: string;
  readonly keep: boolean;
}

const answers = new Map<string, PromiseWithResolvers<string>>();
/** What the component had at each render, with the name it was rendered for. */
const drawn: string[] = [];
let root: Root;

function Loader({ name, keep }: LoaderProps): ReactElement {
  const load = async (): Promise<string> => {
    const answer = Promise.withResolvers<string>();
    answers.set(name, answer);
    return answer.promise;
  };
  const text = `${name}: ${useAsync(load, [name], keep) ?? 'nothing'}`;
  drawn.push(text);
  return createElement('p', null, text);
}

/** Waits as long as the test may take. */
async function until(came: () => boolean): Promise<void> {
  await vi.waitUntil(came, { timeout: 300_000, interval: 5 });
}

/** Renders the component, and waits until it loads. */
async function show(name: string, keep = false): Promise<void> {
  root.render(createElement(Loader, { name, keep }));
  await until(() => answers.has(name));
}

beforeEach(async () => {
  const { document } = openBrowser();
  const { createRoot } = await import('react-dom/client');
  root = createRoot(document.getElementById('root')!);
  answers.clear();
  drawn.length = 0;
});
afterEach(() => root.unmount());

test('an answer to earlier inputs is not shown, however late it comes', async () => {
  await show('a');
  await show('b');
  answers.get('a')?.resolve('for a');
  answers.get('b')?.resolve('for b');
  await until(() => drawn.includes('b: for b'));
  await show('c');
  expect(new Set(drawn)).toEqual(new Set(['a: nothing', 'b: nothing', 'b: for b', 'c: nothing']));
});

test('what came stays until there is something new, where that is wanted', async () => {
  await show('a', true);
  answers.get('a')?.resolve('for a');
  await until(() => drawn.includes('a: for a'));
  await show('b', true);
  expect(drawn).toContain('b: for a');
  answers.get('b')?.resolve('for b');
  await until(() => drawn.includes('b: for b'));
});
