import { changes } from '../account.ts';
import type * as english from '../en/puzzles.ts';
import { list, signed } from '../../common/hu/grammar.ts';

export const themes: typeof english.themes = {
  'deny-mulle': {
    name: 'Ne legyen mulléja',
    why: (d) =>
      `Bármi mást játszol, az ellenfél azonnal mullét visz, amely legalább ${d.points} pontot ér.`,
  },
  'mulle-ahead': {
    name: 'Készülő mulle',
    why: (d) =>
      `Ez a lap (${d.card}) most még nem visz semmit, de bármi a válasz, a következő lapod legalább ${d.points} pontot hoz mulléban.`,
  },
  bonus: {
    name: 'Húsz fölött',
    why: (d) =>
      `Legjobb játékkal ${d.intake} pont lesz a zsákmányod, ez ${d.bonus} pont bónusz; a második legjobb lépéssel nem jutnál 20 fölé.`,
  },
  'deny-bonus': {
    name: 'Húsz fölé nem engeded',
    why: (d) =>
      `Az ellenfél zsákmánya megáll ${d.intake} pontnál; a második legjobb lépés után 20 fölé jutna, és ${d.bonus} pont bónuszt kapna.`,
  },
  order: {
    name: 'Előbb, ami elveszhet',
    why: (d) =>
      `Amit ezzel viszel (${d.first}), elveszhet; a másik lap (${d.later}) a következő lépésedben is ugyanannyit visz, bármi a válasz.`,
  },
  'safe-build': {
    name: 'Csak a tiéd lehet',
    why: (d) =>
      `Az építményt, amelynek értéke ${d.value}, az ellenfél nem tudja elvinni, a te következő lapod viszont igen, bármi a válasz.`,
  },
  steal: {
    name: 'A gazdája előtt',
    why: (d) =>
      `Az építmény (értéke ${d.value}) az ellenfélé, és legközelebb el is vinné; a te lapod (${d.card}) megelőzi.`,
  },
  tabbe: {
    name: 'Üres asztal',
    why: (d) =>
      `A lapod (${d.card}) letakarítja az asztalt: tabbe neked, az ellenfél pedig csak lerakhat egy lapot.`,
  },
  last: {
    name: 'Az utolsó vitel',
    why: (d) =>
      `Csak így tiéd az utolsó vitel, és vele minden, ami az asztalon marad: ${d.cards} lap, ${d.points} pont.`,
  },
  wait: {
    name: 'Ez ráér',
    why: (d) =>
      `Az a lapod (${d.card}) a következő lépésedben is visz legalább ${d.points} pontot, bármi a válasz; addig jut idő másra.`,
  },
  'safe-discard': {
    name: 'Amit senki sem vihet el',
    why: (d) =>
      `Azok közül, amelyeket lerakhatsz, ez az egyetlen lap (${d.card}), amelyet az ellenfél nem tud elvinni.`,
  },
};

const lapok = (cards: string): string => list(cards.split(' '));

/** As on the score sheet, whose texts a page of puzzles does not load. */
const COLUMNS = { mulle: 'Mulle', tabbe: 'Tabbe', intake: 'Zsákmány', bonus: 'Bónusz' };

export const reasons: typeof english.reasons = {
  nothing: () => 'Az ellenfél most semmit sem tud elvinni.',
  noPoints: () => 'Amit az ellenfél most elvihet, az nem ér pontot.',
  nextSure: (d) =>
    d.cards === ''
      ? `Bármi a válasz, legközelebb ${d.card} legalább ${d.points} pontot visz.`
      : `Bármi a válasz, legközelebb ${d.card} viszi: ${lapok(d.cards)} (legalább ${d.points} pont).`,
  next: (d) => `A legjobb válasz után ${d.card} viszi: ${lapok(d.cards)} (${d.points} pont).`,
  later: (d) => `A legjobb játékban később ${d.card} viszi: ${lapok(d.cards)} (${d.points} pont).`,
  takes: (d) => `Az ellenfélnél ${d.card} viszi: ${lapok(d.cards)} (${d.points} pont).`,
  account: (d) => `A legjobb lépéshez képest a végén: ${changes(d, COLUMNS, signed)}.`,
};
