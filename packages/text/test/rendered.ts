/**
 * Every text of Pakli with sample values, in every language. The files in
 * texts/ hold all of it for review, as pins do for players; `npm run
 * freeze:texts` writes them.
 *
 *     news.seconds(1)
 *       en  1 second left.
 *       sv  1 sekund kvar.
 */
import { PROTOCOLS } from '@pakli/compile';
import { textOfCard } from '../src/compile/card-text.ts';
import { loadCatalogue } from '../src/catalogue.ts';
import { loadChallengeWords } from '../src/common/challenge.ts';
import type { TextsByGame, Language, TableTextsByGame } from '../src/languages/en.ts';
import { loadDaylongWords } from '../src/common/daylong.ts';
import { loadEveningWords } from '../src/common/evening.ts';
import { loadLearnWords, loadReasonTexts, loadThemeTexts } from '../src/common/learn.ts';
import { readLessons } from '../src/markdown/lessons.ts';
import { loadLinkTableWords } from '../src/common/link-table.ts';
import { LOCALES, type Locale } from '../src/locale.ts';
import { loadOnlineWords } from '../src/common/online.ts';
import { loadReplayWords } from '../src/common/replay.ts';
import { loadRuleNotes } from '../src/common/rule-notes.ts';
import { loadRulingWords } from '../src/compile/rulings.ts';
import { loadPushWords } from '../src/common/push.ts';
import { loadServerWords } from '../src/common/server.ts';
import { loadTerminalWords } from '../src/common/terminal.ts';
import { textOf } from './markdown.ts';
import * as chunks from './chunk-samples.ts';
import * as samples from './samples.ts';

/** One call of a message, or a message without values. */
export interface Said {
  /** Where it is in the catalogue: `news.seconds`. */
  readonly path: string;
  readonly values: readonly unknown[];
  readonly text: string;
}

/** The texts of one file. */
interface Chapter {
  readonly texts: (locale: Locale) => Promise<object>;
  readonly samples: object;
}

export const GAMES = ['buddy-bluff', 'mulle', 'ulti', 'compile'] as const;
const TABLES: readonly (keyof TableTextsByGame)[] = ['ulti', 'compile'];

function partOf(key: 'cards' | 'offline' | 'history', given: object): Chapter {
  return { texts: async (locale) => (await loadCatalogue(locale))[key], samples: given };
}

/** What a game says: its sentences, its lessons and the ideas of its puzzles. */
function gameChapter(game: keyof TextsByGame): Chapter {
  return {
    texts: async (locale) => ({
      ...(await loadCatalogue(locale)).games[game],
      lessons: readLessons(textOf(game, locale, 'lessons')),
      themes: await loadThemeTexts(game, locale),
      puzzleReasons: await loadReasonTexts(game, locale),
    }),
    samples: {
      ...samples.games[game],
      themes: chunks.themes[game],
      puzzleReasons: chunks.reasons[game],
    },
  };
}

function tableChapter(game: keyof TableTextsByGame): Chapter {
  return {
    texts: async (locale) => (await loadCatalogue(locale)).tables[game],
    samples: samples.tables[game],
  };
}

/** The text of every card of Compile, by its name. */
function cardTexts({ cardWords }: Language): object {
  const cards = PROTOCOLS.flatMap(({ name, cards: all }) =>
    all.map((card): [string, object] => [`${name}-${card.value}`, textOfCard(card, cardWords)]),
  );
  return Object.fromEntries(cards);
}

/** Of every game, by its id. */
async function ruleNotes(locale: Locale): Promise<object> {
  const notes = GAMES.map(async (game) => [game, await loadRuleNotes(game, locale)] as const);
  return Object.fromEntries(await Promise.all(notes));
}

/** By the name of its file. */
export const CHAPTERS: Readonly<Record<string, Chapter>> = {
  cards: partOf('cards', samples.cards),
  frame: {
    async texts(locale) {
      // The tiles are the games' own.
      const { games: _, ...frame } = (await loadCatalogue(locale)).frame;
      return frame;
    },
    samples: samples.frame,
  },
  history: partOf('history', samples.history),
  offline: partOf('offline', samples.offline),
  ...Object.fromEntries(GAMES.map((game) => [game, gameChapter(game)])),
  ...Object.fromEntries(TABLES.map((game) => [`${game}-table`, tableChapter(game)])),
  'compile-cards': {
    texts: async (locale) => cardTexts(await loadCatalogue(locale)),
    samples: {},
  },
  'rule-notes': { texts: ruleNotes, samples: {} },
  rulings: { texts: loadRulingWords, samples: chunks.rulings },
  online: { texts: loadOnlineWords, samples: chunks.online },
  evening: { texts: loadEveningWords, samples: chunks.evening },
  daylong: { texts: loadDaylongWords, samples: chunks.daylong },
  linked: { texts: loadLinkTableWords, samples: chunks.linked },
  challenge: { texts: loadChallengeWords, samples: chunks.challenge },
  replay: { texts: loadReplayWords, samples: chunks.replay },
  push: { texts: loadPushWords, samples: chunks.push },
  server: { texts: loadServerWords, samples: chunks.server },
  terminal: { texts: loadTerminalWords, samples: chunks.terminal },
  learn: { texts: loadLearnWords, samples: chunks.learn },
};

/** All calls of a chapter in one language, in the order of the catalogue. */
export async function saidIn(chapter: string, locale: Locale): Promise<Said[]> {
  const found = CHAPTERS[chapter];
  if (found === undefined) throw new Error(`no chapter ${chapter}`);
  return [...said(await found.texts(locale), found.samples)];
}

/** Every message of a catalogue with every set of sample values. Throws where a message has none. */
export function* said(texts: object, given: object, path = ''): Generator<Said> {
  for (const [key, text] of Object.entries(texts) as [string, unknown][]) {
    const at = path === '' ? key : `${path}.${key}`;
    const calls = (given as Record<string, object>)[key];
    if (typeof text === 'string') yield { path: at, values: [], text };
    else if (typeof text === 'object' && text !== null) yield* said(text, calls ?? {}, at);
    else if (typeof text === 'function') {
      for (const values of callsOf(at, calls)) {
        const answers = [text(...values) as string | readonly string[]].flat();
        yield { path: at, values, text: answers.join('\n') };
      }
    }
  }
}

function callsOf(path: string, calls: object | undefined): readonly unknown[][] {
  if (/(^|\.)refusals\./.test(path)) return refusalCalls(path);
  if (!Array.isArray(calls) || calls.length === 0) throw new Error(`${path} has no samples`);
  return calls as unknown[][];
}

/** Refusals that do not always name the error. */
const BARE = /\.(unreadable|too-few-cards)$/;

function refusalCalls(path: string): readonly unknown[][] {
  return [...samples.DETAILS.keys()]
    .filter((detail) => detail !== samples.bareDetail || BARE.test(path))
    .map((detail) => [detail]);
}

/** A call in a file's notation: `sat(Bo, 2)`. */
export function callOf({ path, values }: Said): string {
  return values.length === 0 ? path : `${path}(${values.map(valueOf).join(', ')})`;
}

function valueOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(valueOf).join(' ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  if ('you' in value && 'name' in value) return value.you === true ? 'you' : String(value.name);
  if (samples.DETAILS.has(value)) return samples.DETAILS.get(value) ?? '';
  const fields = Object.entries(value).map(([key, field]) => `${key} ${valueOf(field)}`);
  return `{${fields.join(', ')}}`;
}

/** A chapter as a file: all languages side by side, sorted by path. */
export async function renderChapter(chapter: string): Promise<string> {
  const [english, ...others] = await Promise.all(LOCALES.map((locale) => saidIn(chapter, locale)));
  const languages = [english, ...others].map(
    (calls = []) => new Map(calls.map((call) => [callOf(call), call.text])),
  );
  const blocks = (english ?? []).map(({ path, ...rest }) => {
    const call = callOf({ path, ...rest });
    const lines = LOCALES.map((locale, i) => {
      const text = languages[i]?.get(call);
      if (text === undefined) throw new Error(`${chapter}: ${locale} does not say ${call}`);
      return `  ${locale}  ${text.replaceAll('\n', '\n      ')}`;
    });
    return { path, call, lines };
  });
  const sorted = blocks.toSorted((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)));
  // Refusals without values render the same whatever they are given.
  const told = new Set<string>();
  const news = sorted.filter(({ path, lines }) => {
    const text = [path, ...lines].join('\n');
    return !told.has(text) && told.add(text);
  });
  return `${news.map(({ call, lines }) => [call, ...lines].join('\n')).join('\n')}\n`;
}
