import { ranks, ranksObject } from '../../common/hu/cards.ts';
import { az, Az } from '../../common/hu/grammar.ts';
import type * as english from '../en/puzzles.ts';

export const themes: typeof english.themes = {
  keep: {
    name: 'Egy kevés magadnak',
    why: (d) =>
      d.top === undefined
        ? `${d.points} pontot magadra veszel, mert bármely más lépés után többet árthatnak neked.`
        : `${d.points} pontot magadra veszel, de ezzel letakarod ezt: ${d.top}, amelyet a párjával együtt visszakaphattál volna.`,
  },
  'one-pile': {
    name: 'Egy halom egy lapot ad',
    why: (d) =>
      `Egy halomból ${az(ranks(d.rank))} közül csak a legfelső jön; ha két rekeszben volnának, az utolsó kettőt is találna.`,
  },
  uncover: {
    name: 'Ami alatta van',
    why: (d) =>
      `Aki elviszi a felsőt (${d.top}), feltárja az alatta lévőt (${d.below}), és ${az(ranks(d.rank))} közül van még valakinél.`,
  },
  'hold-back': {
    name: 'Nem sürgős',
    why: (d) =>
      `${Az(ranksObject(d.rank))} rajtad kívül senki sem veheti fel: a te lapod ráér, előbb jöhet más.`,
  },
  rid: {
    name: 'El a rekeszedből',
    why: (d) =>
      `${d.points} pont kikerül a rekeszedből, és az összes rekesz közül csak ez felel meg.`,
  },
  'cover-other': {
    name: 'Letakarva',
    why: (d) =>
      `${Az(ranks(d.rank))} letakarják ezt: ${d.top}. Más nem veheti fel őket; nyitva viszont ellened fordíthatták volna.`,
  },
  'cover-pool': {
    name: 'Fedő a kupacon',
    why: (d) =>
      `A kupac teteje (${d.top}) le van takarva; akinél még van a párjából (${ranks(d.rank)}), ellened fordíthatta volna.`,
  },
  rival: {
    name: 'A legközelebbi vetélytárs',
    why: (d) =>
      `${d.points} pontnak a legközelebbi vetélytársadhoz kellett kerülnie, akinek ${d.before} pontja volt: bármi más után valaki még alád kerülhet.`,
  },
};

export const reasons: typeof english.reasons = {
  laid: (d) => `Valaki ezzel a lappal (${d.card}) ${d.points} pontot rak rád.`,
  ends: (d) => `Ilyen lapjárással ${d.own} ponttal végzel.`,
  ahead: (d) =>
    `Ilyen lapjárással te ${d.own} ponttal végzel, a hozzád legközelebb álló ${d.name} pedig ${d.points} ponttal.`,
  behind: (d) =>
    `Ilyen lapjárással ${d.name} ${d.points} ponttal végez, te pedig ${d.own} ponttal.`,
};
