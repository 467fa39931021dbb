/** Numbers in the style of the page's language. */
import { withMinus } from '@pakli/text';
import { useMemo } from 'react';
import { useWords } from './Words.tsx';

type Format = (n: number) => string;

export interface NumberFormats {
  /** With at most one decimal. */
  readonly plain: Format;
  /** The same with its sign; 0 has none. */
  readonly signed: Format;
  /** A share from 0 to 1 as a whole percentage. */
  readonly percent: Format;
}

export function useNumbers(): NumberFormats {
  const { locale } = useWords();
  return useMemo(() => {
    const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
    const signed = new Intl.NumberFormat(locale, {
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    });
    return {
      plain: (n) => withMinus(plain.format(n)),
      signed: (n) => withMinus(signed.format(n)),
      percent: (n) => percent.format(n),
    };
  }, [locale]);
}
