import type { LessonTexts } from '../lesson.ts';

export const lessons: LessonTexts = {
  pool: {
    title: 'A kupac',
    before:
      'A körödben egy lapot játszol ki. Ha ilyen érték sehol sincs nyitva, a lap a kupacra kerül, és senkinek sem kerül semmibe. Az egyik lapod semmihez sem illik az asztalon. Játszd ki!',
    after: 'A hatos a kupacra került. A kupac lapjai senkinek sem számítanak.',
    wrong:
      'Ez az érték nyitva van középen, így a lap magával viszi. Azt az értéket keresd, amelyik nincs az asztalon.',
  },
  package: {
    title: 'Csomag',
    before:
      'Ha egy lap értéke nyitva van az asztalon, a lap magával viszi. Ketten csomagot alkotnak, és te döntöd el, ki elé kerül. Játszd ki a királyt, és add másnak a csomagot!',
    after: 'Húsz büntetőpont, és nem a tied. A legkevesebb pont nyer.',
    wrong: 'A két királyt tedd valaki más elé: ami előtted fekszik, az mind ellened számít.',
  },
  all: {
    title: 'Minden, ami látszik',
    before:
      'A találat mindent elvisz: minden egyforma lapot középről, a kupac tetejét és mindenki legfelső nyitott lapját. Játszd ki a dámát, és nézd, mi jön vele!',
    after: 'Három dáma, 45 pont: egy középről, egy a kupacról, és felül a tied.',
    wrong: 'A dáma az, amelyik két helyen is talál párt. Játszd ki, és küldd másnak a csomagot.',
  },
  threes: {
    title: 'Vigyázz a hármasokkal',
    before:
      'A büntetések nem egyformák: a hármas 30, a bubi 20, a dáma 15, az ász 11, a király és a tízes 10, a többi annyi, amennyit mutat. Minden lapod illik valamihez. Szabadulj meg a legdrágább pártól!',
    after: 'Hatvan pont elment. A hármas ennek a játéknak a forró krumplija.',
    wrong: 'Van drágább a kezedben: a hármas 30-at ér, és a középső is annyit.',
  },
  top: {
    title: 'Csak a legfelső lap',
    before:
      'Egy kupacból csak a legfelső lap mozdul. Előtted felül két bubi fekszik: a harmadik bubival emeld le az egyiket, és add tovább mindkettőt!',
    after:
      'Húsz ponttal könnyebb lett. A másik bubi maradt: a klasszikus szabály szerint csak a legfelső lap jön.',
    wrong: 'Játszd ki a bubit, és a csomagot tedd bárki elé, csak magad elé ne.',
  },
  seal: {
    title: 'A pecsét',
    before:
      'Ha egy érték mind a négy lapja ugyanott, legfelül fekszik, viasszal lepecsételik: többé semmi sem mozdítja el. Két bubi fekszik valaki előtt felül, egy középen, a negyedik nálad van. Pecsételd le őket!',
    after: 'Lepecsételve. Ez a 80 pont és az alatta eltemetett hatosok ott maradnak a végéig.',
    wrong: 'Így a bubik két helyre kerülnének. Mind a négynek ugyanott kell felül lennie.',
  },
  buried: {
    title: 'Eltemetett nővérek',
    before:
      'Amit egy pecsét eltemetett, az örökre elérhetetlen. Két dáma el van temetve, a másik kettő minden, ami még elérhető: együtt bárhol lepecsételődnek. Legyen másé!',
    after: 'Kettes pecsét. Ha a nővérek el vannak temetve, kevesebb lap is elég.',
    wrong: 'Vedd el a középső dámát a tieddel, és a párt tedd más elé.',
  },
  elsewhere: {
    title: 'Pecsét pecsétet szül',
    before:
      'Egy lap eltemetése máshol is teljessé tehet egy sort. Pecsételd le az ötösöket ott, ahol egy kilences van alattuk, és figyeld a három kilencest a túloldalon!',
    after:
      'Két pecsét egy lappal: az eltemetett kilences után csak három maradt, és azok már együtt feküdtek.',
    wrong: 'Az ötösöknek oda kell kerülniük, ahol két ötös van felül, különben nincs pecsét.',
  },
  last: {
    title: 'Az utolsó lap',
    before:
      'A leosztás vége. Neked 19 pontod van, a bal szomszédodnak 8, a többieknek jóval több. Emeld le magad elől a tízest a tieddel, és gondold meg, kinek kell kapnia a párt!',
    after:
      '9 ponttal zársz, a szomszéd 28-cal. Ha olyannak adod, aki úgyis veszít, második lettél volna.',
    wrong: 'Nézd az összegeket: egy játékos még alattad van. Hozzá kell menniük a tízeseknek.',
  },
};
