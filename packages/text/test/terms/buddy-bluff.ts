import type { Terms } from './term.ts';

export const buddyBluff: Terms = {
  match: {
    word: { en: 'match', sv: 'match', hu: 'játszma', de: 'Match', tr: 'maç' },
    strays: {
      en: /\ba match (?:lifts|takes)/i,
      sv: /\bpartiet?\b/i,
      hu: /meccs|mérkőzés|\bparti/i,
    },
  },
  deal: {
    word: { en: 'deal', sv: 'giv', hu: 'leosztás', de: 'Spiel', tr: 'el' },
    strays: { tr: /(?:\d|dört|son|bütün) dağıtım/i },
  },
  round: {
    word: { en: 'round', sv: 'rond', hu: 'forduló', de: 'Runde', tr: 'tur' },
    strays: { en: /\b\d hands of\b/i, sv: /omgång/i, hu: /(?<!\p{L})kör(?!\p{L})/iu },
  },
  turn: {
    word: { en: 'turn', sv: 'tur', hu: 'lépés', de: 'Zug', tr: 'hamle' },
  },
  centre: {
    word: { en: 'centre', sv: 'mitten', hu: 'közép', de: 'Mitte', tr: 'orta' },
    strays: { en: /\bcenter\b|\bmiddle\b/i },
  },
  pool: {
    word: { en: 'pool', sv: 'högen', hu: 'kupac', de: 'Ablage', tr: 'havuz' },
    strays: { en: /\bdiscard/i },
  },
  slot: {
    word: { en: 'slot', sv: 'fack', hu: 'rekesz', de: 'Fach', tr: 'hane' },
    strays: { en: /\btray\b/i },
  },
  package: {
    word: { en: 'package', sv: 'paket', hu: 'csomag', de: 'Paket', tr: 'paket' },
    strays: { en: /\bbundle\b/i },
  },
  seal: {
    word: { en: 'seal', sv: 'sigill', hu: 'pecsét', de: 'Siegel', tr: 'mühür' },
  },
  buried: {
    word: { en: 'buried', sv: 'begrav', hu: 'temet', de: 'begraben', tr: 'gömül' },
  },
  rank: {
    word: { en: 'rank', sv: 'valör', hu: 'érték', de: 'Rang', tr: 'değer' },
  },
  penaltyPoints: {
    word: { en: 'penalty', sv: 'straffpoäng', hu: 'büntető', de: 'Strafpunkt', tr: 'ceza' },
    strays: { en: /\bdear(?:er|est)?\b/i },
  },
};
