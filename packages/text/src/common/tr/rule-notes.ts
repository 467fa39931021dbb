import type { RuleNotes } from '../en/rule-notes.ts';

const PLATE =
  'Bu kulvarda duran ve altı kartı bu oyuncunun destesinde bulunan protokol. Hiçbiri iki kez seçilemez.';

export const turkish: RuleNotes = {
  'buddy-bluff': {
    lift: 'Kartının eşleştiği yığından ne kadarının geldiği. Bütün seri gelirse paketler büyür.',
    deals: 'Dört elde herkes bir kez başlar, ceza toplamı en az olan kazanır.',
  },
  mulle: {
    rounds: 'Devre sayılmadan önce kaç kez yeni kart dağıtıldığı. İki deste hepsine yetmelidir.',
    handSize: 'Herkesin bir el için aldığı kart sayısı.',
    tableSize: 'Devre başlarken yerde açık duran kart sayısı.',
    omgangar: 'İki destenin kaç kez baştan sona oynandığı. Hepsinin puanı birlikte belirler.',
    absorb: 'Yeni yapıya kendiliğinden katılanlar: ne kadar çoksa tek kartla o kadar çok alınır.',
    lock: 'Kilitli yapının değeri değişmez. Uygun kartı olan onu yine de alabilir.',
    openAccess: 'Kilitli olmayan yapıya kart koyup değerini kimin değiştirebileceği.',
    upDown: 'Kart yapıyı küçültebilir mi: 12’lik yapıya konan 4, 16 ya da 8 yapar.',
    specialSelfBuild:
      'As 14’e, maça ikilisi 15’e, karo onlusu 16’ya, yani eldeki değerine yapı kurabilir mi.',
    twinTakesSpecial:
      'İkizi yerde tek başına duran kart yalnızca onu alır. Bu, as, maça ikilisi ve karo onlusu için de geçerli mi, burada seçilir.',
    buildsInSums: 'Bir yapı toplama girebilir mi: papazla alınan bir 5’li ve 8’lik bir yapı gibi.',
    trottaNew:
      'Trotta, bir değerdeki bütün kartları ve toplamı o değeri bulan çiftleri, o değerde bir kartla kilitli bir yapıda toplar.',
    trottaNeedsTaker:
      'Trotta yaparken ya da yapına kart eklerken elinde onu alabilecek bir kart kalmalı mı.',
    discardIfCapture: 'Hayırsa, bir şey alabilen kart öylece yere atılamaz.',
    discardWithOwnBuild:
      'Hayırsa, yerde kendi yapın varken almak, yapı kurmak ya da yapına eklemek zorundasın.',
    intakeInTotal:
      'Aldığın kartların puanı toplama eklenir mi, yoksa yalnızca 20’nin üstü için ek puan mı verir.',
    spadeAce: 'Maça asının toplanan puandaki değeri. 3 olursa toplam 42 puan vardır.',
    mulleCardInIntake: 'Mulle iki kartının da puanını mı getirir, yalnızca birininkini mi.',
    tablePairTabbe:
      'Özel bir kartın iki eşi de yerdeyse ne alınır: bir mulle ya da onun yerine tabbe.',
  },
  ulti: {
    cardPoints: 'Lövelerindeki kartların değeri. Resimlerle bir elde 130 puan vardır, resimsiz 90.',
    talonOwner: 'Talonun, yani ihalecinin kapalı koyduğu iki kartın puanını kimin aldığı.',
    ladder: 'Kaç kontrat söylenebileceği. Uzun listelerde daha çok birleşim vardır.',
    ladderOrder: 'İki kontrattan hangisinin diğerini geçtiği.',
    holdRule: 'Biri geçerli söz kadar söylerse ne olacağı.',
    selfRaise: 'Diğer ikisi pas geçtikten sonra kendi sözünü artırabilir misin.',
    passzPlayed: 'Düz Passz oynanır mı, yoksa ödenip yeniden mi dağıtılır.',
    requireHolding:
      '40-100 için papaz ve üst vale, Ulti için koz yedilisi gerekir mi, yoksa blöf yapılabilir mi.',
    betliMustBeat: 'Betli’de elinden geliyorsa büyütmek zorunda mısın; bu ihaleciyi zorlar.',
    ultiPenalty: 'Batan Ulti’nin değerinin üstüne ödenen. Kontra onu katlamaz.',
    silent100: 'Söylemeden yüz puana ulaşan karşılığını alır. Passz de ödenir mi, burada seçilir.',
    silent100Marriages: 'Söylenmemiş yüzlükte hangi 20 ve 40’ların sayıldığı.',
    silentUltiFail: 'Ulti söylenmemişken koz yedilisi son lövede yenilirse ne ödendiği.',
    marriageNeedsTrick: 'Hiç löve alamayan taraf 20 ve 40’larını yine de sayar mı.',
    maxKontra:
      'Bir kontratın kaç kez katlanabileceği: 1 kontra (×2), 2 rekontra (×4), ×64’e kadar.',
    individualKontra: 'Kozsuz kontratta kontra yalnızca söyleyeni mi bağlar.',
    keepSeven: 'İhaleci başka kart oynayabildikçe yediliyi son löveye saklamak zorunda mı.',
    openReveal: 'Açık kontratta kimin kartlarının yere açıldığı.',
    earlyEnd: 'Kontrat batınca oyun hemen biter mi, yoksa onuncu löveye kadar sürer mi.',
    concede: 'İhaleci oynamayı bırakıp ödeyebilir mi.',
    deals: 'Toplam puan belirlemeden önce kaç el oynandığı.',
  },
  compile: {
    first: 'Kimin önce seçip ilk turu oynadığı.',
    draft: 'Herkesin üç protokolünü nasıl aldığı.',
    sets: 'Protokollerin hangi kutulardan geldiği. Belli protokoller yoksa en az on iki gerekir.',
    P0L0: PLATE,
    P0L1: PLATE,
    P0L2: PLATE,
    P1L0: PLATE,
    P1L1: PLATE,
    P1L2: PLATE,
    control:
      'İki kulvarda önde olan kontrolü alır; derlerken ya da elini yenilerken protokollerin yerini değiştirebilir.',
    maxTurns: 'Bu kadar uzayan oyun berabere biter.',
    shiftEnters: 'Örtülü kart kaydırılınca üste gelirse orta metnini uygular mı.',
    compileDeletes: 'Silmeye karşılık veren metinler kulvar derlenince de karşılık verir mi.',
    compileBan: 'Metal 1 örtülse, çevrilse ya da kalksa da derlemeyi yasaklar mı.',
    diversity6: 'Bu kartın yerinde kalması için sahada kaç ayrı protokol gerektiği.',
    unity4: 'Bu kartın turun neresinde desteye baktığı.',
  },
};
