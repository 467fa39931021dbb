/** Passes that this page got by a passkey or a code: whoever asks for one wants to bring their matches along. */
const own = new Set<string>();

export function remember(pass: string): void {
  own.add(pass);
}

export function isOwn(pass: string): boolean {
  return own.has(pass);
}
