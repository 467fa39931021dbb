/** Text of people for other people: one line, of what can be seen. */

/** More marks than this on one letter are a tower over other people's lines. */
const MOST_MARKS = 4;
/** Neither control nor direction marks, nor what cannot be seen: fillers, selectors, the empty braille cell. */
const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u{2800}]/u;
const TOWER = new RegExp(`\\p{M}{${MOST_MARKS + 1}}`, 'u');

export function plainText(given: unknown, longest: number): string | undefined {
  if (typeof given !== 'string' || given.length > 10 * longest) return undefined;
  const text = given.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  // What joins the parts of one sign, or says that it is a sign, is part of it.
  const bare = text
    .replaceAll(
      /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}])\u200D(?=\p{Extended_Pictographic})/gu,
      '',
    )
    .replaceAll(/(?<=[\p{Extended_Pictographic}\d#*])\u{FE0F}/gu, '');
  if (UNSEEN.test(bare) || TOWER.test(bare) || /^[\p{M}\p{Z}]*$/u.test(bare)) return undefined;
  const letters = [...new Intl.Segmenter('und').segment(text)].length;
  return letters >= 1 && letters <= longest && text.length <= 4 * longest ? text : undefined;
}
