/** Helpers for path data. */

/** To a tenth: finer is not visible. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A path and its mirror image about the card's vertical axis. */
export function both(path: string): string {
  return (
    path +
    path.replaceAll(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => `${-Number(x)},${y}`)
  );
}

export function dot(x: number, y: number, r: number): string {
  const k = Math.round(r * 5.52) / 10;
  return `M${x - r},${y}C${x - r},${y - k} ${x - k},${y - r} ${x},${y - r}C${x + k},${y - r} ${x + r},${y - k} ${x + r},${y}C${x + r},${y + k} ${x + k},${y + r} ${x},${y + r}C${x - k},${y + r} ${x - r},${y + k} ${x - r},${y}Z`;
}
