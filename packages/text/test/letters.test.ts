import { describe, expect, test } from 'vitest';
import {
  frenchLetter,
  germanLetter,
  lettersIn,
  notationOf,
  packOf,
  PACKS,
  relettered,
} from '../src/letters.ts';
import { LOCALES } from '../src/locale.ts';

const FRENCH = 'A23456789TJQK'.split('');
const GERMAN = '789UOKXA'.split('');

test('each language has the letters that its speakers know', () => {
  const letters = LOCALES.map((locale) => [locale, lettersIn(packOf(locale))]);
  expect(Object.fromEntries(letters)).toEqual({
    en: 'J Q K A',
    sv: 'Kn D K E',
    hu: 'A F K Á',
    de: 'J Q K A',
    tr: 'J Q K A',
  });
});

describe.each(PACKS)('in the pack %s', (pack) => {
  test('no two ranks look alike', () => {
    expect(new Set(FRENCH.map((rank) => frenchLetter(pack, rank))).size).toBe(FRENCH.length);
    expect(new Set(GERMAN.map((rank) => germanLetter(pack, rank))).size).toBe(GERMAN.length);
  });

  test('a card that is typed as it is shown is the card of the notation', () => {
    for (const rank of FRENCH.filter((other) => other !== 'T')) {
      for (const suit of 'SHDC') {
        expect(notationOf(pack, frenchLetter(pack, rank) + suit)).toBe(rank + suit);
      }
    }
    for (const suit of 'HBLA') {
      for (const rank of GERMAN) {
        expect(notationOf(pack, suit + germanLetter(pack, rank))).toBe(suit + rank);
      }
    }
  });
});

test.each([
  ['swedish', 'kns', 'Js'],
  ['swedish', 'js', 'js'],
  ['swedish', 'capture HJ Q x 2', 'capture HJ Q x 2'],
  ['hungarian', ' la ', 'lU'],
  ['hungarian', 'lá', 'lA'],
  ['hungarian', 'lu', 'lu'],
  ['hungarian', 'play LA', 'play LA'],
  ['international', 'la', 'la'],
] as const)('in the pack %s %j means %j', (pack, typed, notation) => {
  expect(notationOf(pack, typed)).toBe(notation);
});

test('cards in a sentence have the letters of the pack', () => {
  expect(relettered('swedish', 'J♠ är före A♦, Q♥ och 10♣')).toBe('Kn♠ är före E♦, D♥ och 10♣');
  expect(relettered('hungarian', 'J♠ és A♦')).toBe('J♠ és A♦');
});
