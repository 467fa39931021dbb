import { frenchFace, loadCatalogue } from '@pakli/text';
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CardArt } from '../src/cards/CardArt.tsx';
import { Gallery } from '../src/cards/Gallery.tsx';
import { TellArt } from '../src/cards/tell/TellArt.tsx';
import { TellCard } from '../src/cards/tell/TellCard.tsx';
import { PackProvider } from '../src/prefs/pack.ts';
import { coloursIn, contrast, idsIn, pointersIn, symbolIn } from './markup.ts';

const SUITS = 'HBLA'.split('');
const RANKS = '789UOKXA'.split('');
const FACES = SUITS.flatMap((suit) => RANKS.map((rank) => suit + rank));
const { games, cards } = await loadCatalogue('en');
const ALL = { faces: [...FACES, 'back'] };
const art = renderToStaticMarkup(createElement(TellArt, ALL));
const FRENCH = { faces: FACES.map(frenchFace) };
const frenchArt = renderToStaticMarkup(createElement(CardArt, FRENCH));
const ids = idsIn(art);
const read = (file: string): string =>
  readFileSync(new URL(`../src/cards/${file}`, import.meta.url), 'utf8');

describe('a card', () => {
  test.each(FACES)('%s has its name and points at drawings that exist', (face) => {
    const label = games.ulti.card.name(face);
    expect(label).toMatch(/^[a-z]+ of [a-z]+$/);
    const markup = renderToStaticMarkup(createElement(TellCard, { face, label }));
    expect(markup).toContain(`role="img" aria-label="${label}"`);
    expect(pointersIn(markup)).toEqual([`tell-${face}`, `tell-${face}-small`]);
    for (const id of pointersIn(markup)) expect(ids).toContain(id);
  });

  test('shows its back where the face is unknown, and says nothing of any face', () => {
    const markup = renderToStaticMarkup(createElement(TellCard, { label: cards.back }));
    expect(pointersIn(markup)).toEqual(['tell-back']);
    expect(ids).toContain('tell-back');
  });

  test.each([
    ['H7', '7H'],
    ['B8', '8D'],
    ['L9', '9S'],
    ['AX', 'TC'],
    ['LO', 'QS'],
    ['BU', 'JD'],
    ['HK', 'KH'],
    ['AA', 'AC'],
  ])('%s looks like %s to who wants French suits, and keeps its name', (face, french) => {
    const markup = renderToStaticMarkup(
      createElement(TellCard, { face, label: 'name', french: true }),
    );
    expect(pointersIn(markup)).toEqual([`card-${french}`, `card-${french}-small`]);
    expect(markup).toContain('aria-label="name"');
  });

  test('every face has a French one of its own', () => {
    const shown = FACES.map((face) =>
      renderToStaticMarkup(createElement(TellCard, { face, french: true })),
    );
    expect(new Set(shown).size).toBe(FACES.length);
    for (const id of shown.flatMap(pointersIn)) expect(idsIn(frenchArt)).toContain(id);
  });
});

describe('the drawings', () => {
  test('have ids of their own, beside the French deck too', () => {
    const all = [...ids, ...idsIn(frenchArt)];
    expect(all.filter((id, place) => all.indexOf(id) !== place)).toEqual([]);
    // Two faces per card; a sign, a season and three figures per suit; the back and three cut-out outlines.
    expect(ids.length).toBe(2 * FACES.length + 4 * 5 + 1 + 3);
  });

  test('are those of the faces that are shown, with all that these need', () => {
    const few = renderToStaticMarkup(createElement(TellArt, { faces: ['HA', 'LO'] }));
    const symbols = idsIn(few).filter((id) => few.includes(`<symbol id="${id}"`));
    expect(symbols).toEqual(['tell-HA', 'tell-HA-small', 'tell-LO', 'tell-LO-small']);
    expect(pointersIn(few).filter((id) => !idsIn(few).includes(id))).toEqual([]);
  });

  test('point at nothing that is missing', () => {
    expect(pointersIn(art).filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('hold no coordinate that is not a number', () => {
    expect(art).not.toMatch(/NaN|undefined|Infinity/);
  });

  test.each([
    ['L7', 7],
    ['A8', 8],
    ['H9', 9],
    ['BX', 10],
    ['HA', 2],
    ['AU', 2],
    ['LO', 2],
    ['BK', 2],
  ])('%s has %i signs and one under each index', (face, count) => {
    const signs = pointersIn(symbolIn(art, `tell-${face}`)).filter((id) => id.includes('sign'));
    expect(signs).toEqual(Array.from({ length: count + 2 }, () => `tell-sign-${face.charAt(0)}`));
  });

  test.each(SUITS)('the Under of %s has its sign below the one of Over and King', (suit) => {
    const heights = ['U', 'O', 'K'].map((rank) => {
      const half = symbolIn(art, `tell-${suit}${rank}`).split('-figure"')[1]!;
      return Number(/#tell-sign-.*?translate\(-?[\d.]+ (-?[\d.]+)\)/.exec(half)![1]);
    });
    expect(heights[0]).toBeGreaterThan(heights[1]! + 60);
    expect(heights[1]).toBe(heights[2]);
  });

  /** Letters of the Roman number; a figure or an ace has a letter of the notation. */
  const ROMAN: Readonly<Record<string, number>> = { 7: 3, 8: 4, 9: 2, X: 1 };

  test.each(FACES)('%s bears the same index large and small', (face) => {
    const rank = face.charAt(1);
    for (const id of [`tell-${face}`, `tell-${face}-small`]) {
      const symbol = symbolIn(art, id);
      if (ROMAN[rank] === undefined) {
        expect(/<text[^>]*>([^<]*)</.exec(symbol)?.[1], id).toBe(rank);
        continue;
      }
      const number = /<path d="([^"]*)"/.exec(symbol)?.[1] ?? '';
      expect(number.split('Z').length - 1, id).toBe(ROMAN[rank]);
      // In a fanned hand the next card covers the right half.
      const across = [...number.matchAll(/([-\d.]+),/g)].map(([, x]) => Number(x));
      expect(Math.max(...across), id).toBeLessThan(2);
    }
  });

  test('use no colour that the style sheet does not know', () => {
    const css =
      read('Card.css') + read('colours.css') + read('tell/TellArt.css') + read('tell/colours.css');
    const classes = [...art.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) =>
      names!.split(' '),
    );
    const painted = classes.filter((name) =>
      /^(card-court|card-back|tell-sign|tell-season|tell-suit)-/.test(name),
    );
    expect(painted.length).toBeGreaterThan(500);
    for (const name of new Set(painted)) expect(css).toMatch(new RegExp(`\\.${name}\\b`));
  });
});

test('a Hungarian pack has its own letters, and no card cuts an accent off', () => {
  const provided = createElement(PackProvider, { value: 'hungarian' }, createElement(TellArt, ALL));
  const hungarian = renderToStaticMarkup(provided);
  const letters = ['LU', 'LO', 'LK', 'LA'].flatMap((face) =>
    [`tell-${face}`, `tell-${face}-small`].map(
      (id) => /<text[^>]*>([^<]*)</.exec(symbolIn(hungarian, id))?.[1],
    ),
  );
  expect(letters).toEqual(['A', 'A', 'F', 'F', 'K', 'K', 'Á', 'Á']);
  const accented = [...hungarian.matchAll(/<text[^>]* y="([-\d.]+)" font-size="([\d.]+)">Á/g)];
  expect(accented.length).toBe(4 * 3);
  // An accented capital is as high as its type; a card begins at -175.
  for (const [, y, size] of accented) expect(Number(y) - Number(size)).toBeGreaterThan(-175);
});

test('every index keeps a contrast of 7 with every paper', () => {
  const papers = coloursIn(read('colours.css'), 'card-paper');
  const inks = coloursIn(read('tell/colours.css'), 'tell-(?:hearts|bells|leaves|acorns)');
  expect(inks).toHaveLength(4);
  for (const paper of papers) {
    for (const ink of inks) {
      expect(contrast(ink, paper), `${ink} on ${paper}`).toBeGreaterThanOrEqual(7);
    }
  }
});

test('the gallery shows all faces on both felts', () => {
  const tell = { name: (face: string) => `tell ${face}`, back: 'back' };
  const markup = renderToStaticMarkup(createElement(Gallery, { cards, tell }));
  for (const face of FACES) {
    expect(markup.split(`aria-label="tell ${face}"`).length - 1).toBeGreaterThanOrEqual(2);
  }
});
