import type { LessonTexts } from '../lesson.ts';

export const lessons: LessonTexts = {
  follow: {
    title: 'Színre szín, felülütés',
    before:
      'Színre színt kell tenned, és ha tudod, felül is kell ütnöd: az ultiban ez kötelező. A felvevő a zöld alsót hívta.',
    after:
      'A felső üti az alsót. Sorrend alulról: hetes, nyolcas, kilences, alsó, felső, király, tízes, ász.',
    wrong: 'Van zölded, tehát színre színt teszel, és a felsővel felül is tudod ütni az alsót.',
  },
  trump: {
    title: 'Adut kell tenni',
    before:
      'Ha nincs a hívott színből, adut kell tenned; csak akkor tehetsz bármit, ha az sincs. Az adu piros, zöldet hívtak.',
    after: 'Még az adunyolcas is üti a másik szín királyát.',
    wrong: 'Zölded nincs, de adud van. Azt kell tenned.',
  },
  smear: {
    title: 'Adj pontot a társadnak',
    before:
      'Az ütést a védőtársad viszi az ásszal. Se színed, se adud, bármit tehetsz. Az ász és a tízes éri a legtöbb pontot: tegyél rá egyet!',
    after: 'A makk tízes biztonságban van: tíz pont a védőknek.',
    wrong: 'Az ütés a tiétek. Tedd rá a legtöbbet érő lapot: a tízes 10 pont.',
  },
  draw: {
    title: 'Hívd le az adut',
    before:
      'Te vagy a felvevő, te hívsz. Egy adu még kint van, és veszélyezteti a zöldjeidet. Először hívd az aduászt!',
    after:
      'A kilences leesett. A zöld ász és tízes már jó, és az utolsó ütés tíz pontjával nyertél.',
    wrong: 'Akinek elfogy a zöldje, aduval ütne. Előbb szedd ki tőle az adut.',
  },
  ulti: {
    title: 'Ulti',
    before:
      'Azt vállaltad, hogy az utolsó ütést az aduhetessel viszed. Valakinél még van egy adu. Játszd le a három ütést úgy, hogy a hetes vigye az utolsót!',
    after: 'Aduász, király, hetes: megvan az ulti.',
    wrong: 'Előbb az aduászt, hogy leessen a kilences; különben a végén megüti a hetesedet.',
  },
  defend: {
    title: 'Buktasd meg az ultit',
    before:
      'Két ütés van hátra, a felvevő utolsó aduja a hetes. Hívd azt a színt, amelyik nincs nála: akkor most kell vele ütnie.',
    after: 'A hetes egy ütéssel korábban leesett. Az ulti elbukott.',
    wrong: 'Tökre tud színt tenni, és a hetes megmarad az utolsó ütésre. Zöldje viszont nincs.',
  },
  betli: {
    title: 'Betli',
    before:
      'Betliben egyetlen ütést sem szabad vinned. Nincs adu, és a tízes kicsi: hetes, nyolcas, kilences, tízes, alsó, felső, király, ász. Maradj a tízes alatt, de szabadulj meg a lehető legnagyobb lapodtól!',
    after: 'A kilences elment, és a hetes, a legbiztosabb lap, még nálad van.',
    wrong: 'Maradj a tízes alatt, de ne menj lejjebb, mint kell: a hetest tartsd meg.',
  },
  bid: {
    title: 'Az első bemondás',
    before:
      'Az első játékos tizenkét lapot kap, és be kell mondania valamit. Nézd meg a tieidet: csupa hetes, nyolcas, kilences. Melyik bemondáshoz kell éppen ilyen?',
    after:
      'Betli. Ezekkel a lapokkal senki sem tud ütésbe kényszeríteni, így a legdrágább, a terített rebetli is biztos.',
    wrong: 'Ilyen kis lapokkal nem viszel ütést. Azt mondd be, amelyikhez nem is kell.',
  },
  name: {
    title: 'Mondd be az adut',
    before:
      'Tiéd a játék a passzoddal, most mondd be az adut: tök, zöld vagy makk. Az a jó, amiből sok van, és nagyok.',
    after: 'Hat zöld, ásszal, tízessel, királlyal: ez aztán adu.',
    wrong: 'Számold meg a színeidet. Az egyik kétszer olyan hosszú, mint bármelyik másik.',
  },
  kontra: {
    title: 'Kontra',
    before:
      'A felvevő ultit mondott be, az adu makk, nálad pedig öt makk van, ásszal és tízessel. Az első lapod előtt megkontrázhatod, amit bemondott.',
    after: 'Kontra az ultinak: most kétszeres értéken megy, és aligha lesz meg.',
    wrong: 'Előbb mondj kontrát, aztán tegyél lapot. Az ultit kell megkontráznod.',
  },
};
