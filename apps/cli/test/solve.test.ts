import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Failure } from '../src/input/failure.ts';
import { readTasks } from '../src/commands/solve/deal-input.ts';
import { file, pakli, ROOT } from './command.ts';

const GOLDEN = `${ROOT}/packages/ulti/test/golden/golden-solver.json`;
const golden = JSON.parse(readFileSync(GOLDEN, 'utf8')) as {
  deals: { id: string; result: Record<string, unknown> }[];
};
const HANDS =
  'HU HA AK LO LU HK H7 B9 BX A9 / L8 LK AU LA H9 LX HO A8 HX L9 / BU AX B8 BO BA L7 B7 H8 BK AO';
/** The last two tricks of an Ulti with trump A: the soloist keeps the seven and makes it. */
const ENDING = {
  contract: 'U',
  trump: 'A',
  hands: [
    ['A7', 'AK'],
    ['A8', 'L7'],
    ['L8', 'B9'],
  ],
  talon: ['H7', 'H8'],
  points: [60, 30],
  tricks: [5, 3],
  marriages: [[], [], []],
};

interface Line {
  readonly deal: string;
  readonly answers: { question: string; value?: unknown; best?: string[]; finished: boolean }[];
}

function lines(stdout: string): Line[] {
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

const KEYS: Readonly<Record<string, string>> = {
  betli: 'betli',
  betliMustBeat: 'betli, must beat',
  durchmarsNT: 'durchmars, no trump',
  ulti: 'ulti',
  maxPointsA11: 'points A11',
  maxPointsA10: 'points A10',
};

test('a file of deals: every golden result, one JSON object a deal', async () => {
  const ended = await pakli(['solve', GOLDEN, '--json']);
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  const solved = lines(ended.stdout);
  expect(solved.map(({ deal }) => deal)).toEqual(golden.deals.map(({ id }) => id));
  for (const [i, { result }] of golden.deals.entries()) {
    for (const [key, expected] of Object.entries(result)) {
      if (key === 'payoff') continue;
      const answer = solved[i]!.answers.find(({ question }) => question === KEYS[key]);
      expect(answer, `${solved[i]!.deal} ${key}`).toMatchObject({
        value: expected,
        finished: true,
      });
    }
  }
});

test('many deals make a table and a count of who makes what', async () => {
  const { stdout, status } = await pakli(['solve', GOLDEN]);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^deal +betli +betli, must beat +durchmars, no trump +durchmars +ulti /);
  expect(stdout).toMatch(/^biased3 +lost +lost +lost +lost +made +101 +70$/m);
  expect(stdout).toContain('\nulti: 7 of 22 made\n');
});

test('a deal as text, with its contract: payment, components and best cards', async () => {
  const input = `# a comment\n\n${HANDS} / AA A7 trump H contract H-U\n`;
  const { stdout, status } = await pakli(['solve'], { input });
  expect(status).toBe(0);
  expect(stdout).toContain('seat 0, soloist   H7 HU HK HA B9 BX LU LO A9 AK\n');
  expect(stdout).toContain('trump H, contract H-U\n');
  expect(stdout).toMatch(/^payoff H-U +\+4 +B9 BX LU LO A9 +[\d,]+$/m);
  expect(stdout).toMatch(/^ulti +made +B9 BX LU LO A9 /m);
});

test('the talon may be left out, and options give trump and contract', async () => {
  const ended = await pakli(['solve', '--trump', 'H', '--contract', 'U', '--json'], {
    input: HANDS,
  });
  const [line] = lines(ended.stdout);
  expect(line!.answers[0]).toMatchObject({ question: 'payoff H-U', value: 4 });
});

test('a position in the middle of the play', async () => {
  const { stdout } = await pakli(['solve', '--json'], { input: JSON.stringify(ENDING) });
  const [line] = lines(stdout);
  expect(line!.answers).toMatchObject([
    { question: 'payoff U', value: 10, best: ['AK'] },
    { question: 'ulti', value: true },
    { question: 'passz', value: true },
  ]);
});

test('a position as the game writes it', () => {
  const text =
    'contract: U ; trump: A ; soloist: 0 ; hand 0: A7 AK ; hand 1: A8 L7 ; hand 2: L8 B9 ; talon: H7 H8 ; points: 60 30 ; tricks: 5 3 ; marriages: - - -';
  const [task] = readTasks(text, 'file', {});
  const [same] = readTasks(JSON.stringify(ENDING), 'file', {});
  expect(task?.position).toEqual(same?.position);
  expect(task?.contract).toEqual(same?.contract);
  expect(() => readTasks('contract: X ; trump: A', 'file', {})).toThrow(/^file:1: .*rule/);
});

test('kontra levels and options change the payment', async () => {
  const changed = { ...ENDING, kontra: { ulti: 2 }, options: { keepSeven: false } };
  const { stdout } = await pakli(['solve', '--json'], { input: JSON.stringify(changed) });
  expect(lines(stdout)[0]!.answers[0]).toMatchObject({ value: 2 * (16 + 1), best: ['AK'] });
});

test('the options choose the ladder', async () => {
  const changed = {
    ...ENDING,
    contract: 'PUF',
    aces: 4,
    options: { ladder: 'common54', maxKontra: 6 },
  };
  const { stdout } = await pakli(['solve', '--json'], { input: JSON.stringify(changed) });
  expect(lines(stdout)[0]!.answers[0]).toMatchObject({ question: 'payoff PUF', value: 2 * 9 });
});

test('what a small budget leaves open is said with bounds', async () => {
  const { stdout } = await pakli(['solve', '--budget', '50', '--json'], {
    input: `${HANDS} trump L`,
  });
  const answer = lines(stdout)[0]!.answers.find(({ question }) => question === 'points A11');
  expect(answer).toMatchObject({ finished: false });
  expect(answer).not.toHaveProperty('value');
  expect(answer).not.toHaveProperty('best');
});

describe('bad input is refused with its line', () => {
  test.for([
    ['', 'input: no deal in it'],
    [`# one\n${HANDS.replace('HU', 'ZZ')}`, 'input:2: hands.0: no card is called ZZ'],
    [HANDS.replace('HU', 'HA'), 'input:1: hands.0: HA is there twice'],
    [HANDS.replace('HU', 'L8'), 'input:1: a card is in two places'],
    [`${HANDS} / AA / A7`, 'input:1: three hands and the talon, and no more'],
    [`${HANDS} / AA`, 'input:1: talon: two cards are expected'],
    ['HU HA / L8 L9 / B7 B8', 'input:1: hands: not ten cards each'],
    [`${HANDS} trump S`, 'input:1: trump: no suit is called S'],
    [`${HANDS} trump L L`, 'input:1: "L" is not understood'],
    [`${HANDS} trump L contract X`, 'input:1: contract: no bid is called X'],
    [`${HANDS} trump L contract H-U`, 'input:1: trump: H-U is played with H'],
    [`${HANDS} contract U`, 'input:1: trump: U is played with B, L or A'],
    ['{"hands": 3}', 'input:1: hands: '],
    ['{"hands', 'input:1: is not JSON'],
    ['[3]', 'input:1: deal 1: '],
    [JSON.stringify({ ...ENDING, tricks: [5, 5] }), 'input:1: tricks do not fit the hand sizes'],
    [JSON.stringify({ ...ENDING, kontra: { betli: 1 } }), 'input:1: kontra: betli is not part'],
    [JSON.stringify({ ...ENDING, marriages: undefined }), 'input:1: marriages: must be given'],
    [JSON.stringify({ ...ENDING, options: { jokers: 2 } }), 'input:1: unknown-option'],
    [JSON.stringify({ ...ENDING, secret: 1 }), 'input:1: '],
  ] as const)('%s', ([input, message]) => {
    const reading = (): unknown => readTasks(input, 'input', {});
    expect(reading).toThrow(Failure);
    expect(reading).toThrow(message);
  });

  test('in one line, without a stack trace', async () => {
    const ended = await pakli(['solve'], { input: `${HANDS}\n\n${HANDS} trump S` });
    expect(ended).toEqual({
      status: 1,
      stdout: '',
      stderr: 'pakli: input:3: trump: no suit is called S\n',
    });
  });

  test('a missing file', async () => {
    const ended = await pakli(['solve', 'missing.json']);
    expect(ended.stderr).toBe('pakli: missing.json: no such file\n');
  });

  test('a deal inside a document is named', async () => {
    const deals = [{ hands: [[], [], []] }];
    const path = file('deals.json', JSON.stringify({ deals }, undefined, 1));
    const ended = await pakli(['solve', path]);
    expect(ended.stderr).toContain(`pakli: ${path}: deals 1: hands: `);
  });
});
