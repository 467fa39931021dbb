/** Components reported as decided in the middle of a deal must come true at its end. */
import { Match, Sfc32, isRefusal, OVER } from '@pakli/core';
import { describe, expect, test } from 'vitest';
import { rulesMove, ulti, type Options, type View } from '../src/index.ts';
import { prospects, type Prospect } from '../src/present/index.ts';

interface Seen {
  readonly decided: Prospect;
  readonly tricks: number;
}

/** Plays a deal, the cards half by the rule player, and collects what was reported as decided to each seat. */
function play(options: Options, seed: number): { readonly seen: Seen[]; readonly end: View } {
  const random = new Sfc32(seed);
  const match = Match.start(ulti, { options, random });
  if (isRefusal(match)) throw new Error(match.refused);
  match.advance(random);
  const seen: Seen[] = [];
  const { table } = match;
  while (table.turn !== OVER) {
    for (const seat of [0, 1, 2]) {
      const view = ulti.view(table.state, seat);
      for (const one of prospects(view)) {
        if (one.state !== 'open') seen.push({ decided: one, tricks: view.tricks.length });
      }
    }
    const { moves } = ulti.view(table.state, table.turn);
    const wise = ulti.view(table.state, 0).soloist !== null && random.below(2) === 0;
    table.play(wise ? rulesMove(table.state) : moves[random.below(moves.length)]!);
  }
  return { seen, end: ulti.view(table.state, 0) };
}

const RULES: readonly (readonly [string, Options])[] = [
  ['seed', ulti.rules.defaults],
  ['tournament', { ...ulti.rules.defaults, ...ulti.rules.presets['tournament'] }],
  ['54 bids, played out', { ...ulti.rules.defaults, ladder: 'common54', earlyEnd: false }],
];

describe.each(RULES)('%s', (_, options) => {
  test('what is decided comes true', () => {
    let told = 0;
    let early = 0;
    for (let seed = 1; seed <= 80; seed++) {
      const { seen, end } = play(options, seed);
      for (const { decided, tricks } of seen) {
        const line = end.result?.lines.find(({ name }) => name === decided.component);
        // Passz gives way to a silent bonus, which has a line of its own.
        if (line === undefined) continue;
        expect(Math.sign(line.amounts[0]), `${seed} ${decided.component}`).toBe(
          decided.state === 'made' ? 1 : -1,
        );
        told++;
        if (tricks < 10) early++;
      }
    }
    expect(told).toBeGreaterThan(160);
    expect(early).toBeGreaterThan(80);
  });
});

test('numbers of a contract with points', () => {
  const state = ulti.create(ulti.rules.defaults, 3);
  ulti.setup(state, { number: 0, starter: 0, carry: [0, 0, 0] });
  expect(
    ulti.readPosition(
      state,
      'contract: 40U ; trump: A ; soloist: 0 ; hand 0: A7 AK AO ; hand 1: H7 H8 H9 ; hand 2: L7 L8 L9 ; talon: BA BX ; leader: 0 ; points: 40 40 ; tricks: 4 3 ; aces: 1 ; marriages: 40 - -',
    ),
  ).toBeUndefined();
  expect(prospects(ulti.view(state, 1))).toEqual([
    { component: '40-100', state: 'open', has: 40, needs: 60, left: 50 },
    { component: 'ulti', state: 'open', has: 0, needs: 1, left: 3 },
  ]);
});

/** A Passz with three tricks to play, as seat 1 sees it. */
function passz(past: string, marriageNeedsTrick = true): Prospect | undefined {
  const options = { ...ulti.rules.defaults, marriageNeedsTrick };
  const state = ulti.create(options, 3);
  ulti.setup(state, { number: 0, starter: 0, carry: [0, 0, 0] });
  expect(
    ulti.readPosition(
      state,
      `contract: P ; trump: A ; soloist: 0 ; hand 0: A7 AK AO ; hand 1: H7 H8 H9 ; hand 2: L7 L8 L9 ; talon: B7 B8 ; leader: 0 ; aces: 0 ; ${past}`,
    ),
  ).toBeUndefined();
  return prospects(ulti.view(state, 1)).find(({ component }) => component === 'passz');
}

describe('marriages of a Passz', () => {
  test.each([
    // Each side has those of all its seats.
    ['points: 10 20 ; tricks: 4 3 ; marriages: 40 20 20+20', 50, 80],
    // A side without a trick has none.
    ['points: 0 30 ; tricks: 0 7 ; marriages: 40 20 -', 0, 50],
    ['points: 30 0 ; tricks: 7 0 ; marriages: 20 40 -', 50, 0],
  ])('%s', (past, has, needs) => {
    expect(passz(past)).toEqual({ component: 'passz', state: 'open', has, needs, left: 100 });
  });

  test('count without a trick where the rules say so', () => {
    expect(passz('points: 0 30 ; tricks: 0 7 ; marriages: 40 20 -', false)).toMatchObject({
      has: 40,
      needs: 50,
    });
    expect(passz('points: 30 0 ; tricks: 7 0 ; marriages: 20 40 -', false)).toMatchObject({
      has: 50,
      needs: 40,
    });
  });

  test.each([
    // With 60 points to come the soloist has 60 at most, and 100 with a forty that his first trick brings.
    ['points: 0 70 ; tricks: 0 7 ; marriages: 40 - -', 'open'],
    ['points: 0 70 ; tricks: 0 7 ; marriages: - - -', 'lost'],
    // The defenders have 60, and 100 with one of theirs.
    ['points: 70 0 ; tricks: 7 0 ; marriages: - - 40', 'open'],
    ['points: 70 0 ; tricks: 7 0 ; marriages: - - -', 'made'],
    // A tie is not enough.
    ['points: 60 10 ; tricks: 4 3 ; marriages: - - -', 'open'],
    ['points: 10 60 ; tricks: 4 3 ; marriages: - - -', 'open'],
    ['points: 5 65 ; tricks: 4 3 ; marriages: - - -', 'lost'],
    ['points: 65 5 ; tricks: 4 3 ; marriages: - - -', 'open'],
    ['points: 70 5 ; tricks: 4 3 ; marriages: - - -', 'made'],
  ])('may still turn it: %s', (past, state) => {
    expect(passz(past)?.state).toBe(state);
  });
});
