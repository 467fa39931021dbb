/** A felt of its own for every guest. */
export function giveColours(id: string, hue: number): void {
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`[data-game='${CSS.escape(id)}'] {
    --felt: light-dark(oklch(0.36 0.06 ${hue}), oklch(0.28 0.05 ${hue}));
    --accent: light-dark(oklch(0.45 0.12 ${hue}), oklch(0.8 0.1 ${hue}));
    --glow: oklch(0.88 0.1 ${hue});
    --card-back: oklch(0.42 0.1 ${hue});
  }`);
  document.adoptedStyleSheets.push(sheet);
}
