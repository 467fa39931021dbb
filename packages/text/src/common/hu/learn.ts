import type { LearnWords } from '../en/learn.ts';
import { pont, signed } from './grammar.ts';

export const learn: LearnWords = {
  title: (game) => `${game}: tanulás`,
  backTo: (game) => `Vissza a tanuláshoz: ${game}`,
  rules: 'A szabályok',
  tutorial: 'Első lépések',
  tutorialAbout:
    'Kis állások, mindegyikben egy ötlet. Itt nem lehet semmit elrontani: bármelyik lépést visszavonhatod.',
  puzzles: 'Feladványok',
  puzzlesAbout:
    'Mindegyikben pontosan egy lépés a legjobb, és ez bizonyított. A szám azt mutatja, milyen nehéz megtalálni: 800 körüli, ha első ránézésre látszik, 2200, ha sok lépéssel előre kell gondolkodni.',
  ownRating: (rating, margin) => `Az értékszámod: ${rating} ± ${margin}`,
  ownRatingAbout:
    'Minden feladványnál az első próbálkozásod változtat rajta. Húsz esetből tizenkilencben a ± határain belül van.',
  streak: (n, longest) => `Sorozat: ${n} (leghosszabb: ${longest})`,
  nearYou: 'Egy hozzád illő feladvány',
  done: 'kész',
  solved: (n, of) => `${of} közül ${n} megoldva`,
  lesson: (n, of) => `Lecke: ${n} / ${of}`,
  puzzle: (n) => `${n}. feladvány`,
  rating: (n) => `Nehézség: ${n}`,
  puzzleName: (n, rating, solved) =>
    `${n}. feladvány, nehézség: ${rating}${solved ? ', megoldva' : ''}`,
  share: 'Feladvány megosztása',
  again: 'Próbáld újra',
  show: 'Mutasd meg',
  next: 'Tovább',
  nextUnsolved: 'Következő feladvány',
  firstGame: 'Jöhet az első rövid játszma',
  toPuzzles: 'Jöhetnek a feladványok',
  unseen: 'A többieknél van még',
  soFar: 'Az eddigi játék',
  tray: 'Az összes lap',
  playOn: 'Folytatás',
  stepBack: 'Egy lépést vissza',
  nextBest: 'A második legjobb lépés:',
  suchAs: 'Minden más lépés rossz, például:',
  goesOn: 'A legjobb folytatás:',
  otherMoves: 'És a többi lépés?',
  ideas: 'Gyakorolj egy motívumot',
  ideasAbout: 'Ha választasz egyet, tudod, mit keress.',
  allPuzzles: 'Minden feladvány',
  right: 'Így van!',
  solution: 'Ez volt a megoldás:',
  goals: {
    best: 'Itt egyetlen lépés a legjobb. Melyik?',
    points:
      'A forduló utolsó lapjai, és az ellenfeled lapjai nyíltan látszanak. Melyik lépés a legjobb, ha mindketten hibátlanul játszotok?',
    soloist: 'Te vagy a felvevő. Egy lap a legjobb, bárhol vannak is a rejtett lapok. Melyik?',
    defender: 'Védő vagy. Egy lap a legjobb, bárhol vannak is a rejtett lapok. Melyik?',
    first:
      'Kevés lap maradt. Egyetlen lépés biztosítja, hogy senkinek se legyen kevesebb pontja, mint neked, bármi van a többieknél és bármit tesznek. Melyik?',
    penalty:
      'Kevés lap maradt. Melyik lépéssel lesz a legkisebb a büntetésed, még akkor is, ha mindenki ellened játszik?',
    win: 'Ebben a körben nyerhetsz, bármik is a rejtett lapok. Mit választasz először?',
    stop: 'Az ellenfeled a következő köre elején nyerne. Pontosan egy lépésed akadályozza meg, bármik is a rejtett lapok. Mit választasz először?',
  },
  praise: {
    points: (best) => `Hibátlan játékkal ${signed(best)} a forduló eredménye neked.`,
    payment: (best) => `Az oldaladnak ${signed(best)} pontot ér.`,
    first: 'Bármi van náluk és bármit tesznek, senki sem végez kevesebb ponttal nálad.',
    penalty: (best) => `Bármit tesznek, legfeljebb ${pont(-best)} a büntetésed.`,
    win: 'Innen már senki sem állíthat meg.',
    stop: 'Ezzel játékban maradsz.',
  },
  wrong: {
    points: (value, best) =>
      `Ez ${best - value} pontodba kerül: ha az ellenfél jól játszik, ${signed(best)} helyett ${signed(value)} lesz az eredményed.`,
    payment: (value, best) =>
      `Ez ${best - value} pontjába kerül az oldaladnak: ${signed(best)} helyett ${signed(value)}, ahogy a lapok elosztva vannak.`,
    first: 'Így valaki kevesebb ponttal végezhet nálad.',
    penalty: (value, best) =>
      `A legrosszabb esetben ${pont(-value)} lenne a vége. Egy lépéssel ${pont(-best)} maradna.`,
    win: 'Ezzel nem biztos, hogy nyersz ebben a körben.',
    stop: 'Így az ellenfeled még mindig kompilálhatja a harmadik protokollját, és nyerhet.',
    punished: 'Így lehet megbüntetni:',
  },
  rulesPage: {
    search: 'Keresés a szabályokban',
    found: (n) => (n === 0 ? 'Nincs találat' : `${n} találat`),
    contents: 'Tartalom',
    link: (rule) => `Link erre a szabályra: ${rule}`,
    exact: 'Pontos szabályok',
    short: 'A szabályok röviden',
    exactly: (rule) => `Pontosan: ${rule}. szabály`,
    minutes: (n) => `${n} perc alatt elolvasható`,
  },
};
