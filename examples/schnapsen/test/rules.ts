/** The rules by number, each as a position, a play and the result: `node test/rules.ts`. */
import { deepEqual } from 'node:assert/strict';
import { isRefusal, type Seat } from '@pakli/core';
import { game } from '../src/game.ts';
import type { Event } from '../src/play.ts';
import { solveOpen } from '../src/solver.ts';
import { scoreOf, State, type Options } from '../src/state.ts';

const START: Readonly<Record<string, string>> = {
  hand: '1',
  phase: 'play',
  eldest: '0',
  turn: '0',
  points: '0 0',
  trump: 'H',
  upcard: 'AH',
  led: '-',
  last: '- -',
  announced: '-',
  closed: '- 0',
  married: '0 0',
  hands: 'QC KC TD JH QS / AC AD JD KH KS',
  taken: '- / -',
  shown: '- / -',
  lacks: '- / -',
};

/** A position with some fields changed; hearts are trumps and seat 0 leads. */
function lay(
  changed: Readonly<Record<string, string>> = {},
  options: Partial<Options> = {},
): State {
  const fields = Object.entries({ ...START, ...changed });
  const text = fields.map(([key, value]) => `${key} ${value}`).join(' ; ');
  const state = new State({ to: 7, claims: 'counted', ...options });
  deepEqual(game.readPosition(state, text), undefined, text);
  return state;
}

function legal(state: State): string[] {
  const into = new Int32Array(game.maxChoices);
  return Array.from(into.subarray(0, game.moves(state, into)), (move) =>
    game.formatTruth(state, move),
  );
}

function refused(state: State, seat: Seat, text: string): unknown {
  const answer = game.read(state, seat, text);
  return isRefusal(answer) ? [answer.refused, answer.rule] : answer;
}

/** Plays moves for the seats to move; returns the events of the last. */
function played(state: State, ...texts: readonly string[]): Event[] {
  let events: Event[] = [];
  for (const text of texts) {
    const move = game.read(state, game.turn(state), text);
    if (isRefusal(move)) throw new Error(`${text}: ${move.refused}`);
    events = [];
    game.play(state, move, (event) => void events.push(event));
  }
  return events;
}

/** Who wins how many points, and how. */
function wonBy(events: readonly Event[]): unknown {
  const won = events.find(({ kind }) => kind === 'won');
  return won?.kind === 'won' ? [won.seat, won.worth, won.how] : undefined;
}

/** Seat 0 has tricks for 62 points and leads from two cards to an empty talon. */
const LATE = {
  upcard: '-',
  last: 'TC AC',
  taken: 'TC AC TD AD TS AS / JC JD JS QS QD KD KS KC',
  hands: 'QC QH KH / AH TH JH',
} as const;

/** Seat 0 has closed when the other had no trick, and cannot reach 66. */
const CLOSED = {
  closed: '0 3',
  last: 'TC JC',
  taken: 'JC TC JD QD / QC KC AC KD',
  hands: 'JS / AS',
} as const;

/** Seat 0 claims with a marriage in trumps, against what the other has taken and holds. */
function claimAgainst(taken: string, theirs: string): unknown {
  const hands = `QC QH KH JC KS / ${theirs}`;
  const state = lay({ last: 'TC AC', upcard: 'JH', taken, hands });
  return wonBy(played(state, 'marry H', 'claim'));
}

const RULES: Readonly<Record<string, () => void>> = {
  '2.4': () => {
    const state = lay();
    played(state, 'marry C', 'QC');
    deepEqual(scoreOf(state, 0), 0);
    played(state, 'JD');
    // The twenty of the marriage counts with the first trick: 3 + 2 + 20.
    deepEqual(scoreOf(state, 0), 25);
  },
  '3.2': () => {
    deepEqual(played(lay(), 'QC', 'AC')[1], { kind: 'trick', seat: 1, worth: 14, score: 14 });
    deepEqual(played(lay(), 'QC', 'KH')[1], { kind: 'trick', seat: 1, worth: 7, score: 7 });
    deepEqual(played(lay(), 'QC', 'KS')[1], { kind: 'trick', seat: 0, worth: 7, score: 7 });
  },
  '3.4': () => {
    const state = lay();
    played(state, 'close', 'QC');
    deepEqual(legal(state), ['AC']);
    deepEqual(refused(state, 1, 'JD'), ['must-follow', '3.4']);
    const beaten = lay({ hands: 'QC KC TD JH QS / JD AD JS KH KS' });
    played(beaten, 'close', 'TD');
    deepEqual(legal(beaten), ['AD']);
    deepEqual(refused(beaten, 1, 'JD'), ['must-beat', '3.4']);
    // Neither clubs nor a card of diamonds is left with seat 1, so a trump is due.
    const off = lay({ hands: 'QC KC TD JH QS / JD AD JS KH KS' });
    played(off, 'close', 'QC');
    deepEqual([legal(off), refused(off, 1, 'JD')], [['KH'], ['must-trump', '3.4']]);
    deepEqual(game.view(off, 0).lacks, [[], []]);
    played(off, 'KH');
    deepEqual(game.view(off, 0).lacks[1], ['JC', 'QC', 'KC', 'TC', 'AC']);
  },
  '3.5': () => {
    const state = lay();
    deepEqual(played(state, 'exchange'), [{ kind: 'exchange', seat: 0, jack: 'JH', card: 'AH' }]);
    deepEqual(game.view(state, 1).shown, [['AH'], []]);
    deepEqual(game.view(state, 1).upcard, 'JH');
    deepEqual(refused(state, 0, 'exchange'), ['not-held', '3.5']);
    const closed = lay();
    played(closed, 'close');
    deepEqual(refused(closed, 0, 'exchange'), ['talon-closed', '3.5']);
  },
  '3.6': () => {
    const two = lay({
      taken: 'TC JC / JS TS AS QD KD QH',
      last: 'JC TC',
      hands: 'QC KC TD JH QS / AC AD JD KH KS',
    });
    deepEqual(refused(two, 0, 'close'), ['talon-small', '3.6']);
    deepEqual(legal(two), ['QC', 'KC', 'TD', 'JH', 'QS', 'marry C']);
  },
  '4.2': () => {
    const state = lay();
    played(state, 'marry C');
    deepEqual(legal(state), ['QC', 'KC']);
    deepEqual(refused(state, 0, 'TD'), ['lead-marriage', '4.2']);
    deepEqual(refused(state, 0, 'marry D'), ['lead-marriage', '4.2']);
    deepEqual(refused(lay(), 0, 'marry H'), ['no-marriage', '4.1']);
  },
  '5.2': () => {
    const state = lay(LATE);
    deepEqual(refused(state, 0, 'claim'), ['not-enough', '5.2']);
    played(state, 'marry H');
    deepEqual(wonBy(played(state, 'claim')), [0, 2, 'claim']);
    const free = lay({}, { claims: 'free' });
    deepEqual(wonBy(played(free, 'claim')), [1, 3, 'wrong']);
  },
  '5.3': () => {
    const state = lay({
      ...LATE,
      taken: 'TC AC QD KD JH TH / JC JD JS QS TD AD KS KC AS TS QC KH',
      hands: 'QH / AH',
    });
    deepEqual(wonBy(played(state, 'QH', 'AH')), [1, 1, 'last']);
  },
  '5.4': () => {
    deepEqual(wonBy(played(lay(CLOSED), 'JS', 'AS')), [1, 3, 'failed']);
  },
  '6.1': () => {
    // By what the other has taken: nothing, 13 points, 34 points.
    deepEqual(claimAgainst('TC AC TD AD TS AS KC KD / -', 'AH TH JD QD JS'), [0, 3, 'claim']);
    deepEqual(claimAgainst('TC AC TD AD TS AS / AH JD', 'TH QD JS QS KD'), [0, 2, 'claim']);
    deepEqual(claimAgainst('TC AC TS AS / AH TH AD JD', 'TD QD JS QS KD'), [0, 1, 'claim']);
  },
  '6.3': () => {
    const state = lay({
      closed: '0 3',
      last: 'TC AC',
      taken: 'TC AC TD KD / AD KC',
      hands: 'QH KH / JS QC',
    });
    deepEqual(wonBy(played(state, 'marry H', 'claim')), [0, 3, 'claim']);
  },
  '7.1': () => {
    const state = lay({ ...LATE, points: '5 6' });
    deepEqual(played(state, 'marry H', 'claim')[0], {
      kind: 'won',
      seat: 0,
      how: 'claim',
      worth: 2,
      scores: [103, 24],
      points: [7, 6],
      over: true,
    });
    deepEqual(game.turn(state) < -1, true);
  },
  solver: () => {
    deepEqual([solveOpen(lay(LATE)), solveOpen(lay(CLOSED))], [2, -3]);
  },
};

for (const [rule, holds] of Object.entries(RULES)) {
  holds();
  console.log(`rule ${rule} holds`);
}
