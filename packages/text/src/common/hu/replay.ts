import type { ReplayWords } from '../en/replay.ts';
import { tellGrades } from './grades.ts';
import { count } from './grammar.ts';

export const replay: ReplayWords = {
  title: 'Visszajátszás',
  somebody: 'Játékos',

  list: {
    title: 'Visszajátszások',
    about: 'Az ebben a böngészőben játszott játszmák, a legújabb elöl.',
    none: 'Még nincs játszma. Játssz vagy tölts be egyet.',
    running: 'még tart',
    branch: 'mi lett volna, ha…',
    imported: 'betöltve',
    remove: (game) => `${game} törlése`,
    sure: 'Végleg törlöd ezt a játszmát?',
    yes: 'Törlés',
    no: 'Marad',
  },

  take: {
    title: 'Játszma betöltése',
    about: 'Illessz be egy játszmaleírást vagy linket, válassz egy fájlt, vagy húzd az oldalra.',
    text: 'Játszmaleírás vagy link',
    open: 'Megnyitás',
    file: 'Fájl választása',
    line: (n, problem) => `${n}. sor: ${problem}`,
    unread: 'A fájl nem olvasható.',
    notText: 'Ez nem szöveges fájl.',
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
    step: (n, total) => `Lépés: ${n} / ${total}`,
    speed: 'Sebesség',
    speeds: { slow: 'Lassú', normal: 'Közepes', fast: 'Gyors' },
  },

  keys: 'A nyilak léptetnek, a Home és az End ugrik, a szóköz elindítja a lejátszást.',

  branch: {
    act: 'Innen játszom',
  },

  share: {
    title: 'Megosztás',
    about:
      'A link az egész játszmát tartalmazza, és ennél a lépésnél nyílik meg. Máshová semmi sem megy.',
    link: 'Link',
    record: 'Játszmaleírás szövegként',
    copyLink: 'Link másolása',
    copyRecord: 'Játszmaleírás másolása',
    copied: 'Vágólapra másolva.',
    notCopied: 'A böngésző nem engedi a másolást. Jelöld ki a szöveget, és másold ki kézzel.',
    download: 'Mentés fájlba',
    tooLong: 'Ez a játszma túl hosszú egy linkhez. Oszd meg inkább a leírását.',
    running: 'Csak befejezett játszmát lehet megosztani: a linkben minden lap benne van.',
    own: 'Saját oldalra',
    ownAbout:
      'HTML honlapra vagy blogba. A keretben egy játékos lapjai látszanak; senkinek sem kell elhagynia az oldaladat.',
    frame: 'Beágyazási kód',
    copyFrame: 'Beágyazási kód másolása',
    picture: 'Kép linkkel, ahol keret nem megengedett',
    copyPicture: 'Kép másolása',
  },

  analysis: {
    title: 'Elemzés',
    about: ({ you, name }) =>
      `A legerősebb játékos végignézi ${you ? 'minden döntésedet, és csak annyit lát, amennyit te láttál' : `${name} minden döntését, és csak annyit lát, amennyit ${name} látott`}.`,
    start: 'Elemzem',
    goOn: 'Folytatás',
    stop: 'Megállítás',
    again: 'Próbáld újra',
    failed: 'Az elemzés megállt: nálunk romlott el valami.',
    progress: (n, total) => `Átnézve: ${n} / ${count(total, 'döntés', 'döntés')}`,
    none: ({ you, name }) =>
      you ? 'Nem volt miről döntened.' : `${name} semmiről sem dönthetett.`,
    curve: ({ you, name }) =>
      you
        ? 'Hogyan álltál annak alapján, amit tudtál'
        : `Hogyan állt ${name} annak alapján, amit tudott`,
    exact: 'Minden lap nyitva, kiszámolva',
    accuracy: (...counts) => `pontosság. ${tellGrades(...counts)}`,
    grades: { best: 'A legjobb', good: 'Jó', slip: 'Kisebb hiba', blunder: 'Nagy hiba' },
    equal: 'Nincs mit értékelni: egyik döntésen sem múlt semmi lényeges.',
    luck: ({ you, name }, cards, own, others) =>
      `Ha az első laptól fogva minden lap nyitva van, és mindenki a legjobban játszik, ${you ? 'a lapjaid' : `${name} lapjainak`} értéke ${cards}. ${you ? 'A te lépéseid' : `${name} lépéseinek`} hatása ${own}, a többieké ${others}.`,
    showAll: (n) => `Az összes megjelenítése (${n})`,
    best: 'A legjobb lépés',
    bestAbout: 'minden más egyértelműen rosszabb volt',
    swings: 'Itt veszett el a legtöbb',
    noSwings: 'Egyetlen lépéssel sem veszett el semmi lényeges.',
    worth: (played, better) => `${played} a lehetséges ${better} helyett`,
    better: 'Jobb lett volna:',
    fine: 'Jó választás a látható lapok alapján.',
    knowable: 'Ezt tudni lehetett: a látott lapok alapján a másik lépés volt a jobb.',
    hidden: 'Ezt senki sem tudhatta: csak nyitott lapokkal volt jobb egy másik lépés.',
    lucky:
      'Annak alapján, amit tudni lehetett, a másik lépés volt a jobb. Ilyen lapjárás mellett végül ez sem került semmibe.',
    marks: {
      knowable: 'a látható lapokból kiderült',
      hidden: 'senki sem láthatta előre',
      lucky: 'ilyen lapjárással végül nem került semmibe',
    },
    honest: 'A becslések elképzelt leosztásokból származnak. A kis különbség keveset jelent.',
  },
};
