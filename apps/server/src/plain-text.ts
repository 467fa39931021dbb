/** Text of people for other people: one line, of what can be seen. */
export function plainText(given: unknown, longest: number): string | undefined {
  if (typeof given !== 'string' || given.length > 10 * longest) return undefined;
  const text = given.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  // Neither control nor direction marks, nor what cannot be seen, but what joins the parts of one sign.
  const bare = text.replaceAll(
    /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}])\u200D(?=\p{Extended_Pictographic})/gu,
    '',
  );
  if (/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/u.test(bare)) return undefined;
  const letters = [...new Intl.Segmenter('und').segment(text)].length;
  // A letter may carry a few marks, not a tower of them.
  return letters >= 1 && letters <= longest && text.length <= 4 * longest ? text : undefined;
}
