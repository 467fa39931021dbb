import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatRecord,
  isRefusal,
  Match,
  parseRecord,
  randomMatch,
  replayRecord,
  Sfc32,
  type Game,
  type MatchStart,
  type Refusal,
} from '../src/index.ts';
import { checksum } from '../src/link.ts';
import { difference } from '../src/testing/index.ts';
import { NONE, Toy, type ToyKinds, type ToyState } from './toy.ts';

const toy: Game<ToyKinds> = new Toy();

const WHOLE = `pakli record 2
game: duel 1
seats: 2
names: Ada | Bo
options: look=false deals=1
starter: 0
date: 2026-01-31
result: 2 1
checksum: CHECKSUM
[deal 1]
deal a1 b1 a2 | a3 b2 b3
a2
a3
up b4
b3
b1
b2
a1
`;

/** The result of reading a record: the error as `line id`, or the totals of the match. */
function outcome(text: string, game = toy): string {
  const answer = play(text, game);
  return isRefusal(answer)
    ? `${answer.line} ${answer.refused}`
    : `played ${answer.totals.join(' ')}`;
}

function play(text: string, game = toy): Match<ToyKinds> | Refusal {
  const record = parseRecord(text);
  return isRefusal(record) ? record : replayRecord(game, record);
}

function started(from: MatchStart<ToyKinds>): Match<ToyKinds> {
  const match = Match.start(toy, from);
  if (isRefusal(match)) throw new Error(match.refused);
  return match;
}

function random(seed: number, from: MatchStart<ToyKinds> = {}): Match<ToyKinds> {
  const match = randomMatch(toy, new Sfc32(seed), from);
  if (isRefusal(match)) throw new Error(match.refused);
  return match;
}

/** The record above with the correct checksum and result. */
function whole(): string {
  const bare = WHOLE.replace(/result.*\nchecksum.*\n/, 'checksum: none\n');
  const match = play(bare);
  if (isRefusal(match)) throw new Error(`${match.line} ${match.refused}`);
  return formatRecord(match, '2026-01-31');
}

describe('a record', () => {
  test('reads like this', () => {
    const text = whole();
    expect(text).toBe(
      WHOLE.replace('CHECKSUM', /checksum: (\w+)/.exec(text)?.[1] ?? '').replace(
        'result: 2 1',
        'result: 0 5',
      ),
    );
    expect(outcome(text)).toBe('played 0 5');
  });

  test('replays to equal states at any length', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(1), fc.nat(30), (seed, seat, undone) => {
        const match = random(seed, { names: ['Ada L.', 'B'] });
        for (let i = 0; i < undone; i++) match.undo(seat);
        const text = formatRecord(match);
        const again = play(text);
        if (isRefusal(again)) throw new Error(`${again.line} ${again.refused}`);
        expect(again.names).toEqual(match.names);
        expect(again.tables.length).toBe(match.tables.length);
        for (const [deal, table] of match.tables.entries()) {
          expect(difference(again.tables[deal]?.state, table.state)).toBeUndefined();
          expect(difference(again.tables[deal]?.steps, table.steps)).toBeUndefined();
        }
        expect(formatRecord(again)).toBe(text);
      }),
    );
  });

  test('may have comments, blank lines, other line ends and a byte order mark', () => {
    const text = whole();
    expect(outcome(text.replaceAll('\n', '\r\n'))).toBe('played 0 5');
    expect(outcome(text.replaceAll('\n', '\r'))).toBe('played 0 5');
    expect(outcome(text.replaceAll('\n', '  # why not\n\n# a line\n'))).toBe('played 0 5');
    expect(outcome(`\uFEFF\n${text}`)).toBe('played 0 5');
    expect(outcome(text.trimEnd())).toBe('played 0 5');
  });

  test('keeps names that try to break out of their line', () => {
    const names = ['A | B # C\nresult: 9 9', 'bell\u0007 \uD800'];
    for (const given of [names, names.toReversed(), ['', ''], ['\uFEFF\t', ' | ']]) {
      const text = formatRecord(started({ starter: 0, names: given }));
      const again = play(Buffer.from(text).toString());
      const plain = new Map([
        [names[0], 'A B C result: 9 9'],
        [names[1], 'bell'],
      ]);
      expect(isRefusal(again) ? again : again.names).toEqual(
        given.map((name) => plain.get(name) ?? ''),
      );
    }
  });

  test('keeps a date that tries to break out of its line', () => {
    const text = formatRecord(started({ starter: 0 }), '2026\nresult: 9 9 # x');
    expect(outcome(text)).toBe('played 0 0');
    expect(text).toContain('\ndate: 2026 result: 9 9 x\n');
  });

  test('begins from a position, written as the game writes it', () => {
    class Lenient extends Toy {
      override readPosition(
        state: ToyKinds['state'],
        text: string,
      ): ReturnType<Toy['readPosition']> {
        return super.readPosition(state, text.replaceAll(/\s+/g, ' ').trim());
      }
    }
    const lenient: Game<ToyKinds> = new Lenient();
    const position = ' 0 0 0,0 1 0 - b4 a1/b1; 0,1 0,0\n a2,b2,a3,b3; 1,1 -1 ';
    const match = Match.start(lenient, { starter: 0, position });
    if (isRefusal(match)) throw new Error(match.refused);
    match.submit(0, 'a1');
    const text = formatRecord(match);
    expect(text).toContain('\nposition: 0 0 0,0 1 0 - b4 a1/b1; 0,1 0,0 a2,b2,a3,b3; 1,1 -1\n');
    const record = parseRecord(text);
    if (isRefusal(record)) throw new Error(record.refused);
    const again = replayRecord(lenient, record);
    expect(isRefusal(again) ? again : formatRecord(again)).toBe(text);
  });
});

describe('what is wrong with a record, and where', () => {
  test.each<[string, (text: string) => string, string]>([
    ['nothing', () => '', '1 not-a-record'],
    ['another file', () => '\n\n<html>', '3 not-a-record'],
    ['another format', (text) => text.replace('record 2', 'record 3'), '1 not-a-record'],
    ['a format that begins with ours', (text) => text.replace('2', '21'), '1 not-a-record'],
    ['an unknown header', (text) => text.replace('date:', 'time:'), '7 unknown-header'],
    ['a line that is no header', (text) => text.replace('date:', 'date'), '7 unknown-header'],
    ['a header twice', (text) => text.replace('date:', 'seats: 2\ndate:'), '7 header-twice'],
    ['no game', (text) => text.replace(/game.*\n/, ''), '17 missing-header'],
    ['no seats', (text) => text.replace(/seats.*\n/, ''), '17 missing-header'],
    ['no starter', (text) => text.replace(/starter.*\n/, ''), '17 missing-header'],
    ['no checksum', (text) => text.replace(/checksum.*\n/, ''), '17 missing-header'],
    ['a game without version', (text) => text.replace('duel 1', 'duel'), '2 bad-header'],
    ['seats that are no number', (text) => text.replace('seats: 2', 'seats: two'), '3 bad-header'],
    [
      'a starter that is no number',
      (text) => text.replace('starter: 0', 'starter: '),
      '6 bad-header',
    ],
    ['a deal out of order', (text) => text.replace('[deal 1]', '[deal 2]'), '10 deal-number'],
    ['another game', (text) => text.replace('duel', 'mulle'), '2 other-game'],
    ['another version', (text) => text.replace('duel 1', 'duel 2'), '2 other-version'],
    ['a bad option', (text) => text.replace('deals=1', 'deals=9'), '5 bad-option-value'],
    ['an unknown option', (text) => text.replace('deals=1', 'tall=9'), '5 unknown-option'],
    ['too many seats', (text) => text.replace('seats: 2', 'seats: 3'), '3 bad-seats'],
    ['too few names', (text) => text.replace('Ada | Bo', 'Ada'), '4 bad-names'],
    [
      'a starter without a seat',
      (text) => text.replace('starter: 0', 'starter: 4'),
      '6 no-such-seat',
    ],
    ['a bad position', (text) => text.replace('date: 2026-01-31', 'position: x'), '7 bad-position'],
    ['an altered deal', (text) => text.replace('a3 b2 b3', 'a3 b2 b2'), '11 bad-deal'],
    ['an unreadable move', (text) => text.replace('\na2\n', '\na9\n'), '12 unreadable'],
    ['a move against the rules', (text) => text.replace('\na3\n', '\nb2\n'), '13 follow-suit'],
    ['a move where cards are dealt', (text) => text.replace('up b4', 'b2'), '14 bad-deal'],
    ['cards where a move is due', (text) => text.replace('\na2\n', '\nup b4\n'), '12 unreadable'],
    ['a move after the end', (text) => `${text}a1\n`, '19 game-over'],
    [
      'another move that is legal',
      (text) => text.replace('a2\na3', 'a1\na3').replace(/a1\n$/, 'a2\n'),
      '9 other-checksum',
    ],
    ['another name', (text) => text.replace('Bo', 'Bob'), '9 other-checksum'],
    ['another date', (text) => text.replace('-31', '-30'), '9 other-checksum'],
    ['no names', (text) => text.replace(/names.*\n/, ''), '8 other-checksum'],
    ['names that swallow', (text) => text.replace('Bo\n', 'Bo'), '7 other-result'],
    [
      'a starter that swallows',
      (text) => text.replace('starter: 0\n', 'starter: 0'),
      '6 bad-header',
    ],
    ['a date that swallows', (text) => text.replace('-31\n', '-31'), '8 other-checksum'],
    ['a result that swallows', (text) => text.replace('0 5\n', '0 5'), '17 missing-header'],
    [
      'a checksum that swallows',
      (text) => text.replace(/(checksum.*)\n/, '$1'),
      '10 unknown-header',
    ],
    ['an altered result', (text) => text.replace('result: 0 5', 'result: 5 0'), '8 other-result'],
    [
      'a result with rubbish',
      (text) => text.replace('result: 0 5', 'result: 0 5 7'),
      '8 other-result',
    ],
    [
      'an altered checksum',
      (text) => text.replace(/checksum: ./, 'checksum: x'),
      '9 other-checksum',
    ],
    ['a lost end', (text) => text.replace(/b2\na1\n$/, ''), '8 other-result'],
    [
      'a lost end and result',
      (text) => text.replace(/b2\na1\n$/, '').replace(/result.*/, ''),
      '9 other-checksum',
    ],
    ['a deal too many', (text) => `${text}[deal 2]\ndeal a1 b1 a2 | a3 b2 b3\n`, '19 match-over'],
    ['an empty deal too many', (text) => `${text}\n[deal 2]\n`, '20 match-over'],
    [
      'a deal before the last is over',
      (text) => text.replace('deals=1', 'deals=2').replace(/a1\n$/, '# note\n[deal 2]\n'),
      '19 deal-not-over',
    ],
  ])('%s', (_, change, expected) => {
    const text = whole();
    const changed = change(text);
    expect(changed).not.toBe(text);
    expect(outcome(changed)).toBe(expected);
  });

  test('a deal out of order is refused with the one that was expected', () => {
    expect(parseRecord(whole().replace('[deal 1]', '[deal 2]'))).toMatchObject({
      detail: { expected: 1, got: 2 },
    });
  });

  test('every altered character is noticed or changes nothing', () => {
    const text = whole();
    const meant = linesOf(text);
    let read = 0;
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ maxLength: 2 }), (at, put) => {
        const altered = text.slice(0, at) + put + text.slice(at + 1);
        const answer = play(altered);
        if (isRefusal(answer)) {
          expect(answer.line).toBeGreaterThan(0);
          expect(answer.line).toBeLessThanOrEqual(altered.split(/\r\n|\r|\n/).length);
          expect(answer.rule).not.toBe('');
        } else {
          read++;
          expect(linesOf(altered)).toEqual(meant);
        }
      }),
      { numRuns: 2000 },
    );
    expect(read).toBeGreaterThan(0);
  });

  test('garbage is never more than refused', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom(...WHOLE.split('\n')))),
        (lines) => {
          const answer = play(['pakli record 2', ...lines].join('\n'));
          if (isRefusal(answer)) expect(answer.refused).not.toBe('');
        },
      ),
    );
  });

  test('other things are no record errors', () => {
    expect([null, undefined, 'line', {}, { line: 1 }].filter(isRefusal)).toEqual([]);
  });
});

/** The content of a record, without comments, blanks and its checksum. */
function linesOf(text: string): readonly string[] {
  const record = parseRecord(text);
  if (isRefusal(record)) throw new Error(record.refused);
  return record.lines;
}

/** An unfinished match. */
function cutBy(steps: number): string {
  const match = Match.cut(random(2), steps);
  if (isRefusal(match)) throw new Error(match.refused);
  return formatRecord(match);
}

describe('rules that have changed without a new version are noticed', () => {
  class OtherScores extends Toy {
    override scores(state: ToyState): readonly number[] {
      return super.scores(state).map((score) => score + 1);
    }
  }
  /** A player who cannot follow suit has one card fewer to choose from. */
  class FewerMoves extends Toy {
    override moves(state: ToyState, into: Int32Array): number {
      const count = super.moves(state, into);
      return count > 1 && state.led !== NONE ? count - 1 : count;
    }
  }

  test('another score', () => {
    const text = formatRecord(random(2));
    expect(outcome(text, new OtherScores())).toMatch(/other-result/);
    expect(outcome(text.replace(/result.*\n/, ''), new OtherScores())).toMatch(/other-checksum/);
    // The first of two deals is over.
    expect(outcome(cutBy(12))).toMatch(/played/);
    expect(outcome(cutBy(12), new OtherScores())).toMatch(/other-checksum/);
  });

  test('other moves to choose from, long before the end or now', () => {
    const noticed = Array.from({ length: 8 }, (_, steps) => {
      expect(outcome(cutBy(steps + 1))).toBe('played 0 0');
      return outcome(cutBy(steps + 1), new FewerMoves()).includes('other-checksum');
    });
    // After six steps a player has two cards to follow with; after seven they have played one of them.
    expect(noticed).toEqual([false, false, false, false, false, true, true, true]);
  });
});

test('checksums are FNV-1a', () => {
  // Published vectors of FNV-1a 32: "", "a" and "foobar".
  expect(checksum([])).toBe('811c9dc5');
  expect(checksum(['a'])).toBe('e40c292c');
  expect(checksum(['foobar'])).toBe('bf9cf968');
  expect(checksum(['a', 'b'])).toBe(checksum(['a\nb']));
});
