import type { Terms } from './term.ts';

export const ulti: Terms = {
  deal: {
    word: { en: 'deal', sv: 'giv', hu: 'leosztás', de: 'Spiel', tr: 'el' },
  },
  auction: {
    word: { en: 'auction', sv: 'budgivning', hu: 'licit', de: 'Lizitation', tr: 'ihale' },
    strays: { en: /\bthe bidding\b/i, de: /versteiger|\breiz/i },
  },
  bid: {
    word: { en: 'bid', sv: 'bud', hu: 'bemondás', de: 'Ansage', tr: 'söz' },
  },
  contract: {
    word: { en: 'contract', sv: 'kontrakt', hu: 'bemondás', de: 'Ansage', tr: 'kontrat' },
    strays: { en: /\b(?:higher|simple|keep the) game\b/i, sv: /\b(?:högre|enkla|egna) spel/i },
  },
  pass: {
    word: { en: 'pass', sv: 'passa', hu: 'mehet', de: 'passen', tr: 'pas' },
    strays: { en: /\bdeclin/i, hu: /passzol/i },
  },
  pickUp: {
    word: { en: 'pick up', sv: 'ta upp', hu: 'felvesz', de: 'aufnehmen', tr: 'talonu al' },
  },
  hold: {
    word: { en: 'hold', sv: 'håll', hu: 'tart', de: 'halten', tr: 'bırakma' },
    strays: { tr: /tutuyorum|sözü tut$|sözünü tut|tutulan söz|tutma ve bırakma/i },
  },
  release: {
    word: { en: 'release', sv: 'släpp', hu: 'elenged', de: 'freigeben', tr: 'bırak' },
    strays: { en: /\blet it go\b/i, hu: /átenged/i, de: /\babgeben/i },
  },
  talon: {
    word: { en: 'talon', sv: 'talong', hu: 'talon', de: 'Talon', tr: 'talon' },
    strays: { en: /\bthe discards\b|\bkitty\b|\bwidow\b/i, sv: /lagda korten/i },
  },
  layDown: {
    word: { en: 'lay down', sv: 'lägg', hu: 'letesz', de: 'ablegen', tr: 'talona koy' },
    strays: {
      en: /\bdiscard|\blays? away\b|\bset aside\b/i,
      sv: /\bundan\b/i,
      tr: /kart(?:ı|ını)? (?:kapalı )?bırak/i,
      de: /weg(?:ge|zu)?leg|\bleg\w* [^.:;]*\bweg\b/i,
    },
  },
  soloist: {
    word: { en: 'soloist', sv: 'spelförare', hu: 'felvevő', de: 'Alleinspieler', tr: 'ihaleci' },
    strays: { en: /\bdeclarer\b/i, sv: /\bsolist/i, de: /\bSolist/i },
  },
  defender: {
    word: { en: 'defender', sv: 'motspelare', hu: 'védő', de: 'Gegenspieler', tr: 'savunan' },
    strays: {
      en: /\bopponent/i,
      sv: /\bmotståndar/i,
      tr: /rakip|rakib/i,
      de: /\bVerteidiger|\bGegner/i,
    },
  },
  trick: {
    word: { en: 'trick', sv: 'stick', hu: 'ütés', de: 'Stich', tr: 'löve' },
  },
  follow: {
    word: { en: 'follow', sv: 'bekänn', hu: 'színre', de: 'bedienen', tr: 'renge' },
  },
  beat: {
    word: { en: 'beat', sv: 'sticka över', hu: 'felül', de: 'übernehm', tr: 'büyüt' },
    strays: { en: /\bovertake/i, de: /überst[ei]ch/i },
  },
  trump: {
    word: { en: 'trump', sv: 'trumf', hu: 'adu', de: 'Trumpf', tr: 'koz' },
    strays: { en: /\bruff/i, hu: /\badu hetes/i },
  },
  marriage: {
    word: { en: 'marriage', sv: 'mariage', hu: 'negyven', de: 'Mariage', tr: 'çift' },
    strays: { en: /\bpair\b/i, de: /\bPaar/ },
  },
  kontra: {
    word: { en: 'kontra', sv: 'kontra', hu: 'kontra', de: 'Kontra', tr: 'kontra' },
    strays: { en: /\bcontra\b/i, sv: /\bett kontra\b|\bkontrat\b/i, hu: /visszakontr/i },
  },
  under: {
    word: { en: 'under', sv: 'unter', hu: 'alsó', de: 'Unter', tr: 'alt vale' },
    strays: { sv: /\bober 3, under\b|\(under\b/i },
  },
  over: {
    word: { en: 'over', sv: 'ober', hu: 'felső', de: 'Ober', tr: 'üst vale' },
  },
};
