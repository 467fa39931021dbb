/**
 * Records and links of real games, altered in one place: none may pass for a
 * game, even if every move in it is still legal.
 */
import {
  formatRecord,
  isRefusal,
  Match,
  parseRecord,
  readOptions,
  replayRecord,
  Sfc32,
  withOptions,
  type Game,
  type GameTypes,
  type OptionRule,
  type Refusal,
} from '@pakli/core';
import { formatLink, replayLink } from '@pakli/core/link';
import { playRandomly } from '@pakli/core/search';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';

/** Altered records per game, and as many altered links. */
const ALTERED = process.env['PAKLI_LONG'] === undefined ? 200 : 500;
/** Alterations per match. */
const PLACES = 40;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.split('');

function sure<T>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw new Error(answer.refused);
  return answer;
}

/** Matches under many rule sets, complete and unfinished. */
function someMatch(game: Game, seed: number): Match<GameTypes> {
  const random = new Sfc32(seed);
  const presets = Object.keys(game.rules.presets);
  const options = sure(readOptions(game.rules, presets[seed % presets.length] ?? ''));
  const names = ['Anna', 'Bo', 'Cem', 'Dora'].slice(0, game.seats[0]);
  const match = sure(Match.start(game, { options, names, random }));
  playRandomly(match, random);
  return sure(Match.cut(match, seed % 12 === 0 ? Infinity : 5 + random.below(50)));
}

/** Another value of one option, as a header line. */
function otherOption(game: Game, text: string, random: Sfc32): string {
  const line = /^options: (.*)\n/m.exec(text);
  const now = sure(readOptions(game.rules, line?.[1] ?? ''));
  const row = pick(game.rules.options, random);
  const value = pick(
    valuesOf(row).filter((one) => one !== now[row.key]),
    random,
  );
  if (value === undefined || isRefusal(withOptions(game.rules, { ...now, [row.key]: value })))
    return text;
  const others = (line?.[1] ?? '')
    .split(' ')
    .filter((word) => word !== '' && !word.startsWith(`${row.key}=`));
  const options = `options: ${[...others, `${row.key}=${String(value)}`].join(' ')}\n`;
  return line === null
    ? text.replace('starter:', `${options}starter:`)
    : text.replace(line[0], options);
}

function valuesOf({ values }: OptionRule): readonly (string | number | boolean)[] {
  return 'min' in values ? [values.min, values.min + 1, values.max] : values;
}

function pick<T>(list: readonly T[], random: Sfc32): T {
  return list[random.below(Math.max(1, list.length))]!;
}

/** One header line changed, dropped, or joined to the next. */
function otherHeader(text: string, random: Sfc32): string {
  const lines = text.slice(0, text.indexOf('[deal 1]')).split('\n').slice(0, -1);
  const rest = text.slice(text.indexOf('[deal 1]'));
  const at = 1 + random.below(lines.length - 1);
  const line = lines[at] ?? '';
  const how = random.below(3);
  if (how === 0)
    lines[at] = line.replace(
      /\w(\W*)$/,
      (last) => (last.startsWith('1') ? '0' : '1') + last.slice(1),
    );
  else if (how === 1) lines.splice(at, 1);
  else lines.splice(at, 2, line + (lines[at + 1] ?? ''));
  return [...lines, rest].join('\n');
}

/** Two neighbouring steps swapped, or one of them replaced by another from the record. */
function otherSteps(text: string, random: Sfc32): string {
  const lines = text.split('\n');
  const first = lines.indexOf('[deal 1]') + 1;
  const at = first + random.below(Math.max(1, lines.length - first - 2));
  const [one = '', two = ''] = lines.slice(at, at + 2);
  if (random.below(2) === 0) lines.splice(at, 2, two, one);
  else lines[at] = pick(lines.slice(first, -1), random);
  return lines.join('\n');
}

describe.for(GAMES.map(({ id, load }) => ({ id, load })))('$id', ({ load }) => {
  test('no altered record is accepted', async () => {
    const { game } = await load();
    const random = new Sfc32(1);
    const accepted: string[] = [];
    let tried = 0;
    let playable = 0;
    for (let seed = 1; tried < ALTERED; seed++) {
      const text = formatRecord(someMatch(game, seed), '2026-11-15');
      expect(isRefusal(opened(game, text))).toBe(false);
      for (let i = 0; i < PLACES; i++) {
        const other =
          i < 20
            ? otherSteps(text, random)
            : i < 30
              ? otherOption(game, text, random)
              : otherHeader(text, random);
        if (other === text) continue;
        tried++;
        if (!isRefusal(opened(game, other))) accepted.push(other);
        const unchecked = other.replace(/^checksum: .*$/m, 'checksum: none');
        if (i % 4 === 0 && !isRefusal(opened(game, unchecked))) playable++;
      }
    }
    expect(accepted).toEqual([]);
    // Without the check many of them would pass for games.
    expect(playable).toBeGreaterThan(10);
  });

  test('no altered link is accepted', async () => {
    const { game } = await load();
    const random = new Sfc32(2);
    const accepted: string[] = [];
    for (let seed = 1; seed <= ALTERED / PLACES; seed++) {
      const match = someMatch(game, seed);
      const record = formatRecord(match);
      const link = sure(formatLink(match));
      const head = link.lastIndexOf('.') + 1;
      for (let i = 0; i < PLACES; i++) {
        const at = head + random.below(link.length - head);
        const other = link.slice(0, at) + pick(LETTERS, random) + link.slice(at + 1);
        const answer = replayLink(game, other);
        if (!isRefusal(answer) && formatRecord(answer) !== record) accepted.push(other);
      }
    }
    expect(accepted).toEqual([]);
  });
});

function opened(game: Game, text: string): unknown {
  const record = parseRecord(text);
  return isRefusal(record) ? record : replayRecord(game, record);
}
