/** In which language a command speaks, and all that it needs to do so. */
import {
  loadCatalogue,
  LOCALES,
  pickLocale,
  speechOf,
  type Catalogue,
  type Locale,
  type Speech,
} from '@pakli/text';
import { guestTongues } from '@pakli/text/guests';
import { loadRulingWords, type RulingWords } from '@pakli/text/rulings';
import { loadTerminalWords, type TerminalWords } from '@pakli/text/terminal';
import { formatRefusal, type Refusal } from '@pakli/core';
import { Failure } from './failure.ts';

export interface Voice {
  readonly locale: Locale;
  readonly catalogue: Catalogue;
  readonly words: TerminalWords;
  /** The sentences of the game; undefined for one that nobody can speak of yet. */
  readonly speech: Speech | undefined;
  /** What was decided about single cards of the game. */
  readonly rulings: RulingWords | undefined;
}

/** `--lang`, or the language of the environment: `sv_SE.UTF-8` is Swedish. */
export function localeFor(lang: string | undefined): Locale {
  return pickLocale([tongueFor(lang)]);
}

/** The same, of which the house may know nothing while a guest does: `it`. */
function tongueFor(lang: string | undefined): string {
  if (lang !== undefined) {
    const known = [...LOCALES, ...guestTongues()];
    if (known.includes(lang)) return lang;
    throw new Failure(`--lang: there is ${known.join(', ')}, not ${JSON.stringify(lang)}`, 2);
  }
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const wanted = [LC_ALL, LC_MESSAGES, LANG].find((value) => value !== undefined && value !== '');
  const [tongue = ''] = (wanted ?? '').split(/[._@-]/);
  return tongue.toLowerCase();
}

export async function voiceFor(game: string, lang: string | undefined): Promise<Voice> {
  const tongue = tongueFor(lang);
  const locale = pickLocale([tongue]);
  const [catalogue, words, rulings] = await Promise.all([
    loadCatalogue(locale, [tongue]),
    loadTerminalWords(locale),
    game === 'compile' ? loadRulingWords(locale) : undefined,
  ]);
  return { locale, catalogue, words, speech: speechOf(catalogue, game), rulings };
}

/** A refusal as a sentence with its rule. */
export function explainRefusal({ speech, catalogue }: Voice, refusal: Refusal): string {
  if (speech === undefined) return formatRefusal(refusal);
  const { text, rule } = speech.refusal(refusal);
  return rule === undefined ? text : `${text} (${catalogue.frame.refused.rule(rule)})`;
}
