/** Amit egy estén mondunk: sok asztal, ugyanazok a lapok. */
import type { EveningWords } from '../en/evening.ts';
import { Az, count } from './grammar.ts';

export const evening: EveningWords = {
  title: 'Játékest azonos lapokkal',
  about:
    'Mindenki ugyanazokat a leosztásokat játssza, annyi asztalnál, amennyi kell. Azokkal vetünk össze, akik ugyanezeket a lapokat kapták.',
  plain:
    'Ebben a játékban egyetlen eltérő lépés is mindent megváltoztat, ezért az azonos lapok alig egyenlítik ki a szerencsét. A pontokat egyszerűen összeadjuk.',

  create: {
    game: 'Játék',
    name: 'A játékest neve',
    rounds: 'Fordulók',
    boards: 'Leosztás fordulónként',
    time: 'Idő egy fordulóra',
    noLimit: 'Nincs korlát',
    minutes: (n) => count(n, 'perc', 'perc'),
    level: 'Gépi játékosok az üres helyeken',
    open: 'Játékest megnyitása',
  },

  links: {
    players: 'Link a játékosoknak',
    director: 'Link a versenyvezetőnek',
    directorAbout:
      'Akinél ez a link van, az vezeti a játékestet, bármilyen eszközről. Mentsd el, és ne add tovább.',
    code: 'A játékosok linkje QR-kódként',
    text: (title) => `Gyere játszani: ${title}`,
    screen: 'Megjelenítés nagy képernyőn',
    scan: 'Olvasd be, és játssz velünk',
  },

  people: {
    directorJoins: 'Te is játszol?',
    title: (n) => count(n, 'játékos', 'játékos'),
    join: 'Beszállok',
    joined: 'Benne vagy. Az első fordulót a versenyvezető indítja.',
    late: 'A következő fordulótól játszol.',
    leave: 'Kiszállok',
    leaveSure: 'A következő fordulótól nem játszol. Visszajöhetsz.',
    back: 'Újra beszállok',
    replaced: (name) => `${name} játszik tovább helyetted.`,
    rejoin: 'Újra beszállhatsz: a következő fordulótól a magad nevében játszol.',
    out: 'A versenyvezető levett a játékest névsoráról.',
    stay: 'Maradok',
    left: 'kiszállt',
    removed: 'eltávolítva',
    you: 'te',
    none: 'Még senki sem szállt be.',
  },

  round: {
    of: (n, all) => `Forduló: ${n} / ${all}`,
    first: 'Az első forduló előtt',
    between: (n) => `${Az(`${n}. forduló`)} véget ért`,
    over: 'A játékest véget ért',
    seat: (table, seat) => `${table}. asztal, ${seat}. hely`,
    go: 'Az asztalodhoz',
    unfinished:
      'Ha végeztél, várj itt: az eredmények akkor jelennek meg, amikor minden asztal végzett.',
    waits: 'A következő fordulót a versenyvezető indítja.',
    until: (time) => `Szünet eddig: ${time}`,
    table: (n) => `${n}. asztal`,
    computer: 'Gép',
    left: (minutes) => `Még ${count(minutes, 'perc', 'perc')}`,
  },

  director: {
    name: 'Versenyvezető',
    people:
      'Koppints egy névre, ha el akarsz távolítani valakit, vagy azt szeretnéd, hogy más játsszon tovább helyette.',
    removeAbout: 'A forduló végéig gép játszik helyette.',
    title: 'Te vezeted a játékestet',
    start: (n) => `${n}. forduló indítása`,
    finish: 'Forduló lezárása azonnal',
    finishSure: 'A be nem fejezett leosztások nem számítanak.',
    end: 'Játékest lezárása',
    endSure: 'Nem lesz több forduló. Az eredmények megmaradnak.',
    rest: (minutes) => `${count(minutes, 'perc', 'perc')} szünet`,
    done: (done, all) => `${count(all, 'leosztásból', 'leosztásból')} ${done}`,
    remove: (name) => `${name} eltávolítása`,
    substitute: (name) => `${name} helyett más játszik`,
    substituteAbout: 'Válassz valakit, aki beszállt, de még nem játszott.',
    nobody: 'Már mindenki játszott, aki beszállt.',
    keep: 'Mégse',
    adjust: 'Eredmény módosítása',
    reason: 'Indoklás (mindenki olvashatja)',
    save: 'Mentés',
  },

  standings: {
    title: 'Állás',
    place: 'Hely',
    name: 'Név',
    percent: '%',
    imps: 'IMP',
    points: 'Pont',
    boards: 'Leosztás',
    about:
      'A valódi érték 20 esetből 19-szer ebben a tartományban van. Közted és a szürkével írtak között ezek a leosztások nem tesznek különbséget: az eltérés pusztán a lapokon is múlhatott.',
    few: 'Ennyi leosztásból még kevés derül ki: a különbség pusztán a lapokon is múlhatott.',
    range: (low, high) => `${low} – ${high}`,
  },

  boards: {
    title: 'A leosztásaid',
    every: 'Minden leosztás',
    board: (n) => `${n}. leosztás`,
    all: 'Mit kezdtek vele a többiek',
    score: 'Pont',
    covered: 'Egy ideig gép játszott',
    seat: (n) => `${n}. hely`,
    awards: {
      plus: 'Átlag feletti',
      average: 'Átlagos',
      minus: 'Átlag alatti',
      struck: 'Nem számít',
      played: 'Ahogy játszották',
    },
  },

  results: {
    file: 'Eredmények fájlban',
    csv: 'Eredmények táblázatban (CSV)',
    address: 'Az eredmények címe',
    fair: 'Minden leosztás eldőlt az első forduló előtt. A fájlban minden benne van, ami az ellenőrzéshez kell.',
  },

  check: {
    ask: 'Tisztességes volt az osztás?',
    match: (n) =>
      `${n}. leosztás: tisztességes. Minden asztal azokat a lapokat kapta, amelyek az első forduló előtt eldőltek.`,
    cards: (n, table) =>
      `${n}. leosztás: nem tisztességes. A lapok nem azok, amelyek az első forduló előtt eldőltek (${table}. asztal).`,
    points: (n, table) =>
      `${n}. leosztás: az eredmény nem egyezik azzal, amit játszottak (${table}. asztal).`,
    record: (n, table) =>
      `${n}. leosztás: nem ellenőrizhető, mert hiányzik, amit játszottak (${table}. asztal).`,
    commitment: 'Nem tisztességes: a titok nem az, amelyhez a szerver az elején kötötte magát.',
    nonces: 'Nem tisztességes: a játékosok számai hiányosak.',
    own: 'Nem tisztességes: a szerver most mást mond, mint amit az elején mutatott vagy kapott.',
    proof: 'A szerver nem fedte fel a titkát, ezért a leosztások nem ellenőrizhetők.',
  },

  series: {
    title: 'Játékestek sorozata',
    choose: 'Sorozat',
    none: 'Nem tartozik sorozathoz',
    start: 'Új sorozat indítása',
    name: 'A sorozat neve',
    scoring: 'Mennyit ér egy játékest',
    places: 'Helyezési pont',
    percent: 'Az elért százalék',
    placesAbout:
      'Az utolsó 1 pontot kap, mindenki más eggyel többet, mint aki mögötte végzett. A játékestek pontjait összeadjuk.',
    percentAbout: 'A játékesteken elért százalékokat összeadjuk.',
    people: 'Aki más eszközről, de ugyanazzal a névvel jön, ugyanannak a játékosnak számít.',
    all: 'A sorozat összes játékestje',
    go: (evening) => `Ide: „${evening}”`,
    total: 'Összesen',
    evenings: 'Játékestek',
    wait: 'Egy játékest akkor számít, ha véget ért. Még egy sem ért véget.',
    open: 'még tart',
    winner: (name) => `Győztes: ${name}`,
    direct: 'Te vezeted a sorozatot',
    next: 'A következő játékest megnyitása',
    add: 'Korábbi játékest hozzáadása',
    link: 'A játékest linkje',
    remove: (evening) => `„${evening}” kivétele a sorozatból`,
    removeSure: 'Ebben a sorozatban nem számít többé. Maga a játékest megmarad.',
    directorAbout:
      'Akinél ez a link van, az adhat játékestet a sorozathoz. Mentsd el, és ne add tovább.',
    address: 'A sorozat címe',
    file: 'Állás fájlként',
    csv: 'Állás táblázatként (CSV)',
    gone: 'Ez a sorozat nem létezik, vagy már megszűnt.',
  },

  gone: 'Ez a játékest nem létezik, vagy már megszűnt.',
};
