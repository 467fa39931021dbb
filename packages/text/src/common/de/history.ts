import type { history as english } from '../en/history.ts';
import { count } from './grammar.ts';

const partien = (n: number): string => count(n, 'Partie', 'Partien');

export const history: typeof english = {
  title: 'Deine Partien',
  about: 'Nur in diesem Browser gespeichert, niemand sonst sieht es.',
  replays: 'Wiederholungen ansehen',
  none: 'Noch ist keine Partie zu Ende gespielt. Spiele eine, dann wird sie hier gezählt.',
  noneSuch: 'So eine Partie ist noch nicht zu Ende gespielt.',

  any: 'Alle',
  game: 'Spiel',
  level: 'Spielstärke',
  rules: 'Regeln',

  totals: 'Kurz gesagt',
  shareOf: (n) => `von ${partien(n)} gewonnen`,
  outcomes: { won: 'Gewonnen', drawn: 'Geteilt', lost: 'Verloren' },
  helped: 'mit Hilfe',
  helpedWins: (n) => `davon ${n} mit Tipps, Zurücknehmen oder bekannten Karten`,
  now: 'Zurzeit',
  longest: 'Längste Siegesserie',
  streak: {
    won: (n) => (n === 1 ? '1 Sieg' : `${n} Siege in Folge`),
    drawn: (n) => (n === 1 ? '1 geteilter Sieg' : `${n} geteilte Siege in Folge`),
    lost: (n) => (n === 1 ? '1 Niederlage' : `${n} Niederlagen in Folge`),
  },

  winCurve: (n) => `Siege in den letzten ${n} Partien`,
  winCurveAbout: (n, share, won) =>
    n === 1
      ? `Letzte Partie: ${won ? '' : 'nicht '}gewonnen.`
      : `${share} der letzten ${n} Partien gewonnen.`,
  pointCurve: (n) => `Punkte pro Partie, Schnitt über ${n}`,
  pointCurveAbout: (n, mean) =>
    `Im Schnitt ${mean} Punkte in ${n === 1 ? 'der letzten Partie' : `den letzten ${n} Partien`}.`,

  more: 'Mehr',
  breakdown: 'Nach Spiel, Spielstärke und Regeln',
  games: 'Partien',
  mean: 'Punkte im Schnitt',
  contracts: 'Ansagen',
  deals: 'Spiele',
  perDeal: (n) => (n === 1 ? 'Ein Spiel' : `Durchschnitt aus ${n} Spielen`),
  opponents: 'Gegner',
  most: 'Dein Höchstwert',
  sealed: 'Versiegelte Karten',
  protocols: 'Protokolle',
  protocol: 'Protokoll',
  list: 'Partie für Partie',
  shared: 'Partien zu mehreren',
  points: (n) => count(n, 'Punkt', 'Punkte'),

  keeping: 'Behalten oder löschen',
  csv: 'Als Tabelle speichern (CSV)',
  json: 'Als JSON speichern',
  remove: 'Löschen',
  removeOne: (game, when) => `${game} vom ${when} löschen`,
  removeAll: (n) => (n === 1 ? 'Diese Partie löschen' : `Diese ${n} Partien löschen`),
  removeTitle: (n) => `${partien(n)} löschen?`,
  removeAbout: 'Ergebnisse und Wiederholungen sind dann endgültig weg. Unbeendete Partien bleiben.',
};
