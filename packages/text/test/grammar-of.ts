/** Where the grammar of languages differs from English, and which words of a game stand for which. */
import type { Locale } from '../src/locale.ts';

type Other = Exclude<Locale, 'en'>;

const TEXT_OF_CARD = ['compile log.text', 'compile log.due', 'compile log.idle'];
const OF_HOW_MANY = ['history winCurveAbout', 'learn solved'];

/** Messages in which values change places: whose before how much, of how many before how many. */
export const TURNED: Readonly<Record<Other, readonly string[]>> = {
  sv: [...TEXT_OF_CARD, 'mulle log.mulle', 'replay analysis.luck'],
  de: [...TEXT_OF_CARD, 'replay analysis.luck'],
  hu: [
    ...TEXT_OF_CARD,
    ...OF_HOW_MANY,
    'daylong field',
    'daylong instant.beaten',
    'buddy-bluff log.seal',
    'frame refusals.bad-names',
    'mulle choice.build',
    'replay analysis.luck',
    'terminal analyse.mistakes',
    'ulti puzzleReasons.count',
  ],
  tr: [
    ...TEXT_OF_CARD,
    ...OF_HOW_MANY,
    'daylong field',
    'daylong instant.beaten',
    'daylong instant.mean',
    'buddy-bluff log.seal',
    'challenge result.place',
    'compile puzzleReasons.stands',
    'compile themes.delete.why',
    'compile themes.flip.why',
    'compile themes.lead.why',
    'compile themes.plates.why',
    'compile themes.return.why',
    'compile themes.shift.why',
    'compile themes.wake.why',
    'frame refusals.bad-names',
    'frame refusals.other-checksum',
    'frame refusals.other-game',
    'frame result.ahead',
    'history pointCurveAbout',
    'mulle log.tabbe',
    'replay analysis.luck',
    'replay analysis.progress',
    'replay analysis.worth',
    'terminal analyse.mistakes',
    'terminal analyse.total',
    'ulti puzzleReasons.count',
  ],
};

/** Messages in which a value has an ending inside it, or is spelled out. */
export const INFLECTED: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  sv: ['ulti result.line'],
  de: ['ulti result.line'],
  hu: ['frame home.play', 'ulti log.marriages', 'ulti result.line'],
  tr: ['ulti result.line'],
};

/** Words spelled alike in English and in another language: names, and words of the games. */
export const SAME_WORDS: readonly string[] = [
  'Name',
  'IMPs',
  'Bo|Cem|Dóra|Pakli|Buddy Bluff|Compile|Mulle|Ulti|Fedák Sári',
  '20-100 Durchmars|20-100 Ulti|40-100 Durchmars|40-100 Ulti|Ulti Durchmars',
  'Betli|Durchmars|Kontra|Pass|Passz|Talon',
  'kontra|rekontra|szubkontra|mordkontra|hirschkontra',
  'Mullar|Tabbar|Tabbe|Trotta|tabbar|tabbe|0 tabbar|2 tabbar',
  'Blunder|Bonus|Chat|Computer|Deck|Escape|Expert|Link|Match|Normal|Standard|Version',
].flatMap((words) => words.split('|'));

/** Words with the same singular and plural. */
export const NO_PLURAL: Readonly<Record<'sv' | 'de', RegExp>> = {
  sv: /\b1(:a plats| (kort|högre kort|poäng|straffpoäng|ess|trumf|drag|stick|tips|beslut|spelare))(?!\p{L})/u,
  de: /\b1(\. Platz| (Stapel|Mal|Spieler))(?!\p{L})/u,
};

interface Term {
  /** Messages to look at. */
  readonly where: RegExp;
  /** Stems of the word, by language. */
  readonly words: Readonly<Record<Locale, RegExp>>;
}

export const TERMS: readonly Term[] = [
  {
    where: /^mulle /,
    words: { en: /\block(ed|s)\b/i, sv: /lås/i, hu: /zár/i, de: /sperr/i, tr: /kilit/i },
  },
  {
    where: /^mulle /,
    words: { en: /\bopen build/i, sv: /öpp(na|et|ne)/i, hu: /nyitott/i, de: /offen/i, tr: /açık/i },
  },
  {
    where: /^compile/,
    words: {
      en: /face-up/i,
      sv: /uppvän|framsidan upp/i,
      hu: /felford/i,
      de: /offen|aufgedeckt/i,
      tr: /açık/i,
    },
  },
  {
    where: /^compile/,
    words: {
      en: /face-down/i,
      sv: /nedvän|baksidan upp|vänder ned/i,
      hu: /leford/i,
      de: /verdeckt|dreht karten um/i,
      tr: /kapa(lı|tır|nır)/i,
    },
  },
  {
    where: /^compile/,
    words: { en: /\bcovered/i, sv: /täck/i, hu: /takar/i, de: /[üb][be]\w*deckt/i, tr: /ört/i },
  },
  {
    where: /^compile/,
    words: { en: /\bdelet/i, sv: /rader/i, hu: /törö?l/i, de: /lösch/i, tr: /sil/i },
  },
  {
    where: /^compile/,
    words: { en: /\bdiscard/i, sv: /kast/i, hu: /dob/i, de: /w[ieo]rf|geworfen/i, tr: /at/i },
  },
  {
    where: /^compile/,
    words: {
      en: /\bdraws?\b/i,
      sv: /dra/i,
      hu: /húz/i,
      de: /z[ieo]h|zieh|zög|gezogen|bringt/i,
      tr: /çek/i,
    },
  },
  {
    where: /^compile/,
    words: {
      en: /\bshift/i,
      sv: /flytta/i,
      hu: /áthelyez|helyez|átkerül|tolja át/i,
      de: /schieb|schob|wander/i,
      tr: /kay[dı]/i,
    },
  },
  {
    // Except in names of bids.
    where: /^ulti(?! (bid|log|choice)\.)/,
    words: {
      en: /\btrumps?\b/i,
      sv: /trumf|färgdurchmars/i,
      hu: /adu|szín(es|telen)/i,
      de: /tr[uü]mpf|farbdurchmarsch/i,
      tr: /koz/i,
    },
  },
  {
    where: /^ulti/,
    words: { en: /\btalon\b/i, sv: /talong/i, hu: /talon/i, de: /talon/i, tr: /talon/i },
  },
  {
    where: /^(challenge|history)/,
    words: {
      en: /\bwon\b/i,
      sv: /vunn|vann|vinst|i rad/i,
      hu: /nyer|győz/i,
      de: /gewonn|sieg/i,
      tr: /kazan|galib/i,
    },
  },
  {
    where: /^(challenge|history)/,
    words: {
      en: /\blost\b/i,
      sv: /förlor|förlust/i,
      hu: /veszt|veres/i,
      de: /verl[io]|niederlage/i,
      tr: /kayb|yenil|mağlub/i,
    },
  },
];
