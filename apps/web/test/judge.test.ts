/** Judging recorded games: a planted mistake is found, and what is said of it follows from what could be known. */
import { findGame, readRecord } from '@pakli/catalogue';
import {
  ADVICE,
  CHANCE,
  isRecordError,
  isRefusal,
  Match,
  Sfc32,
  thinkWithin,
  type Clock,
} from '@pakli/core';
import { describe, expect, test } from 'vitest';
import { planted } from '../browser/planted.ts';
import { filmOf } from '../src/host/film.ts';
import type { Better, Judgement } from '../src/host/host.ts';
import { judgeStep } from '../src/host/judge.ts';
import { accuracyOf, bestOf, curvesOf, judgeAll, swingsOf } from '../src/table/verdict.ts';

/** Time stands still: only steps count. */
const clock: Clock = { now: () => 0, pause: () => Promise.resolve() };
const sitting = { id: 'a', level: 'expert', rules: '', seat: 0 } as const;

const MULLE = { game: 'mulle', rules: 'short', names: ['Anna', 'Bo'], seed: 3, after: 0 };

describe.each([
  MULLE,
  { game: 'ulti', rules: 'deals=1', names: ['Anna', 'Bo', 'Cem'], seed: 5, after: 8 },
])('$game', (wish) => {
  test('a planted mistake is the worst of all, and could be known', async () => {
    const { record, step } = await planted(wish);
    const loaded = await findGame(wish.game)!.load();
    const match = await readRecord(record);
    if (isRecordError(match)) throw new Error(match.problem.refused);
    const judgements: Judgement[] = [];
    const { length } = match.table.steps;
    for (let n = wish.after + 1; n <= length; n++) {
      const judged = await judgeStep(loaded, match, { seat: 0, step: n, open: true }, clock);
      const taken = match.table.steps[n - 1];
      if (taken?.kind !== 'move' || taken.seat !== 0) expect(judged).toBeNull();
      if (judged !== null) judgements.push(judged);
    }
    expect(judgements.length).toBeGreaterThan(4);
    for (const { before, after, better } of judgements) {
      expect(before).toBeGreaterThanOrEqual(after);
      expect(better === undefined).toBe(before === after);
    }
    const judged = judgeAll(judgements);
    expect(swingsOf(judged)[0]).toMatchObject({ step });
    expect(judged.find((one) => one.step === step)?.verdict).not.toBe('fine');
    const filmed = { source: { saved: 'a' }, running: false, self: 0, sitting };
    const film = filmOf(match, filmed, { seat: 0, open: false });
    const { estimate, exact } = curvesOf(judgements, film);
    expect(estimate).toHaveLength(film.ends.length || 1);
    expect(estimate[0]).toHaveLength(2 * judgements.length + film.ends.length);
    // With open cards Ulti can be calculated from the first card on, Mulle from six cards a hand on.
    expect(exact[0]?.length).toBeGreaterThan(8);
    for (const one of judgements) {
      const { exact: pair } = one;
      // Perfect play cannot gain by a move of one's own.
      if (pair !== undefined) expect(pair[1]).toBeLessThanOrEqual(pair[0]);
    }
  });
});

test('a game that goes on is judged without a look at other hands', async () => {
  const { record, step } = await planted(MULLE);
  const loaded = await findGame('mulle')!.load();
  const match = await readRecord(record);
  if (isRecordError(match)) throw new Error(match.problem.refused);
  const judged = await judgeStep(loaded, match, { seat: 0, step, open: false }, clock);
  expect(judged).toMatchObject({ open: false });
  expect(judged?.hindsight).toBeUndefined();
  expect(judgeAll([judged!])[0]?.verdict).toBe('knowable');
});

test('who follows a hint is told nothing better', async () => {
  const { record } = await planted(MULLE);
  const loaded = await findGame('mulle')!.load();
  const match = await readRecord(record);
  if (isRecordError(match)) throw new Error(match.problem.refused);
  const first = match.table.steps.findIndex((step) => step.kind === 'move' && step.seat === 0);
  const before = Match.cut(match, first);
  if (isRefusal(before)) throw new Error(before.refused);
  const { player } = loaded.contenders.get(loaded.levels.at(-1)!)!;
  const view = loaded.game.view(before.table.state, 0);
  const thinking = player.think(view, new Sfc32(ADVICE.seed));
  await thinkWithin(thinking, { steps: ADVICE.steps }, clock);
  const { move, estimates } = thinking.answer();
  before.table.play(move);
  const judged = await judgeStep(loaded, before, { seat: 0, step: first + 1, open: true }, clock);
  expect(judged).not.toBeNull();
  expect(judged?.better).toBeUndefined();
  expect(judged?.after).toBe(estimates?.find((one) => one.move === move)?.value);
});

test('of cards that nobody can calculate nothing is said of luck', async () => {
  const loaded = await findGame('compile')!.load();
  const random = new Sfc32(3);
  const match = Match.start(loaded.game, {
    random,
    options: { ...loaded.game.rules.defaults, draft: 'random' },
  });
  if (isRefusal(match)) throw new Error(match.refused);
  const { table } = match;
  while (table.turn === CHANCE) table.chance(random);
  const seat = table.turn;
  table.play(table.game.view(table.state, seat).moves[0]!);
  const step = table.steps.length;
  // The quickest player is enough: it is the look with open cards that must be missing.
  const quick = { ...loaded, levels: loaded.levels.slice(0, 1) };
  const judged = await judgeStep(quick, match, { seat, step, open: true }, clock);
  expect(judged).toMatchObject({ open: false });
  expect(judged?.hindsight).toBeUndefined();
});

describe('verdicts', () => {
  const choice = { move: 1, text: 'x', seen: [] };
  const gain = (worth: number): Better => ({ choice, worth, played: 0 });
  const base: Judgement = { step: 1, before: 0, after: 0, open: true };
  /** Sets the scale: a hundred points are at stake, and four are noise. */
  const scale: Judgement = { ...base, step: 9, before: 100, after: 0, better: gain(100) };
  const verdict = (judgement: Partial<Judgement>): string | undefined =>
    judgeAll([{ ...base, ...judgement }, scale])[0]?.verdict;

  test.each([
    ['fine', {}],
    ['fine', { better: gain(3), hindsight: gain(3) }],
    ['knowable', { better: gain(20), hindsight: gain(20) }],
    ['knowable', { better: gain(20), open: false }],
    ['lucky', { better: gain(20) }],
    ['lucky', { better: gain(20), hindsight: gain(1) }],
    ['hidden', { hindsight: gain(20) }],
    ['hidden', { better: gain(1), hindsight: gain(20) }],
  ] as const)('%s: %j', (expected, judgement) => {
    expect(verdict(judgement)).toBe(expected);
  });

  test('accuracy counts what could be known, and the best move is the one furthest ahead', () => {
    const judged = judgeAll([
      scale,
      { ...base, step: 1, hindsight: gain(90) },
      { ...base, step: 2, better: gain(20), hindsight: gain(20) },
      { ...base, step: 3, better: gain(20), ahead: 80 },
      { ...base, step: 4, ahead: 3 },
      { ...base, step: 5, ahead: 30 },
    ]);
    expect(accuracyOf(judged)).toEqual({ good: 3, of: 6 });
    expect(bestOf(judged)?.step).toBe(5);
    expect(bestOf(judged.filter(({ step }) => step !== 5))).toBeUndefined();
  });

  test('what could be known comes first, bad luck last and seldom', () => {
    const judged = judgeAll([
      scale,
      { ...base, step: 1, hindsight: gain(90) },
      { ...base, step: 2, hindsight: gain(90) },
      { ...base, step: 3, hindsight: gain(90) },
      { ...base, step: 4, better: gain(10), hindsight: gain(10) },
      { ...base, step: 5, better: gain(95) },
    ]);
    // What cost nothing as the cards lay comes after what did.
    expect(judged.at(-1)?.verdict).toBe('lucky');
    expect(swingsOf(judged).map(({ step }) => step)).toEqual([4, 1, 2, 9, 5]);
  });
});
