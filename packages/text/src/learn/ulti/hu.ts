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
  durchmars: {
    title: 'Durchmars',
    before:
      'Mind a tíz ütést el kell vinned, egyetlen elvesztett ütés a vége. Nincs adu, és a tízes kicsi. Te hívsz, a zöld alsó még kint van: vidd el az utolsó két ütést!',
    after: 'Az ász kihúzta az alsót, így már a tízes is jó.',
    wrong: 'Színtelen játékban a tízes az alsó alatt áll. Előbb húzd ki az ásszal.',
  },
  bid: {
    title: 'Az első bemondás',
    before:
      'Az első játékos tizenkét lapot kap, és be kell mondania valamit. Nézd meg a tieidet: csupa hetes, nyolcas, kilences. Melyik bemondáshoz kell éppen ilyen?',
    after:
      'Betli. Ezekkel a lapokkal senki sem tud ütésbe kényszeríteni, így a legdrágább, a terített rebetli is biztos.',
    wrong: 'Ilyen kis lapokkal nem viszel ütést. Azt mondd be, amelyikhez nem is kell.',
  },
  hundred: {
    title: 'Negyvenszáz',
    before:
      'Egy szín királya és felsője aduban negyvenet ér. Ha ezen felül 60 pontod lesz a lapokból, megvan a 40-100, ami fejenként 4. Megvan a makk király és felső, három ász és két tízes. Mondd be!',
    after:
      '40-100. Ha a király és a felső nem aduból van, az 20-100: ahhoz 80 pont kell a lapokból, és 8-at ér.',
    wrong:
      'A passz csak 1-et ér. Megvan a negyvened, és 60 pontnál több van az ászokban, tízesekben és figurákban: mondj 40-100-at.',
  },
  twenty: {
    title: 'Húszszáz',
    before:
      'Ha a király és a felső nem aduból van, húszat ér. A 20-100-hoz ekkor 80 pont kell a lapokból, az utolsó ütés tízesével együtt, és 8-at ér. Megvan a tök király és felső, három ász és három tízes, a leghosszabb színed pedig a makk. Mondd be!',
    after:
      '20-100. Csak az ászok és a tízesek 63 pontot érnek; a király, a felső, az alsó és az utolsó ütés hozza a többit.',
    wrong: 'A király és a felső tökből van, az adu pedig makk lesz: ez húsz. Mondj 20-100-at.',
  },
  judge: {
    title: 'Mit ér a lapod?',
    before:
      'Cem 40-100-at mondott. Aki felveszi a talont, annak többet kell mondania. Számold meg, mid van: hosszú szín, ászok, negyven vagy húsz, aduhetes sok aduval? Egy ász és rövid színek mellett ez kevés.',
    after: 'Mehet. Két védő kevés ponttal is sok játékot megfog.',
    wrong:
      'Két ismeretlen lap ezen nem segít, és egy bukott nagyobb játék többe kerül, mint védeni.',
  },
  pickup: {
    title: 'Ezért fel kell venni',
    before:
      'Cem passzt mondott, ez a legkisebb. Aki felveszi a talont, két lapot kap, többet kell mondania, és két lapot újra letesz, tehát a talon nem ronthatja el azt a lapot, amelyiknek semmi sem kell. Melyik játék van meg magától? Vedd fel, és mondd be!',
    after:
      'Hetesek, nyolcasok, kilencesek: senki sem tud ütést rád kényszeríteni, a talon két lapja pedig mehet vissza.',
    wrong: 'Ezzel a lappal biztosan nem viszel ütést. Vedd fel, és mondj betlit.',
  },
  hold: {
    title: 'Tartás',
    before:
      'Ultit mondtál, 5-öt ér. Bo betlit mond, az is 5-öt ér, és fölötte állna. Az elsőt megkérdezik: tartod, és marad a bemondásod, vagy elengeded. Erős az ultid.',
    after:
      'Tartva. Most már csak nagyobb értékű bemondás viheti el, Bo talonja pedig ott fekszik annak, aki meri.',
    wrong:
      'Ha elengeded, Bo betlizik, te pedig védesz. Hat aduval, köztük ásszal, tízessel és hetessel: tartsd.',
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
