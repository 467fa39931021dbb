import type { ruleNotes as english } from '../en/rule-notes.ts';

export const ruleNotes: typeof english = {
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
  maxKontra: 'Bir kontratın kaç kez katlanabileceği: 1 kontra (×2), 2 rekontra (×4), ×64’e kadar.',
  individualKontra: 'Kozsuz kontratta kontra yalnızca söyleyeni mi bağlar.',
  keepSeven: 'İhaleci başka kart oynayabildikçe yediliyi son löveye saklamak zorunda mı.',
  openReveal: 'Açık kontratta kimin kartlarının yere açıldığı.',
  earlyEnd: 'Kontrat batınca oyun hemen biter mi, yoksa onuncu löveye kadar sürer mi.',
  concede: 'İhaleci oynamayı bırakıp ödeyebilir mi.',
  deals: 'Toplam puan belirlemeden önce kaç el oynandığı.',
};
