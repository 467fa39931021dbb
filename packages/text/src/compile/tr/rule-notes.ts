import type english from '../en/rule-notes.ts';

const PLATE =
  'Bu kulvarda duran ve altı kartı bu oyuncunun destesinde bulunan protokol. Hiçbiri iki kez seçilemez.';

const ruleNotes: typeof english = {
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
};

export default ruleNotes;
