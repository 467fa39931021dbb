import { compile } from './game.ts';
import type * as english from '../en/puzzles.ts';
import { named } from '../en/puzzles.ts';

const card_ = (card: string): string =>
  card === '' ? 'ett nedvänt kort' : named(card, compile.card.name);

const drops = (facts: { plate: string; was: number; theirs: number; own: number }): string =>
  `banan med ${facts.plate} sjunker från ${facts.was} till ${facts.theirs} mot dina ${facts.own}, och det tredje protokollet får vänta`;

export const themes: typeof english.themes = {
  flip: {
    name: 'Vänd på det',
    why: (facts) => `${card_(facts.card)} vänder ${card_(facts.target)}: ${drops(facts)}.`,
  },
  shift: {
    name: 'Till en annan bana',
    why: (facts) =>
      `${card_(facts.card)} flyttar ${card_(facts.target)} till en annan bana: ${drops(facts)}.`,
  },
  return: {
    name: 'Bort från bordet',
    why: (facts) =>
      `${card_(facts.card)} skickar tillbaka ${card_(facts.target)} till handen: ${drops(facts)}.`,
  },
  delete: {
    name: 'Radera det som räknas',
    why: (facts) => `${card_(facts.card)} raderar ${card_(facts.target)}: ${drops(facts)}.`,
  },
  wake: {
    name: 'En text sätter i gång en annan',
    why: (facts) =>
      `${card_(facts.card)} sätter bara i gång det hela; ${card_(facts.cause)} gör jobbet: ${drops(facts)}.`,
  },
  lead: {
    name: 'Ta ledningen',
    why: ({ plate, theirs, own }) =>
      `Dina ${own} mot ${theirs}: den som inte leder i banan med ${plate} kan inte kompilera den, tio poäng eller ej.`,
  },
  tie: {
    name: 'Lika räcker',
    why: ({ plate, own }) =>
      `${own} mot ${own}: lika är ingen ledning, och utan ledning kan banan med ${plate} inte kompileras.`,
  },
  plates: {
    name: 'Flytta protokollen, inte korten',
    why: ({ plate, done }) =>
      done === ''
        ? `Kontrollen förbrukas innan kompileringen räknas: ordna om dina egna protokoll så att ${plate} står i banan som kompileras.`
        : `Poängen ligger kvar, men nu står ${done} där i stället för ${plate}, och ${done} är redan kompilerat.`,
  },
  turn: {
    name: 'Kompilerat av en text',
    why: ({ plate, card }) =>
      `${card_(card)} vänder ${plate} till sin kompilerade sida: ditt tredje protokoll, och ingen bana behövde vara redo.`,
  },
};

export const reasons: typeof english.reasons = {
  stands: ({ plate, theirs, own }) =>
    `Banan med ${plate} står på ${theirs} mot dina ${own} och kompileras: det tredje protokollet.`,
  untouched: ({ plate, theirs }) =>
    `Banan med ${plate} stod på ${theirs}, och inget har ändrats där: den kompileras, det tredje protokollet.`,
  compiled: ({ plate }) => `Banan med ${plate} kompileras ändå: det tredje protokollet.`,
  chance: () => 'Vad som händer sedan avgör slumpen.',
  missing: ({ plate }) => `${plate} är ännu inte kompilerat när din tur är slut.`,
};
