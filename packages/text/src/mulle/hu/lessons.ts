import type { LessonTexts } from '../../chunks.ts';

export const lessons: LessonTexts = {
  capture: {
    title: 'Azonos viszi az azonost',
    before:
      'Amikor te jössz, kijátszol egy lapot. Elviszi az asztalról az azonos értékűt; ha nem visz semmit, lerakod az asztalra. Vigyél el valamit!',
    after: 'A kilences viszi a kilencest; mindkettő a zsákmányodba kerül.',
    wrong: 'Ezzel még nem vittél el semmit. Melyik lapodnak van párja az asztalon? Vidd el.',
  },
  sum: {
    title: 'Összegek',
    before:
      'Az asztalon lévő lapok összeadhatók: ami együtt 13, azt királlyal elviheted. A bubi 11, a dáma 12, a király 13. Keresd meg az összeget!',
    after: 'Kilenc meg négy tizenhárom: egy lappal már három a tiéd.',
    wrong:
      'Adj össze az asztalon lapokat, amíg ki nem adják valamelyik lapodat. A király 13-at ér.',
  },
  mulle: {
    title: 'Mulle',
    before:
      'Két paklival játsszuk, így minden lapnak van ikre. Ha egyszerre viszed el a két ikret, az mulle, és annyi pontot ér, amennyi a lap értéke: ezzel lehet nyerni. A kőr királyod ikre ott fekszik. Vidd el!',
    after:
      'Mulle: egy csapásra 13 pont. A másik 13-as összeg ott marad, mert az egyedül fekvő ikret egyedül kell elvinni.',
    wrong: 'Az asztalon semmi sem ér többet az ikernél. Vidd a királyt a királlyal.',
  },
  tabbe: {
    title: 'Tabbe',
    before:
      'Ha mindent elviszel az asztalról, az tabbe, és még egy pontot ér. Minden csoport, amely kiadja a 13-at, egyszerre vihető. Takarítsd le az asztalt!',
    after: 'Kilenc meg négy, nyolc meg öt: üres az asztal. Tabbe!',
    wrong: 'Így marad lap az asztalon. Melyik lapod viszi el egyszerre az összeset?',
  },
  choose: {
    title: 'Mely lapok érnek pontot',
    before:
      'A mullékon kívül a végén a pikkek és az ászok is pontot érnek, meg a pikk kettes és a káró tízes. A király bármelyik kilencest elviheti a négyessel együtt. Vidd a jobbikat!',
    after:
      'A pikk kilences egy pontot ér, a kőr kilences semmit. Szoros játszmában az apróságok döntenek.',
    wrong:
      'Ez nem hoz pontot. A király elviszi a pikk kilencest és a négyest: a pikkek számítanak.',
  },
  intake: {
    title: 'A zsákmány',
    before:
      'A végén az elvitt lapokat is megszámoljuk: minden pikk és minden ász 1 pont, a pikk ász, a pikk kettes és a káró tízes 2-2 pont. Ez a zsákmányod; a két pakliban összesen 40 van. Melyik vitel hozza a legtöbbet?',
    after: 'A dáma viszi a dámát, meg a tízest a kettessel: 4 pont zsákmány egyetlen lappal.',
    wrong: 'Ez kevesebbet hoz. A káró tízes és a pikk kettes együtt 12: mindkettő 2 pontot ér.',
  },
  lay: {
    title: 'Lerakás',
    before:
      'Itt egyik lapod sem visz semmit, ezért egyet le kell raknod, és az ellenfeled elviheti. Ami számít, azt tartsd meg! Melyik lapodat nélkülözheted?',
    after: 'A hatos semmit sem ér. Akkor is lerakhatsz egy lapot, ha vihetnél: néha megéri várni.',
    wrong: 'Ez a lap 2 pontot ér annak, aki elviszi. A káró hatos semmit sem ér.',
  },
  bonus: {
    title: 'A bónusz',
    before:
      'A zsákmányod 20 pont, a fele annak, ami van. 20 fölött minden pont háromszor számít: egyszer önmagában és kétszer bónuszként. Vidd el, ami számít!',
    after:
      'A pikk kilencessel 21: egy pont, és még kettő bónuszként. Három pont nélküli lap semmit sem hozott volna.',
    wrong: 'Ez nem hoz pontot, pedig most egyetlen pikk is hármat ér. Vidd el a pikk kilencest!',
  },
  build: {
    title: 'Építmény',
    before:
      'Egy lapot rátehetsz egy halomra, ha van a kezedben lap, amely az így kapott értéket elviheti. Van egy kilencesed: tedd a négyest az ötösre, és később vidd el a kettőt a kilencessel!',
    after:
      'Nyitott, 9 értékű építmény, és a tiéd. Amíg a tiéd, meg kell tartanod hozzá egy kilencest.',
    wrong: 'Építs 9-et: a négyes megy az ötösre. A kilences a kezedben marad, azzal viszed el.',
  },
  reserved: {
    title: 'A lefoglalt lap',
    before:
      'Ez a 9-es építmény a tiéd, és egyetlen kilencesed van hozzá. Ez a kilences le van foglalva: vihet, vagy az építményhez teheted, de sem le nem rakhatod, sem mást nem építhetsz vele. Vidd el az építményt, mielőtt Bo teszi!',
    after: 'Megvan. Ha két kilencesed lett volna, az egyik szabad lett volna.',
    wrong: 'Az építményed még ott van, és bármelyik kilences elviheti. Vidd el a tieddel!',
  },
  lock: {
    title: 'Zárt építmény',
    before:
      'Ami ugyanannyit ér, magától csatlakozik az új építményhez, és ha kettőnél több lapja van, lezárul: az értékét többé senki sem változtathatja meg. Építs megint 9-et, most egy kilences is fekszik az asztalon!',
    after:
      'Öt, négy és kilenc egy halomban. Akinek kilencese van, még elviheti, úgyhogy ne várj sokáig.',
    wrong: 'Az ötösből és a négyesből legyen 9. Az asztali kilences magától csatlakozik.',
  },
  raise: {
    title: 'Az építmény emelése',
    before:
      'Nyitott építményt csak a gazdája emelhet, és csak olyan értékre, amilyen lapja van: tegyél rá egy lapot! Nyolc meg négy 12, és van egy dámád. Ami az asztalon 12-t ér, az is csatlakozik.',
    after: 'Négy lap, 12-t ér, és zárt. A többi dáma már elment, tehát csak te viheted el.',
    wrong:
      'Tedd a négyest a 8-as építményedre: 12 lesz belőle, az asztali dáma csatlakozik, és a saját dámáddal később mindent elviszel.',
  },
  take: {
    title: 'Azé, aki elviszi',
    before:
      'Egy építmény csak addig valakié, amíg el nem viszik. Az ellenfeled három lapból épített zárt 9-et. Szolgáld ki magad!',
    after: 'Nyitott vagy zárt: akinek van ilyen értékű lapja, elviheti.',
    wrong:
      'Aki 9-et épít, annak van kilencese, és a következő lépésben elviheti. Melyik lapod ér annyit, mint az építmény?',
  },
  special: {
    title: 'Ászok és más különleges lapok',
    before:
      'Az ász az asztalon 1-et ér. Kézben 14-et, a pikk kettes 15-öt, a káró tízes 16-ot. Onnan csak kétfélét vihetnek: az ikrüket, ha egyedül fekszik, és egy ilyen értékű építményt. Itt mindkettő van: előbb az ikret vidd, aztán az építményt!',
    after:
      'Két ikerász 14 pontos mulle, ennél több nincs, a másik ász pedig elvitte az építményt. Jegyezd meg: a kézben lévő káró tízes nem visz tízest.',
    wrong:
      'Előbb a kőr ász viszi az ikrét: 14 pont. Aztán a másik ászod elviszi a 14-es építményt.',
  },
  feed: {
    title: 'Hozzátevés',
    before:
      'Ez a 9-es építmény a tiéd, két kilencesed van, és a többi kilences már elment. Tedd hozzá az egyiket: az építmény zárt lesz, és a másik kilencessel a következő lépésben mindent elviszel.',
    after:
      'Négy lap, és a két kilences iker: 9 pontos mulle. Közben senki sem változtathatta meg az építményt.',
    wrong: 'Az egyik kilencest a saját építményedhez teszed; a másik a következő lépésben elviszi.',
  },
  trotta: {
    title: 'Trotta',
    before:
      'Két dámád van; az egyik ikre az asztalon fekszik, a többi már elment. Gyűjts az egyik köré minden dámát és minden párt, amely kiadja a 12-t (ez a trotta): zárt építmény lesz, és a másik dámád a következő lépésben elviszi.',
    after: 'Öt lap és egy 12 pontos mulle. Ha rögtön elviszed, kevesebb lett volna.',
    wrong:
      'Előbb trotta az egyik dámával: összegyűjti a dámát, a hetest és az ötöst. Aztán a másik dámád elviszi az építményt.',
  },
  rounds: {
    title: 'Körök',
    before:
      'Mindketten a kör utolsó lapját játsszátok ki. Ami az asztalon van, ott marad, és mindenki nyolc új lapot kap. Előbb vigyél el valamit!',
    after:
      'Jöhet a következő kör. Hat kör egy forduló, két forduló egy játszma; a kör végén nem számolunk semmit. Egy forduló minden körét ugyanaz kezdi, a következő fordulóét a másik.',
    wrong: 'Nyolcas viszi a nyolcast. Ne hagyd Bónak.',
  },
  last: {
    title: 'Az utolsó vitel',
    before:
      'A forduló utolsó lapja: ami a végén az asztalon marad, azé, aki utoljára vitt. Mulle és tabbe nem jár érte, de a zsákmányba beleszámít.',
    after:
      'Te vittél utoljára, ezért a pikk ász, a pikk király és a káró tízes is a tiéd: 5 pont zsákmány. Azután elszámoljuk a fordulót: 33:29, és csak a különbség számít, 4 pont neked.',
    wrong: 'A maradékot az kapja, aki utoljára vitt. Vidd el a hetest a hetessel.',
  },
};
