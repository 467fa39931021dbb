/** What the deck tests parse from markup. */

export function idsIn(markup: string): string[] {
  return [...markup.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!);
}

/** The ids of the drawings that it references. */
export function pointersIn(markup: string): string[] {
  return [...markup.matchAll(/(?:href="|url\()#([^")]*)/g)].map(([, id]) => id!);
}

export function symbolIn(markup: string, id: string): string {
  return markup.split(`id="${id}"`)[1]!.split('</symbol>')[0]!;
}

/** Relative luminance as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of a dark colour on a light one. */
export function contrast(ink: string, paper: string): number {
  return (luminance(paper) + 0.05) / (luminance(ink) + 0.05);
}

/** The colours that a style sheet assigns to custom properties, in light and in dark. */
export function coloursIn(css: string, names: string): string[] {
  const values = [...css.matchAll(new RegExp(`--(?:${names}): ([^;]+)`, 'g'))];
  return values.flatMap(([, value]) => value!.match(/#[0-9a-f]{6}/g) ?? []);
}
