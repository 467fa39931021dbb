/** What points are worth where somebody wants to see money beside them. */
import type { Locale } from '@pakli/text';
import { useSettings } from '../../prefs/settings.ts';

/** `+1 200 Ft`; undefined where points are points. */
export function useMoney(locale: Locale): ((points: number) => string) | undefined {
  const { money } = useSettings();
  if (money === 'none') return undefined;
  const number = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  return (points) => `${number.format(points * Number(money)).replace('-', '−')} Ft`;
}
