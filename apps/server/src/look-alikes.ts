/**
 * The look of a name, so that nobody sits down beside their double. Two names look alike
 * if they differ only in case, accents, spaces, punctuation or in letters that are drawn
 * alike. It is a short list, not all of Unicode's confusables: the scripts that hold
 * most doubles of Latin letters.
 */

/** Pairs: a letter, and the Latin letter that it is drawn like. Capitals and small letters are drawn differently. */
const DRAWN_ALIKE: ReadonlyMap<string, string> = new Map(
  [
    // Greek
    'Αa Βb Εe Ζz Ηh Ιi Κk Μm Νn Οo Ρp Τt Υy Χx αa βb γy εe ηn ιi κk νv οo ρp σo ςc τt υu χx ωw',
    // Cyrillic
    'Аa Вb Еe Ѕs Іi Јj Кk Мm Нh Оo Рp Сc Тt Уy Хx Ԛq Ԝw Һh Ғf Ӏl Ѵv',
    'аa вb еe ѕs іi јj кk мm нh оo рp сc тt уy хx ԛq ԝw һh ԁd ӏl ѵv гr пn',
    // Armenian
    'Օo Տs Լl Սu օo ոn սu հh ցg զq քp յj',
    // Cherokee and Lisu capitals
    'Ꭺa Ᏼb Ꮯc Ꭰd Ꭼe Ꮐg Ꮋh Ꭻj Ꮶk Ꮮl Ꮇm Ꮲp Ꮪs Ꭲt Ꮩv Ꮃw Ꮓz',
    'ꓮa ꓐb ꓚc ꓓd ꓰe ꓝf ꓖg ꓧh ꓲi ꓙj ꓗk ꓡl ꓟm ꓠn ꓳo ꓑp ꓣr ꓢs ꓔt ꓴu ꓦv ꓪw ꓫx ꓬy ꓜz',
    // Latin letters that are drawn like others
    'ɑa ʙb ᴄc ᴅd ᴇe ꜰf ɡg ɢg ʜh ɪi ɩi ȷj ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz',
    'łl øo đd ħh ŧt ŁL ØO ĐD ĦH ŦT',
  ]
    .flatMap((pairs) => pairs.split(' '))
    .map((pair) => {
      const [drawn = '', like = ''] = pair;
      return [drawn, like];
    }),
);

const UNSEEN = /[\p{M}\p{Default_Ignorable_Code_Point}\s]/gu;

/** The same for all names that look alike; empty only for a name of nothing that can be seen. */
export function lookOf(name: string): string {
  const seen = name.normalize('NFKD').replaceAll(UNSEEN, '');
  // A name of signs alone is what its signs are.
  const letters = seen.replaceAll(/[\p{P}\p{Sk}]/gu, '') || seen;
  const latin = letters.replaceAll(/./gsu, (letter) => DRAWN_ALIKE.get(letter) ?? letter);
  return latin
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/[i1|]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
