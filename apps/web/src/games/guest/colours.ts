import type { coloursOf } from '@pakli/core/module';

/** Gives every guest game its own felt. */
export function giveColours(id: string, { felt, glow, back }: ReturnType<typeof coloursOf>): void {
  const [, , hue] = felt;
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`[data-game='${CSS.escape(id)}'] {
    --felt: light-dark(oklch(${felt.join(' ')}), oklch(0.28 0.05 ${hue}));
    --accent: light-dark(oklch(0.45 0.12 ${hue}), oklch(0.8 0.1 ${hue}));
    --glow: oklch(${glow.join(' ')});
    --card-back: oklch(${back.join(' ')});
  }`);
  document.adoptedStyleSheets.push(sheet);
}
