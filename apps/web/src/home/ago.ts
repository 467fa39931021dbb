const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** How long ago something was, in words: `5 minutes ago`. */
export function ago(at: number, now: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const past = Math.max(0, now - at);
  const [unit, size] = STEPS.find(([, length]) => past >= length) ?? ['second', 1000];
  return format.format(-Math.floor(past / size), unit);
}
