import type { LessonTexts } from '../../chunks.ts';

export const lessons: LessonTexts = {
  pool: {
    title: 'A kupac',
    before:
      'Amikor te jössz, kijátszol egy lapot. Ha ilyen érték sehol sincs nyíltan, a lap a kupacra kerül, és senkinek sem kerül semmibe. Az egyik lapod semmivel sem egyezik az asztalon. Játszd ki!',
    after: 'A hatos a kupacra került. A kupac lapjai senkinek sem számítanak.',
    wrong:
      'Ez az érték nyíltan ott van középen, így a lap magával viszi. Azt az értéket keresd, amelyik nincs az asztalon.',
  },
  package: {
    title: 'Csomag',
    before:
      'Ha egy lap értéke nyíltan ott van az asztalon, a lap magával viszi. A kettő együtt csomag, és te döntöd el, kinek a rekeszébe kerül. Játszd ki a királyt, és add másnak a csomagot!',
    after: 'Húsz büntetőpont, és nem a tiéd. A legkevesebb pont nyer.',
    wrong:
      'A királyod magával viszi a másikat. Tedd a kettőt valaki más rekeszébe: ami a tiédben van, az mind ellened számít.',
  },
  all: {
    title: 'Minden, ami látszik',
    before:
      'Az egyező lap mindent elvisz: az összes ugyanolyan értékűt középről, a kupac tetejéről és a rekeszek nyílt legfelső lapjai közül. Játszd ki a dámát, és nézd, mi jön vele!',
    after: 'Három dáma, 45 pont: egy középről, egy a kupacról, és legfelül a tiéd.',
    wrong: 'A dámának két helyen is van párja. Játszd ki, és küldd másnak a csomagot.',
  },
  threes: {
    title: 'Vigyázz a hármasokkal',
    before:
      'A büntetések nem egyformák: a hármas 30, a bubi 20, a dáma 15, az ász 11, a király és a tízes 10, a többi annyi, amennyi rá van írva. Minden lapod egyezik valamivel. Szabadulj meg a legdrágább pártól!',
    after: 'Hatvan ponttól szabadultál meg. A hármas ennek a játéknak a forró krumplija.',
    wrong:
      'Van drágább a kezedben: a hármas 30-at ér, és a középső is annyit. Add másnak a kettőt!',
    wrongs: {
      '3H>0': 'Most hatvan pont fekszik a saját rekeszedben. Add másnak a hármasokat!',
    },
  },
  top: {
    title: 'Csak a legfelső lap',
    before:
      'Egy rekeszből csak a legfelső lap vihető el. A tiédben legfelül két bubi fekszik: a harmadik bubival emeld le az egyiket, és add tovább a kettőt!',
    after:
      'Húsz ponttal könnyebb lett a rekeszed. A másik bubi maradt: a klasszikus szabály szerint csak a legfelső lap jön.',
    wrong:
      'Játszd ki a bubit, és a csomagot tedd bárki rekeszébe, csak a magadéba ne: így húsz ponttal könnyebb lesz.',
  },
  seal: {
    title: 'A pecsét',
    before:
      'Ha egy érték mind a négy lapja ugyanabban a rekeszben van legfelül, viaszpecsét kerül rájuk: többé semmi sem mozdítja el őket. Két bubi valakinek a rekeszében fekszik legfelül, egy középen, a negyedik nálad van. Pecsételd le őket!',
    after: 'Lepecsételve. Ez a 80 pont és az alatta eltemetett hatosok ott maradnak a végéig.',
    wrong:
      'Mind a négy bubinak ugyanabban a rekeszben kell legfelül lennie. Tedd a tiédet oda, ahol két bubi van legfelül!',
  },
  buried: {
    title: 'Eltemetett párok',
    before:
      'Amit egy pecsét eltemetett, az örökre elérhetetlen. Két dáma el van temetve, már csak a másik kettő érhető el: ha együtt vannak, bárhol pecsét kerül rájuk. Maradjanak valaki másnál!',
    after: 'Pecsét két lapon. Ha a párjuk el van temetve, kevesebb lap is elég.',
    wrong: 'Vidd el a középső dámát a tiéddel, és a párt tedd más rekeszébe.',
  },
  elsewhere: {
    title: 'Pecsét pecsétet szül',
    before:
      'Egy lap eltemetése máshol is teljessé tehet egy sorozatot. Pecsételd le az ötösöket abban a rekeszben, ahol egy kilences van alattuk, és figyeld a három kilencest a túloldalon!',
    after:
      'Két pecsét egy lappal: az eltemetett kilences után csak három maradt, és azok már együtt feküdtek.',
    wrong:
      'Az ötösöknek abba a rekeszbe kell kerülniük, ahol két ötös van legfelül, különben nincs pecsét.',
  },
  last: {
    title: 'Az utolsó lap',
    before:
      'A leosztás vége. Neked 19 pontod van, a bal szomszédodnak 8, a többieknek jóval több. Emeld le a rekeszedből a tízest a tiéddel, és gondold meg, kinek kell kapnia a párt!',
    after:
      '9 ponttal zársz, a szomszédod 28-cal. Ha olyannak adtad volna, aki úgyis veszít, csak második lettél volna.',
    wrong:
      'Nézd a pontokat: egy játékosnak még kevesebb van, mint neked. Hozzá kell kerülniük a tízeseknek.',
  },
  match: {
    title: 'A játszma',
    before:
      'A játszma négy leosztás: mindenki egyszer kezd, és minden büntetőpont összeadódik. Az utolsó leosztás előtt neked 50 pontod volt, a bal szomszédodnak 90, a szemben ülőnek 15. Emeld le megint a tízest a rekeszedből! Kinek kell kapnia a párt?',
    after:
      'Megnyered a játszmát: 50 meg 9 az 59, a szemben ülő 15 meg 60, vagyis 75 ponttal zár. Csak a leosztások összege számít.',
    wrong:
      'Add hozzá, ami a rekeszekben van: már csak a szemben ülőnek van kevesebbje, mint neked. Hozzá kell kerülniük a tízeseknek.',
  },
};
