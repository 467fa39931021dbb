import { az } from '../../common/hu/grammar.ts';
import { object, ulti } from './game.ts';
import type * as english from '../en/puzzles.ts';

const { name } = ulti.card;

export const themes: typeof english.themes = {
  seven: {
    name: 'A hetes a végére marad',
    why: ({ card }) =>
      `Csak a ${name(card)} után marad meg az aduhetes az utolsó ütésre, és viszi is; minden más lappal bukik az ulti.`,
  },
  pull: {
    name: 'Ki azzal a hetessel!',
    why: ({ card }) =>
      `A ${name(card)} után a felvevőnek idő előtt ki kell adnia az aduhetest; minden más lap után az viszi az utolsó ütést.`,
  },
  silent: {
    name: 'Csendes ulti',
    why: ({ card }) =>
      `A ${name(card)} után az aduhetes viszi az utolsó ütést: csendes ulti, és más lappal nincs meg.`,
  },
  hundred: {
    name: 'Legyen meg a száz',
    why: ({ card, needs }) =>
      `Még ${needs} pont hiányzott a százhoz, és csak a ${name(card)} hozza meg.`,
  },
  deny: {
    name: 'Ne legyen meg a száza',
    why: ({ card, needs }) =>
      `Amennyire látod, a felvevőnek még ${needs} pont hiányzik, és csak a ${name(card)} után nem lesz meg neki.`,
  },
  draw: {
    name: 'Előbb az adu',
    why: ({ card, count }) =>
      count === 1
        ? `Egy adu még kint van: szedd ki, mielőtt elüti tőled ${object(card)}.`
        : `Még ${count} adu van kint: szedd ki, mielőtt valamelyik elüti tőled ${object(card)}.`,
  },
  smear: {
    name: 'Kenj rá!',
    why: ({ card, taker, points }) =>
      `Az ütést a társad viszi, ott a ${name(taker)}: a ${name(card)} még ${points} pontot tesz bele.`,
  },
  little: {
    name: 'Keveset adj oda',
    why: ({ card, dear, points }) =>
      `Ez az ütés elment: a ${name(card)} menjen bele, ne a ${name(dear)} a maga ${points} pontjával.`,
  },
  back: {
    name: 'Tartsd vissza a nagyot',
    why: ({ card, kept }) => `A ${name(kept)} még várjon: a ${name(card)} után később ütést visz.`,
  },
  pin: {
    name: 'Nem fér alá',
    why: ({ card, taken }) =>
      `A felvevő nem fér be alá, ha ott a ${name(card)}: a ${name(taken)} viszi az ütést, és bukik a betli.`,
  },
  trap: {
    name: 'Zárd el az utolsó kiutat',
    why: ({ card, taken }) =>
      `A ${name(card)} nem rögtön fogja meg, de elzárja az utolsó kiutat: a végén a ${name(taken)} ütést visz.`,
  },
  shed: {
    name: 'Szabadulj meg a veszélytől',
    why: ({ card }) => `Nincs színed, menjen hát a ${name(card)}: ha megtartod, ütést visz.`,
  },
};

const rész = (part: string): string => ulti.result.line(part);

export const reasons: typeof english.reasons = {
  lost: ({ card, by }) => `A ${name(by)} elviszi ${object(card)}.`,
  count: (d) => `Az oldaladon ${d.best} helyett ${d.points} pont lesz a lapokból.`,
  made: (d) => `A felvevőnek megvan ${az(rész(d.part))}.`,
  youMake: (d) => `Megvan ${az(rész(d.part))}.`,
  youLose: (d) => `Elbukik ${az(rész(d.part))}.`,
  against: (d) => `A védőknek megvan ${az(rész(d.part))}.`,
  gone: (d) => `Így elmarad ${az(rész(d.part))}.`,
  caught: ({ card }) => `A ${name(card)} ütést visz, és bukik a betli.`,
  escapes: () => 'A felvevő ütés nélkül megússza.',
};
