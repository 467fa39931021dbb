/** Text for ASCII-only terminals. */

/** Whether a terminal with this environment shows Unicode. */
export function hasUnicode(env: Readonly<Record<string, string | undefined>>): boolean {
  const { LC_ALL, LC_CTYPE, LANG, TERM } = env;
  const locale = [LC_ALL, LC_CTYPE, LANG].find((value) => value !== undefined && value !== '');
  return /utf-?8/i.test(locale ?? '') && TERM !== 'linux' && TERM !== 'dumb';
}

/** The text in ASCII: symbols are spelled out, letters lose their accents. */
export function plainLetters(text: string): string {
  return text
    .replaceAll('…', '...')
    .replaceAll(/[“”„]/g, '"')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll('·', '|')
    .replaceAll('×', 'x')
    .replaceAll('−', '-')
    .replaceAll('≈', '~')
    .replaceAll('≤', '<=')
    .replaceAll('≥', '>=')
    .replaceAll('←', 'Left')
    .replaceAll('→', 'Right')
    .replaceAll('↑', 'Up')
    .replaceAll('↓', 'Down')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{ASCII}]/gu, '?');
}
