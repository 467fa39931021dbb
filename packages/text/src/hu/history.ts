import type { History } from '../en/index.ts';
import { count } from './cards.ts';

// After a number Hungarian has no plural.
const parti = (n: number): string => count(n, 'parti', 'parti');

export const history: History = {
  title: 'A játszmáid',
  about: 'Ez a böngésző számolja, és nem mondja el senkinek.',
  replays: 'Visszanézem őket',
  none: 'Még egyetlen parti sem ért véget. Játssz egyet, és itt megjelenik.',
  noneSuch: 'Ilyen parti még nem ért véget.',

  any: 'Mind',
  game: 'Játék',
  level: 'Erősség',
  rules: 'Szabályok',

  totals: 'Röviden',
  shareOf: (n) => `győzelem ${parti(n)} alatt`,
  outcomes: { won: 'Nyert', drawn: 'Megosztott', lost: 'Vesztett' },
  now: 'Éppen most',
  longest: 'Leghosszabb győzelmi sorozat',
  streak: {
    won: (n) => `${count(n, 'győzelem', 'győzelem')} egymás után`,
    drawn: (n) => `${count(n, 'megosztott első hely', 'megosztott első hely')} egymás után`,
    lost: (n) => `${count(n, 'vereség', 'vereség')} egymás után`,
  },

  winCurve: (n) => `Győzelmek az utolsó ${n} partiban`,
  winCurveAbout: (n, share) => `Győzelmek aránya az utolsó ${parti(n)} alatt: ${share}.`,
  pointCurve: (n) => `Pontszám partinként, és ${n} parti átlaga`,
  pointCurveAbout: (n, mean) => `Átlagosan ${mean} pont az utolsó ${parti(n)} alatt.`,

  breakdown: 'Játék, erősség és szabályok szerint',
  games: 'Parti',
  mean: 'Átlagpont',
  list: 'Partiról partira',
  points: (n) => `${n} pont`,

  keeping: 'Megtartás vagy törlés',
  csv: 'Mentés táblázatként (CSV)',
  json: 'Mentés JSON-ként',
  remove: 'Törlés',
  removeOne: (game, when) => `Törlés: ${game}, ${when}`,
  removeAll: (n) => (n === 1 ? 'Ennek a partinak a törlése' : `Ennek a ${n} partinak a törlése`),
  removeTitle: (n) => `Töröljünk ${n === 1 ? 'egy' : n} partit?`,
  removeAbout:
    'Az eredmények és a visszajátszások végleg elvesznek. A befejezetlen partik megmaradnak.',
};
