import type { Terms } from './term.ts';

export const mulle: Terms = {
  game: {
    word: { en: 'game', sv: 'parti', hu: 'játszma', de: 'Partie', tr: 'oyun' },
    strays: { en: /\bmatch\b/i, sv: /\bmatch/i, hu: /meccs|mérkőzés|\bparti/i, de: /\bmatch/i },
  },
  omgang: {
    word: { en: 'omgang', sv: 'omgång', hu: 'forduló', de: 'Durchgang', tr: 'devre' },
    strays: { en: /\bomgång(?!\.)|\bomgangs\b/i, de: /\bomgang/i, hu: /\bomgang/i },
  },
  round: {
    word: { en: 'round', sv: 'rond', hu: 'kör', de: 'Runde', tr: 'el' },
    strays: { sv: /\brunda/i },
  },
  turn: {
    word: { en: 'turn', sv: 'drag', hu: 'lépés', de: 'Zug', tr: 'hamle' },
  },
  take: {
    word: { en: 'take', sv: 'ta in', hu: 'visz', de: 'nimm', tr: 'al' },
    strays: { en: /\bcaptur/i },
  },
  build: {
    word: { en: 'build', sv: 'bygge', hu: 'építmény', de: 'Bau', tr: 'yapı' },
  },
  locked: {
    word: { en: 'locked', sv: 'låst', hu: 'zárt', de: 'gesperrt', tr: 'kilitli' },
    strays: { en: /\bclosed build|\bfrozen/i },
  },
  trotta: {
    word: { en: 'trotta', sv: 'trötta', hu: 'trotta', de: 'Trotta', tr: 'trotta' },
  },
  feed: {
    word: { en: 'feed', sv: 'mata', hu: 'hozzátesz', de: 'nachleg', tr: 'ekle' },
    strays: {
      en: /\badd(?:s|ed)? (?!up\b)[^.:;]*\bto (?:it|the build|your build|their build|\d)/i,
      hu: /\betet|növelem/i,
      tr: /besle/i,
      de: /fütter|\bdazu(?:ge)?leg|\bzu \d+ legen/i,
    },
  },
  layDown: {
    word: { en: 'lay down', sv: 'släng', hu: 'lerak', de: 'ablegen', tr: 'yere at' },
    strays: {
      en: /\bdiscard/i,
      sv: /\blägg\w* ner\b/i,
      hu: /\blete(?:sz|nni|het)/i,
      tr: /yere bırak/i,
      de: /hin(?:ge|zu)?leg|\bleg\w* [^.:;]*\bhin\b/i,
    },
  },
  twin: {
    word: { en: 'twin', sv: 'tvilling', hu: 'iker', de: 'Zwilling', tr: 'ikiz' },
  },
  intake: {
    word: { en: 'intake', sv: 'intag', hu: 'zsákmány', de: 'Fang', tr: 'toplanan' },
    strays: {
      en: /\bloot|\bharvest/i,
      sv: /samma intag|sista intag|intagn|\bär \w+ intaget/i,
      tr: /toplama puan/i,
    },
  },
  specialCard: {
    word: { en: 'special', sv: 'specialkort', hu: 'különleges', de: 'Sonderkarte', tr: 'özel' },
    strays: { de: /\bbesondere\w* Karte/i },
  },
};
