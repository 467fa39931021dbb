import type { RuleNotes } from '../en/rule-notes.ts';

const PLATE =
  'Az a protokoll, amely ebben a sávban fekszik, és amelynek hat lapja a játékos paklijában van. Egyik sem szerepelhet kétszer.';

export const hungarian: RuleNotes = {
  'buddy-bluff': {
    lift: 'Mi jön magával arról a halomról, amellyel a lapod egyezik. Az egész sorozattal nagyobb a csomag.',
    deals: 'Négy leosztásban mindenki egyszer kezd, és a legkisebb összesített büntetés nyer.',
  },
  mulle: {
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
  },
  ulti: {
    cardPoints:
      'Mit érnek az ütéseidben lévő lapok. A figurákkal együtt 130 pont van egy leosztásban, nélkülük 90.',
    talonOwner: 'Kié a talon, vagyis a felvevő által letett két lap pontja.',
    ladder: 'Hány bemondásból lehet választani. A hosszabb listákon több a kombináció.',
    ladderOrder: 'Két bemondás közül melyik üti a másikat.',
    holdRule: 'Mi történik, ha valaki ugyanannyit mond be, mint az addigi bemondás.',
    selfRaise: 'Emelheted-e a saját bemondásodat (önrablás), ha a másik kettő azt mondta: mehet.',
    passzPlayed: 'Lejátsszátok-e a sima passzt, vagy csak kifizeti a felvevő, és jön az új osztás.',
    requireHolding:
      'Kell-e a 40-100-hoz a király és a felső, az ultihoz az aduhetes, vagy lehet blöffölni.',
    betliMustBeat: 'Felül kell-e ütni betliben, ha lehet; ez a felvevőnek nehezebb.',
    ultiPenalty: 'Mennyivel többe kerül a bukott ulti az értékénél. A kontra ezt nem duplázza.',
    silent100:
      'Aki bemondás nélkül éri el a százat, pontot kap érte. Itt választható, hogy a parti is jár-e mellé.',
    silent100Marriages: 'Mely húszak és negyvenek számítanak bele a csendes százba.',
    silentUltiFail:
      'Mennyit fizetsz, ha az aduhetest az utolsó ütésben leütik, pedig nem mondtak ultit.',
    marriageNeedsTrick: 'Beszámít-e a húsz és a negyven annak, akinek egyetlen ütése sincs.',
    maxKontra:
      'Hányszor duplázható a bemondás: 1 a kontra (×2), 2 a rekontra (×4), egészen ×64-ig.',
    individualKontra: 'A színtelen játékban csak arra érvényes-e a kontra, aki mondta.',
    keepSeven:
      'Meg kell-e tartania a felvevőnek a hetest az utolsó ütésig, amíg más lapot is tehet.',
    openReveal: 'Kinek a lapjait terítik ki a terített játékban.',
    earlyEnd: 'Vége van-e a játéknak, amint a bemondás elbukott, vagy lejátsszák mind a tíz ütést.',
    concede: 'Bedobhatja-e a felvevő a lapját, hogy fizessen, és ne kelljen végigjátszani.',
    deals: 'Hány leosztás után dönt az összeg.',
  },
  compile: {
    first: 'Ki választ először, és kié az első kör.',
    draft: 'Hogyan jut mindenki három protokollhoz.',
    sets: 'Melyik dobozokból valók a protokollok. Ha nincsenek előre megadva, legalább tizenkettő kell.',
    P0L0: PLATE,
    P0L1: PLATE,
    P0L2: PLATE,
    P1L0: PLATE,
    P1L1: PLATE,
    P1L2: PLATE,
    control:
      'Aki két sávban vezet, megszerzi az irányítást, és kompiláláskor vagy frissítéskor átrendezheti a protokollokat.',
    maxTurns: 'Az ennyi ideig tartó játék döntetlen.',
    shiftEnters:
      'Végrehajtja-e a letakart lap a középső szövegét, ha az áthelyezés után felülre kerül.',
    compileDeletes: 'A törlésre válaszoló szövegek a sáv kompilálásakor is válaszolnak-e.',
    compileBan: 'Tilt-e a Metal 1 akkor is, ha közben letakarták, átfordították vagy eltűnt.',
    diversity6: 'Hány különböző protokoll kell az asztalon, hogy ez a lap ott maradhasson.',
    unity4: 'A kör melyik pontján néz bele ez a lap a pakliba.',
  },
};
