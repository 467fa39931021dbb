/** The file of an evening: our own code and Python deal every board again, and every alteration is found. */
import { GAMES, openRecord } from '@pakli/catalogue';
import { readTournament, type Tournament } from '@pakli/tournament';
import { describe, expect, test } from 'vitest';
import { formatProof, parseProof, tableProofOf, verifyDeals, verifyEvening } from '../src/index.ts';
import { playedEvening } from './played-evening.ts';
import { askPython, PYTHON } from './verify.ts';

const evenings = await Promise.all(
  GAMES.map(async ({ id, load }) => ({ id, file: playedEvening(await load(), 7) })),
);

/** The first error in a file, as `what table`; `honest` without one. */
async function foundIn(file: Tournament): Promise<string> {
  const found = await verifyEvening(file, openRecord);
  if (found.kind === 'wrong') return found.wrong;
  const bad = found.boards.find(({ wrong }) => wrong !== undefined);
  return bad === undefined ? 'honest' : `${bad.wrong?.what} of board ${bad.board}`;
}

const other = (digit: string): string => (digit === '0' ? '1' : '0');
const changedAt = (text: string, at: number): string =>
  text.slice(0, at) + other(text[at] ?? '') + text.slice(at + 1);

function withProof(
  file: Tournament,
  change: Partial<NonNullable<Tournament['proof']>>,
): Tournament {
  if (file.proof === undefined) throw new Error('no proof');
  return { ...file, proof: { ...file.proof, ...change } };
}

function withRecord(file: Tournament, round: number, change: (text: string) => string): Tournament {
  const rounds = file.rounds.map((one, number) => {
    const [first = '', ...rest] = one.records ?? [];
    return number === round ? { ...one, records: [change(first), ...rest] } : one;
  });
  return { ...file, rounds };
}

/** Swaps two cards of the first line that deals any. */
function exchanged(record: string): string {
  return record.replace(/^((?:deal|decks) .*)$/m, (line) => {
    const [one, two] =
      line.match(/[A-Z][a-z]+-\d|(?:KL|SP|HJ|RU) \w+|(?<!\w)[A-Z0-9]{2}(?![\w:])/g) ?? [];
    return line
      .replace(one ?? '', '*')
      .replace(two ?? '', one ?? '')
      .replace('*', two ?? '');
  });
}

const texts = (files: readonly Tournament[]): string[] => files.map((one) => JSON.stringify(one));

describe('what was dealt honestly is found to be, and what was changed is found', () => {
  test.each(evenings)('in $id', async ({ file }) => {
    expect(readTournament(file)).toBe(file);
    const found = await verifyEvening(file, openRecord);
    const boards = file.boards.map((_, board) => ({ board, tables: 2 }));
    expect(found).toEqual({ kind: 'boards', boards });
    // A board that no table reached is not reported.
    const rounds = file.rounds.map((round, n) =>
      n === 0 ? round : { ...round, boards: [...round.boards, file.boards.length] },
    );
    expect(await verifyEvening({ ...file, rounds }, openRecord)).toEqual({
      kind: 'boards',
      boards,
    });
    const { secret = '', commitment = '', nonces = [] } = file.proof ?? {};
    // Latecomers have no number in it, nor have people who gave none.
    expect(nonces).toHaveLength(2 * file.seats);
    expect(nonces[1]).toBeNull();
    for (const at of [0, 31, 63]) {
      expect(await foundIn(withProof(file, { secret: changedAt(secret, at) }))).toBe('commitment');
      const bound = { commitment: changedAt(commitment, at) };
      expect(await foundIn(withProof(file, bound))).toBe('commitment');
    }
    const [first, , ...rest] = nonces;
    const cases: readonly (readonly [Tournament, string])[] = [
      [withProof(file, { secret: secret.toUpperCase() }), 'commitment'],
      [withProof(file, { evening: 'ba9876543210' }), 'commitment'],
      [{ ...file, rules: `${file.rules} x=1` }, 'commitment'],
      [withProof(file, { nonces: [changedAt(first ?? '', 5), null, ...rest] }), 'cards of board 0'],
      [withProof(file, { nonces: [first ?? '', 'f'.repeat(32), ...rest] }), 'cards of board 0'],
      [withProof(file, { nonces: nonces.slice(1) }), 'cards of board 0'],
      [withProof(file, { nonces: ['0', ...rest] }), 'nonces'],
      [withRecord(file, 0, () => ''), 'record of board 0'],
    ];
    for (const [changed, what] of cases) expect(await foundIn(changed)).toBe(what);
    const [result] = file.results;
    const scores = result?.scores.map((score) => score + 1) ?? [];
    const better = { ...file, results: [{ ...result!, scores }, ...file.results.slice(1)] };
    expect(await foundIn(better)).toBe('points of board 0');
    const { proof: _, ...plain } = file;
    expect(await foundIn(plain)).toBe('proof');
    // Boards in another order.
    const turned = file.rounds.map((round, n) => ({
      ...file.rounds[1 - n]!,
      boards: round.boards,
    }));
    expect(await foundIn({ ...file, rounds: turned, results: [] })).toBe('cards of board 0');
    const changed = withRecord(file, 1, exchanged);
    expect(changed).not.toEqual(file);
    expect(await foundIn(changed)).toMatch(/^(cards|record) of board/);
  });

  test.skipIf(!PYTHON)('by Python too (python3)', () => {
    const files = evenings.map(({ file }) => file);
    const honest = askPython(texts(files));
    expect(honest.filter((line) => !/: honest: \d+ times/.test(line))).toEqual([]);
    const changed = files.flatMap((file) => {
      const { secret = '', commitment = '', nonces = [] } = file.proof ?? {};
      const [first, ...rest] = nonces;
      const { proof: _, ...plain } = file;
      return [
        withProof(file, { secret: changedAt(secret, 9) }),
        withProof(file, { commitment: changedAt(commitment, 9) }),
        withProof(file, { evening: 'ba9876543210' }),
        withProof(file, { nonces: [changedAt(first ?? '', 9), ...rest] }),
        withProof(file, { nonces: rest }),
        withProof(file, { nonces: ['0', ...rest] }),
        withRecord(file, 1, exchanged),
        withRecord(file, 1, () => ''),
        { ...file, rules: 'x=1' },
        plain,
      ];
    });
    const said = askPython(texts(changed));
    expect(said).toHaveLength(changed.length);
    expect(said.filter((line) => !line.includes('NOT honest'))).toEqual([]);
  });
});

test('the record of one table is proven alone, with the number of its first board', async () => {
  for (const { file } of evenings) {
    const [, second] = file.rounds;
    const [record = ''] = second?.records ?? [];
    const [board = 0] = second?.boards ?? [];
    const opened = await openRecord(record);
    if ('refused' in opened || file.proof === undefined) throw new Error('no record');
    const proof = tableProofOf(file.proof, file.rules, board);
    expect(verifyDeals(opened.match, proof)).toMatchObject({ honest: true });
    expect(verifyDeals(opened.match, { ...proof, board: board + 1 })).toMatchObject({
      wrong: 'cards',
    });
    const text = `${record}${formatProof(proof)}`;
    expect(parseProof(text)?.proof).toEqual(proof);
    expect(parseProof(text.replace(/(#! board: ).*/, '$1x'))).toBeUndefined();
    if (!PYTHON) continue;
    const said = askPython([text, text.replace(/(#! board: ).*/, '$1 77')]);
    expect(said[0]).toContain(': honest: ');
    expect(said[1]).toContain('NOT honest: line');
  }
});
