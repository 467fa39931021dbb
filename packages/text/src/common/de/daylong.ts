/** Was rund um die Blätter des Tages gesagt wird: alle spielen sie allein, mit denselben Karten. */
import type { DaylongWords } from '../en/daylong.ts';
import { count } from './grammar.ts';

export const daylong: DaylongWords = {
  about: (n) =>
    `Jeden Tag wird bei jedem Spiel ${n}-mal neu ausgeteilt. Du spielst gegen Computer, jedes Blatt einmal, und siehst, wie es anderen mit denselben Karten ging. Du kannst jederzeit aufhören und später weiterspielen.`,
  named: 'Dein Name erscheint neben deinen Ergebnissen.',
  name: 'Unter diesem Namen spielen',
  until: (time) => `Neue Blätter gibt es um ${time}.`,
  closed: (time) =>
    `Hier kann kein neues Spiel mehr begonnen werden. Was du begonnen hast, kannst du bis ${time} beenden.`,
  over: 'Dieser Tag ist vorbei. Alle Ergebnisse stehen fest.',
  play: (n) => `Spiel ${n} spielen`,
  goOn: (n) => `Spiel ${n} fortsetzen`,
  state: {
    new: 'noch nicht gespielt',
    begun: 'begonnen',
    none: 'kein Ergebnis',
    missed: 'nicht gespielt',
  },
  percent: (value) => `${value} %`,
  field: (done, all) => `Bisher haben ${done} von ${all} Computern dieses Spiel gespielt.`,
  more: (n) => `und ${n} weitere`,
  you: 'Du',
  levels: 'Computer mit denselben Karten',
  standing: (n) => `Rangliste: ${n} Spieler`,
  standingOwn: 'Berechnet aus den Spielen, die du gespielt hast.',
  standingAll: 'Berechnet aus allen Spielen dieses Tages.',
  standingAbout:
    '50 % ist der Durchschnitt aller Spieler und Computer. Wer weniger als die Hälfte der Spiele gespielt hat, wird nicht platziert.',
  plain:
    'In diesem Spiel verändert schon ein einziger anderer Zug alles, was folgt; dieselben Karten gleichen das Glück deshalb nur wenig aus.',
  opponents: (level) => `Deine Gegner: Computer (${level})`,
  once: 'Ein Versuch pro Spiel. Du kannst jederzeit aufhören und später weiterspielen.',
  before: 'Der Tag davor',
  today: 'Heute',
  alone: 'Nur für dich: ein Blatt von jedem Spiel, ohne Vergleich',
  none: 'Dieser Server bietet keine Blätter des Tages an.',
  decisions: 'Jeder Zug als Tabelle (CSV)',

  instant: {
    title: 'Acht Spiele sofort',
    about:
      'Spiele eines früheren Tages, gegen Computer auf diesem Gerät. Nach jedem Spiel siehst du sofort, wie du im Vergleich zu denen abschneidest, die es damals gespielt haben.',
    from: (date) => `Vom ${date}`,
    ours: 'Diese Spiele sind in der Seite enthalten; gespielt haben sie Computer.',
    mean: (percent, done, all) => `${percent} % nach ${done} von ${all} Spielen`,
    result: (percent) => `${percent} % mit diesen Karten`,
    beaten: (n, all) => `Besser als ${n} von ${all} Ergebnissen.`,
    all: 'Alle acht Spiele',
    none: 'Die Spiele konnten nicht geladen werden.',
  },

  yourPlay: {
    title: 'So gut spielst du',
    value: (boards, percent, margin) => `Nach ${boards} Spielen: ${percent} % ± ${margin}`,
    between: (value, lower, higher) => `${value}, zwischen ${lower} und ${higher}.`,
    above: (value, level) => `${value}, besser als ${level}.`,
    below: (value, level) => `${value}, noch nicht so gut wie ${level}.`,
    alone: (value) => `${value}.`,
    about:
      'Alle hatten dieselben Karten wie du; das sagt also mehr über dein Können als über dein Glück. 50 % ist der Durchschnitt derer, die sie gespielt haben.',
    soon: (n) =>
      `Nach ${count(n, 'weiterem Spiel', 'weiteren Spielen')} steht hier, wie gut du spielst.`,
  },

  rating: {
    value: (value, margin) => `Deine Wertungszahl: ${value} ± ${margin}`,
    means: (n, level) =>
      `Mit denselben Karten wärst du in etwa ${n} von 100 Spielen besser als der Computer ${level}; Spiele, die für euch beide gleich ausgehen, zählen nicht mit.`,
    how: 'Wie wird die Wertungszahl berechnet?',
    about: (level, strength) =>
      `Deine Blätter des Tages werden nur mit Computern verglichen, deren Stärke einmal gemessen wurde und gleich bleibt: ${level} hat ${strength}. Darum bedeutet die Zahl auf jedem Server dasselbe, und es ist egal, wer sonst noch spielt. 400 Punkte mehr heißt: Die Chancen stehen zehn zu eins. In 19 von 20 Fällen liegt der wahre Wert innerhalb von ±. Nur Blätter des Tages zählen, spätere mehr als frühere.`,
    kept: (n) => `Was gespeichert ist: ${count(n, 'Spiel', 'Spiele')}`,
    private:
      'Dein Browser merkt sie sich, um auszurechnen, wie gut du spielst. Das sieht sonst niemand.',
    save: 'Als Datei speichern',
    forget: 'Löschen',
  },
};
