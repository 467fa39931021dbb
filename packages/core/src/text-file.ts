/** Decodes a text file: UTF-8, or the UTF-16 with a byte order mark that some Windows programs write. */
export function decodeText(bytes: Uint8Array): string {
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
  const form = { [0xfffe]: 'utf-16le', [0xfeff]: 'utf-16be' }[mark] ?? 'utf-8';
  return new TextDecoder(form).decode(bytes);
}
