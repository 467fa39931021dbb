import { augen, count, karten } from '../../common/de/grammar.ts';
import type { reasons as english } from '../en/reasons.ts';

const asse = (n: number): string => (n === 0 ? 'kein Ass' : count(n, 'Ass', 'Asse'));
const trümpfe = (n: number): string => (n === 0 ? 'kein Trumpf' : count(n, 'Trumpf', 'Trümpfe'));
const hand = (n: number, what: string): string => `der Hand ${n > 1 ? 'sind' : 'ist'} ${what}`;
const farbe = (n: number, held: number): string =>
  `Die längste Farbe hat ${karten(n)}, auf ${hand(held, asse(held))}`;
const blatt = (n: number, held: number): string => {
  const both = [trümpfe(n), asse(held)];
  return `Auf ${hand(n + held, (n === 0 ? both.toReversed() : both).join(' und '))}`;
};
const niedrig = (n: number): string =>
  `Auf ${hand(n, n === 0 ? 'keine Karte' : karten(n))} von der Sieben bis zur Zehn`;

export const reasons: typeof english = {
  'bid-trump': (n, held) =>
    `Dafür ${n > 1 ? 'sind' : 'ist'} ${trümpfe(n)} da, und auf ${hand(held, asse(held))}.`,
  'bid-betli': (n) => `${niedrig(n)}: Damit bleibt man unter den anderen.`,
  'bid-durchmars': (held) => `Auf ${hand(held, asse(held))}.`,
  'discard-points': (n) =>
    `Im Talon sind ihre ${augen(n)} sicher: Sie zählen für den, der dieses Spiel spielt.`,
  'discard-suit': (left) =>
    left === 0
      ? 'Danach fehlt ihre Farbe auf der Hand.'
      : `In ihrer Farbe ${left === 1 ? 'bleibt' : 'bleiben'} ${karten(left)}.`,
  'trump-long': (n) => `Das ergibt ${trümpfe(n)}.`,
  pass: (n, held) => `${farbe(n, held)}: zu wenig für eine höhere Ansage.`,
  pickup: (n, held) => `${farbe(n, held)}: genug für einen Versuch mit dem Talon.`,
  hold: (n, held) => `${farbe(n, held)}: genug zum Spielen.`,
  release: (n, held) => `${farbe(n, held)}: besser fürs Gegenspiel.`,
  stand: (n, held) => `${farbe(n, held)}: Eine höhere Ansage wäre ein Risiko.`,
  'double-trumps': (n, held) => `${blatt(n, held)}.`,
  'double-low': (n) => `${niedrig(n)}.`,
  'double-aces': (held) => `Auf ${hand(held, asse(held))}.`,
  'done-trumps': (n, held) => `${blatt(n, held)}: zu wenig zum Verdoppeln.`,
  'done-low': (n) => `${niedrig(n)}: zu wenig zum Verdoppeln.`,
  'done-aces': (held) => `Auf ${hand(held, asse(held))}: zu wenig zum Verdoppeln.`,
  'lead-trump': (n) => `Das zieht Trümpfe: Noch ${n} ${n === 1 ? 'ist' : 'sind'} draußen.`,
  'lead-trump-last': 'Niemand sonst hat noch einen Trumpf.',
  lead: (n) =>
    `In ihrer Farbe ${n === 1 ? 'ist' : 'sind'} noch ${count(n, 'höhere Karte', 'höhere Karten')} draußen.`,
  'lead-master': 'In ihrer Farbe ist keine höhere Karte mehr draußen.',
  take: 'Das macht den Stich.',
  'take-sure': 'Diese Karte macht den Stich: Nichts, was noch draußen ist, schlägt sie.',
  'take-ahead': (n) =>
    `Diese Karte liegt im Stich vorn; ${n === 1 ? '1 Karte draußen kann' : `${n} Karten draußen können`} sie noch schlagen.`,
  'stay-under': 'Das bleibt unter dem Stich.',
  'feed-partner': (n) => `Der Partner macht den Stich: ${augen(n)} für die gemeinsame Seite.`,
  'feed-ahead': (n) =>
    `Der Partner liegt im Stich vorn: ${augen(n)} für die gemeinsame Seite, wenn es so bleibt.`,
  'throw-away': 'Diese Karte macht den Stich nicht.',
  'throw-away-points': (n) =>
    n === 0
      ? 'Diese Karte macht den Stich nicht und hat keine Augen.'
      : `Diese Karte macht den Stich nicht und gibt ${augen(n)} ab.`,
};
