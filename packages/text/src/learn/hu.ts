import type { LearnWords } from './en.ts';
import { signed } from './numbers.ts';

const points = (n: number): string => `${n} pont`;

export const hungarian: LearnWords = {
  title: (game) => `${game}: tanuljunk`,
  backTo: (game) => `Vissza: ${game}, tanulás`,
  play: (game) => `${game}: játék`,
  rules: 'A szabályok',
  tutorial: 'Első lépések',
  tutorialAbout:
    'Kis állások, mindegyikben egy ötlet. Itt nem lehet elrontani semmit: bármikor visszavehetsz.',
  puzzles: 'Feladványok',
  puzzlesAbout:
    'Mindegyikben pontosan egy lépés a legjobb, és ez be van bizonyítva. A szám azt mutatja, játékosaink milyen gyakran vétik el.',
  done: 'kész',
  solved: (n, of) => `${of} közül ${n} megoldva`,
  lesson: (n, of) => `${n}. lecke (összesen ${of})`,
  puzzle: (n) => `${n}. feladvány`,
  rating: (n) => `Nehézség: ${n}`,
  puzzleName: (n, rating, solved) =>
    `${n}. feladvány, nehézség: ${rating}${solved ? ', megoldva' : ''}`,
  again: 'Újra',
  show: 'Mutasd meg',
  next: 'Tovább',
  nextUnsolved: 'Következő feladvány',
  toPuzzles: 'Jöhetnek a feladványok',
  right: 'Így van!',
  solution: 'Ez volt a megoldás.',
  goals: {
    points:
      'A forduló utolsó lapjai: amit nem láttál, az az ellenfél kezében van. Melyik lépés végződik a legjobban, ha mindketten hibátlanul játszotok?',
    soloist: 'Te vagy a felvevő. Egy lap a legjobb, bárhol vannak is a rejtett lapok. Melyik?',
    defender: 'Ellenjátékos vagy. Egy lap a legjobb, bárhol vannak is a rejtett lapok. Melyik?',
    seal: 'Pontosan egy lépésed pecsétel le valamit. Keresd meg!',
    penalty:
      'Kevés lap maradt. Melyik lépéssel lesz a legkevesebb a büntetésed, ha mindenki ellened játszik is?',
    win: 'Ebben a körben nyerhetsz, bármik is a rejtett lapok. Mit választasz először?',
  },
  praise: {
    points: (best) => `Hibátlan játékkal a forduló vége neked ${signed(best)}.`,
    payment: (best) => `Az oldaladnak ${signed(best)} pontot ér.`,
    seal: 'Le van pecsételve, többé senki nem mozdíthatja el.',
    penalty: (best) => `Bármit tesznek, legfeljebb ${points(-best)} a büntetésed.`,
    win: 'Innen már senki sem állíthat meg.',
  },
  wrong: {
    points: (value, best) =>
      `Ennek a vége neked ${signed(value)}, ha az ellenfél jól játszik. ${signed(best)} is elérhető volt.`,
    payment: (value, best) =>
      `Ez az oldaladnak ${signed(value)}. ${signed(best)} is elérhető volt.`,
    seal: 'Ezzel semmi sem lesz lepecsételve.',
    penalty: (value, best) =>
      `A legrosszabb esetben ${points(-value)} lenne. Egy lépéssel megállsz ${-best} pontnál.`,
    win: 'Ez ebben a körben nem biztos nyerés.',
  },
  rulesPage: {
    search: 'Keresés a szabályokban',
    found: (n) => (n === 0 ? 'Nincs találat' : `${n} találat`),
    contents: 'Tartalom',
    link: (rule) => `Hivatkozás erre a szabályra: ${rule}`,
  },
};
