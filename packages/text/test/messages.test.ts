import { describe, expect, test } from 'vitest';
import { loadCatalogue, LOCALES, pickLocale } from '../src/index.ts';
import { bareDetail, cards, detail, frame, games, history, offline, tables } from './samples.ts';

/** Refusals that do not always name the error. */
const BARE = /^(unreadable|too-few-cards)$/;

/** All messages of a section with sample values, by path. */
function* formatted(texts: object, samples: object, path: string): Generator<[string, string]> {
  for (const [key, text] of Object.entries(texts) as [string, unknown][]) {
    const at = `${path}.${key}`;
    const given = (samples as Record<string, object>)[key] ?? {};
    if (typeof text === 'string') yield [at, text];
    else if (typeof text !== 'function') yield* formatted(text as object, given, at);
    else if (path.endsWith('.refusals')) {
      yield [at, text(detail) as string];
      if (BARE.test(key)) yield [at, text(bareDetail) as string];
    } else {
      expect(given, `samples of ${at}`).not.toEqual({});
      for (const values of given as unknown[][]) yield [at, text(...values) as string];
    }
  }
}

const digits = (text: string): string => text.replaceAll(/\D/g, '');
const english = await loadCatalogue('en');
const all = (catalogue: typeof english): [string, string][] => [
  ...formatted(catalogue.cards, cards, 'cards'),
  ...formatted(catalogue.frame, frame, 'frame'),
  ...formatted(catalogue.history, history, 'history'),
  ...formatted(catalogue.offline, offline, 'offline'),
  ...formatted(catalogue.games, games, 'games'),
  ...formatted(catalogue.tables, tables, 'tables'),
];

describe.each(LOCALES)('%s', async (locale) => {
  const catalogue = await loadCatalogue(locale);
  const messages = all(catalogue);

  test('every message can be said', () => {
    expect(messages.length).toBeGreaterThan(1000);
    for (const [path, text] of messages) {
      expect(text, path).toMatch(/^\S(.*\S)?$/);
      expect(text, path).not.toMatch(/undefined|NaN|null|\[object|\{|\}| {2}|''|“”|””| [.,;:]/);
    }
  });

  test('sentences end, labels do not', () => {
    const sentence = /\.(log|refusals|reasons)\.|About$|\.about$/;
    const label = /\.(choice\.(?!several)|zones\.(?!special|below)|titles?$)/;
    for (const [path, text] of messages) {
      if (sentence.test(path) && !/\.(log|help)$/.test(path)) expect(text, path).toMatch(/[.!]$/);
      if (label.test(path)) expect(text, path).not.toMatch(/\.$/);
    }
  });

  test('the letters are those of the language', () => {
    const foreign = {
      en: /[åäöőűğşı]/,
      sv: /[őűğşı]/,
      hu: /[åäğşı]/,
      de: /[åőűğşı]/,
      tr: /[åäőű]/,
    };
    for (const [path, text] of messages) {
      expect(text.replaceAll('Dóra', ''), path).not.toMatch(foreign[locale]);
    }
  });

  test('quotes, dashes and dots are those of print', () => {
    const quoted = { en: /“.+”/, sv: /”.+”/, hu: /„.+”/, de: /„.+“/, tr: /“.+”/ }[locale];
    for (const [path, text] of messages) {
      expect(text, path).not.toMatch(/"|\.\.| - |(?<![\w.])-\d/);
      if (/[“”„]/.test(text)) expect(text, path).toMatch(quoted);
      // German and Swedish leave a space where words are omitted.
      if (locale === 'sv' || locale === 'de') expect(text, path).not.toMatch(/[^\u00a0]…$|'/);
    }
  });

  const stranger = {
    sv: /^Du .*\s(?:sig|sin|sitt|sina)\b/,
    de: /^Du .*\s(?:sich|darf|sein\w*)\b/,
  };
  test.runIf(locale in stranger)('who is spoken to stays the second person', () => {
    const spoken = messages.filter(([, text]) => text.startsWith('Du '));
    expect(spoken.length).toBeGreaterThan(50);
    for (const [path, text] of spoken) {
      expect(text, path).not.toMatch(stranger[locale as keyof typeof stranger]);
    }
  });

  test('an option reads on from its name', () => {
    for (const [path, text] of messages.filter(([at]) => /\.options\.\w+\.name$/.test(at))) {
      expect(text, path).not.toMatch(/[.,;:]$/);
    }
  });

  test("a hint's number is the same as in English", () => {
    for (const game of Object.keys(english.games) as (keyof typeof english.games)[]) {
      for (const value of [0, 0.4, 1]) {
        const said = digits(catalogue.games[game].worth(value));
        expect(said, `${game} ${value}`).toBe(digits(english.games[game].worth(value)));
      }
    }
  });
});

async function plurals(locale: (typeof LOCALES)[number]): Promise<string[][]> {
  const { cards: words, games: texts } = await loadCatalogue(locale);
  return [0, 1, 2, 5].map((n) => [
    words.count(n),
    texts.mulle.log.absorb(n, ['9C']),
    texts.mulle.zones.mulles({ seat: 1, name: 'Bo', you: false }, n),
  ]);
}

describe('plural forms', () => {
  test.each([
    [
      'en',
      [
        ['0 cards', '0 more piles join the build: the nine of clubs.', 'Bo has 0 mullar'],
        ['1 card', '1 more pile joins the build: the nine of clubs.', 'Bo has 1 mulle'],
        ['2 cards', '2 more piles join the build: the nine of clubs.', 'Bo has 2 mullar'],
        ['5 cards', '5 more piles join the build: the nine of clubs.', 'Bo has 5 mullar'],
      ],
    ],
    [
      'sv',
      [
        ['0 kort', '0 högar till dras in i bygget: klöver nio.', 'Bo har 0 mullar'],
        ['1 kort', '1 hög till dras in i bygget: klöver nio.', 'Bo har 1 mulle'],
        ['2 kort', '2 högar till dras in i bygget: klöver nio.', 'Bo har 2 mullar'],
        ['5 kort', '5 högar till dras in i bygget: klöver nio.', 'Bo har 5 mullar'],
      ],
    ],
    [
      'tr',
      [
        ['0 kart', 'Yapıya 0 yığın daha katıldı: sinek dokuzlusu.', 'Bo’nun 0 mullesi var'],
        ['1 kart', 'Yapıya 1 yığın daha katıldı: sinek dokuzlusu.', 'Bo’nun 1 mullesi var'],
        ['2 kart', 'Yapıya 2 yığın daha katıldı: sinek dokuzlusu.', 'Bo’nun 2 mullesi var'],
        ['5 kart', 'Yapıya 5 yığın daha katıldı: sinek dokuzlusu.', 'Bo’nun 5 mullesi var'],
      ],
    ],
    [
      'hu',
      [
        ['0 lap', 'Még 0 halom csatlakozik az építményhez: treff kilences.', 'Bo: 0 mulle'],
        ['1 lap', 'Még 1 halom csatlakozik az építményhez: treff kilences.', 'Bo: 1 mulle'],
        ['2 lap', 'Még 2 halom csatlakozik az építményhez: treff kilences.', 'Bo: 2 mulle'],
        ['5 lap', 'Még 5 halom csatlakozik az építményhez: treff kilences.', 'Bo: 5 mulle'],
      ],
    ],
    [
      'de',
      [
        ['0 Karten', '0 Stapel kommen zum Bau dazu: Kreuz-Neun.', 'Bo hat 0 Mullen'],
        ['1 Karte', '1 Stapel kommt zum Bau dazu: Kreuz-Neun.', 'Bo hat 1 Mulle'],
        ['2 Karten', '2 Stapel kommen zum Bau dazu: Kreuz-Neun.', 'Bo hat 2 Mullen'],
        ['5 Karten', '5 Stapel kommen zum Bau dazu: Kreuz-Neun.', 'Bo hat 5 Mullen'],
      ],
    ],
  ] as const)('%s', async (locale, expected) => {
    expect(await plurals(locale)).toEqual(expected);
  });
});

test.each([
  [['nb', 'sv-FI', 'en'], 'sv'],
  [['tr-TR'], 'tr'],
  [['HU'], 'hu'],
  [['fr', 'ja'], 'en'],
  [[], 'en'],
  [['svx', 'de-AT'], 'de'],
])('%j would like %s', (wanted, locale) => {
  expect(pickLocale(wanted)).toBe(locale);
});
