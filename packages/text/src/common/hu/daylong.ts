/** Amit a nap leosztásairól mondunk: mindenki egyedül játssza őket, ugyanazokkal a lapokkal. */
import type { DaylongWords } from '../en/daylong.ts';

export const daylong: DaylongWords = {
  about: (n) =>
    `Minden nap ${n} új leosztás van mindegyik játékból. Gépek ellen játszod le őket, egyszer, és megnézheted, mire mentek mások ugyanezekkel a lapokkal. Abbahagyhatod, és később folytathatod.`,
  named: 'Az eredményeid mellett a neved áll.',
  name: 'Játék ezen a néven',
  until: (time) => `Új leosztások jönnek ${time}-kor.`,
  closed: (time) =>
    `Itt már nem lehet új leosztást kezdeni. Amit elkezdtél, ${time}-ig fejezheted be.`,
  over: 'Ez a nap véget ért. Az eredmények véglegesek.',
  play: (n) => `${n}. leosztás: játék`,
  goOn: (n) => `${n}. leosztás: folytatás`,
  state: {
    new: 'még nem játszottad',
    begun: 'elkezdve',
    none: 'nincs eredmény',
    missed: 'nem játszottad',
  },
  percent: (value) => `${value}%`,
  field: (done, all) => `${all} gépből eddig ${done} játszotta le ezt a leosztást.`,
  more: (n) => `és még ${n}`,
  you: 'Te',
  levels: 'Gépek ugyanezekkel a lapokkal',
  standing: (n) => `Állás: ${n} játékos`,
  standingOwn: 'Azokon a leosztásokon, amelyeket lejátszottál.',
  standingAll: 'A nap összes leosztásán.',
  standingAbout:
    '50% az összes játékos és gép átlaga. Aki a leosztásoknak a felét sem játszotta le, annak nincs helyezése.',
  plain:
    'Ebben a játékban egyetlen eltérő lépés is mindent megváltoztat, ezért az azonos lapok alig egyenlítik ki a szerencsét.',
  opponents: (level) => `Ellenfeleid: gépek (${level})`,
  once: 'Egy leosztást csak egyszer játszhatsz le. Abbahagyhatod, és később folytathatod.',
  before: 'Az előző nap',
  today: 'Ma',
  none: 'Ezen a szerveren nincsenek napi leosztások.',
  decisions: 'Minden lépés táblázatban (CSV)',

  instant: {
    title: 'Nyolc leosztás most',
    about:
      'Egy korábbi nap leosztásai, gépek ellen, ezen az eszközön. Minden leosztás után rögtön látod, mire mentél azokhoz képest, akik akkor játszották.',
    from: (date) => `Nap: ${date}`,
    ours: 'Ezek a leosztások az oldallal jönnek; gépek játszották le őket.',
    mean: (percent, done, all) => `${percent}% – ${done} leosztás után, összesen ${all}`,
    result: (percent) => `${percent}% ezekkel a lapokkal`,
    beaten: (n, all) => `${all} eredményből ${n} gyengébb a tiédnél.`,
    all: 'Mind a nyolc leosztás',
    none: 'A leosztásokat nem sikerült letölteni.',
  },

  yourPlay: {
    title: 'A játékod',
    value: (boards, percent, margin) => `${boards} leosztás alapján: ${percent}% ± ${margin}`,
    between: (value, lower, higher) => `${value}, két szint között: ${lower} és ${higher}.`,
    above: (value, level) => `${value}, jobb ennél: ${level}.`,
    below: (value, level) => `${value}, még nem éri el ezt: ${level}.`,
    alone: (value) => `${value}.`,
    about:
      'Mindenki ugyanazokat a lapokat kapta, mint te, ezért ez inkább a játékról szól, mint a szerencséről. 50% azok átlaga, akik ezeket játszották.',
    soon: (n) => `Még ${n} leosztás után itt áll majd, hogyan játszol.`,
  },
};
