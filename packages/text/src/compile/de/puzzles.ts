import { compile } from './game.ts';
import type * as english from '../en/puzzles.ts';
import { named } from '../en/puzzles.ts';

const card_ = (card: string): string =>
  card === '' ? 'eine verdeckte Karte' : named(card, compile.card.name);

const drops = (facts: { plate: string; was: number; theirs: number; own: number }): string =>
  `Die Bahn von ${facts.plate} fällt von ${facts.was} auf ${facts.theirs} gegen deine ${facts.own}, und das dritte Protokoll muss warten`;

export const themes: typeof english.themes = {
  flip: {
    name: 'Umdrehen',
    why: (facts) => `${card_(facts.card)} dreht ${card_(facts.target)} um: ${drops(facts)}.`,
  },
  shift: {
    name: 'In eine andere Bahn',
    why: (facts) =>
      `${card_(facts.card)} verschiebt ${card_(facts.target)} in eine andere Bahn: ${drops(facts)}.`,
  },
  return: {
    name: 'Vom Tisch',
    why: (facts) =>
      `${card_(facts.card)} holt ${card_(facts.target)} auf eine Hand zurück: ${drops(facts)}.`,
  },
  delete: {
    name: 'Löschen, was zählt',
    why: (facts) => `${card_(facts.card)} löscht ${card_(facts.target)}: ${drops(facts)}.`,
  },
  wake: {
    name: 'Ein Text löst den anderen aus',
    why: (facts) =>
      `${card_(facts.card)} löst es nur aus, die Arbeit macht ${card_(facts.cause)}: ${drops(facts)}.`,
  },
  lead: {
    name: 'Die Führung nehmen',
    why: ({ plate, theirs, own }) =>
      `Deine ${own} gegen ${theirs}: Wer in der Bahn von ${plate} nicht führt, kann sie nicht kompilieren, zehn Punkte hin oder her.`,
  },
  tie: {
    name: 'Gleichstand genügt',
    why: ({ plate, own }) =>
      `${own} gegen ${own}: Gleichstand ist keine Führung, und ohne Führung wird die Bahn von ${plate} nicht kompiliert.`,
  },
  plates: {
    name: 'Die Tafeln, nicht die Karten',
    why: ({ plate, done }) =>
      done === ''
        ? `Die Kontrolle wird abgegeben, bevor das Kompilieren zählt: Ordne deine eigenen Tafeln so, dass ${plate} in der Bahn steht, die kompiliert wird.`
        : `Die Punkte bleiben, aber dort steht jetzt ${done} statt ${plate}, und ${done} ist schon kompiliert.`,
  },
  turn: {
    name: 'Kompiliert durch einen Text',
    why: ({ plate, card }) =>
      `${card_(card)} dreht ${plate} auf die kompilierte Seite: dein drittes Protokoll, und keine Bahn musste dafür bereit sein.`,
  },
};

export const reasons: typeof english.reasons = {
  stands: ({ plate, theirs, own }) =>
    `Die Bahn von ${plate} steht bei ${theirs} gegen deine ${own} und wird kompiliert: das dritte Protokoll.`,
  untouched: ({ plate, theirs }) =>
    `Die Bahn von ${plate} stand bei ${theirs}, und dort hat sich nichts geändert: Sie wird kompiliert, das dritte Protokoll.`,
  compiled: ({ plate }) => `Die Bahn von ${plate} wird trotzdem kompiliert: das dritte Protokoll.`,
  chance: () => 'Was daraus wird, entscheidet der Zufall.',
  missing: ({ plate }) => `${plate} ist am Ende deines Zuges immer noch nicht kompiliert.`,
};
