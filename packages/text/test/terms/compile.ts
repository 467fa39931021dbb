import type { Terms } from './term.ts';

export const compile: Terms = {
  turn: {
    word: { en: 'turn', sv: 'tur', hu: 'kör', de: 'Zug', tr: 'tur' },
  },
  line: {
    word: { en: 'line', sv: 'bana', hu: 'sáv', de: 'Bahn', tr: 'kulvar' },
    strays: { en: /\blanes?\b/i },
  },
  protocol: {
    word: { en: 'protocol', sv: 'protokoll', hu: 'protokoll', de: 'Protokoll', tr: 'protokol' },
  },
  box: {
    word: { en: 'box', sv: 'låda', hu: 'doboz', de: 'Schachtel', tr: 'kutu' },
    strays: {
      en: /\bsets of protocols|\bchosen sets\b/i,
      sv: /\bserier\b|\bset\b|\bsamling/i,
      hu: /készletb/i,
      tr: /\bset(?:ler|$)/i,
      de: /Sammlung|\bSets\b/,
    },
  },
  compile: {
    word: { en: 'compile', sv: 'kompiler', hu: 'kompilál', de: 'kompilier', tr: 'derle' },
  },
  uncovered: {
    word: { en: 'uncovered', sv: 'avtäckt', hu: 'takaratlan', de: 'frei', tr: 'örtüsüz' },
    strays: { sv: /\botäck/i, hu: /letakaratlan/i },
  },
  covered: {
    word: { en: 'covered', sv: 'täckt', hu: 'letakart', de: 'überdeckt', tr: 'örtülü' },
    strays: { hu: /(?<!\p{L})takart/iu },
  },
  faceUp: {
    word: { en: 'face-up', sv: 'uppvän', hu: 'felford', de: 'offen', tr: 'açık' },
    strays: { en: /\bface up\b/i },
  },
  faceDown: {
    word: { en: 'face-down', sv: 'nedvän', hu: 'leford', de: 'verdeckt', tr: 'kapalı' },
    strays: { en: /\bface down\b/i },
  },
  flip: {
    word: { en: 'flip', sv: 'vänd', hu: 'fordít', de: 'umdreh', tr: 'çevir' },
  },
  shift: {
    word: { en: 'shift', sv: 'flytta', hu: 'áthelyez', de: 'verschieb', tr: 'kaydır' },
  },
  delete: {
    word: { en: 'delete', sv: 'radera', hu: 'töröl', de: 'löschen', tr: 'sil' },
    strays: { en: /\bdestroy/i },
  },
  discard: {
    word: { en: 'discard', sv: 'kasta', hu: 'eldob', de: 'abw', tr: 'at' },
  },
  refresh: {
    word: { en: 'refresh', sv: 'fyll', hu: 'frissít', de: 'auffrisch', tr: 'yenile' },
  },
  cache: {
    word: { en: 'cache', sv: 'cache', hu: 'gyorsítótár', de: 'Cache', tr: 'önbellek' },
  },
  control: {
    word: { en: 'control', sv: 'kontroll', hu: 'irányítás', de: 'Kontrolle', tr: 'kontrol' },
  },
  trash: {
    word: { en: 'trash', sv: 'papperskorg', hu: 'lomtár', de: 'Ablage', tr: 'çöp' },
    strays: { en: /\bdiscard pile\b/i },
  },
  topText: {
    word: { en: 'top text', sv: 'övre text', hu: 'felső szöveg', de: 'obere', tr: 'üst metin' },
    strays: { sv: /översta text|mittentext|\b(?:under|neder)st\b/i },
  },
};
