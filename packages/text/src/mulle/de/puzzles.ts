import { changes } from '../account.ts';
import type * as english from '../en/puzzles.ts';
import { list, punkte, signed } from '../../common/de/grammar.ts';

export const themes: typeof english.themes = {
  'deny-mulle': {
    name: 'Keine Mulle für den Gegner',
    why: (d) =>
      `Nach jedem anderen Zug nimmt der Gegner sofort eine Mulle, die mindestens ${punkte(d.points)} wert ist.`,
  },
  'mulle-ahead': {
    name: 'Eine Mulle kündigt sich an',
    why: (d) =>
      `${d.card} nimmt noch nichts, aber was der Gegner auch tut: Deine nächste Karte bringt mindestens ${punkte(d.points)} an Mullen.`,
  },
  bonus: {
    name: 'Über zwanzig',
    why: (d) =>
      `Bei bestem Spiel endet dein Fang bei ${d.intake}, das sind ${d.bonus} Zuschlag; nach dem zweitbesten Zug kommt er nicht über 20.`,
  },
  'deny-bonus': {
    name: 'Nicht über zwanzig',
    why: (d) =>
      `Der Fang des Gegners bleibt bei ${d.intake} stehen; nach dem zweitbesten Zug kommt er über 20 und bringt ${d.bonus} Zuschlag.`,
  },
  order: {
    name: 'Zuerst, was verloren gehen kann',
    why: (d) =>
      `Was ${d.first} nimmt, kann verloren gehen; ${d.later} nimmt beim nächsten Mal genauso viel, was der Gegner auch tut.`,
  },
  'safe-build': {
    name: 'Ein Bau nur für dich',
    why: (d) =>
      `Den Bau von ${d.value} kann der Gegner nicht nehmen, deine nächste Karte aber schon, was der Gegner auch tut.`,
  },
  steal: {
    name: 'Schneller als der Besitzer',
    why: (d) =>
      `Der Bau von ${d.value} gehört dem Gegner, der ihn als Nächstes nähme; ${d.card} ist früher da.`,
  },
  tabbe: {
    name: 'Leerer Tisch',
    why: (d) =>
      `${d.card} räumt den Tisch ab: eine Tabbe für dich, und der Gegner kann nur eine Karte ablegen.`,
  },
  last: {
    name: 'Wer zuletzt nimmt',
    why: (d) =>
      `Nur so nimmst du als Letzter und bekommst, was auf dem Tisch bleibt: ${d.cards === 1 ? '1 Karte' : `${d.cards} Karten`}, ${punkte(d.points)}.`,
  },
  wait: {
    name: 'Das kann warten',
    why: (d) =>
      `Beim nächsten Mal nimmt ${d.card} immer noch mindestens ${punkte(d.points)}, was der Gegner auch tut; also ist Zeit für anderes.`,
  },
  'safe-discard': {
    name: 'Was niemand nehmen kann',
    why: (d) =>
      `Von allen Karten, die du ablegen kannst, ist ${d.card} die einzige, die der Gegner nicht nehmen kann.`,
  },
};

const alle = (cards: string): string => list(cards.split(' '));

/** As on the score sheet, whose texts a page of puzzles does not load. */
const COLUMNS = { mulle: 'Mullen', tabbe: 'Tabben', intake: 'Fang', bonus: 'Zuschlag' };

export const reasons: typeof english.reasons = {
  nothing: () => 'Der Gegner kann jetzt nichts nehmen.',
  noPoints: () => 'Was der Gegner jetzt nehmen kann, bringt keine Punkte.',
  nextSure: (d) =>
    d.cards === ''
      ? `Was der Gegner auch tut, ${d.card} nimmt beim nächsten Mal mindestens ${punkte(d.points)}.`
      : `Was der Gegner auch tut, ${d.card} nimmt beim nächsten Mal ${alle(d.cards)}: mindestens ${punkte(d.points)}.`,
  next: (d) =>
    `Nach der besten Antwort nimmt ${d.card} dann ${alle(d.cards)}: ${punkte(d.points)}.`,
  later: (d) => `Bei bestem Spiel nimmt ${d.card} später ${alle(d.cards)}: ${punkte(d.points)}.`,
  takes: (d) => `Der Gegner nimmt dann mit ${d.card} ${alle(d.cards)}: ${punkte(d.points)}.`,
  account: (d) => `Am Ende, verglichen mit dem besten Zug: ${changes(d, COLUMNS, signed)}.`,
};
