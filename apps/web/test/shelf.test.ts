/** Every game of the catalogue is on the shelf, with everything that the page offers for a game. */
import { GAMES } from '@pakli/catalogue';
import { isRefusal, readOptions } from '@pakli/core';
import { blocksOf, loadCatalogue, speechOf, type Locale } from '@pakli/text';
import { existsSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { drawnFaces } from '../src/cards/drawn-faces.ts';
import { writtenCards } from '../src/cards/written.ts';
import { findOnShelf, SHELF } from '../src/shelf/shelf.ts';
import { SpokenWords } from '../src/words/Words.tsx';

test('the shelf and the catalogue have the same games', () => {
  const ids = GAMES.map(({ id }) => id);
  expect(SHELF.map(({ id }) => id as string).toSorted()).toEqual(ids);
});

describe.each(GAMES)('$id', ({ id, load }) => {
  const shelf = findOnShelf(id)!;

  test('is played by the rules of today', async () => {
    const { game } = await load();
    expect(shelf).toMatchObject({ version: game.version, seats: game.seats[0] });
    expect(shelf.ruleSets.length).toBeGreaterThan(1);
    for (const rules of shelf.ruleSets) {
      expect(isRefusal(readOptions(game.rules, rules)), rules).toBe(false);
    }
  });

  test('asks about rules that can be chosen, each with a line of its own', async () => {
    for (const [locale, ruleSets = []] of Object.entries(shelf.homeRules ?? {})) {
      const words = await loadCatalogue(locale as Locale);
      const { homeRules, presets } = speechOf(words, id)!;
      expect(ruleSets.length).toBeGreaterThan(1);
      for (const rules of ruleSets) {
        const [preset = ''] = rules.split(' ');
        expect(shelf.ruleSets).toContain(rules);
        expect(presets.map((set) => set.id)).toContain(preset);
        expect(homeRules?.sets[preset]).toMatch(/\.$/);
      }
    }
  });

  test('has a picture and colours', async () => {
    const words = await loadCatalogue('en');
    const picture = createElement(SpokenWords, { value: words }, createElement(shelf.Art));
    expect(renderToStaticMarkup(picture)).toMatch(/^<div class=/);
    const colours = new URL(`../src/games/${id}/colours.css`, import.meta.url);
    expect(existsSync(colours)).toBe(true);
    const text = readFileSync(colours, 'utf8');
    expect(text).toContain(`[data-game='${id}']`);
    for (const name of ['felt', 'accent', 'glow']) expect(text).toContain(`--${name}:`);
  });

  test('has a table', async () => {
    expect((await shelf.table()).id).toBe(id);
  });

  test('has lessons and puzzles', async () => {
    expect((await shelf.lessons()).length).toBeGreaterThan(0);
    expect((await shelf.puzzles()).length).toBeGreaterThan(0);
  });

  test('has rules, and its cards are found in them', async () => {
    const { text, cards } = await shelf.rules(await loadCatalogue('en'));
    expect(blocksOf(text)[0]).toMatch(/^# /);
    const codes = Array.from(text.matchAll(/`([^`\n]+)`/g), (match) => match[1]!);
    const faces = codes.flatMap((code) => writtenCards(cards, code)).filter(({ face }) => face);
    expect(faces.length).toBeGreaterThan(0);
  });
});

test('the drawings of German cards are fetched as soon as lessons are', async () => {
  drawnFaces.tell.set([]);
  await findOnShelf('ulti')!.lessons();
  expect(drawnFaces.tell.get()).toEqual(['back']);
});
