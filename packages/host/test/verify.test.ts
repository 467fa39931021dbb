import { isRefusal, parseRecord, replayRecord } from '@pakli/core';
import { describe, expect, test } from 'vitest';
import {
  formatProof,
  parseProof,
  verifyDeals,
  type Finding,
  type DealProof,
} from '../src/index.ts';
import { askPython, deviatesOf, fileOf, matches, PYTHON, verifyAll } from './verify.ts';

test('what was dealt honestly is found to be, also after moves were taken back', () =>
  verifyAll(5));

test('every card is as likely as any other in 40,000 deals', async () => {
  for (const deviate of await deviatesOf(40_000)) expect(Math.abs(deviate)).toBeLessThan(3.09);
});

const flipped = (hex: string): string => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);

describe('what was changed is found', async () => {
  const dealt = await matches(1, 900);

  test.each(dealt)('in $match.game.id', ({ match, proof, record }) => {
    const wrong = (changed: Partial<DealProof>): Finding =>
      verifyDeals(match, { ...proof, ...changed });
    const [nonce = ''] = proof.nonces;
    const cases: readonly [Partial<DealProof>, Partial<Finding>][] = [
      [{ secret: flipped(proof.secret) }, { wrong: 'commitment' }],
      [{ secret: '' }, { wrong: 'commitment' }],
      [{ commitment: flipped(proof.commitment) }, { wrong: 'commitment' }],
      [{ table: `${proof.table.slice(1)}x` }, { wrong: 'commitment' }],
      [{ rules: `${proof.rules} deals=9` }, { wrong: 'rules' }],
      [{ nonces: proof.nonces.slice(1) }, { wrong: 'nonces' }],
      [{ nonces: ['xyz', ...proof.nonces.slice(1)] }, { wrong: 'nonces' }],
    ];
    for (const [changed, found] of cases) {
      expect([changed, wrong(changed)]).toMatchObject([changed, { honest: false, ...found }]);
    }
    const shifted = [flipped(nonce ?? ''), ...proof.nonces.slice(1)];
    expect(wrong({ nonces: shifted, told: true })).toMatchObject({ wrong: 'cards', deal: 0 });
    // Two cards are swapped in the record.
    const parsed = parseRecord(record);
    if (isRefusal(parsed)) throw new Error(parsed.refused);
    const again = replayRecord(match.game, parsed);
    if (isRefusal(again)) throw new Error(again.refused);
    const step = again.tables[0]?.steps.find((one) => one.kind === 'chance');
    if (step?.kind !== 'chance') throw new Error('nothing was dealt');
    step.outcome.set([step.outcome[1] ?? 0, step.outcome[0] ?? 0]);
    expect(verifyDeals(again, proof)).toMatchObject({ honest: false, wrong: 'cards', deal: 0 });
  });

  test.skipIf(!PYTHON)('by Python too (python3)', () => {
    const texts = dealt.map(fileOf);
    const change = (key: string, digits: string): string[] =>
      texts.map((text) => text.replace(new RegExp(`#! ${key}: ?`), `#! ${key}: ${digits}`));
    // One digit more makes an invalid number, but a longer name is still a name.
    const nonces = texts.map((text) =>
      text.replace(/(#! nonces: )./, (_, key) => `${key}${text.includes(`${key}0`) ? 1 : 0}`),
    );
    const secrets = texts.map((text) =>
      text.replace(/(#! secret: )./, (_, key) => `${key}${text.includes(`${key}0`) ? 1 : 0}`),
    );
    const all = [
      nonces,
      secrets,
      change('commitment', '0'),
      change('table', 'x'),
      change('rules', 'x'),
    ];
    for (const changed of all) {
      expect(askPython(changed).filter((line) => !line.includes('NOT honest'))).toEqual([]);
    }
  });
});

const PROOF: DealProof = {
  table: '7k2m9q4x1z',
  rules: 'lift=run deals=4',
  commitment: 'c0',
  secret: '5e',
  nonces: ['0a', null, '77'],
};
const TEXT = `#! table: 7k2m9q4x1z
#! rules: lift=run deals=4
#! commitment: c0
#! secret: 5e
#! nonces: 0a - 77
`;

test('a proof is read from comments as it was written, with the lines it stands in', () => {
  expect(formatProof(PROOF)).toBe(TEXT);
  expect(parseProof(TEXT)?.proof).toEqual(PROOF);
  expect(formatProof({ ...PROOF, told: true })).toBe(`${TEXT}#! starter: told\n`);
  expect(parseProof(`${TEXT}#! starter: told\r\n`)?.proof).toEqual({ ...PROOF, told: true });
  expect(parseProof(`${TEXT}#! starter: drawn\n`)?.proof).toEqual(PROOF);
  expect(formatProof({ ...PROOF, rules: '' })).toContain('#! rules:\n');
  const found = parseProof(`pakli record 2\n# a comment\n${formatProof({ ...PROOF, rules: '' })}`);
  expect(found?.proof.rules).toBe('');
  expect([...(found?.lines ?? [])]).toEqual([
    ['table', 3],
    ['rules', 4],
    ['commitment', 5],
    ['secret', 6],
    ['nonces', 7],
  ]);
});

test('a proof without one of its parts is none', () => {
  for (const line of TEXT.trimEnd().split('\n')) {
    expect([line, parseProof(TEXT.replace(line, ''))]).toEqual([line, undefined]);
  }
  expect(parseProof('')).toBeUndefined();
});

test('who starts is drawn unless the table followed another', async () => {
  const dealt = await matches(1, 900);
  const drawn = dealt.find(({ match }) => match.game.firstStarter === 'drawn');
  if (drawn === undefined) throw new Error('nobody draws lots');
  const { match, proof } = drawn;
  const { told: _, ...plain } = proof;
  expect(verifyDeals(match, plain)).toMatchObject({ honest: true, deals: match.tables.length });
  const other = Object.create(match, {
    starter: { value: (match.starter + 1) % match.seats },
  }) as typeof match;
  expect(verifyDeals(other, plain)).toEqual({ honest: false, wrong: 'starter' });
  expect(verifyDeals(other, { ...plain, told: true })).toMatchObject({ honest: true });
});
