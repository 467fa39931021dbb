import { DECK_SIZE, formatCard } from '@pakli/core/cards';
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Card } from '../src/cards/Card.tsx';
import { CardArt } from '../src/cards/CardArt.tsx';
import { Gallery } from '../src/cards/Gallery.tsx';
import { PackProvider } from '../src/prefs/pack.ts';
import { coloursIn, contrast, idsIn, pointersIn, symbolIn } from './markup.ts';

const FACES = Array.from({ length: DECK_SIZE }, (_, card) => formatCard(card));
const ALL = { faces: [...FACES, 'back'] };
const art = renderToStaticMarkup(createElement(CardArt, ALL));
const ids = idsIn(art);

describe('a card', () => {
  test.each(FACES)('%s has its name and points at drawings that exist', (face) => {
    const markup = renderToStaticMarkup(createElement(Card, { face, label: `the ${face}` }));
    expect(markup).toContain(`role="img" aria-label="the ${face}"`);
    expect(pointersIn(markup)).toEqual([`card-${face}`, `card-${face}-small`]);
    for (const id of pointersIn(markup)) expect(ids).toContain(id);
  });

  test('shows its back where the face is unknown, and says nothing of any face', () => {
    const markup = renderToStaticMarkup(createElement(Card, { label: 'face-down card' }));
    expect(pointersIn(markup)).toEqual(['card-back']);
    expect(markup).toContain('aria-label="face-down card"');
  });

  test('is decoration without a name', () => {
    const markup = renderToStaticMarkup(createElement(Card, { face: 'QH' }));
    expect(markup).toMatch(/^<span [^>]*aria-hidden="true"/);
    expect(markup).not.toContain('role=');
  });
});

describe('the drawings', () => {
  test('have ids of their own', () => {
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    // Two faces per card, a figure per court card, the back and three cut-out outlines.
    expect(ids.length).toBe(2 * DECK_SIZE + 12 + 1 + 3);
  });

  test('are those of the faces that are shown, with all that these need', () => {
    const few = renderToStaticMarkup(createElement(CardArt, { faces: ['7H', 'QS'] }));
    const symbols = idsIn(few).filter((id) => few.includes(`<symbol id="${id}"`));
    expect(symbols).toEqual(['card-QS', 'card-QS-small', 'card-7H', 'card-7H-small']);
    expect(pointersIn(few).filter((id) => !idsIn(few).includes(id))).toEqual([]);
  });

  test('point at nothing that is missing', () => {
    expect(pointersIn(art).filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('hold no coordinate that is not a number', () => {
    expect(art).not.toMatch(/NaN|undefined|Infinity/);
  });

  // Suit signs in the whole drawing of a card: its pips, two beside the indices, and on a court card one in each half.
  test.each(['AS', '2H', '5D', 'TC', 'QH'])('%s has as many signs as it should', (face) => {
    const body = symbolIn(art, `card-${face}`);
    const signs = [...body.matchAll(/ d="([^"]*)"/g)]
      .filter(([tag]) => !tag.includes('L-90'))
      .flatMap(([, path]) => path!.match(/M/g) ?? []);
    const number = 'A23456789T'.indexOf(face.charAt(0)) + 1;
    const flower = number === 1 ? 4 : 0;
    const beads = number === 0 ? 1 : 0;
    expect(signs.length).toBe(2 + (number === 0 ? 2 : number) + flower + beads);
  });

  test.each(['2', '3', '4', '5', '6', '8', '9', 'T'])('the %s is the same upside down', (rank) => {
    const body = symbolIn(art, `card-${rank}D`);
    const points = [...body.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    const turned = (by: 1 | -1): Set<string> =>
      new Set(points.map(([x, y]) => `${by * x! + 0},${by * y! + 0}`));
    expect(points.length).toBeGreaterThan(50);
    expect(turned(-1)).toEqual(turned(1));
  });
});

test('a Swedish pack has its own letters, which end before the next card of a fanned hand', () => {
  const provided = createElement(PackProvider, { value: 'swedish' }, createElement(CardArt, ALL));
  const swedish = renderToStaticMarkup(provided);
  const shown = (face: string): string[] =>
    [`card-${face}`, `card-${face}-small`].flatMap((id) =>
      [...symbolIn(swedish, id).matchAll(/<text[^>]*>([^<]*)</g)].map(([, letter]) => letter!),
    );
  expect(['JH', 'QS', 'KD', 'AC', 'TH', '7S'].map((face) => new Set(shown(face)))).toEqual(
    ['Kn', 'D', 'K', 'E', '10', '7'].map((letter) => new Set([letter])),
  );
  const wide = [
    ...swedish.matchAll(/<text[^>]* x="([-\d.]+)"[^>]* textLength="([\d.]+)"[^>]*>Kn</g),
  ];
  expect(wide.length).toBe(4 * 3);
  for (const [, x, length] of wide) expect(Number(x) + Number(length) / 2).toBeLessThan(2);
});

test('the gallery shows all faces on every felt', () => {
  const names = { name: (face: string) => `<${face}>`, back: 'back' };
  const markup = renderToStaticMarkup(createElement(Gallery, { cards: names, tell: names }));
  const labels = [...markup.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label!);
  for (const face of FACES) {
    expect(labels.filter((label) => label.includes(`${face}&gt;`)).length).toBeGreaterThanOrEqual(
      4,
    );
  }
  expect(labels.filter((label) => label === 'back')).toHaveLength(16 + 8);
});

test('every ink keeps a contrast of 7 with every paper', () => {
  const css = readFileSync(new URL('../src/cards/colours.css', import.meta.url), 'utf8');
  const papers = coloursIn(css, 'card-paper');
  const inks = coloursIn(css, 'card-(?:ink|red|blue|green|ochre)');
  expect(papers).toHaveLength(2);
  // One more for high contrast.
  expect(inks).toHaveLength(6);
  for (const paper of papers) {
    for (const ink of inks) {
      expect(contrast(ink, paper), `${ink} on ${paper}`).toBeGreaterThanOrEqual(7);
    }
  }
});
