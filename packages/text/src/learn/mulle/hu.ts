import type { LessonTexts } from '../lesson.ts';

export const lessons: LessonTexts = {
  capture: {
    title: 'Azonos viszi az azonost',
    before: 'A kezedben lévő lap elviszi az asztalról az azonos értékűt. Vigyél el valamit!',
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
    wrong: 'Így maradna valami. Keresd azt a lapot, amelyik két összeget is visz egyszerre.',
  },
  choose: {
    title: 'Mely lapok érnek pontot',
    before:
      'A mullékon kívül a végén a pikkek és az ászok is pontot érnek, meg a pikk kettes és a káró tízes. A király bármelyik kilencest elviheti a négyessel együtt. Vidd a jobbikat!',
    after:
      'A pikk kilences egy pontot ér, a kőr kilences semmit. Szoros játszmában az apróságok döntenek.',
    wrong:
      'Van, ami többet hoz: a király elviszi a pikk kilencest és a négyest. A pikkek számítanak.',
  },
  intake: {
    title: 'A zsákmány',
    before:
      'A végén az elvitt lapokat is megszámoljuk: minden pikk és minden ász 1 pont, a pikk ász, a pikk kettes és a káró tízes 2-2 pont. Ez a zsákmányod; a két pakliban összesen 40 van. Melyik vitel hozza a legtöbbet?',
    after: 'A dáma viszi a dámát, meg a tízest a kettessel: 4 pont zsákmány egyetlen lappal.',
    wrong: 'Ez kevesebbet hoz. A káró tízes és a pikk kettes együtt 12: mindkettő 2 pontot ér.',
  },
  bonus: {
    title: 'A ráadás',
    before:
      'A zsákmányod 20 pont, a fele annak, ami van. 20 fölött minden pont háromszor számít: egyszer önmagában és kétszer ráadásként. Vidd el, ami számít!',
    after:
      'A pikk kilencessel 21: egy pont, és még kettő ráadásként. Három pont nélküli lap semmit sem hozott volna.',
    wrong: 'Ezek a lapok nem érnek pontot. Egyetlen pikk most hármat ér.',
  },
  build: {
    title: 'Építmény',
    before:
      'Egy lapot rátehetsz egy halomra, ha van a kezedben lap, amely az így kapott értéket elviheti. Van egy kilencesed: tedd a négyest az ötösre, és később vidd el a kettőt a kilencessel!',
    after:
      'Nyitott, 9 értékű építmény, és a tiéd. Amíg a tiéd, meg kell tartanod hozzá egy kilencest.',
    wrong: 'Építs 9-et: a négyes megy az ötösre. A kilences a kezedben marad, azzal viszed el.',
  },
  lock: {
    title: 'Zárt építmény',
    before:
      'Ami ugyanannyit ér, magától csatlakozik az új építményhez, és ha kettőnél több lapja van, lezárul: az értékét többé senki sem változtathatja meg. Építs megint 9-et, most egy kilences is fekszik az asztalon!',
    after:
      'Öt, négy és kilenc egy csomóban. Akinek kilencese van, még elviheti, úgyhogy ne várj sokáig.',
    wrong: 'Az ötösből és a négyesből legyen 9. Az asztali kilences magától csatlakozik.',
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
      'Az ász az asztalon 1-et ér, kézben 14-et; a pikk kettes kézben 15-öt, a káró tízes 16-ot. Ezért csak ilyen értékű építményt vihetnek. Itt van egy.',
    after: 'Csak ász vihette el. A 14, 15 és 16 értékű építmény minden mástól biztonságban van.',
    wrong: 'Az ászod kézben 14-et ér. Keress egy 14 értékű építményt!',
  },
  feed: {
    title: 'Az építmény növelése',
    before:
      'Ez a 9-es építmény a tiéd, és két kilencesed van. Tedd rá az egyiket (növeld meg): az építmény zárt lesz, és a másik kilencessel a következő lépésben mindent elviszel.',
    after:
      'Négy lap, és a két kilences iker: 9 pontos mulle. Közben senki sem változtathatta meg az építményt.',
    wrong: 'Az egyik kilences a saját építményedre megy; a másik a következő lépésben elviszi.',
  },
  trotta: {
    title: 'Trotta',
    before:
      'Két dámád van. Gyűjts össze az egyik köré mindent, ami 12-t ér, egy zárt építménybe (ez a trotta), és a következő lépésben vidd el az egészet a másik dámával! Éppen az ő ikre fekszik ott.',
    after: 'Öt lap és egy 12 pontos mulle. Ha rögtön elviszed, kevesebb lett volna.',
    wrong:
      'Előbb trotta a kőr dámával: összegyűjti a dámát, a hetest és az ötöst. Aztán vidd el az építményt a treff dámával.',
  },
  rounds: {
    title: 'Körök',
    before:
      'Mindketten a kör utolsó lapját játsszátok ki. Ami az asztalon van, ott marad, és mindenki nyolc új lapot kap. Előbb vigyél el valamit!',
    after:
      'Jöhet a következő kör. Hat kör egy forduló, két forduló egy játszma. A kör végén nem számolunk semmit.',
    wrong: 'Nyolcas viszi a nyolcast. Ne hagyd Bónak.',
  },
  last: {
    title: 'Az utolsó vitel',
    before:
      'A forduló utolsó lapja: ami a végén az asztalon marad, azé, aki utoljára vitt. Mulle és tabbe nem jár érte, de a zsákmányba beleszámít.',
    after:
      'Te vittél utoljára, ezért a pikk ász, a pikk király és a káró tízes is a tiéd: 5 pont zsákmány. Azután elszámoljuk a fordulót: csak a különbség számít.',
    wrong: 'A maradékot az kapja, aki utoljára vitt. Vidd el a hetest a hetessel.',
  },
};
