/** Articles, endings and numbers that agree with the values of a message. */
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../src/index.ts';
import { az, Az, numberObject, numberTo, numberWith, times } from '../src/common/hu/grammar.ts';
import { dative, genitive, locative, nameObject } from '../src/common/tr/grammar.ts';
import { detail } from './samples.ts';

const BO = { seat: 1, name: 'Bo', you: false };
const YOU = { seat: 0, name: 'Anna', you: true };

describe('Hungarian', async () => {
  const { frame, games, history, tables } = await loadCatalogue('hu');

  test('articles', () => {
    expect([0, 1, 2, 5, 10, 15, 50, 51, 100, 105, 500, 1000, 1234, 10_000].map(az)).toEqual([
      'a 0',
      'az 1',
      'a 2',
      'az 5',
      'a 10',
      'a 15',
      'az 50',
      'az 51',
      'a 100',
      'a 105',
      'az 500',
      'az 1000',
      'az 1234',
      'a 10000',
    ]);
    expect(['ulti', '„lock”', '„omgangar”', 'Ice 1', 'Unity 4', 'Ulti'].map(Az)).toEqual([
      'Az ulti',
      'A „lock”',
      'Az „omgangar”',
      'Az Ice 1',
      'A Unity 4',
      'Az Ulti',
    ]);
  });

  test('endings of numbers', () => {
    expect([0, 2, 3, 5, 6, 8, 9, 10, 12, 13, 16, 20, 30].map(numberObject).join(' ')).toBe(
      '0-t 2-t 3-at 5-öt 6-ot 8-at 9-et 10-et 12-t 13-at 16-ot 20-at 30-at',
    );
    expect([1, 2, 3, 4, 5, 6, 8].map(numberWith).join(' ')).toBe(
      '1-gyel 2-vel 3-mal 4-gyel 5-tel 6-tal 8-cal',
    );
    expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16].map(numberTo).join(' ')).toBe(
      '2-höz 3-hoz 4-hez 5-höz 6-hoz 7-hez 8-hoz 9-hez 10-hez 11-hez 12-höz 13-hoz 15-höz 16-hoz',
    );
    expect([2, 4, 8, 16, 32, 64].map(times).join(' ')).toBe(
      '2-szeresen 4-szeresen 8-szorosan 16-szorosan 32-szeresen 64-szeresen',
    );
  });

  test('in messages', () => {
    const locked = (value: number): string => games.mulle.refusals.locked({ ...detail, value });
    expect(locked(5)).toMatch(/^Az 5 értékű/);
    expect(locked(9)).toMatch(/^A 9 értékű/);
    const owned = (value: number): string => games.mulle.refusals.owner({ ...detail, value });
    expect(owned(5)).toContain('Ezt az 5 értékű');
    expect(owned(9)).toContain('Ezt a 9 értékű');
    expect(history.removeAll(5)).toBe('Ezt az 5 játszmát törlöm');
    expect(history.removeAll(12)).toBe('Ezt a 12 játszmát törlöm');
    expect(games.mulle.choice.feed('5H', 5)).toContain('az 5 értékű építményhez');
    expect(games.compile.log.loopGuard('Fire 1', games.compile.card.box.bottom)).toContain(
      'az alsó szöveg',
    );
    expect(tables.ulti.follows.raise(8)).toContain('8-szorosan');
    expect(['Ulti', 'Mulle', 'Buddy Bluff', 'Compile'].map(frame.home.play)).toEqual([
      'Ultit játszom',
      'Mullét játszom',
      'Buddy Bluffot játszom',
      'Compile-t játszom',
    ]);
    expect(frame.result.dealTitle(5)).toBe('Vége az 5. leosztásnak');
    expect(frame.result.dealTitle(2)).toBe('Vége a 2. leosztásnak');
  });
});

describe('Turkish', async () => {
  const { frame, games } = await loadCatalogue('tr');

  test('a name has an apostrophe before its ending, the first player has none', () => {
    const { turnOf } = frame.table;
    expect(turnOf(BO)).toBe('Sıra Bo’da');
    expect(turnOf({ ...BO, name: '1. oyuncu' })).toBe('Sıra 1. oyuncuda');
    expect(frame.curtain.give('2. oyuncu')).toBe('Cihazı 2. oyuncuya ver. Başkası bakmasın.');
  });

  test('da and de follow the card', () => {
    expect(games.mulle.log.mulle(YOU, '2S', 15)).toContain('maça ikilisi de senin');
    expect(games.mulle.log.mulle(BO, 'KH', 13)).toContain('kupa papazı da Bo’nun');
  });

  test('the twin of a card', () => {
    expect(games.mulle.refusals.twin({ ...detail, card: 'QH' })).toContain('kupa kızının ikizi');
  });
});

test.each(['hu', 'tr'] as const)('nobody has to choose an ending in %s', async (locale) => {
  const catalogue = await loadCatalogue(locale);
  const { refusals } = catalogue.frame;
  const said = Object.values(refusals).map((say) => say(detail));
  expect(said.filter((text) => /\w\(\w{1,3}\)/.test(text))).toEqual([]);
});

test.each([
  ['Ali1', 'Ali1’in Ali1’i Ali1’e Ali1’de'],
  ['Ali 2', 'Ali 2’nin Ali 2’yi Ali 2’ye Ali 2’de'],
  ['Anna (3)', 'Anna (3)’ün Anna (3)’ü Anna (3)’e Anna (3)’te'],
  ['Bo 5', 'Bo 5’in Bo 5’i Bo 5’e Bo 5’te'],
  ['Cem 16', 'Cem 16’nın Cem 16’yı Cem 16’ya Cem 16’da'],
  ['Ece 40', 'Ece 40’ın Ece 40’ı Ece 40’a Ece 40’ta'],
  ['1. oyuncu', '1. oyuncunun 1. oyuncuyu 1. oyuncuya 1. oyuncuda'],
])('a Turkish ending follows a number as it is said: %s', (name, said) => {
  const endings = [genitive(name), nameObject(name), dative(name), locative(name)];
  expect(endings.join(' ')).toBe(said);
});
