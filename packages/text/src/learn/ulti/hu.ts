import type { LessonTexts } from '../lesson.ts';

export const lessons: LessonTexts = {
  follow: {
    title: 'Színre szín, és felül kell ütni',
    before:
      'Színre színt, és ha tudod, felül kell ütnöd: az ultiban ez kötelező. A felvevő a zöld alsót hívta.',
    after:
      'A felső üti az alsót. Sorrend alulról: hetes, nyolcas, kilences, alsó, felső, király, tízes, ász.',
    wrong: 'Van zöldöd, tehát színre színt adsz, és a felsővel felül is tudsz ütni.',
  },
  trump: {
    title: 'Ütni kell',
    before:
      'Ha nincs az adott színből, adunak kell mennie; csak ha az sincs, tehetsz bármit. A piros az adu, zöldet hívtak.',
    after: 'Az adu nyolcas is üti a másik szín királyát.',
    wrong: 'Zöldöd nincs, de adud van. Azt kell kijátszanod.',
  },
  smear: {
    title: 'Zsírozz a társadnak',
    before:
      'Az ütést a védőtársad viszi az ásszal. Se színed, se adud, bármit tehetsz. Az ász és a tízes adja a pontokat: adj rá zsírt!',
    after: 'A makk tízes biztonságban van: tíz pont a védőknek.',
    wrong: 'Az ütés a tiétek. Tedd rá a legtöbbet érő lapot: a tízes 10 pont.',
  },
  draw: {
    title: 'Szedd le az adut',
    before:
      'Te vagy a felvevő, te hívsz. Egy adu még kint van, és veszélyezteti a zöldjeidet. Először hívd az adu ászt!',
    after:
      'A kilences leesett. A zöld ász és tízes már jó, és az utolsó ütés tíz pontjával nyertél.',
    wrong: 'Akinek elfogy a zöldje, az adúval ütne. Előbb vedd el tőle az adut.',
  },
  ulti: {
    title: 'Ulti',
    before:
      'Azt vállaltad, hogy az utolsó ütést az adu hetessel viszed. Valakinél még van egy adu. Játszd le a három ütést úgy, hogy a hetes vigye az utolsót!',
    after: 'Adu ász, király, hetes: megvan az ulti.',
    wrong: 'Előbb az adu ászt, hogy a kilences leessen; különben a végén megüti a hetesedet.',
  },
  defend: {
    title: 'Buktasd meg az ultit',
    before:
      'Két ütés van hátra, a felvevő utolsó aduja a hetes. Hívd azt a színt, amelyik nincs nála: akkor most kell vele ütnie.',
    after: 'A hetes egy ütéssel korábban leesett. Az ulti bukott.',
    wrong: 'Tökre színt tud adni, és a hetes megmarad az utolsó ütésre. Zöldje nincs.',
  },
  betli: {
    title: 'Betli',
    before:
      'Betliben egyetlen ütést sem szabad vinned. Nincs adu, és a tízes alacsony: 7, 8, 9, tízes, alsó, felső, király, ász. Maradj a tízes alatt, de szabadulj meg a legnagyobb laptól, amitől lehet!',
    after: 'A kilences elment, és a hetes, a legbiztosabb lap, még nálad van.',
    wrong: 'A tízes alatt, de ne mélyebben, mint kell: a hetest tartsd meg.',
  },
  bid: {
    title: 'Az első licit',
    before:
      'Az első játékosnál tizenkét lap van, és licitálnia kell. Nézd a tieidet: csupa hetes, nyolcas, kilences. Melyik bemondás kér éppen ilyet?',
    after:
      'Betli. Ezekre a lapokra senki sem tud ütést erőltetni, így a legdrágább, a piros terített is biztos lett volna.',
    wrong: 'Ilyen kis lapokkal nem ütsz. Azt mondd be, amelyikhez nem is kell.',
  },
  name: {
    title: 'Mondd be az adut',
    before:
      'A passzod megállt, most bemondod az adut: tök, zöld vagy makk. Sok kell belőle, és nagyok.',
    after: 'Hat zöld ásszal, tízessel, királlyal: ez aztán adu.',
    wrong: 'Számold meg a színeidet. Az egyik kétszer olyan hosszú, mint bármelyik másik.',
  },
  kontra: {
    title: 'Kontra',
    before:
      'A felvevő makk ultit mondott, nálad pedig öt makk van ásszal, tízessel. Az első lapod előtt megkontrázhatod, amit bemondott.',
    after: 'Kontra az ulti: most kétszeres értékért megy, és aligha lesz meg.',
    wrong: 'Előbb mondj kontrát, aztán játssz ki. Az ultit kell megkontráznod.',
  },
};
