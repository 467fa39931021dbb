/** Judging recorded games: it finds a planted mistake, and what it says follows from what could be known. */
import { findGame, readRecord } from '@pakli/catalogue';
import { CHANCE, isRefusal, Match, Sfc32 } from '@pakli/core';
import { ADVICE, gradeDecision } from '@pakli/core/analysis';
import { thinkWithin, type Clock } from '@pakli/core/search';
import { describe, expect, test } from 'vitest';
import { planted, type Planted, type Wish } from '../browser/planted.ts';
import { filmOf } from '../src/host/film.ts';
import type { Better, Film, Judgement } from '../src/host/host.ts';
import { judgeStep } from '../src/host/judge.ts';
import { accuracyIn, bestOf, curvesOf, judgeAll, luckOf, swingsOf } from '../src/table/verdict.ts';

/** Time stands still: only steps count. */
const clock: Clock = { now: () => 0, pause: () => Promise.resolve() };
const sitting = { id: 'a', level: 'expert', rules: '', seat: 0 } as const;

const MULLE = { game: 'mulle', rules: 'short', names: ['Anna', 'Bo'], seed: 3, after: 0 };

/** Computed once for all tests. */
const found = new Map<Wish, Promise<Planted>>();

function plantedIn(wish: Wish): Promise<Planted> {
  const known = found.get(wish) ?? planted(wish);
  found.set(wish, known);
  return known;
}

describe.each([
  MULLE,
  { game: 'ulti', rules: 'deals=1', names: ['Anna', 'Bo', 'Cem'], seed: 5, after: 8 },
])('$game', (wish) => {
  test('a planted mistake is the worst of all, and could be known', async () => {
    const { record, step } = await plantedIn(wish);
    const loaded = await findGame(wish.game)!.load();
    const match = await readRecord(record);
    if (isRefusal(match)) throw new Error(match.refused);
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
    // With open cards Ulti can be solved from the first card on, Mulle from six cards per hand on.
    expect(exact[0]?.length).toBeGreaterThan(8);
    for (const one of judgements) {
      const { exact: pair } = one;
      // Perfect play cannot gain by its own move.
      if (pair !== undefined) expect(pair[1]).toBeLessThanOrEqual(pair[0]);
    }
    const luck = luckOf(judgements, film);
    if (wish.game === 'ulti') {
      const worth = film.ends[0]?.worth[0] ?? NaN;
      expect(luck!.cards + luck!.own + luck!.others).toBeCloseTo(worth);
    } else expect(luck).toBeUndefined();
  });
});

test('a game that continues is judged without a look at other hands', async () => {
  const { record, step } = await plantedIn(MULLE);
  const loaded = await findGame('mulle')!.load();
  const match = await readRecord(record);
  if (isRefusal(match)) throw new Error(match.refused);
  const judged = await judgeStep(loaded, match, { seat: 0, step, open: false }, clock);
  expect(judged).toMatchObject({ open: false });
  expect(judged?.hindsight).toBeUndefined();
  expect(judgeAll([judged!])[0]?.verdict).toBe('knowable');
});

test('a move that follows a hint is shown no better one', async () => {
  const { record } = await plantedIn(MULLE);
  const loaded = await findGame('mulle')!.load();
  const match = await readRecord(record);
  if (isRefusal(match)) throw new Error(match.refused);
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
  // The fastest player is enough: the open-card search must be missing.
  const quick = { ...loaded, levels: loaded.levels.slice(0, 1) };
  const judged = await judgeStep(quick, match, { seat, step, open: true }, clock);
  expect(judged).toMatchObject({ open: false });
  expect(judged?.hindsight).toBeUndefined();
});

describe('verdicts', () => {
  const choice = { move: 1, text: 'x', seen: [] };
  const gain = (worth: number): Better => ({ choice, worth, played: 0 });
  const base: Judgement = { step: 1, before: 0, after: 0, open: true };
  const scale = { slip: 2, blunder: 8 };
  /** A decision that lost this much by the visible cards. */
  const lost = (worth: number): Partial<Judgement> => {
    const graded = gradeDecision({ lost: worth, stake: 100 }, scale);
    return { ...(graded === undefined ? {} : { graded }), better: gain(worth) };
  };
  const verdict = (judgement: Partial<Judgement>): string | undefined =>
    judgeAll([{ ...base, ...judgement }])[0]?.verdict;

  test.each([
    ['fine', {}],
    ['fine', lost(1)],
    ['knowable', { ...lost(20), hindsight: gain(20) }],
    ['knowable', { ...lost(20), open: false }],
    ['lucky', lost(20)],
    ['hidden', { hindsight: gain(20) }],
    ['hidden', { ...lost(1), hindsight: gain(20) }],
  ] as const)('%s: %j', (expected, judgement) => {
    expect(verdict(judgement)).toBe(expected);
  });

  test('a verdict does not depend on what else was lost in the game', () => {
    const small = { ...base, ...lost(3), open: false };
    const alone = judgeAll([small])[0];
    const wild = judgeAll([small, { ...base, ...lost(500), step: 2 }])[0];
    expect(alone?.verdict).toBe('knowable');
    expect(wild).toEqual(alone);
  });

  test('accuracy counts grades, and the best move is the one furthest ahead', () => {
    const judged = judgeAll([
      { ...base, ...lost(0), step: 1, hindsight: gain(90) },
      { ...base, ...lost(20), step: 2, hindsight: gain(20) },
      { ...base, ...lost(20), step: 3, ahead: 80 },
      { ...base, ...lost(1), step: 4 },
      { ...base, ...lost(0), step: 5, ahead: 30 },
      { ...base, step: 6 },
    ]);
    expect(accuracyIn(judged)).toMatchObject({
      decisions: 5,
      grades: { best: 2, good: 1, slip: 0, blunder: 2 },
    });
    expect(bestOf(judged)?.step).toBe(5);
    expect(bestOf(judged.filter(({ step }) => step !== 5))).toBeUndefined();
    expect(accuracyIn([{ ...base }])).toBeUndefined();
  });

  test('every mistake is listed: what could be known first, bad luck seldom, what cost nothing last', () => {
    const mistakes = Array.from({ length: 9 }, (_, n) => ({
      ...base,
      ...lost(10 + n),
      step: 10 + n,
      hindsight: gain(5),
    }));
    const judged = judgeAll([
      { ...base, step: 1, hindsight: gain(90) },
      { ...base, step: 2, hindsight: gain(90) },
      { ...base, step: 3, hindsight: gain(90) },
      { ...base, ...lost(95), step: 5 },
      ...mistakes,
    ]);
    const steps = swingsOf(judged).map(({ step }) => step);
    expect(steps).toEqual([18, 17, 16, 15, 14, 13, 12, 11, 10, 1, 2, 5]);
  });

  test('luck is shown apart from play where the cards can be valued from the first one on', () => {
    const film = {
      ends: [{ at: 4, worth: [0, -7] }],
      watch: { seat: 1, open: true },
      steps: [1, 2, 3, 4],
    } as unknown as Film;
    const first: Judgement = { ...base, step: 2, exact: [-12, -15] };
    const second: Judgement = { ...base, step: 4, exact: [-10, -10] };
    const valued: Judgement = { ...first, exactFromFirstCard: true };
    expect(luckOf([valued, second], film)).toEqual({ cards: -12, own: -3, others: 8 });
    expect(luckOf([first, second], film)).toBeUndefined();
  });
});
