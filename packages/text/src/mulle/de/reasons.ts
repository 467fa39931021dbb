import { name } from '../../common/de/cards.ts';
import { count, karten, punkte } from '../../common/de/grammar.ts';
import type { reasons as english } from '../en/reasons.ts';

export const reasons: typeof english = {
  capture: (n) =>
    `Das nimmt ${karten(n)}; ${n === 1 ? 'sie zählt nicht' : 'keine davon zählt'} zum Fang.`,
  'capture-points': (n, worth) =>
    `Das nimmt ${karten(n)}${n === 1 ? ':' : ', zusammen'} ${punkte(worth)} im Fang.`,
  'capture-mulle': (worth) => `Das bringt eine Mulle: sofort ${punkte(worth)}.`,
  'capture-tabbe': (n) => `Das nimmt ${karten(n)} und räumt den Tisch ab: eine Tabbe.`,
  build: (value, card) =>
    `So entsteht ein Bau von ${value}, und ${name(card)} bleibt auf der Hand, um ihn zu nehmen.`,
  trotta: (value) =>
    `Alles, was ${value} zählt, kommt in einen gesperrten Bau, den niemand verändern kann.`,
  feed: (value, n) =>
    `Der gesperrte Bau von ${value} hat dann ${karten(n)}, und wer ihn nimmt, nimmt alle.`,
  discard: (n, unseen) =>
    `Von ${count(unseen, 'noch nicht gesehenen Karte', 'noch nicht gesehenen Karten')} ${n === 0 ? 'kann keine' : n === 1 ? 'kann 1' : `können ${n}`} sie allein nehmen.`,
  'discard-safe': 'Der Gegner kann ihren Zwilling nicht haben: Sie kann keine Mulle werden.',
  'discard-for-mulle': 'Ihr Zwilling bleibt auf der Hand: Beide lassen sich als Mulle nehmen.',
};
