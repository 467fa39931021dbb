/** A felt of its own for every guest, by its name where it does not choose one: nobody mistakes one for another, or for a game of the house. */

/** Around the circle of colours, in degrees. */
export function hueOf(id: string): number {
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) % 360;
  return hash;
}

export function giveColours(id: string, hue: number = hueOf(id)): void {
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`[data-game='${CSS.escape(id)}'] {
    --felt: light-dark(oklch(0.36 0.06 ${hue}), oklch(0.28 0.05 ${hue}));
    --accent: light-dark(oklch(0.45 0.12 ${hue}), oklch(0.8 0.1 ${hue}));
    --glow: oklch(0.88 0.1 ${hue});
    --card-back: oklch(0.42 0.1 ${hue});
  }`);
  document.adoptedStyleSheets.push(sheet);
}
