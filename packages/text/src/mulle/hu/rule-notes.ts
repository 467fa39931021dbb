import type { ruleNotes as english } from '../en/rule-notes.ts';

export const ruleNotes: typeof english = {
  rounds:
    'Hányszor kaptok új lapokat, mielőtt a fordulót elszámoljuk. A két paklinak mindenre elégnek kell lennie.',
  handSize: 'Hány lapot kap mindenki egy körre.',
  tableSize: 'Hány lap fekszik nyitva az asztalon a forduló elején.',
  omgangar: 'Hányszor játsszátok végig a két paklit. A fordulók pontjai együtt döntenek.',
  absorb:
    'Mi csatlakozik magától az új építményhez: minél több, annál többet vihet el egyetlen lap.',
  lock: 'A lezárt építmény értéke nem változik. Akinek megvan hozzá a lapja, így is elviheti.',
  openAccess: 'Ki tehet lapot a le nem zárt építményre, hogy új értéke legyen.',
  upDown:
    'Csökkentheti-e a lap az építmény értékét, vagy csak növelheti: egy 4-es a 12-es építményen 16-ot vagy 8-at ad.',
  specialSelfBuild:
    'Építhet-e az ász 14-re, a pikk kettes 15-re, a káró tízes 16-ra, vagyis a kézbeli értékére.',
  twinTakesSpecial:
    'Az a lap, amelynek az ikre magában fekszik az asztalon, azt viszi, és semmi mást. Itt választható, hogy ez az ászra, a pikk kettesre és a káró tízesre is vonatkozik-e.',
  buildsInSums:
    'Lehet-e építmény is az összeg része: egy 5-ös és egy 8-as építmény, amelyet egy király visz el.',
  trottaNew:
    'A trotta egy adott érték minden lapját, és minden párt, amely kiadja, egy lezárt építménybe gyűjti, egy ilyen értékű lappal.',
  trottaNeedsTaker:
    'Kell-e maradnia a kezedben egy lapnak, amely elviheti az építményt, ha trottázol vagy az építményedhez teszel.',
  discardIfCapture: 'Ha nem, az a lap, amely vihetne valamit, nem rakható le egyszerűen.',
  discardWithOwnBuild:
    'Ha nem, vinned, építened vagy az építményedhez tenned kell, amíg van építményed az asztalon.',
  intakeInTotal:
    'Hozzáadódnak-e az elvitt lapok pontjai a végösszeghez, vagy csak a 20 fölötti részért jár bónusz.',
  spadeAce: 'Mennyit ér a pikk ász a zsákmányban. Ha 3-at, összesen 42 pont van.',
  mulleCardInIntake: 'A mulle mindkét lapjának pontja számít, vagy csak az egyiké.',
  tablePairTabbe:
    'Mit kapsz, ha egy különleges lap mindkét példánya az asztalon feküdt: mullét vagy helyette tabbékat.',
};
