/** A few moves of every game by a listener: by roles and names alone, with and without drawings. */
import { Sfc32 } from '@pakli/core';
import { LOCALES } from '@pakli/text';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { Guide } from '../../src/learn/Guide.tsx';
import { playOn } from './hearing.ts';
import { Listener } from './listener.ts';
import { click } from './page.ts';
import type { TreeNode } from './tree.ts';

const SPEECH = ['normal', 'short', 'full', 'normal'] as const;

test.each([
  ['mulle', 'short', 5],
  ['ulti', 'seed', 8],
  ['buddy-bluff', 'classic', 5],
  ['compile', 'quick', 5],
] as const)('%s', async (game, rules, presses) => {
  const games = ['mulle', 'ulti', 'buddy-bluff', 'compile'];
  const n = games.indexOf(game);
  // A different language each; the long run plays whole matches in all of them.
  const locale = LOCALES[n] ?? 'en';
  const listener = await Listener.sitDown({
    game,
    rules,
    seed: 3,
    locale,
    isPlain: true,
    speech: SPEECH[n] ?? 'normal',
  });
  expect(await playOn(listener, presses, new Sfc32(1))).toEqual([]);
  listener.close();
});

test.each([
  ['ulti', 'seed', 'hu', 12],
  ['buddy-bluff', 'classic', 'de', 6],
  ['compile', 'quick', 'tr', 8],
] as const)('%s, drawn', async (game, rules, locale, presses) => {
  const listener = await Listener.sitDown({ game, rules, seed: 3, locale, isPlain: false });
  expect(await playOn(listener, presses, new Sfc32(1))).toEqual([]);
  listener.close();
});

// A person who closes the result to look at the cards finds the way on, and hears that the deal is over.
test('mulle, drawn, to its end', async () => {
  const how = { game: 'mulle', rules: 'short', seed: 3, locale: 'en', isPlain: false } as const;
  const listener = await Listener.sitDown(how);
  expect(await playOn(listener, Infinity, new Sfc32(1))).toEqual([]);
  const { frame } = listener.talk.text;
  const find = (name: string): TreeNode => {
    const found = listener.tree().find((node) => node.role === 'button' && node.name === name);
    if (found === undefined) throw new Error(`no ${name}: ${listener.text()}`);
    return found;
  };
  await listener.press(find(frame.result.watch));
  expect(await listener.type('w')).toEqual(['Omgang 1 is over.']);
  expect(document.activeElement).toBe(find(frame.result.howItCame).element);
  await listener.press(find(frame.result.howItCame));
  expect(listener.hasDialog).toBe(true);
  listener.close();
});

test('a number key says what is asked where no card can be lifted', async () => {
  const how = { game: 'ulti', rules: 'seed', seed: 3, locale: 'en', isPlain: false } as const;
  const listener = await Listener.sitDown(how);
  const asked = await listener.type('w');
  expect(asked).toEqual([expect.stringMatching(/^Your turn/)]);
  expect(await listener.type('1')).toEqual(asked);
  expect(await listener.type('u')).toEqual(['You have not decided anything yet.']);
  // The way to the cards leads past the contracts, to the controls.
  const skip = listener.tree().find(({ name }) => name === listener.talk.text.frame.table.skip);
  if (skip !== undefined) await listener.press(skip);
  expect(document.activeElement?.closest('[data-answers], [data-source]')).not.toBeNull();
  listener.close();
});

test('a contract says what it pays, risks and needs before it is bid', async () => {
  const how = { game: 'ulti', rules: 'seed', seed: 3, locale: 'en', isPlain: false } as const;
  const listener = await Listener.sitDown(how);
  const bids = listener.tree().filter(({ element }) => element.closest('.ulti-ladder-bid'));
  expect(bids.length).toBeGreaterThan(5);
  const ulti = bids.find(({ name }) => name.startsWith('Ulti, '));
  expect(ulti?.about).toMatch(
    /^wins \d+ from each; loses \d+ to each; the trump seven wins the last trick/,
  );
  for (const { about } of bids) expect(about).toMatch(/wins|loses/);
  listener.close();
});

test('the protocols that are left are said with the table', async () => {
  const how = { game: 'compile', rules: '', seed: 3, locale: 'en', isPlain: false } as const;
  const listener = await Listener.sitDown(how);
  const { drafted } = listener.shown.scene.view as unknown as {
    readonly drafted: readonly string[];
  };
  const [said = ''] = await listener.type('t');
  const [, left = ''] = /Protocols to choose from: ([^.]+)/.exec(said) ?? [];
  expect(left.split(', ').length).toBeGreaterThan(5);
  for (const protocol of drafted) expect(left).not.toContain(protocol);
  listener.close();
});

/** Every button is to the right of those before it, and lower. */
function rectangleInOrder(this: HTMLElement): object {
  const at = [...document.querySelectorAll<HTMLElement>('button')].indexOf(this) * 10;
  return { left: at, top: at, width: 1, height: 1 };
}

/** Whether the focus is on such an element, or inside one. */
const isAt = (selector: string): boolean =>
  (document.activeElement?.closest(selector) ?? null) !== null;

test('arrows stay in the hand, and go from a lifted card to what it can do', async () => {
  const how = { game: 'mulle', rules: 'short', seed: 3, locale: 'en', isPlain: false } as const;
  const listener = await Listener.sitDown(how);
  Object.assign(HTMLElement.prototype, { getBoundingClientRect: rectangleInOrder });
  await listener.type('1');
  await listener.type('Escape');
  await listener.type('ArrowLeft');
  expect(isAt('[data-place^="hand:"]')).toBe(true);
  // Until a place leaves several moves open: there the keys continue with these.
  let several: Element | null = null;
  for (let n = 0; n < 40 && several === null; n++) {
    await listener.type(String((n % 8) + 1));
    if (!isAt('[data-light="lifted"]')) continue;
    await listener.type('ArrowUp');
    expect(isAt('[data-light="target"], .table-chips')).toBe(true);
    const [place] = document.querySelectorAll<HTMLElement>('[data-light="target"] > button');
    if (place === undefined) continue;
    click(place, 'key');
    await listener.listen();
    several = document.querySelector('[data-light="picked"]');
  }
  expect(several).not.toBeNull();
  expect(isAt('.table-chips')).toBe(true);
  listener.close();
});

test('what happens while a sheet is open is said in the sheet, and not again afterwards', async () => {
  const how = { game: 'mulle', rules: 'short', seed: 3, locale: 'en', isPlain: true } as const;
  const listener = await Listener.sitDown(how);
  await listener.type('?');
  expect(listener.hasDialog).toBe(true);
  const [move] = listener.shown.scene.choices;
  const from = listener.shown.told.past.length;
  const [, ...told] = await listener.playBeside(move?.text ?? '');
  expect(told).toEqual([...listener.sentences(from).slice(1), expect.stringMatching(/^Your turn/)]);
  const close = listener.tree().find(({ name }) => name === 'Close');
  expect(close && (await listener.press(close))).toEqual([]);
  listener.close();
});

test('what comes at once is one line, and no card is named twice in a row', async () => {
  const how = { game: 'buddy-bluff', rules: 'classic', seed: 3, locale: 'en', isPlain: true };
  const plain = await Listener.sitDown({ ...how, locale: 'en' });
  // The cards are dealt, the others play, and the listener is asked.
  expect(plain.heard.length).toBeGreaterThan(1);
  expect(plain.mostAtOnce).toBe(1);
  plain.close();
  const listener = await Listener.sitDown({ ...how, locale: 'en', isPlain: false });
  const tree = listener.tree();
  const twice = tree.filter(({ role, name, element }) => {
    const group = element.parentElement?.closest('[role="group"]');
    return role === 'button' && group?.getAttribute('aria-label') === name;
  });
  expect(twice.map(({ name }) => name)).toEqual([]);
  listener.close();
});

test('a lesson says what it asks and what came of the move, and leads on', async () => {
  const about = { game: 'mulle', title: 'Sums', about: '', back: undefined, backName: '' };
  const said = { tone: 'bad', text: 'You lay it down. Not yet.', spoken: 'Not yet.' } as const;
  const listener = await Listener.sitDown({
    game: 'mulle',
    rules: 'short',
    seed: 3,
    locale: 'en',
    isPlain: false,
    guide: ({ settled, told }) => {
      const tried = told.past.length > 1 ? said : undefined;
      return createElement(Guide, { ...about, question: 'Take two.', settled, said: tried }, null);
    },
  });
  expect(listener.heard.slice(1)).toEqual(['Sums. Take two.', 'Your turn. Choose a card.']);
  expect(await listener.type('w')).toEqual(['Take two. Your turn. Choose a card.']);
  const from = listener.shown.told.past.length;
  const heard = await listener.playBeside(listener.shown.scene.choices[0]?.text ?? '');
  expect(heard.filter((text) => text === 'Not yet.')).toHaveLength(1);
  expect(heard.indexOf('Not yet.')).toBeGreaterThanOrEqual(listener.sentences(from).length);
  expect(await listener.type('w')).toEqual(['Not yet. Your turn. Choose a card.']);
  listener.close();
});
