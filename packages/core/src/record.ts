/**
 * Records: one text format for every game. A record is the save file, the
 * replay, the golden test and the bug report; docs/records.md describes it.
 *
 *     pakli record 2
 *     game: buddy-bluff 1
 *     seats: 4
 *     starter: 1
 *     checksum: 5d0c7f1a
 *     [deal 1]
 *     deal QH 6C JH JS | 5C 6D ...
 *     5C
 *     6D>2
 */
import { checksum, courseOf } from './checksum.ts';
import type { Game, GameTypes, Seat } from './game.ts';
import { Match } from './match.ts';
import { formatOptions, readOptions } from './options.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';
import { atVersion, versionsOf } from './versions.ts';

const FORMAT = 'pakli record 2';
/** Instead of a checksum, in records written by hand. */
const UNCHECKED = 'none';
const HEADERS = [
  'game',
  'seats',
  'names',
  'options',
  'starter',
  'date',
  'position',
  'result',
  'checksum',
] as const;
type Header = (typeof HEADERS)[number];

/** A line of text with its number in the file, from 1. */
interface Line {
  readonly line: number;
  readonly text: string;
}

/** One deal of a record: the line in which it begins, its moves and chance outcomes. */
interface RecordedDeal {
  readonly line: number;
  readonly steps: readonly Line[];
}

/** A parsed record: nothing of it has been played yet. */
export interface GameRecord {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly starter: Seat;
  readonly header: Readonly<Partial<Record<Header, Line>>>;
  readonly deals: readonly RecordedDeal[];
  /** The significant lines except the checksum, which covers them. */
  readonly lines: readonly string[];
}

/** The record of a match, finished or not. The host supplies the date: engines have no clock. */
export function formatRecord<K extends GameTypes>(match: Match<K>, date?: string): string {
  const header = headerOf(match, match.names, date);
  const steps = stepsOf(match);
  const sum = checksum([...header, ...steps, ...courseOf(match)]);
  return `${[...header, `checksum: ${sum}`, ...steps].join('\n')}\n`;
}

/** The checksum of a match's record with these names and without a date. */
export function checksumOf<K extends GameTypes>(match: Match<K>, names: readonly string[]): string {
  return checksum([...headerOf(match, names), ...stepsOf(match), ...courseOf(match)]);
}

function headerOf<K extends GameTypes>(
  match: Match<K>,
  names: readonly string[],
  date?: string,
): string[] {
  const { game } = match;
  const options = formatOptions(game.rules, match.options);
  const position = match.tables[0]?.position;
  return [
    FORMAT,
    `game: ${game.id} ${game.version}`,
    `seats: ${match.seats}`,
    `names: ${names.map((name) => onOneLine(name.replaceAll('|', ' '))).join(' | ')}`.trimEnd(),
    ...(options === '' ? [] : [`options: ${options}`]),
    `starter: ${match.starter}`,
    ...(date === undefined ? [] : [`date: ${onOneLine(date)}`.trimEnd()]),
    ...(position === undefined ? [] : [`position: ${position}`.trimEnd()]),
    ...(match.over ? [`result: ${match.totals.join(' ')}`] : []),
  ];
}

function stepsOf<K extends GameTypes>({ tables }: Match<K>): string[] {
  return tables.flatMap(({ steps }, index) => [
    `[deal ${index + 1}]`,
    ...steps.map((step) => step.text),
  ]);
}

/** Text of people without characters that would end the line, begin a comment or not survive in a file. */
function onOneLine(text: string): string {
  return text.replaceAll(/[#\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
}

function problem(line: number, id: string, detail?: Record<string, string | number>): Refusal {
  return { ...refuse(id, 'record', detail), line };
}

/** Parses a record into header, deals and lines without playing it. */
export function parseRecord(text: string): GameRecord | Refusal {
  const lines: Line[] = text
    .split(/\r\n|\r|\n/)
    .map((raw, index) => ({ line: index + 1, text: raw.replace(/(^|\s)#.*$/, '').trim() }))
    .filter((line) => line.text !== '');
  const first = lines[0];
  if (first?.text !== FORMAT) {
    return problem(first?.line ?? 1, 'not-a-record', {
      expected: FORMAT,
      got: first?.text.slice(0, 40) ?? '',
    });
  }
  const header: Partial<Record<Header, Line>> = {};
  const deals: { line: number; steps: Line[] }[] = [];
  for (const { line, text } of lines.slice(1)) {
    const deal = /^\[deal (\d+)\]$/.exec(text);
    if (deal !== null) {
      if (Number(deal[1]) !== deals.length + 1) {
        return problem(line, 'deal-number', { expected: deals.length + 1, got: Number(deal[1]) });
      }
      deals.push({ line, steps: [] });
      continue;
    }
    const current = deals.at(-1);
    if (current !== undefined) {
      current.steps.push({ line, text });
      continue;
    }
    const field = /^([a-z]+): *(.*)$/.exec(text);
    const key = HEADERS.find((known) => known === field?.[1]);
    if (key === undefined) return problem(line, 'unknown-header', { text: text.slice(0, 40) });
    if (header[key] !== undefined) return problem(line, 'header-twice', { header: key });
    header[key] = { line, text: field?.[2] ?? '' };
  }
  const end = lines.at(-1)?.line ?? 1;
  for (const key of ['game', 'seats', 'starter', 'checksum'] as const) {
    if (header[key] === undefined) return problem(end, 'missing-header', { header: key });
  }
  const game = /^([a-z][a-z\d-]*) (\d{1,6})$/.exec(header.game?.text ?? '');
  if (game === null) return problem(header.game?.line ?? end, 'bad-header', { header: 'game' });
  for (const key of ['seats', 'starter'] as const) {
    if (!/^\d{1,2}$/.test(header[key]?.text ?? '')) {
      return problem(header[key]?.line ?? end, 'bad-header', { header: key });
    }
  }
  return {
    game: game[1] ?? '',
    version: Number(game[2]),
    seats: Number(header.seats?.text),
    starter: Number(header.starter?.text),
    header,
    deals,
    lines: lines.filter(({ line }) => line !== header.checksum?.line).map((line) => line.text),
  };
}

/** Plays a whole record by the rules of its version. Every move is validated. */
export function replayRecord<K extends GameTypes>(
  game: Game<K>,
  record: GameRecord,
): Match<K> | Refusal {
  const { header } = record;
  const at = (key: Header): number => header[key]?.line ?? 1;
  if (record.game !== game.id) {
    return problem(at('game'), 'other-game', { expected: game.id, got: record.game });
  }
  const played = atVersion(game, record.version);
  if (played === undefined) {
    const known = versionsOf(game).join(', ');
    return problem(at('game'), 'other-version', { known, got: record.version });
  }
  const options = readOptions(played.rules, header.options?.text ?? '');
  if (isRefusal(options)) return { ...options, line: at('options') };
  const names = header.names?.text.split('|').map((name) => name.trim());
  const match = Match.start(played, {
    options,
    seats: record.seats,
    starter: record.starter,
    ...(names === undefined ? {} : { names }),
    ...(header.position === undefined ? {} : { position: header.position.text }),
  });
  if (isRefusal(match)) return { ...match, line: at(placeOf(match)) };
  for (const [number, deal] of record.deals.entries()) {
    if (number > 0 && !match.nextDeal()) {
      const id = match.over ? 'match-over' : 'deal-not-over';
      return problem(deal.line, id, { deal: number + 1 });
    }
    for (const { line, text } of deal.steps) {
      const { table } = match;
      const refusal = table.submitLine(text);
      if (refusal !== undefined) return { ...refusal, line };
    }
  }
  return verify(match, record) ?? match;
}

function placeOf(refusal: Refusal): Header {
  if (refusal.refused === 'bad-seats') return 'seats';
  if (refusal.refused === 'no-such-seat') return 'starter';
  return refusal.refused === 'bad-names' ? 'names' : 'position';
}

function verify<K extends GameTypes>(match: Match<K>, record: GameRecord): Refusal | undefined {
  const { result, checksum: sum } = record.header;
  if (result !== undefined) {
    const got = match.over ? match.totals.join(' ') : 'not over';
    if (result.text !== got) {
      return problem(result.line, 'other-result', { expected: result.text, got });
    }
  }
  if (sum === undefined || sum.text === UNCHECKED) return undefined;
  const got = checksum([...record.lines, ...courseOf(match)]);
  if (sum.text === got) return undefined;
  return problem(sum.line, 'other-checksum', { expected: sum.text, got });
}
