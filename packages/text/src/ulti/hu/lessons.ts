import type { LessonTexts } from '../../chunks.ts';

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
  worth: {
    title: 'A passz, és mennyit érnek a lapok',
    before:
      'Passzhoz a pontok több mint fele kell. Ász 11, tízes 10, király 4, felső 3, alsó 2, az utolsó ütés 10: összesen 130, tehát 66 elég. Te vagy a felvevő, az adu makk, 46 pontod van, és két ütés van hátra. Melyik lapot hívod?',
    after:
      'Az aduász vitte az utolsó ütést: 11 pont, 4 a királyért és 10 az utolsó ütésért, ez 71. Mindkét védő 1-et fizet neked.',
    wrong:
      'Így az utolsó ütésre, amely még tíz pontot ér, csak a hetes marad, és az nem visz semmit. A hetest hívd, és az aduászt tartsd meg a végére!',
  },
  smear: {
    title: 'Kenj rá!',
    before:
      'Az ütést a védőtársad viszi az ásszal. Se színed, se adud, bármit tehetsz. Az ász és a tízes éri a legtöbb pontot: tegyél rá egyet!',
    after: 'A makk tízes biztonságban van: tíz pont a védőknek.',
    wrong:
      'Az ütés a tiétek. Tedd rá a legtöbbet érő lapot: a tízes 10 pont, és később a felvevőé lenne.',
  },
  draw: {
    title: 'Hívd le az adut',
    before:
      'Te vagy a felvevő, te hívsz. Egy adu még kint van, és veszélyezteti a zöldjeidet. Először hívd az aduászt!',
    after:
      'A kilences leesett. A zöld ász és tízes már jó, és az utolsó ütés tíz pontjával nyertél.',
    wrong: 'Akinek elfogy a zöldje, aduval üthet. Előbb szedd ki tőle az adut.',
  },
  name: {
    title: 'Mondd be az adut',
    before:
      'Passzt játszol, most mondd be az adut: tök, zöld vagy makk. Az a jó, amiből sok van, és nagyok.',
    after:
      'Hat zöld, ásszal, tízessel, királlyal: ez aztán adu. Öt jó adu és mellette egy-két ász: ez passzra való lap.',
    wrong: 'Számold meg a színeidet. Az egyik háromszor olyan hosszú, mint bármelyik másik.',
  },
  hearts: {
    title: 'Pirosban minden duplán számít',
    before:
      'Az első játékos tizenkét lapot kap, és be kell mondania valamit. Tök, zöld vagy makk aduval a passz 1-et ér; pirossal ez külön bemondás, piros passz, és 2-t ér. Pirosban minden bemondás duplán számít, akár megvan, akár bukik. A hosszú színed piros: mondd be!',
    after:
      'Piros passz: ha nyersz, mindkét védő 2-t fizet neked, ha bukod, te fizetsz 2-t mindkettőnek.',
    wrong:
      'A sima passzt nem piros aduval játsszák, a hosszú színed pedig piros. Mondj piros passzt!',
  },
  talon: {
    title: 'Két lap a talonba',
    before:
      'Passzt mondtál, az adu makk lesz. Aki bemond, a tizenkét lapjából kettőt letesz: ez a talon, és a végén a pontjai a felvevőnek számítanak. Tedd le a két tízest, amely egyedül áll a színében!',
    after:
      'Húsz pont biztonságban van, és a tököt meg a zöldet már aduval ütheted. De a többiek felvehetik a talont, ha többet mondanak.',
    wrong:
      'Az egyedül álló tízest elviszi a színe ásza. A talonban a tíz pontja a tiéd: a tök és a zöld tízest tedd le.',
  },
  forty: {
    title: 'Negyven és húsz',
    before:
      'Egy szín királya és felsője aduból 40 pontot ér, más színből 20-at. Passznál és ultinál az első lapjánál mindenki bemondja, és az oldalának számít. Neked zöldből van meg, és ugyanannyi zölded van, mint makkod. Mondd be az adut!',
    after: 'Zöld aduval negyvened van. Makkal csak húsz lett volna.',
    wrong: 'A királyod és a felsőd zöld. Csak akkor ér 40-et, ha a zöld az adu.',
  },
  ulti: {
    title: 'Ulti',
    before:
      'Azt vállaltad, hogy az utolsó ütést az aduhetessel viszed. Valakinél még van egy adu. Játszd le a három ütést úgy, hogy a hetes vigye az utolsót!',
    after: 'Az ász kihúzta a kilencest, azután már senki sem üthette a hetest: megvan az ulti.',
    wrong: 'Előbb az aduászt, hogy leessen a kilences; különben a végén megüti a hetesedet.',
  },
  defend: {
    title: 'Buktasd meg az ultit',
    before:
      'Két ütés van hátra, a felvevő utolsó aduja a hetes. Hívd azt a színt, amelyik nincs nála: akkor most kell vele ütnie.',
    after: 'A hetes egy ütéssel korábban leesett. Az ulti elbukott.',
    wrong: 'Tökre tud színt tenni, és a hetes megmarad az utolsó ütésre. Zöldje viszont nincs.',
  },
  seven: {
    title: 'Ultira való lap',
    before:
      'Az ultihoz kell az aduhetes, és annyi adu, hogy a többit mind lehívd: a hetessel együtt legalább öt, köztük az ász, és jól jön egy-két ász a többi színből. 5-öt ér: 4-et az ulti és 1-et a vele járó passz. Nézd meg a makkjaidat, és mondj be valamit!',
    after:
      'Ulti: ha mindkettő megvan, mindkét védő 5-öt fizet. A bukott ulti egymagában is 5-be kerül fejenként, eggyel többe, mint amennyit hoz.',
    wrong:
      'Többet is vállalhatsz: makk hetes, mellette még négy, ásszal és tízessel, és kívül két ász. Mondj ultit!',
  },
  betli: {
    title: 'Betli',
    before:
      'Betliben egyetlen ütést sem szabad vinned. Nincs adu, és a tízes kicsi: hetes, nyolcas, kilences, tízes, alsó, felső, király, ász. Maradj a tízes alatt, de szabadulj meg a lehető legnagyobb lapodtól!',
    after: 'A kilences elment, és a hetes, a legbiztosabb lap, még nálad van.',
    wrong:
      'Most a kilences marad nálad, és egy nyolcassal ütésbe kényszeríthetik. Tedd a kilencest, amíg a tízes fölötte van.',
  },
  bid: {
    title: 'Betlire való lap',
    before:
      'Nézd meg a tizenkét lapodat: csupa hetes, nyolcas, kilences. Melyik bemondáshoz kell éppen ilyen? 5-öt ér, pirosban, rebetliként 10-et; adu egyikben sincs.',
    after: 'Betli. Ezekkel a lapokkal senki sem tud ütésbe kényszeríteni, így a rebetli is biztos.',
    wrong: 'Ilyen kis lapokkal nem viszel ütést. Azt mondd be, amelyikhez nem is kell.',
  },
  durchmars: {
    title: 'Durchmars',
    before:
      'Mind a tíz ütést el kell vinned, egyetlen elvesztett ütés a vége. Nincs adu, és a tízes kicsi. Te hívsz, a zöld alsó még kint van: vidd el az utolsó két ütést!',
    after: 'Az ász kihúzta az alsót, így már a tízes is jó.',
    wrong: 'Színtelen játékban a tízes az alsó alatt áll. Előbb húzd ki az ásszal.',
  },
  hundred: {
    title: 'Negyvenszáz',
    before:
      'Ha megvan a negyvened aduból, és 60 pontod lesz a lapokból, az 40-100, ami fejenként 4. Nálad van a makk király és felső, három ász és két tízes. Mondd be!',
    after:
      '40-100. Ha a király és a felső nem aduból van, az 20-100: ahhoz 80 pont kell a lapokból, és 8-at ér.',
    wrong:
      'Ez 40-100-nak való lap: megvan a negyvened makkból, és pontosan 60 pont van az ászokban, tízesekben és figurákban, az utolsó ütés nélkül. Mondd be!',
  },
  twenty: {
    title: 'Húszszáz',
    before:
      'Ha a király és a felső nem aduból van, húszat ér. A 20-100-hoz ekkor 80 pont kell a lapokból, az utolsó ütés 10 pontjával együtt, és 8-at ér. Megvan a tök király és felső, három ász és három tízes, a leghosszabb színed pedig a makk. Mondd be!',
    after:
      '20-100. Csak az ászok és a tízesek 63 pontot érnek; a király, a felső, az alsó és az utolsó ütés hozza a többit.',
    wrong: 'A király és a felső tökből van, az adu pedig makk lesz: ez húsz. Mondj 20-100-at.',
  },
  judge: {
    title: 'Mit ér a lapod?',
    before:
      'Cem 40-100-at mondott. Aki felveszi a talont, annak többet kell mondania. Számold meg, mid van: hosszú szín, ászok, negyven vagy húsz, aduhetes sok aduval? Ebben a lapban egyik sincs.',
    after: 'Mehet. Két védő kevés ponttal is sok játékot megfog.',
    wrong:
      'Két ismeretlen lap ezen nem segít, és egy bukott nagyobb játék többe kerül, mint védeni.',
  },
  pickup: {
    title: 'Ezért érdemes felvenni',
    before:
      'Cem passzt mondott, ez a legkisebb. Aki felveszi a talont, két lapot kap, többet kell mondania, és két lapot újra letesz, tehát a talon nem ronthat el olyan lapot, amelyikhez semmi sem hiányzik. Melyik játék van meg így is? Vedd fel, és mondd be!',
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
  kontra: {
    title: 'Kontra',
    before:
      'A felvevő ultit mondott be, az adu makk, nálad pedig öt makk van, ásszal és tízessel. Az első lapod előtt megkontrázhatod, amit bemondott.',
    after:
      'Kontra az ultinak: most duplán számít, és aligha lesz meg. Már ismered a játékot: a többi bemondás ezek összekapcsolása, vagy terítve megy.',
    wrong: 'A kontra az első lapod előtt jár. Válaszd az ultit, és mondj kontrát!',
    wrongs: {
      'kontra passz': 'A passz csak 1-et ér. Az ulti az, ami bukni fog: azt kontrázd meg!',
    },
  },
};
