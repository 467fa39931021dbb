import { name } from '../../common/hu/cards.ts';
import { Az, lap, numberObject, pont } from '../../common/hu/grammar.ts';
import type { reasons as english } from '../en/reasons.ts';

export const reasons: typeof english = {
  capture: (n) => `Elvisz ${n} lapot, de ez nem hoz pontot.`,
  'capture-points': (n, worth) => `Elvisz ${n} lapot, ami összesen ${worth} pontot ér.`,
  'capture-mulle': (worth) => `Mullét visz: rögtön ${pont(worth)}.`,
  'capture-tabbe': (n) => `Elvisz ${n} lapot, és ezzel üres az asztal: tabbe.`,
  build: (value, card) =>
    `${value} értékű építmény lesz belőle, és kézben marad, ami elviszi: ${name(card)}.`,
  trotta: (value) =>
    `Mindent, ami ${numberObject(value)} ér, olyan építménybe zár, amelyet senki sem módosíthat.`,
  feed: (value, n) =>
    `${Az(value)} értékű lezárt építményben ${lap(n)} lesz, és aki elviszi, mindet viszi.`,
  discard: (n, unseen) =>
    `A még nem látott ${lap(unseen)} közül ${n === 0 ? 'egyik sem' : n} tudja egymaga elvinni.`,
  'discard-safe': 'Az ikre senki másnál nem lehet: nem lesz belőle mulle.',
  'discard-for-mulle': 'Az ikre kézben marad, és a kettő mulleként elvihető.',
};
