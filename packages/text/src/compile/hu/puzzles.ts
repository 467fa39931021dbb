import { compile, object } from './game.ts';
import { az, Az } from '../../common/hu/grammar.ts';
import type * as english from '../en/puzzles.ts';
import { named } from '../en/puzzles.ts';

const card_ = (card: string): string =>
  card === '' ? 'egy lefordított lap' : named(card, compile.card.name);
const The = (card: string): string => Az(card_(card));

/** Does it to a card: a card with a name takes the definite verb. */
const does = (card: string, verb: readonly [some: string, the: string], target: string): string =>
  target === ''
    ? `${The(card)} ${verb[0]} egy lefordított lapot`
    : `${The(card)} ${verb[1]} ${object(card_(target))}`;

const drops = (facts: { plate: string; was: number; theirs: number; own: number }): string =>
  `${az(facts.plate)} sávjában ${facts.was} helyett már csak ${facts.theirs} áll a te ${facts.own} pontoddal szemben, a harmadik protokollnak várnia kell`;

export const themes: typeof english.themes = {
  flip: {
    name: 'Fordítsd át!',
    why: (facts) =>
      `${does(facts.card, ['átfordít', 'átfordítja'], facts.target)}. Így ${drops(facts)}.`,
  },
  shift: {
    name: 'Át egy másik sávba',
    why: (facts) =>
      `${does(facts.card, ['áthelyez', 'áthelyezi'], facts.target)} egy másik sávba. Így ${drops(facts)}.`,
  },
  return: {
    name: 'Le az asztalról',
    why: (facts) =>
      `${does(facts.card, ['kézbe küld vissza', 'kézbe küldi vissza'], facts.target)}. Így ${drops(facts)}.`,
  },
  delete: {
    name: 'Töröld, ami számít',
    why: (facts) => `${does(facts.card, ['töröl', 'törli'], facts.target)}. Így ${drops(facts)}.`,
  },
  wake: {
    name: 'Egyik szöveg indítja a másikat',
    why: (facts) =>
      `${The(facts.card)} csak beindítja, a munkát ${az(card_(facts.cause))} végzi el. Így ${drops(facts)}.`,
  },
  lead: {
    name: 'Vedd el a vezetést',
    why: ({ plate, theirs, own }) =>
      `A te ${own} pontod ${theirs} ellen: aki nem vezet ${az(plate)} sávjában, az nem kompilálhatja, akárhány pontja van.`,
  },
  tie: {
    name: 'Az egyenlőség elég',
    why: ({ plate, own }) =>
      `Egyenlő, ${own}–${own}: ez nem vezetés, vezetés nélkül pedig ${az(plate)} sávja nem kompilálható.`,
  },
  plates: {
    name: 'Ne a lapot, a protokollt mozdítsd',
    why: ({ plate, done }) =>
      done === ''
        ? `Az irányítást még a kompilálás előtt adod vissza: rendezd át a saját protokolljaidat úgy, hogy a kompilált sávban ${az(plate)} álljon.`
        : `A pontok maradnak, de ott most ${az(done)} áll ${az(plate)} helyén, és ${az(done)} már kompilálva van.`,
  },
  turn: {
    name: 'Szöveggel kompilálva',
    why: ({ plate, card }) =>
      `${The(card)} a kompilált oldalára fordítja ${az(plate)} protokollt. Ez a harmadik protokollod, és egyetlen sávnak sem kellett késznek lennie.`,
  },
};

const kompilálja = (plate: string): string => `Az ellenfeled kompilálja ${az(plate)} sávját`;

export const reasons: typeof english.reasons = {
  stands: ({ plate, theirs, own }) =>
    `${kompilálja(plate)}, ahol ${theirs} áll a te ${own} pontoddal szemben: megvan a harmadik protokollja.`,
  untouched: ({ plate, theirs }) =>
    `${kompilálja(plate)}, ahol ${theirs} pont állt, és semmi sem változott: megvan a harmadik protokollja.`,
  compiled: ({ plate }) => `${kompilálja(plate)} így is: megvan a harmadik protokollja.`,
  chance: () => 'Hogy mi lesz belőle, azt a véletlen dönti el.',
  missing: ({ plate }) => `A köröd végéig nem sikerül kompilálni ${az(plate)} protokollt.`,
};
