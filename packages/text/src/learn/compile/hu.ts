import type { LessonTexts } from '../lesson.ts';

export const lessons: LessonTexts = {
  up: {
    title: 'Képpel felfelé a sávjában',
    before:
      'Három sáv van köztetek, mindegyikben két protokoll. Lapot képpel felfelé csak oda tehetsz, ahol a protokollja áll. Ekkor a számát éri, és a szövege megtörténik. Tedd le az egyik ötösödet képpel felfelé!',
    after: 'Öt pont abban a sávban. Az ötös szövege egy lapodba kerül: dobj el egyet.',
    wrong: 'Képpel lefelé csak 2-t ér. Tedd képpel felfelé a saját protokollja sávjába.',
  },
  down: {
    title: 'Képpel lefelé bárhová',
    before:
      'Képpel lefelé bármelyik sávba tehetsz lapot. Szövege nincs, és 2-t ér. Az első sávodban 7 van: növeld!',
    after: 'Kilenc. Még egy kör, és kész a sáv.',
    wrong:
      'Most az első sáv a fontos, és oda egyik lapod sem mehet képpel felfelé. Tégy le egyet lefelé.',
  },
  refresh: {
    title: 'Frissítés',
    before:
      'Kijátszás helyett frissíthetsz: húzol, amíg öt lapod nem lesz. Egyetlen gyenge lappal itt az ideje.',
    after: 'Megint öt lap. A frissítés egy körbe kerül, ezért előbb fogyjon el a kezed.',
    wrong: 'Egy lap nem kéz. Frissíts!',
  },
  lead: {
    title: 'Tíz, és több, mint nekik',
    before:
      'Egy sáv akkor kész, ha legalább tíz pontod van ott, és több, mint az ellenfélnek. Két sávban 8-ad van. A megfelelőt vidd tízre!',
    after: 'Tíz az öt ellen: a következő köröd elején ez a sáv lefordul.',
    wrong: 'Ott még mindig az ellenfél vezetne. Azt a sávot válaszd, ahol a tíz elég.',
  },
  compile: {
    title: 'Fordítás',
    before:
      'Kezdődik a köröd, és két sáv kész: egyet le kell fordítanod. Minden lapja törlődik, és a protokoll megvan. Három protokoll nyer, és ezek közül az egyik már megvan.',
    after: 'Két protokoll megvan. A másik sáv vár a következő körre.',
    wrong: 'Az a protokoll már le van fordítva; újra csak egy lapot hozna. A másik sávot válaszd.',
  },
  tie: {
    title: 'A döntetlen megállítja',
    before:
      'Az ellenfélnek tíz pontja van a harmadik sávban a te nyolcaddal szemben, és a következő körben lefordítaná. Állítsd meg egy lappal!',
    after: 'Tíz a tíz ellen: senki sem vezet, senki sem fordít.',
    wrong: 'A harmadik sáv ég. Még két pont oda, és az ellenfél már nem vezet.',
  },
  flip: {
    title: 'Fordíts meg egy lapot',
    before:
      'A Fire-0 megfordít egy másik lapot, majd kettőt húz. A megfordított ötös képpel lefelé fekszik, és csak 2-t ér. Játszd ki, és fordítsd meg a megfelelőt!',
    after: 'Három ponttal kevesebb az ellenfélnek, és két lap neked.',
    wrong:
      'Tedd le a Fire-0-t képpel felfelé, aztán válaszd az ellenfél legfelső lapjai közül, amelyik a legtöbbet veszti.',
  },
  delete: {
    title: 'Törlés',
    before:
      'A Fire-1 ezt mondja: dobj el egy lapot; ha megteszed, törölj egyet. Csak fedetlen lap választható, minden oszlop utolsója. Vedd le a legnagyobbat!',
    after:
      'Öt pont eltűnt. Ami alatta volt, megint fedetlen, és egy képpel felfelé fekvő lap újra hatott volna.',
    wrong:
      'Előbb a Fire-1 képpel felfelé, aztán egy eldobás, aztán az ellenfél legnagyobb fedetlen lapja.',
  },
  may: {
    title: 'Fordítsd fel a sajátodat',
    before:
      'A Life-2 húz egy lapot, és megfordíthatsz egy lefelé fekvőt. Az első sávodban kilenc van, és felül egy lefordított hármas fekszik. Mondj igent!',
    after: 'Képpel felfelé 3-at ér: tíz a sávban, fordításra kész.',
    wrong: 'Tedd le a Life-2-t képpel felfelé a sávjába, és élj a felkínált fordítással.',
  },
  control: {
    title: 'Irányítás',
    before:
      'Aki két sávban vezet, megkapja az irányítást. Fordításkor vagy frissítéskor elhasználod, és ekkor átrendezheted a táblákat, mielőtt a fordítás számít. Már csak a Water hiányzik, de a kész sáv a Fire-é. Vidd oda a Watert!',
    after: 'A Water állt a lefordított sávban. Mindhárom megvan: nyertél.',
    wrong: 'A saját tábláidat rendezd át úgy, hogy a Water álljon az első sávban.',
  },
};
