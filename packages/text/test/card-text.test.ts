/** The text of all 180 cards of Compile. It generates docs/compile-cards.md: `PAKLI_UPDATE=1 vitest run card-text`. */
import { PROTOCOLS } from '@pakli/compile';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { textOfCard as textOf, loadCatalogue, LOCALES } from '../src/index.ts';

const { cardWords } = await loadCatalogue('en');
const FILE = new URL('../../../docs/compile-cards.md', import.meta.url);

const cell = (sentences: readonly string[]): string => sentences.join(' ');

function table(): string {
  const sections = PROTOCOLS.map(({ name, set, cards }) => {
    const rows = cards.map((card) => {
      const { top, middle, bottom } = textOf(card, cardWords);
      return `| ${card.value} | ${cell(top)} | ${cell(middle)} | ${cell(bottom)} |`;
    });
    return [`## ${name} (${set})`, '', '| | top | middle | bottom |', '|---|---|---|---|', ...rows]
      .join('\n')
      .replaceAll(/\|  (?=\|)/g, '| ');
  });
  return `${[
    "# The cards of Compile\n\nWhat each card does, made from its data (packages/compile/src/cards) and not from anything printed. Names of\nprotocols and cards belong to the game's publisher.",
    ...sections,
  ].join('\n\n')}\n`;
}

describe.each(LOCALES)('in %s', async (locale) => {
  const { cardWords } = await loadCatalogue(locale);

  test('every box says something exactly where there is something to say', () => {
    let sentences = 0;
    for (const { cards } of PROTOCOLS) {
      for (const card of cards) {
        const text = textOf(card, cardWords);
        for (const box of ['top', 'middle', 'bottom'] as const) {
          expect(text[box]).toHaveLength(card[box].length);
          sentences += text[box].length;
          for (const sentence of text[box]) {
            expect(sentence).toMatch(/^[\p{Lu}0-9][^{}]*[\p{Ll}0-9)]\.$/u);
            expect(sentence).not.toMatch(/undefined|object|NaN| {2}|\.\.| [,.:]/);
          }
        }
      }
    }
    expect(sentences).toBeGreaterThan(250);
  });

  test('different boxes have different texts', () => {
    const data = new Map<string, string>();
    for (const { cards } of PROTOCOLS) {
      for (const card of cards) {
        const text = JSON.stringify(textOf(card, cardWords));
        const { value: _, ...boxes } = card;
        // Programs that bind a name differently may read the same; programs that act differently may not.
        const does = JSON.stringify(boxes).replaceAll(
          /,"as":"\w+"|"side":"any",?|,"side":"any"/g,
          '',
        );
        expect(data.get(text) ?? does, text).toBe(does);
        data.set(text, does);
      }
    }
  });
});

/** Sentences in which a language must inflect its words: verb forms, endings, articles, word order. */
const BENT = {
  sv: {
    'Death 1':
      'I början av din tur: du får dra 1 kort. Om du gör det: radera 1 annat kort, radera sedan det här kortet.',
    'Light 2':
      'Dra 2 kort. Visa 1 nedvänt kort. Du får antingen flytta det kortet till en annan bana eller vända det kortet.',
    'Psychic 0': 'Dra 2 kort. Din motståndare kastar 2 kort och visar sedan sin hand.',
    'Spirit 1':
      'Du får spela kort uppvända i valfri bana. Dra 2 kort. I början av din tur: antingen kasta 1 kort eller vänd det här kortet.',
    'Unity 3': 'Om det finns ett annat uppvänt Unity-kort, får du vända 1 uppvänt kort.',
  },
  hu: {
    'Death 1':
      'A köröd elején: húzhatsz 1 lapot. Ha megtetted, törölj 1 másik lapot, majd töröld ezt a lapot.',
    'Death 4': 'Törölj egy 0 vagy 1 értékű lapot.',
    'Light 3':
      'Válassz egy másik sávot, és helyezd át az összes lefordított lapot ebből a sávból oda.',
    'Plague 3': 'Fordíts át minden másik felfordított lapot.',
    'Fire 4': 'Dobj el legalább 1 lapot. Húzz ennél 1-gyel több lapot.',
    'Chaos 0':
      'Minden sávban: fordíts át 1 letakart lapot. A köröd elején: húzz 1 lapot az ellenfeled paklijából. Az ellenfeled húz 1 lapot a te paklidból.',
    'Hate 2':
      'Töröld az egyik legnagyobb értékű lapodat. Töröld az ellenfeled egyik legnagyobb értékű lapját.',
    'Unity 2': 'Húzz minden felfordított Unity-lap után 1 lapot.',
    'Luck 3':
      'Mondj egy protokollt. Dobd el az ellenfeled paklijának legfelső lapját. Ha az a lap a megnevezett protokollból való, törölj 1 lapot.',
  },
  de: {
    'Death 1':
      'Zu Beginn deines Zuges: Du darfst 1 Karte ziehen. Wenn du das tust, lösche 1 andere Karte, dann lösche diese Karte.',
    'Corruption 1':
      'Gib 1 Karte auf die Hand ihres Besitzers zurück. Wenn eine Karte auf die Hand deines Gegners zurückginge: Lege sie stattdessen verdeckt oben auf sein Deck.',
    'Corruption 6': 'Am Ende deines Zuges: Wirf entweder 1 Karte ab oder lösche diese Karte.',
    'Ice 1':
      'Du darfst diese Karte in eine andere Bahn verschieben. Nachdem dein Gegner eine Karte in diese Bahn gespielt hat, wirft er 1 Karte ab.',
    'Mirror 0':
      'Deine Summe in dieser Bahn ist um die Anzahl der Karten deines Gegners in dieser Bahn höher.',
    'Psychic 0': 'Ziehe 2 Karten. Dein Gegner wirft 2 Karten ab, dann zeigt er seine Hand.',
  },
  tr: {
    'Death 1':
      'Turunun başında: 1 kart çekebilirsin. Bunu yaparsan başka 1 kart sil, sonra bu kartı sil.',
    'Courage 1':
      'Rakibinin toplamının seninkinden yüksek olduğu bir kulvarda rakibinin kartlarından 1’ini sil.',
    'Corruption 2': 'Sen kart attıktan sonra rakibin 1 kart atar. 1 kart çek. 1 kart at.',
    'War 2': '1 kart çevir. Rakibin derledikten sonra elindeki bütün kartları atar.',
    'Life 3': 'Bu kart örtülmeden önce destenin en üstündeki kartı başka bir kulvara kapalı oyna.',
    'Diversity 3':
      'Bu yığında Diversity olmayan açık bir kart varken bu kulvardaki toplamın 2 artar.',
    'Unity 4':
      'Turunun sonunda: elinde kart yoksa desteni göster, sonra destenden bütün Unity kartlarını çek, sonra desteni karıştır.',
  },
} as const;

test.each(['sv', 'hu', 'de', 'tr'] as const)('the grammar of %s', async (locale) => {
  const { cardWords } = await loadCatalogue(locale);
  const told = PROTOCOLS.flatMap(({ name, cards }) =>
    cards.map((card): [string, string] => {
      const { top, middle, bottom } = textOf(card, cardWords);
      return [`${name} ${card.value}`, [...top, ...middle, ...bottom].join(' ')];
    }),
  );
  expect(Object.fromEntries(told)).toMatchObject(BENT[locale]);
});

test('docs/compile-cards.md is up to date', () => {
  if (process.env['PAKLI_UPDATE'] === '1') writeFileSync(FILE, table());
  expect(readFileSync(FILE, 'utf8')).toBe(table());
});
