/** This browser's share in the shuffle: 16 bytes of its own, so that no server alone chooses the cards. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
