/** Amit a nap leosztásairól mondunk: mindenki egyedül játssza őket, ugyanazokkal a lapokkal. */
import type { DaylongWords } from '../en/daylong.ts';
import { az } from './grammar.ts';

export const daylong: DaylongWords = {
  about: (n) =>
    `Minden nap ${n} új leosztás vár mindegyik játékban. Gépek ellen játszol, minden leosztást csak egyszer, és megnézheted, mire mentek mások ugyanezekkel a lapokkal. Bármikor abbahagyhatod, és később folytathatod.`,
  named: 'Az eredményeid mellett a neved látszik.',
  name: 'Játék ezen a néven',
  until: (time) => `Új leosztások: ${time}-kor.`,
  closed: (time) =>
    `Itt már nem lehet új leosztást kezdeni. Amit elkezdtél, ${time}-ig fejezheted be.`,
  over: 'Ez a nap véget ért. Az eredmények véglegesek.',
  play: (n) => `${n}. leosztás lejátszása`,
  goOn: (n) => `${n}. leosztás folytatása`,
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
  standingOwn: 'Az általad lejátszott leosztások alapján.',
  standingAll: 'A nap összes leosztása alapján.',
  standingAbout:
    'Az 50% az összes játékos és gép átlaga. Aki a leosztásoknak a felét sem játszotta le, annak nincs helyezése.',
  plain:
    'Ebben a játékban egyetlen eltérő lépés is mindent megváltoztat, ezért az azonos lapok alig egyenlítik ki a szerencsét.',
  opponents: (level) => `Ellenfeleid: gépek (${level})`,
  once: 'Egy leosztást csak egyszer játszhatsz le. Bármikor abbahagyhatod, és később folytathatod.',
  before: 'Az előző nap',
  today: 'Ma',
  alone: 'Csak magadnak: játékonként egy leosztás, összehasonlítás nélkül',
  none: 'Ezen a szerveren nincsenek napi leosztások.',
  decisions: 'Minden lépés táblázatban (CSV)',

  instant: {
    title: 'Nyolc leosztás azonnal',
    about:
      'Egy korábbi nap leosztásai, gépek ellen, ezen az eszközön. Minden leosztás után rögtön látod, mire mentél azokhoz képest, akik akkor játszották.',
    from: (date) => `Dátum: ${date}`,
    ours: 'Ezek a leosztások az oldallal együtt érkeznek; gépek játszották le őket.',
    mean: (percent, done, all) => `${percent}% (${done}/${all} leosztás)`,
    result: (percent) => `${percent}% ezekkel a lapokkal`,
    beaten: (n, all) => `${all} eredményből ${n} gyengébb a tiédnél.`,
    all: 'Mind a nyolc leosztás',
    none: 'A leosztásokat nem sikerült letölteni.',
  },

  yourPlay: {
    title: 'Így játszol',
    value: (boards, percent, margin) => `${boards} leosztás alapján: ${percent}% ± ${margin}`,
    between: (value, lower, higher) => `${value}, ${lower} és ${higher} szint között.`,
    above: (value, level) => `${value}, ${level} szint fölött.`,
    below: (value, level) => `${value}, ${level} szint alatt.`,
    alone: (value) => `${value}.`,
    about:
      'Mindenki ugyanazokat a lapokat kapta, mint te, ezért ez inkább a játékodról szól, mint a szerencsédről. Az 50% mindazok átlaga, akik ezekkel a lapokkal játszottak.',
    soon: (n) => `Még ${n} leosztás, és itt látod majd, hogyan játszol.`,
  },

  rating: {
    value: (value, margin) => `A játékerőd: ${value} ± ${margin}`,
    means: (n, level) =>
      `Ugyanazokkal a lapokkal 100 leosztásból körülbelül ${n} alkalommal érnél el jobb eredményt, mint ${az(level)} szintű gép – nem számítva azokat, amelyek kettőtöknek egyformán végződnek.`,
    how: 'Hogyan számítjuk a játékerőt?',
    about: (level, strength) =>
      `A nap leosztásaiban elért eredményeidet csak olyan gépekéivel vetjük össze, amelyeknek az erejét egyszer megmértük, és azóta sem változik: ${az(level)} szintű gépé ${strength}. Ezért ez a szám minden szerveren ugyanazt jelenti, és nem számít, ki játszik még. 400 ponttal több tíz az egyhez esélyt jelent. A valódi érték 20 esetből 19-szer a ± határain belül van. Csak a nap leosztásai számítanak, a későbbiek jobban, mint a korábbiak.`,
    kept: (n) => `Amit megjegyeztünk: ${n} leosztás`,
    private:
      'A böngésződ azért jegyzi meg ezeket, hogy kiszámítsa, hogyan játszol. Ezt rajtad kívül senki sem látja.',
    save: 'Mentés fájlba',
    forget: 'Törlés',
  },
};
