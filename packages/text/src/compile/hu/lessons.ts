import type { LessonTexts } from '../../chunks.ts';

export const lessons: LessonTexts = {
  draft: {
    title: 'Protokollválasztás',
    before:
      'A játszma választással kezdődik: te egy protokollt választasz, az ellenfeled kettőt, te kettőt, az ellenfeled az utolsót. A három protokollod hat-hat lapja a paklid. Válaszd ki az elsőt; itt bármelyik jó.',
    after:
      'Ez a protokoll csak a tiéd: egyik sem választható kétszer. A három a választás sorrendjében áll balról jobbra, minden sávban egy.',
    wrong: 'Bármelyik protokoll jó.',
  },
  up: {
    title: 'Felfordítva a sávjába',
    before:
      'Három sáv van köztetek, mindegyikben két protokoll. Felfordítva csak abba a sávba tehetsz lapot, ahol a protokollja áll. Ekkor annyit ér, amennyi a száma, és a szövege is végrehajtódik. Játszd ki az egyik ötösödet felfordítva!',
    after: 'Öt pont abban a sávban. Az ötös szövege egy lapodba kerül: dobj el egyet.',
    wrong:
      'Játszd ki az egyik ötöst felfordítva abba a sávba, ahol a protokollja áll. Lefordítva csak 2-t ér.',
  },
  down: {
    title: 'Lefordítva bárhová',
    before:
      'Lefordítva bármelyik sávba tehetsz lapot. Szövege nincs, és 2-t ér. Az első sávodban 7 van: növeld!',
    after: 'Kilenc. Még egy kör, és kész a sáv.',
    wrong:
      'Most az első sáv a fontos, és oda egyik lapod sem mehet felfordítva. Játssz ki egyet lefordítva.',
  },
  refresh: {
    title: 'Frissítés',
    before:
      'Kijátszás helyett frissíthetsz: húzol, amíg öt lapod nem lesz. Ha már csak egy gyenge lapod van, itt az ideje.',
    after:
      'Megint öt lapod van. A frissítés egy körbe kerül, ezért előbb játszd ki a lapjaidat. Öt vagy több lappal nem frissíthetsz.',
    wrong: 'Egyetlen lappal nem sokra mész. Frissíts!',
  },
  lead: {
    title: 'Tíz, és több, mint az ellenfélnek',
    before:
      'Egy sáv akkor kész, ha legalább tíz pontod van ott, és több, mint az ellenfelednek. Két sávban 8 pontod van. Vidd tízre a megfelelőt!',
    after: 'Tíz az öt ellen: a következő köröd elején kompilálod ezt a sávot.',
    wrong:
      'Az első sávban az ellenfelednek 11 pontja van, ott a tíz nem elég. A másodikat vidd tízre.',
  },
  compile: {
    title: 'Kompilálás',
    before:
      'Kezdődik a köröd, és két sáv kész: az egyiket kompilálnod kell. Minden lapja törlődik, és a protokoll megvan. Három protokollal nyersz, és ezek közül az egyik már megvan.',
    after: 'Két protokoll megvan. A másik sáv a következő körre vár.',
    wrong:
      'Az a protokoll már kompilálva van; ha újra kompilálod, csak egy lapot húzol. A másik sávot válaszd.',
  },
  tie: {
    title: 'Az egyenlőség megállítja',
    before:
      'Az ellenfelednek tíz pontja van a harmadik sávban a te nyolcaddal szemben, és a következő körben kompilálná. Akadályozd meg egy lappal!',
    after: 'Tíz a tíz ellen: senki sem vezet, senki sem kompilál.',
    wrong: 'A harmadik sáv ég. Még két pont oda, és az ellenfeled már nem vezet.',
  },
  flip: {
    title: 'Átfordítás',
    before:
      'A Fire 0 átfordít egy másik lapot, majd kettőt húz. Ha egy felfordított ötöst fordítasz át, az lefordítva fekszik tovább, és csak 2-t ér. Játszd ki, és fordítsd át a megfelelő lapot!',
    after: 'Három ponttal kevesebb az ellenfelednek, és két lap neked.',
    wrong:
      'Játszd ki a Fire 0-t felfordítva, aztán válaszd az ellenfeled takaratlan lapjai közül azt, amelyik a legtöbbet veszti.',
  },
  delete: {
    title: 'Törlés',
    before:
      'A Fire 1 ezt mondja: dobj el egy lapot; ha megtetted, törölj egyet. Csak takaratlan lap választható, minden halom utolsó lapja. Töröld a legnagyobbat!',
    after:
      'Öt pont eltűnt. Ami alatta volt, megint takaratlan, és ha felfordított lap lett volna, újra hatott volna.',
    wrong:
      'Előbb a Fire 1 felfordítva, aztán egy eldobás, aztán az ellenfeled legnagyobb takaratlan lapja.',
  },
  may: {
    title: 'Fordítsd fel a sajátodat',
    before:
      'A Life 2 húz egy lapot, és átfordíthatsz vele egy lefordítottat. Az első sávodban kilenc van, és legfelül egy lefordított hármas fekszik. Mondj igent!',
    after: 'Felfordítva 3-at ér: tíz van a sávban, kompilálásra kész.',
    wrong: 'Játszd ki a Life 2-t felfordítva a sávjába, és élj az átfordítással.',
  },
  shift: {
    title: 'Áthelyezés',
    before:
      'Áthelyezéskor egy lap a saját oldalán másik sávba kerül. A Gravity 4 egy lefordított lapot helyez át a saját sávjába. Az első sávodban 5 van: játszd oda a Gravity 4-et, és hozd vele a saját lefordított lapodat!',
    after: 'Öt, négy és kettő: tizenegy van a sávban, kompilálásra kész.',
    wrong:
      'Játszd ki a Gravity 4-et felfordítva az első sávba, aztán válaszd a saját lefordított lapodat.',
  },
  cover: {
    title: 'Takarás',
    before:
      'Egy halomnak csak az utolsó lapja takaratlan. A letakart lap megtartja a pontjait és a felső szövegét, a többit nem. A Life 3-nak van egy utolsó szava: mielőtt letakarják, lefordítva kijátssza a paklid legfelső lapját egy másik sávba. Takard le a Life 4-gyel, amely húz egy lapot, ha másik lapot takar.',
    after:
      'Előbb a Life 3 hatott, és csak azután ért rá a Life 4: két pont máshol, négy itt, és egy húzott lap.',
    wrong:
      'Játszd a Life 4-et felfordítva a Life 3-ra, aztán válaszd ki, hová kerüljön a lap a paklidból.',
  },
  interrupt: {
    title: 'Megszakítás',
    before:
      'Ha egy felfordított lap takaratlanná válik, újra hat, mégpedig azonnal, egy másik szöveg közben. A lefordított lapod alatt a Fire 0 fekszik: átfordít egy lapot, és kettőt húz. Játszd ki a Water 4-et, amely egy lapodat visszaveszi a kezedbe!',
    after: 'A Water 4 elvette a lapot, a Fire 0 előkerült, és azonnal hatott: egy lap, két szöveg.',
    wrong:
      'Water 4 felfordítva, vedd vissza a Fire 0-n fekvő lefordított lapot, aztán fordítsd át az ellenfeled ötösét.',
  },
  cache: {
    title: 'A gyorsítótár',
    before:
      'A köröd végén legfeljebb öt lap maradhat nálad; a többit eldobod, és te választasz. Játszd ki a Fire 0-t: átfordít egy lapot, és kettőt húz, így hat lapod lesz. Fordítsd át az ötöst, és válj meg attól, amelyikre a legkevésbé van szükséged!',
    after:
      'Megint öt lap. Ha tele kézzel húzol, egy lapodba kerül: előbb játssz ki, és akkor húzz, ha van hely.',
    wrong: 'Játszd ki a Fire 0-t felfordítva, fordítsd át a Metal 5-öt, aztán dobj el egy lapot.',
  },
  gain: {
    title: 'Az irányítás megszerzése',
    before:
      'A köröd elején dől el: ha akkor két sávban vezetsz, megszerzed az irányítást. Neked csak a saját köröd számít. Az első sávban vezetsz, a másodikban 4 pontod van 5 ellen. Vedd át ott a vezetést!',
    after:
      'Kezdődött a köröd, két sávban vezettél, így megszerezted az irányítást. Hogy mire jó, a következő lecke mutatja meg.',
    wrong:
      'Még mindig csak egy sávban vezetsz. Egy lefordított lappal a második sávban 6 áll az 5 ellen.',
  },
  control: {
    title: 'Irányítás',
    before:
      'Nálad van az irányítás. Kompiláláskor vagy frissítéskor visszaadod, és ekkor, még a kompilálás előtt, átrendezheted a protokollokat. Már csak a Water hiányzik, de a kész sávban a Fire áll. Vidd oda a Watert!',
    after: 'A Water állt abban a sávban, amelyet kompiláltál. Mindhárom megvan: nyertél.',
    wrong: 'A saját protokolljaidat rendezd át úgy, hogy a Water az első sávban álljon.',
  },
};
