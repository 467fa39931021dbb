/** What stands in a file of text, as bytes: UTF-8, or UTF-16 as some shells and editors of Windows write it, which say so in front. */
export function textIn(bytes: Uint8Array): string {
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
  const form = { [0xfffe]: 'utf-16le', [0xfeff]: 'utf-16be' }[mark] ?? 'utf-8';
  return new TextDecoder(form).decode(bytes);
}
