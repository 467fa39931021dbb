import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { interpret, matching, showsHand, type Offer } from '../src/seat/offers.ts';
import { complete, edit, EMPTY, type EditorLine } from '../src/terminal/editor.ts';
import { Ink } from '../src/terminal/ink.ts';
import { listenForKeys } from '../src/terminal/screen.ts';

/** The input line after pieces of keys have arrived, each on its own. */
async function typed(pieces: readonly string[]): Promise<string> {
  const input = new PassThrough();
  let line: EditorLine = EMPTY;
  const escaped = Promise.withResolvers<void>();
  const stop = listenForKeys(input, (key) => {
    line = edit(line, key);
    if (key.name === 'escape') escaped.resolve();
  });
  // Read in one go, without a turn of the event loop in which a timer could fire.
  for (const piece of pieces) input.emit('data', Buffer.from(piece));
  // A lone escape is recognized by what does not follow it.
  if (pieces.at(-1)?.endsWith('\u001b')) await escaped.promise;
  stop();
  const { text, cursor } = line;
  return `${text.slice(0, cursor)}|${text.slice(cursor)}`;
}

const LEFT = '\u001b[D';

test.for<[string, string]>([
  ['abc', 'abc|'],
  ['Ålög', 'Ålög|'],
  [`abc${LEFT}${LEFT}x`, 'ax|bc'],
  ['abc\u007f', 'ab|'],
  ['\u007f', '|'],
  [`abc${LEFT}\u001b[3~`, 'ab|'],
  ['one two\u0017', 'one |'],
  ['one two\u0001x', 'x|one two'],
  [`one two${LEFT}\u000b`, 'one tw|'],
  [`one two${LEFT}\u0015`, '|o'],
  ['abc\u001b[H\u001b[F!', 'abc!|'],
  ['abc\u001bOH!', '!|abc'],
  ['abc\u001b', '|'],
  ['abc\u001bx', 'x|'],
  ['abc\u001b5', '5|'],
  ['a\u0007b\u001b[99~', 'ab|'],
])('%j is typed as %s', async ([keys, line]) => {
  expect(await typed([keys])).toBe(line);
});

test.for<[string, readonly string[], string]>([
  ['an arrow key', ['abc', '\u001b', '[D', 'x'], 'abx|c'],
  ['an arrow key, byte by byte', ['abc', '\u001b', '[', 'D', 'x'], 'abx|c'],
  ['a key with a number', ['abc', '\u001b[', '1~', 'x'], 'x|abc'],
])('%s that comes in pieces is one key', async ([, pieces, line]) => {
  expect(await typed(pieces)).toBe(line);
});

test('a letter of two bytes may come in pieces too', () => {
  const input = new PassThrough();
  const keys: string[] = [];
  listenForKeys(input, ({ text }) => keys.push(text));
  for (const byte of Buffer.from('aå€z')) input.emit('data', Buffer.of(byte));
  expect(keys.join('')).toBe('aå€z');
});

test.for<[string, string, boolean]>([
  ['\r', 'return', false],
  ['\n', 'return', false],
  [' ', 'space', false],
  ['+', '+', false],
  ['-', '-', false],
  ['Q', 'q', false],
  ['\u0003', 'c', true],
  ['\u0004', 'd', true],
  ['\t', 'tab', false],
  ['\u001b[5~', 'pageup', false],
])('%j is the key %s', async ([sent, name, ctrl]) => {
  const input = new PassThrough();
  const pressed = new Promise((resolve) => void listenForKeys(input, resolve));
  input.write(sent);
  expect(await pressed).toMatchObject({ name, ctrl });
});

test('a line ends somewhere', async () => {
  expect(await typed(['x'.repeat(1000)])).toHaveLength(201);
});

test.for([
  ['', ['build 1', 'build 2'], 'build '],
  ['b', ['build 1', 'build 2'], 'build '],
  ['BUILD 2', ['build 2'], 'BUILD 2'],
  ['q', ['QH>1', 'QH>2'], 'QH>'],
  ['build 1', ['build 1', 'build 12'], 'build 1'],
  ['hj 7', ['discard HJ 7'], 'discard HJ 7'],
  ['hj', ['discard HJ 7', 'discard HJ 8'], 'hj'],
  ['zzz', [], 'zzz'],
] as const)('Tab after %j with %j gives %j', ([text, candidates, completed]) => {
  expect(complete(text, candidates)).toBe(completed);
});

function offer(number: number, text: string, card?: string): Offer {
  return { number, text, label: { text, short: text, notes: [], card } };
}

const OFFERS: readonly Offer[] = [
  offer(1, 'capture SP Q x 1', 'QS'),
  offer(2, 'build SP Q on 2 = 13', 'QS'),
  offer(3, 'discard SP Q', 'QS'),
  offer(4, 'discard HJ 10', 'TH'),
  offer(5, 'pass'),
];

describe('what is typed finds moves', () => {
  test.for<[string, number[]]>([
    ['', [1, 2, 3, 4, 5]],
    ['qs', [1, 2, 3]],
    ['SP q', [1, 2, 3]],
    ['10h', [4]],
    ['th', [4]],
    ['disc', [3, 4]],
    ['discard  sp', [3]],
    ['2', [2]],
    ['hj 1', [4]],
    ['zzz', []],
  ])('%j finds %j', ([text, numbers]) => {
    expect(matching(OFFERS, text).map(({ number }) => number)).toEqual(numbers);
  });

  test.for<[string, ReturnType<typeof interpret>]>([
    ['1', { kind: 'play', text: 'capture SP Q x 1' }],
    ['  Discard   sp q ', { kind: 'play', text: 'discard SP Q' }],
    ['0', { kind: 'no-such-number' }],
    ['6', { kind: 'no-such-number' }],
    ['qs', { kind: 'pick', typed: 'qs' }],
    ['10h', { kind: 'play', text: 'discard HJ 10' }],
    ['pas', { kind: 'play', text: 'pass' }],
    // One move matches, but only by a word in its middle: it is shown and not played.
    ['on 2', { kind: 'pick', typed: 'on 2' }],
    ['capture KL 2 x 1', { kind: 'play', text: 'capture KL 2 x 1' }],
    ['q', { kind: 'command', command: 'quit', argument: '' }],
    ['Q', { kind: 'command', command: 'quit', argument: '' }],
    ['undo', { kind: 'command', command: 'undo', argument: '' }],
    ['r 5.2', { kind: 'command', command: 'rules', argument: '5.2' }],
    ['s my game.txt', { kind: 'command', command: 'save', argument: 'my game.txt' }],
    ['', { kind: 'command', command: 'help', argument: '' }],
    ['?', { kind: 'command', command: 'help', argument: '?' }],
  ])('%j means %j', ([line, meaning]) => {
    expect(interpret(line, OFFERS)).toEqual(meaning);
  });

  test('a hand is shown by its moves unless a card is there twice or can do nothing', () => {
    expect(showsHand(OFFERS, ['SP Q', 'HJ 10'])).toBe(true);
    expect(showsHand(OFFERS, ['SP Q', 'SP Q', 'HJ 10'])).toBe(false);
    expect(showsHand(OFFERS, ['SP Q', 'KL 2'])).toBe(false);
  });

  test('a move that is written like a command is a move', () => {
    const meaning = interpret('s', [offer(1, 'S'), offer(2, 'h 2')]);
    expect(meaning).toEqual({ kind: 'play', text: 'S' });
  });
});

describe('cards have the letters of the language', () => {
  const plain = { ascii: false, colour: false, fourColours: false } as const;
  const hungarian = new Ink({ ...plain, pack: 'hungarian' });
  const offers = [offer(1, 'play LU', 'LU'), offer(2, 'play LA', 'LA'), offer(3, 'play LO', 'LO')];

  test('as they are drawn', () => {
    expect(hungarian.cards(['LU', 'LO', 'LK', 'LX', 'LA'])).toBe('♠A ♠F ♠K ♠X ♠Á');
    const swedish = new Ink({ ...plain, pack: 'swedish' });
    expect(swedish.cards(['JS', 'HJ Q', 'KD', 'AC', 'TH'])).toBe('Kn♠ D♥ K♦ E♣ 10♥');
  });

  test.for([
    ['la', 'play LU'],
    ['lá', 'play LA'],
    ['lf', 'play LO'],
    ['lo', 'play LO'],
    ['play LA', 'play LA'],
  ])('%j is typed for %j', ([line = '', text]) => {
    expect(interpret(hungarian.notation(line), offers)).toEqual({ kind: 'play', text });
  });

  test('but plain letters have no accents, and guests have cards of their own', () => {
    const ascii = new Ink({ ...plain, ascii: true, pack: 'hungarian' });
    expect([ascii.card('LU'), ascii.notation('la')]).toEqual(['LU', 'la']);
    const guest = new Ink({ ...plain, pack: 'hungarian' });
    guest.face = (card) => ({ rank: card, suit: '', plain: card });
    expect(guest.notation('la')).toBe('la');
  });
});
