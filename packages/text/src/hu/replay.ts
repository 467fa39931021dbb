import type { ReplayWords } from '../en/replay.ts';
import { plural } from '../plural.ts';

const count = plural('hu');

export const replay: ReplayWords = {
  title: 'Visszajátszás',
  somebody: 'Játékos',

  list: {
    title: 'Visszajátszások',
    about: 'Az ebben a böngészőben játszott játszmák, a legújabb elöl.',
    none: 'Még nincs játszma. Játssz egyet, vagy hozz magaddal egyet.',
    running: 'még tart',
    branch: 'mi lett volna, ha',
    imported: 'magaddal hoztad',
    remove: (game) => `${game} törlése`,
    sure: 'Végleg törlöd ezt a játszmát?',
    yes: 'Törlés',
    no: 'Marad',
  },

  take: {
    title: 'Játszma behozása',
    about:
      'Illessz be egy jegyzőkönyvet vagy linket, válassz egy fájlt, vagy ejtsd bárhová az oldalon.',
    text: 'Jegyzőkönyv vagy link',
    open: 'Megnyitás',
    file: 'Fájl választása',
    line: (n, problem) => `${n}. sor: ${problem}`,
    unread: 'A fájl nem olvasható.',
  },

  view: {
    title: 'Kinek a szemével',
    seat: ({ you, name }) => (you ? 'Ahogy te láttad' : `Ahogy ${name} látta`),
    open: ({ you, name }) => `Minden lap nyitva, ${you ? 'a te helyedről' : `${name} helyéről`}`,
    running: 'A játszma még tart: csak a saját helyedről látod.',
  },

  controls: {
    label: 'Lépések',
    first: 'Az elejére',
    back: 'Egy lépés vissza',
    play: 'Lejátszás',
    pause: 'Megállítás',
    next: 'Egy lépés előre',
    last: 'A végére',
    step: (n, total) => `${n}. lépés, összesen ${total}`,
    speed: 'Sebesség',
    speeds: { slow: 'Lassú', normal: 'Közepes', fast: 'Gyors' },
  },

  keys: 'A nyilak léptetnek, a Home és az End ugrik, a szóköz lejátszik.',

  branch: {
    act: 'Tovább innen',
  },

  share: {
    title: 'Megosztás',
    about:
      'A link az egész játszmát tartalmazza, és ennél a lépésnél nyílik meg. Máshová semmi sem megy.',
    link: 'Link',
    record: 'Jegyzőkönyv szövegként',
    copyLink: 'Link másolása',
    copyRecord: 'Jegyzőkönyv másolása',
    copied: 'Vágólapra másolva.',
    notCopied: 'A böngésző nem engedi a másolást. Jelöld ki a szöveget, és másold te magad.',
    download: 'Mentés fájlba',
    tooLong: 'Ez a játszma túl hosszú egy linkhez. Oszd meg inkább a jegyzőkönyvét.',
    running: 'Játszmát akkor lehet megosztani, ha véget ért: a linkben minden lap benne van.',
  },

  analysis: {
    title: 'Elemzés',
    about: ({ you, name }) =>
      `A legerősebb játékos végignézi ${you ? 'minden döntésedet' : `${name} minden döntését`}, ugyanazokkal a lapokkal a szeme előtt.`,
    start: 'Elemezd',
    goOn: 'Folytatás',
    stop: 'Megállítás',
    again: 'Újra',
    failed: 'Az elemzés megállt: nálunk romlott el valami.',
    progress: (n, total) => `${n}, összesen ${count(total, 'döntés', 'döntés')}`,
    none: ({ you, name }) => (you ? 'Semmiről sem döntöttél.' : `${name} semmiről sem döntött.`),
    curve: ({ you, name }) =>
      you ? 'Hogyan álltál aszerint, amit tudtál' : `Hogyan állt ${name} aszerint, amit tudott`,
    estimate: 'Becslés',
    exact: 'Minden lap nyitva, kiszámolva',
    swings: 'Ahol a legtöbb elveszett',
    noSwings: 'Egyetlen lépés sem vesztett semmi lényegeset.',
    worth: (played, better) => `${played} a lehetséges ${better} helyett`,
    better: 'Jobb lett volna:',
    fine: 'Jó választás aszerint, amit tudni lehetett.',
    knowable: 'Ezt tudni lehetett: a látott lapok alapján a másik lépés volt a jobb.',
    hidden: 'Ezt senki sem tudhatta: csak nyitott lapokkal volt jobb egy másik lépés.',
    lucky: 'A tudhatók szerint a másik lépés volt a jobb. Ahogy a lapok álltak, ez sem ártott.',
    marks: { knowable: 'tudni lehetett', hidden: 'nem lehetett tudni', lucky: 'nem ártott' },
    honest: 'A becslések elképzelt leosztásokból származnak. A kis különbség keveset jelent.',
  },
};
