import type { history as english } from '../en/history.ts';
import { az } from './grammar.ts';

export const history: typeof english = {
  title: 'A játszmáid',
  about: 'Csak ebben a böngészőben marad meg, senki más nem látja.',
  replays: 'Visszajátszások',
  none: 'Még egyetlen játszma sem ért véget. Játssz egyet, és itt megjelenik.',
  noneSuch: 'Ilyen játszma még nem ért véget.',

  any: 'Mind',
  game: 'Játék',
  level: 'Erősség',
  rules: 'Szabályok',

  totals: 'Röviden',
  shareOf: (n) => `győzelem ${n} játszmában`,
  outcomes: { won: 'Győzelem', drawn: 'Holtverseny', lost: 'Vereség' },
  helped: 'segítséggel',
  helpedWins: (n) => `ebből ${n} tippel, visszavonással vagy ismert lapokkal`,
  now: 'Jelenleg',
  longest: 'Leghosszabb győzelmi sorozat',
  streak: {
    won: (n) => (n === 1 ? 'egy győzelem' : `${n} győzelem egymás után`),
    drawn: (n) => (n === 1 ? 'egy holtverseny' : `${n} holtverseny egymás után`),
    lost: (n) => (n === 1 ? 'egy vereség' : `${n} vereség egymás után`),
  },

  winCurve: (n) => `Győzelmek az utolsó ${n} játszmában`,
  winCurveAbout: (n, share, won) =>
    n === 1
      ? `Az utolsó játszmát ${won ? 'megnyerted' : 'nem nyerted meg'}.`
      : `Győzelmek aránya az utolsó ${n} játszmában: ${share}.`,
  pointCurve: (n) => `Pontszám játszmánként, és ${n} játszma átlaga`,
  pointCurveAbout: (n, mean) => `Átlagosan ${mean} pont az utolsó ${n} játszmában.`,

  more: 'Továbbiak',
  breakdown: 'Játék, erősség és szabályok szerint',
  games: 'Játszma',
  mean: 'Átlag',
  contracts: 'Bemondások',
  deals: 'Leosztás',
  perDeal: (n) => (n === 1 ? 'Egy leosztás' : `${n} leosztás átlaga`),
  opponents: 'Ellenfelek',
  most: 'A legtöbb',
  sealed: 'Lepecsételt lapok',
  protocols: 'Protokollok',
  protocol: 'Protokoll',
  list: 'Játszmánként',
  shared: 'Közös készüléken',
  points: (n) => `${n} pont`,

  keeping: 'Megtartás vagy törlés',
  csv: 'Mentés táblázatként (CSV)',
  json: 'Mentés JSON-ként',
  remove: 'Törlés',
  removeOne: (game, when) => `Törlés: ${game}, ${when}`,
  removeAll: (n) => (n === 1 ? 'Ezt a játszmát törlöm' : `Ezt ${az(n)} játszmát törlöm`),
  removeTitle: (n) => (n === 1 ? 'Törlöd ezt a játszmát?' : `Törölsz ${n} játszmát?`),
  removeAbout:
    'Az eredmények és a visszajátszások végleg elvesznek. A befejezetlen játszmák megmaradnak.',
};
