import { karten, punkte } from '../../common/de/grammar.ts';
import type { reasons as english } from '../en/reasons.ts';

const bahn = (line: number, own: number, other: number): string =>
  `Bahn ${line} auf ${own} gegen ${other}`;

export const reasons: typeof english = {
  draft: 'Von dem, was übrig ist, hat dieses Protokoll am meisten gewonnen.',
  ban: 'Dieses Protokoll hat am meisten gewonnen. Besser, niemand hat es.',
  wins: 'Das gewinnt die Partie.',
  compiles: (line) => `Das kompiliert Bahn ${line}.`,
  stops: (line) => `Das hindert den Gegner daran, Bahn ${line} zu kompilieren.`,
  ready: (line, own, other) =>
    `Das bringt ${bahn(line, own, other)}: Sie wird im nächsten Zug kompiliert, wenn es niemand verhindert.`,
  'ready-to-win': (line, own, other) =>
    `Damit ist die letzte Bahn bereit, ${own} gegen ${other} in Bahn ${line}: Das gewinnt im nächsten Zug, wenn es niemand verhindert.`,
  refresh: (n) =>
    n === 0
      ? 'Die Hand ist leer: Auffrischen bringt fünf Karten.'
      : `Mit ${karten(n)} auf der Hand gibt es wenig Auswahl: Auffrischen bringt wieder fünf.`,
  rearranges: 'Das ändert, welches Protokoll in welcher Bahn steht.',
  declines: 'Alles bleibt, wie es ist.',
  weakens: (n) => `Das nimmt dem Gegner ${punkte(n)}.`,
  control: (n) => `Das bringt in ${n} Bahnen die Führung: genug für die Kontrolle.`,
  empties: (n) => `Das lässt dem Gegner ${karten(n)} weniger auf der Hand.`,
  draws: (n) => `Das bringt ${karten(n)} mehr zur Auswahl.`,
  'face-down': (line, own, other) => `Verdeckt bringt sie ${bahn(line, own, other)}.`,
  points: (line, own, other) => `Das bringt ${bahn(line, own, other)}.`,
  spares: (n) =>
    n === 1
      ? 'Die letzte Handkarte wird abgegeben.'
      : `Eine von ${karten(n)} auf der Hand wird abgegeben.`,
  unread:
    'Nur der Gegner kann diese Karte lesen: Es entscheidet der Durchschnitt all dessen, was sie sein kann.',
};
