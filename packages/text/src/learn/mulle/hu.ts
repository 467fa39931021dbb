import type { LessonTexts } from '../lesson.ts';

export const lessons: LessonTexts = {
  capture: {
    title: 'Egyforma viszi az egyformát',
    before: 'A kezedből egy lap elviszi az asztalról az azonos értékűt. Vigyél el valamit!',
    after: 'A kilences viszi a kilencest; mindkettő a zsákmányodba kerül.',
    wrong: 'Ehhez a laphoz itt nincs egyforma értékű. Vesd össze a kezedet az asztallal.',
  },
  sum: {
    title: 'Összegek',
    before:
      'Az asztal lapjai összeadhatók: ami együtt 13, azt királlyal elviheted. A bubi 11, a dáma 12, a király 13. Keresd meg az összeget!',
    after: 'Kilenc meg négy tizenhárom: három lap eggyel.',
    wrong: 'Adj össze asztali lapokat, amíg valamelyik lapodat ki nem adják. A király 13.',
  },
  mulle: {
    title: 'Mulle',
    before:
      'Két csomag kártya van játékban, így minden lapnak van ikre. Ha ikrek egyszerre kerülnek hozzád, az mulle, és a rangját éri: ezzel lehet nyerni. A kőr királyod látja az ikrét. Vidd el!',
    after:
      'Mulle: egyszerre 13 pont. A másik 13-as összeg marad, mert az egyedül fekvő ikret egyedül viszed.',
    wrong: 'Az asztalon semmi sem ér többet az ikernél. Király vigye a királyt.',
  },
  tabbe: {
    title: 'Tabbe',
    before:
      'Ha mindent elviszel az asztalról, az tabbe, és egy ráadás pontot ér. Minden 13-as csoport egyszerre vihető. Takarítsd le az asztalt!',
    after: 'Kilenc meg négy, nyolc meg öt: üres az asztal. Tabbe!',
    wrong: 'Így maradna valami. Keresd azt a lapot, amelyik két összeget is visz egyszerre.',
  },
  choose: {
    title: 'Mely lapok számítanak',
    before:
      'A mullékon kívül a végén a pikkek és az ászok is pontot érnek, meg a pikk kettes és a káró tízes. A király bármelyik kilencest elviheti a négyessel. Vidd a jobbikat!',
    after:
      'A pikk kilences egy pontot ér, a kőr kilences semmit. Szoros játékban az apróságok döntenek.',
    wrong: 'Ugyanannyi lap, de kevesebb pont. A pikk számít.',
  },
  build: {
    title: 'Építmény',
    before:
      'Egy lapot rátehetsz egy kupacra, ha a keletkező értéket van mivel elvinned. Van egy kilencesed: tedd a négyest az ötösre, és később vidd el a kettőt a kilencessel!',
    after: 'Nyitott 9-es építmény, és a tied. Amíg a tied, egy kilencest meg kell tartanod hozzá.',
    wrong: 'Építs 9-et: a négyes megy az ötösre. A kilences a kezedben marad, azzal viszed el.',
  },
  lock: {
    title: 'Zárva',
    before:
      'Ami ugyanannyit ér, magától csatlakozik az új építményhez, és kettőnél több lappal zárt lesz: az értékét többé senki sem változtathatja meg. Építs megint 9-et, most egy kilences is fekszik az asztalon!',
    after:
      'Öt, négy és kilenc egy csomóban. Akinek kilencese van, elviheti, úgyhogy ne várj sokáig.',
    wrong: 'Az ötösből és a négyesből legyen 9. Az asztali kilences magától csatlakozik.',
  },
  take: {
    title: 'Ami másé',
    before:
      'Egy építmény csak addig valakié, amíg el nem viszik. Az ellenfél három lapot zárt be 9-re. Szolgáld ki magad!',
    after: 'Nyitott vagy zárt: akinél az érték van, elviheti.',
    wrong: 'Az ellenfél a következő lépésben elviszi. Melyik lapod ér annyit, mint az építmény?',
  },
  special: {
    title: 'Ászok és más különleges lapok',
    before:
      'Az ász az asztalon 1, a kézben 14; a pikk kettes 15, a káró tízes 16. Ezért csak ilyen értékű építményt visznek. Itt van egy.',
    after: 'Csak ász vihette el. A 14-es, 15-ös és 16-os építmény minden mástól biztonságban van.',
    wrong: 'Az ászod a kézben 14-et ér. Keress egy 14-es építményt!',
  },
  trotta: {
    title: 'Trotta',
    before:
      'Két dámád van. Gyűjts össze az egyik köré mindent, ami 12-t ér, egy zárt építménybe (ez a trotta), és a következő lépésben vidd el az egészet a másik dámával! Az ő ikre fekszik ott.',
    after: 'Öt lap és egy 12-es mulle. Ha rögtön viszed, kevesebb lett volna.',
    wrong:
      'Előbb trotta a kőr dámával: összegyűjti a dámát, meg a hetest és az ötöst. Aztán vidd el az építményt a treff dámával.',
  },
};
