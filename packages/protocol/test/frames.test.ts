/** Frames from a page: every kind at its limits and one past each of them, with the numbers written out. */
import { describe, expect, test } from 'vitest';
import { readCommand, readFrame } from '../src/check.ts';
import {
  FAREWELLS,
  LONGEST_LINE,
  MATTERS,
  PHRASES,
  PROTOCOL,
  SIGNS,
  type Command,
} from '../src/index.ts';

const id = 'abcdefgh';
const nonce = '0123456789abcdef'.repeat(2);

/** Every command, at the limits of its fields. */
const COMMANDS: readonly Command[] = [
  { kind: 'sit', seat: 0 },
  { kind: 'sit', seat: 98, nonce },
  { kind: 'stand' },
  { kind: 'computer', seat: 98, level: 'beginner' },
  { kind: 'computer', seat: 0, level: 'expert' },
  { kind: 'clear', seat: 98 },
  { kind: 'lock', locked: true },
  { kind: 'watching', watching: false },
  { kind: 'talk', talk: true },
  { kind: 'offer', seat: 98, open: false },
  { kind: 'release', seat: 98 },
  { kind: 'start' },
  { kind: 'play', step: 1_000_000, text: 'x'.repeat(1000) },
  { kind: 'play', step: 0, text: '' },
  ...MATTERS.map((what) => ({ kind: 'ask' as const, what })),
  { kind: 'answer', ask: 1_000_000, yes: false },
  { kind: 'leave' },
  { kind: 'back' },
];

const FRAMES: readonly Record<string, unknown>[] = [
  { kind: 'hello', protocol: 1, since: null },
  { kind: 'hello', protocol: 0, since: 0, steps: 0 },
  { kind: 'hello', protocol: 1_000_000, since: 1_000_000, steps: 1_000_000 },
  { kind: 'cover', id, seat: 98 },
  { kind: 'cover', id: 'a'.repeat(40), seat: 0 },
  { kind: 'report', id: 'A-Z_a-z09', seat: 98 },
  { kind: 'ping', seq: 1_000_000 },
  { kind: 'ping', seq: 0, hidden: true },
  ...PHRASES.map((phrase) => ({ kind: 'say', id, say: { phrase } })),
  ...SIGNS.map((sign) => ({ kind: 'say', id, say: { sign } })),
  { kind: 'say', id, say: { text: 'x'.repeat(800) } },
  ...COMMANDS.map((command) => ({ kind: 'do', id, command })),
];

test('every frame is read as it was written', () => {
  for (const frame of FRAMES) {
    expect(readFrame(JSON.parse(JSON.stringify(frame)))).toEqual(frame);
  }
});

test('a frame with one key more or one less is refused, and the key is named', () => {
  const optional = new Set(['steps', 'hidden', 'kind']);
  for (const frame of FRAMES) {
    const bad = { refused: 'bad-command', rule: 'table' };
    expect(readFrame({ ...frame, more: 1 })).toEqual({ ...bad, detail: { at: 'more' } });
    for (const key of Object.keys(frame).filter((name) => !optional.has(name))) {
      const { [key]: _, ...less } = frame;
      expect(readFrame(less)).toEqual({ ...bad, detail: { at: key } });
    }
  }
});

describe('one past a bound', () => {
  test.each([
    ['a word', 'hello', ''],
    ['no kind', { id }, 'kind'],
    ['an unknown kind', { kind: 'toString' }, 'kind'],
    ['a kind that is not text', { kind: 1 }, 'kind'],
    ['a protocol before the first', { kind: 'hello', protocol: -1, since: null }, 'protocol'],
    ['a late row', { kind: 'hello', protocol: 1, since: 1_000_001 }, 'since'],
    ['a row before the first', { kind: 'hello', protocol: 1, since: -1 }, 'since'],
    ['too many steps', { kind: 'hello', protocol: 1, since: 1, steps: 1_000_001 }, 'steps'],
    ['no steps', { kind: 'hello', protocol: 1, since: 1, steps: null }, 'steps'],
    ['a ping from the future', { kind: 'ping', seq: 1_000_001 }, 'seq'],
    ['a seat too far', { kind: 'cover', id, seat: 99 }, 'seat'],
    ['a seat before the first', { kind: 'report', id, seat: -1 }, 'seat'],
    ['a short id', { kind: 'cover', id: 'abcdefg', seat: 0 }, 'id'],
    ['a long id', { kind: 'cover', id: 'a'.repeat(41), seat: 0 }, 'id'],
    ['an id with a slash', { kind: 'do', id: 'abcd/efgh', command: { kind: 'start' } }, 'id'],
    ['a long line', { kind: 'say', id, say: { text: 'x'.repeat(801) } }, 'say.text'],
    ['a phrase that nobody says', { kind: 'say', id, say: { phrase: 'smile' } }, 'say.phrase'],
    ['a sign that nobody makes', { kind: 'say', id, say: { sign: 'hello' } }, 'say.sign'],
    ['two sayings in one', { kind: 'say', id, say: { sign: 'tea', text: 'x' } }, 'say'],
    [
      'a sign and something beside it',
      { kind: 'say', id, say: { sign: 'tea', more: 1 } },
      'say.more',
    ],
    ['nothing said', { kind: 'say', id, say: null }, 'say'],
  ])('%s is refused', (_, frame, at) => {
    expect(readFrame(frame)).toEqual({ refused: 'bad-command', rule: 'table', detail: { at } });
  });

  test.each<[string, object, string]>([
    ['a seat too far', { kind: 'clear', seat: 99 }, 'seat'],
    ['an offer of a seat before the first', { kind: 'offer', seat: -1, open: true }, 'seat'],
    ['a lock by number', { kind: 'lock', locked: 1 }, 'locked'],
    ['watching by word', { kind: 'watching', watching: 'no' }, 'watching'],
    ['talk by nothing', { kind: 'talk', talk: null }, 'talk'],
    ['an offer by word', { kind: 'offer', seat: 0, open: 'yes' }, 'open'],
    ['a release of half a seat', { kind: 'release', seat: 0.5 }, 'seat'],
    ['a nonce of 31 digits', { kind: 'sit', seat: 0, nonce: nonce.slice(1) }, 'nonce'],
    ['a nonce of 33 digits', { kind: 'sit', seat: 0, nonce: `${nonce}0` }, 'nonce'],
    ['a nonce with a g', { kind: 'sit', seat: 0, nonce: `${nonce.slice(1)}g` }, 'nonce'],
    ['a late step', { kind: 'play', step: 1_000_001, text: 'x' }, 'step'],
    ['a number as a move', { kind: 'play', step: 1, text: 7 }, 'text'],
    ['a late answer', { kind: 'answer', ask: 1_000_001, yes: true }, 'ask'],
    ['a question that is not asked so', { kind: 'ask', what: 'release' }, 'what'],
  ])('%s is refused, with the id of its frame', (_, command, at) => {
    const refusal = { refused: 'bad-command', rule: 'table', detail: { at } };
    expect(readCommand(command)).toEqual(refusal);
    expect(readFrame({ kind: 'do', id, command })).toEqual({ ...refusal, id });
  });
});

test('numbers and words that pages of earlier versions know stay what they are', () => {
  expect(PROTOCOL).toBe(1);
  expect(LONGEST_LINE).toBe(200);
  expect(FAREWELLS).toEqual({
    restart: 1012,
    unreadable: 1007,
    gone: 4000,
    old: 4001,
    removed: 4003,
    deleted: 4004,
    damaged: 4005,
    slow: 4008,
    fast: 4009,
    full: 4010,
    silent: 4011,
  });
  expect(MATTERS).toEqual(['takeback', 'next', 'again', 'end']);
  expect(PHRASES.join(' ')).toBe(
    'hello good-luck well-played nice thanks sorry oops hurry moment back one-more bye',
  );
  expect(SIGNS.join(' ')).toBe('smile laugh think clap wow cry heart tea');
});
