/** The ink of this terminal: NO_COLOR and FORCE_COLOR are obeyed, and Unicode needs a locale that has it. */
import { styleText } from 'node:util';
import { packOf } from '@pakli/text';
import { hasUnicode } from '@pakli/text/plain';
import { Ink } from '../terminal/ink.ts';
import { localeFor } from './voice.ts';

export interface InkFlags {
  readonly ascii?: true;
  readonly fourColours?: true;
  /** Cards have the letters of this language. */
  readonly lang?: string;
}

export function inkFor({ ascii, fourColours, lang }: InkFlags): Ink {
  return new Ink({
    ascii: ascii ?? !hasUnicode(process.env),
    colour: styleText('red', 'x') !== 'x',
    fourColours: fourColours ?? false,
    pack: packOf(localeFor(lang)),
  });
}
