/** Evenings: permissions, pairings and visibility. Seeds are printed. */
import { isRefusal, Sfc32, type Refusal } from '@pakli/core';
import {
  countTournament,
  inspectPlan,
  planNextRound,
  readTournament,
  type RoundPlan,
} from '@pakli/tournament';
import { describe, expect, test } from 'vitest';
import type { DirectorCommand, EveningCommand, EveningSettings } from '@pakli/protocol';
import {
  decideEvening,
  MOST_ENTRANTS,
  type EveningActor,
  type EveningOrder,
} from '../src/evening/decide.ts';
import { Evening } from '../src/evening/evening.ts';
import type { EveningEvent } from '../src/evening/event.ts';
import { tournamentOf } from '../src/evening/view.ts';
import { progressOf, viewOf } from '../src/evening/view.ts';

const SETTINGS: EveningSettings = {
  title: 'Wednesday',
  game: 'ulti',
  version: 1,
  rules: 'deals=3',
  seats: 3,
  boardsPerRound: 3,
  rounds: 4,
  movement: 'meet-all',
  best: 'high',
  ranking: 'matchpoints',
  scale: [],
  clock: { kind: 'none' },
  roundMs: null,
  level: 'strong',
};
const SECRET = 'ab'.repeat(32);
const HOUSE: EveningActor = { person: null, directs: true };
const DIRECTOR: EveningActor = { person: 'director', directs: true };
type Any = EveningCommand | DirectorCommand | EveningOrder;

function opened(more: Partial<EveningSettings> = {}): Evening {
  return new Evening({
    v: 1,
    at: 0,
    kind: 'open',
    evening: 'evening001',
    settings: { ...SETTINGS, ...more },
    director: 'hash',
    commitment: 'bound',
  });
}

const ids = new Sfc32(1);

function attempt(evening: Evening, actor: EveningActor, command: Any): EveningEvent | Refusal {
  return decideEvening({ evening, actor, now: 1000, chance: { ids, secret: SECRET } }, command);
}

function happen(evening: Evening, actor: EveningActor, command: Any): EveningEvent {
  const event = attempt(evening, actor, command);
  if (isRefusal(event)) throw new Error(`${command.kind}: ${event.refused}`);
  evening.apply(event);
  return event;
}

function person(name: string): EveningActor {
  return { person: name, directs: false };
}

function withPeople(count: number, more: Partial<EveningSettings> = {}): Evening {
  const evening = opened(more);
  for (let i = 0; i < count; i++) {
    happen(evening, person(`p${i}`), { kind: 'join', nonce: String(i).padStart(32, '0') });
  }
  return evening;
}

/** Every table plays every board of the round; the entrant with the lower number does better. */
function playRound(evening: Evening): void {
  happen(evening, DIRECTOR, { kind: 'round' });
  const boards = evening.boardsOf(evening.rounds.length - 1);
  for (const board of boards) {
    for (const { table, entrants } of evening.round?.tables ?? []) {
      const turn = board - (boards[0] ?? 0);
      const scores = entrants.map((_, line) => -(entrants[(line + turn) % entrants.length] ?? 99));
      happen(evening, HOUSE, { kind: 'result', board, table, scores, covered: [] });
    }
  }
}

test('of many people each round is planned on its own: nobody else at a server waits for a whole plan', () => {
  const everybody = Array.from({ length: 60 }, (_, i) => i);
  const evening = withPeople(everybody.length, { rounds: 20 });
  const history: RoundPlan[] = [];
  for (const seed of [1, 2, 3]) {
    happen(evening, DIRECTOR, { kind: 'round' });
    happen(evening, DIRECTOR, { kind: 'finish' });
    const round = evening.rounds.at(-1)?.tables.map(({ entrants }) => entrants);
    expect(round).toEqual(planNextRound({ people: everybody, seats: 3, history, seed }));
    history.push(planNextRound({ people: everybody, seats: 3, history, seed }));
  }
});

describe('who may do what', () => {
  const refusals: readonly (readonly [
    string,
    (evening: Evening) => EveningEvent | Refusal,
    string,
  ])[] = [
    [
      'a guest without a name',
      (one) => attempt(one, { person: null, directs: false }, { kind: 'join' }),
      'no-name',
    ],
    [
      'somebody who joins twice',
      (one) => attempt(one, person('p0'), { kind: 'join' }),
      'already-joined',
    ],
    [
      'somebody who never joined and leaves',
      (one) => attempt(one, person('x'), { kind: 'leave' }),
      'not-joined',
    ],
    [
      'a player who begins a round',
      (one) => attempt(one, person('p0'), { kind: 'round' }),
      'only-director',
    ],
    ['a player who ends it', (one) => attempt(one, person('p0'), { kind: 'end' }), 'only-director'],
    [
      'a director who brings a result',
      (one) =>
        attempt(one, DIRECTOR, { kind: 'result', board: 0, table: 'x', scores: [], covered: [] }),
      'only-house',
    ],
    [
      'a result before the first round',
      (one) =>
        attempt(one, HOUSE, { kind: 'result', board: 0, table: 'x', scores: [], covered: [] }),
      'round-over',
    ],
    [
      'a round that is finished before it begins',
      (one) => attempt(one, DIRECTOR, { kind: 'finish' }),
      'no-round',
    ],
    [
      'an adjustment of a board that was not played',
      (one) => attempt(one, DIRECTOR, { kind: 'adjust', board: 0, award: 'average', reason: 'x' }),
      'no-such-board',
    ],
    [
      'a break without an end in sight',
      (one) => attempt(one, DIRECTOR, { kind: 'break', minutes: 0 }),
      'bad-break',
    ],
    [
      'somebody removed who is not there',
      (one) => attempt(one, DIRECTOR, { kind: 'remove', entrant: 9 }),
      'no-such-entrant',
    ],
  ];
  test.each(refusals)('%s is refused', (_, ask, refused) => {
    const evening = withPeople(9);
    const before = evening.seq;
    expect(ask(evening)).toMatchObject({ refused });
    expect(evening.seq).toBe(before);
  });

  test('one person alone is no evening, and more than there is room for do not come in', () => {
    expect(attempt(withPeople(1), DIRECTOR, { kind: 'round' })).toMatchObject({
      refused: 'too-few-people',
    });
    const full = withPeople(MOST_ENTRANTS);
    expect(attempt(full, person('late'), { kind: 'join' })).toMatchObject({
      refused: 'evening-full',
      detail: { most: MOST_ENTRANTS },
    });
  });

  test('after the end nothing happens any more', () => {
    const evening = withPeople(3);
    playRound(evening);
    happen(evening, DIRECTOR, { kind: 'end' });
    for (const command of [{ kind: 'join' }, { kind: 'round' }, { kind: 'end' }] as const) {
      expect(attempt(evening, DIRECTOR, command)).toMatchObject({ refused: 'evening-over' });
    }
  });
});

test('nine people meet each other once in four rounds, and nobody plays a fifth', () => {
  const evening = withPeople(9);
  for (let round = 0; round < 4; round++) {
    playRound(evening);
    expect(evening.isComplete).toBe(true);
    happen(evening, DIRECTOR, { kind: 'finish' });
  }
  const plan = evening.rounds.map(({ tables }) =>
    tables.map(({ entrants }) => entrants.map((one) => one ?? -1)),
  );
  expect(inspectPlan(plan, 9, 3).meetings).toEqual([0, 36]);
  expect(attempt(evening, DIRECTOR, { kind: 'round' })).toMatchObject({
    refused: 'no-more-rounds',
  });
  const { standings } = countTournament(tournamentOf(evening, (one) => one));
  expect(standings.map(({ person: who }) => who)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('who leaves is not planned any more, who returns is, who comes late joins the next round; computers fill', () => {
  const evening = withPeople(9);
  playRound(evening);
  happen(evening, DIRECTOR, { kind: 'finish' });
  happen(evening, person('p3'), { kind: 'leave' });
  happen(evening, DIRECTOR, { kind: 'remove', entrant: 4 });
  expect(attempt(evening, person('p4'), { kind: 'return' })).toMatchObject({
    refused: 'not-wanted',
  });
  const seated = (): (number | null)[] =>
    evening.round?.tables
      .flatMap(({ entrants }) => entrants)
      .toSorted((a, b) => (a ?? 99) - (b ?? 99)) ?? [];
  playRound(evening);
  expect(seated()).toEqual([0, 1, 2, 5, 6, 7, 8, null, null]);
  happen(evening, person('late'), { kind: 'join' });
  expect(seated()).toEqual([0, 1, 2, 5, 6, 7, 8, null, null]);
  happen(evening, DIRECTOR, { kind: 'finish' });
  happen(evening, person('p3'), { kind: 'join' });
  playRound(evening);
  expect(seated()).toEqual([0, 1, 2, 3, 5, 6, 7, 8, 9]);
  // The cards are those of the original entrants.
  expect(evening.nonces).toHaveLength(9);
});

test('a substitute plays under the number of whom they play for, and nobody with results does', () => {
  const evening = withPeople(3);
  playRound(evening);
  happen(evening, DIRECTOR, { kind: 'finish' });
  expect(attempt(evening, DIRECTOR, { kind: 'substitute', entrant: 0, by: 1 })).toMatchObject({
    refused: 'has-played',
  });
  happen(evening, person('new'), { kind: 'join' });
  happen(evening, DIRECTOR, { kind: 'substitute', entrant: 1, by: 3 });
  expect(evening.entrantOf('new')).toBe(1);
  expect(evening.entrantOf('p1')).toBeUndefined();
  // A replaced person sees where the substitute plays on, until they join for themselves.
  expect([evening.replacedAt('p1'), evening.replacedAt('p0')]).toEqual([1, undefined]);
  expect(evening.active).toEqual([0, 1, 2]);
  const names = viewOf(evening, (one) => one).entrants;
  expect(names.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'p0 plays',
    'new plays',
    'p2 plays',
    ' substituted',
  ]);
  happen(evening, person('p1'), { kind: 'join' });
  expect(evening.replacedAt('p1')).toBeUndefined();
});

test('nobody who knows a board from one seat plays on in another, but back in their own', () => {
  const evening = withPeople(6);
  happen(evening, DIRECTOR, { kind: 'round' });
  happen(evening, person('late'), { kind: 'join' });
  happen(evening, DIRECTOR, { kind: 'substitute', entrant: 1, by: 6 });
  happen(evening, person('p1'), { kind: 'join' });
  for (const entrant of [0, 2, 3, 4, 5]) {
    expect(attempt(evening, DIRECTOR, { kind: 'substitute', entrant, by: 7 })).toMatchObject({
      refused: 'has-played',
    });
  }
  expect(attempt(evening, DIRECTOR, { kind: 'substitute', entrant: 1, by: 7 })).toMatchObject({
    kind: 'substitute',
  });
  happen(evening, DIRECTOR, { kind: 'finish' });
  happen(evening, DIRECTOR, { kind: 'substitute', entrant: 0, by: 7 });
  expect(evening.entrantOf('p1')).toBe(0);
});

test('whatever a director changes and writes, the file of the results can be read', () => {
  const evening = withPeople(3);
  playRound(evening);
  happen(evening, DIRECTOR, { kind: 'finish' });
  const adjust = { kind: 'adjust', board: 0, award: 'average' } as const;
  const noisy = { ...adjust, line: 2, reason: '\t Noise\u0007\nfrom\u2028table 1 ' };
  expect(happen(evening, DIRECTOR, noisy)).toMatchObject({ reason: 'Noise from table 1' });
  for (const reason of ['\t', '\u0007', '\u2028 \n', 'x'.repeat(201)]) {
    expect(attempt(evening, DIRECTOR, { ...adjust, reason })).toMatchObject({
      refused: 'no-reason',
    });
  }
  for (const where of [{ line: 3 }, { table: 1 }, { board: 3 }]) {
    expect(attempt(evening, DIRECTOR, { ...adjust, ...where, reason: 'x' })).toMatchObject({
      refused: 'no-such-board',
    });
  }
  expect(readTournament(tournamentOf(evening, (one) => one))).not.toHaveProperty('fault');
});

test('a result comes once, and none after the round', () => {
  const evening = withPeople(3);
  happen(evening, DIRECTOR, { kind: 'round' });
  const table = evening.round?.tables[0]?.table ?? '';
  const result = { kind: 'result', board: 0, table, scores: [1, 0, -1], covered: [2] } as const;
  happen(evening, HOUSE, result);
  expect(attempt(evening, HOUSE, result)).toMatchObject({ refused: 'result-known' });
  expect(attempt(evening, HOUSE, { ...result, board: 3 })).toMatchObject({ refused: 'round-over' });
  expect(progressOf(evening)).toEqual([1]);
  happen(evening, DIRECTOR, { kind: 'finish' });
  expect(attempt(evening, HOUSE, { ...result, board: 1 })).toMatchObject({ refused: 'round-over' });
});

test('whatever comes of a board, nobody sees a byte of it before its round is finished', () => {
  const views = [1, 7].map((better) => {
    const evening = withPeople(9);
    playRound(evening);
    happen(evening, DIRECTOR, { kind: 'finish' });
    happen(evening, DIRECTOR, { kind: 'round' });
    for (const [at, { table }] of evening.round?.tables.entries() ?? []) {
      if (at < better)
        happen(evening, HOUSE, {
          kind: 'result',
          board: 3,
          table,
          scores: [better, at, 0],
          covered: [],
        });
    }
    const tables = new Map(
      evening.rounds.flatMap(({ tables: all }) => all).map(({ table }, i) => [table, `t${i}`]),
    );
    return JSON.stringify(viewOf(evening, (one) => one)).replaceAll(
      /[0-9a-z]{10}(?=")/g,
      (id) => tables.get(id) ?? id,
    );
  });
  expect(views[0]).toBe(views[1]);
});

test('any order of commands leads to an evening that fits together, and its log to the same one', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const random = new Sfc32(seed);
    const evening = opened({
      movement: seed % 2 === 0 ? 'swiss' : 'meet-all',
      seats: 2 + (seed % 3),
    });
    const log: EveningEvent[] = [];
    const names = Array.from({ length: 12 }, (_, i) => `p${i}`);
    for (let step = 0; step < 120; step++) {
      const who = person(names[random.below(names.length)] ?? '');
      const entrant = random.below(12);
      const table = evening.round?.tables[random.below(4)]?.table ?? '';
      const board = random.below(12);
      const scores = Array.from({ length: evening.opened.settings.seats }, () => random.below(9));
      const choices: readonly (readonly [EveningActor, Any])[] = [
        [who, { kind: 'join' }],
        [who, { kind: 'join' }],
        [who, { kind: 'leave' }],
        [who, { kind: 'return' }],
        [DIRECTOR, { kind: 'round' }],
        [HOUSE, { kind: 'result', board, table, scores, covered: [] }],
        [HOUSE, { kind: 'result', board, table, scores, covered: [] }],
        [HOUSE, { kind: 'result', board, table, scores, covered: [] }],
        [DIRECTOR, { kind: 'finish' }],
        [DIRECTOR, { kind: 'substitute', entrant, by: random.below(12) }],
        [DIRECTOR, { kind: 'adjust', board, award: 'average', reason: 'noise' }],
        [DIRECTOR, { kind: 'break', minutes: 5 }],
      ];
      const [actor, command] = choices[random.below(choices.length)] ?? [
        DIRECTOR,
        { kind: 'finish' },
      ];
      const event = attempt(evening, actor, command);
      if (isRefusal(event)) continue;
      log.push(event);
      evening.apply(event);
      const seated =
        evening.round?.tables.flatMap(({ entrants }) => entrants.filter((one) => one !== null)) ??
        [];
      expect(new Set(seated).size, `seed ${seed}: nobody sits twice`).toBe(seated.length);
      const results = evening.rounds.flatMap((round) =>
        round.results.map((one) => `${one.board} ${one.table}`),
      );
      expect(new Set(results).size, `seed ${seed}: one result a board and table`).toBe(
        results.length,
      );
    }
    const again = new Evening(evening.opened);
    for (const event of log) again.apply(event);
    expect(again, `seed ${seed}`).toEqual(evening);
    expect(() => countTournament(tournamentOf(evening, (one) => one))).not.toThrow();
  }
});
