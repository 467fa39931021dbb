import type { Reasons } from '../en/reasons.ts';
import { name } from './cards.ts';
import { augen, count, karten, punkte } from './grammar.ts';

const strafe = (n: number): string => count(n, 'Strafpunkt', 'Strafpunkte');
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
const bahn = (line: number, own: number, other: number): string =>
  `Bahn ${line} auf ${own} gegen ${other}`;

export const reasons: Reasons = {
  mulle: {
    capture: (n) => `Das nimmt ${karten(n)}; keine davon zählt zum Fang.`,
    'capture-points': (n, worth) => `Das nimmt ${karten(n)}, zusammen ${punkte(worth)} im Fang.`,
    'capture-mulle': (worth) => `Das bringt eine Mulle: sofort ${punkte(worth)}.`,
    'capture-tabbe': (n) => `Das nimmt ${karten(n)} und räumt den Tisch ab: eine Tabbe.`,
    build: (value, card) =>
      `So entsteht ein Bau von ${value}, und ${name(card)} bleibt auf der Hand, um ihn zu nehmen.`,
    trotta: (value) =>
      `Das sperrt alles, was ${value} zählt, in einen Bau, den niemand verändern kann.`,
    feed: (value, n) =>
      `Der gesperrte Bau von ${value} hat dann ${karten(n)}, und wer ihn nimmt, nimmt alle.`,
    discard: (n, unseen) =>
      `Von ${count(unseen, 'noch nicht gesehenen Karte', 'noch nicht gesehenen Karten')} ${n === 0 ? 'kann keine' : n === 1 ? 'kann 1' : `können ${n}`} sie allein nehmen.`,
    'discard-safe': 'Der Gegner kann ihren Zwilling nicht haben: Sie kann keine Mulle werden.',
    'discard-for-mulle': 'Ihr Zwilling bleibt auf der Hand: Beide lassen sich als Mulle nehmen.',
  },
  'buddy-bluff': {
    discard: (n) =>
      `Diese Karte passt zu nichts. Von ihrem Rang ${n === 1 ? 'ist' : 'sind'} ${karten(n)} noch nicht aufgetaucht und ${n === 1 ? 'könnte' : 'könnten'} sie zurückholen.`,
    'discard-safe':
      'Diese Karte passt zu nichts, und niemand sonst kann die übrigen Karten ihres Rangs haben: Niemand sonst holt sie zurück.',
    'package-seals': (n) => `Das versiegelt ${karten(n)}: Niemand kann sie mehr bewegen.`,
    'package-keeps': (n) =>
      `Das kostet jetzt ${strafe(n)}, aber die Karten liegen offen und lassen sich wieder abheben.`,
    'package-gives-away': (n) => `Das gibt ${strafe(n)} aus dem eigenen Fach an jemand anderen.`,
    'package-on-leader': (n) => `Das gibt ${strafe(n)} an den, der vorn liegt.`,
    'package-on-match-leader': (n) => `Das gibt ${strafe(n)} an den, der im Match vorn liegt.`,
    'package-on-rival': (n, after) =>
      `Das gibt ${strafe(n)} an einen Gegner, dessen Fach dann ${after} hat.`,
  },
  ulti: {
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
    release: (n, held) => `${farbe(n, held)}: besser zum Gegenspiel.`,
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
  },
  compile: {
    draft: 'Von dem, was übrig ist, hat dieses Protokoll am meisten gewonnen.',
    ban: 'Dieses Protokoll hat am meisten gewonnen. Besser, niemand hat es.',
    wins: 'Das gewinnt die Partie.',
    compiles: (line) => `Das kompiliert Bahn ${line}.`,
    stops: (line) => `Das hindert den Gegner daran, Bahn ${line} zu kompilieren.`,
    ready: (line, own, other) =>
      `Das bringt ${bahn(line, own, other)}: Sie wird im nächsten Zug kompiliert, wenn es niemand verhindert.`,
    'ready-to-win': (line, own, other) =>
      `Das macht die letzte Bahn bereit, ${bahn(line, own, other)}: Sie gewinnt im nächsten Zug, wenn es niemand verhindert.`,
    refresh: (n) => `Mit ${karten(n)} auf der Hand gibt es wenig Auswahl: Das zieht auf fünf nach.`,
    rearranges: 'Das ändert, welches Protokoll in welcher Bahn steht.',
    declines: 'Alles bleibt, wie es ist.',
    weakens: (n) => `Das nimmt dem Gegner ${punkte(n)}.`,
    control: (n) => `Das bringt in ${n} Bahnen die Führung: genug für die Kontrolle.`,
    empties: (n) => `Das lässt dem Gegner ${karten(n)} weniger auf der Hand.`,
    draws: (n) => `Das bringt ${karten(n)} mehr zur Auswahl.`,
    'face-down': (line, own, other) => `Verdeckt bringt sie ${bahn(line, own, other)}.`,
    points: (line, own, other) => `Das bringt ${bahn(line, own, other)}.`,
    spares: (n) => `Eine von ${karten(n)} auf der Hand wird abgegeben.`,
    unread:
      'Nur der Gegner kann diese Karte lesen: Es entscheidet der Schnitt über alles, was sie sein kann.',
  },
};
