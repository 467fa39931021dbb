/** The rules by number, each as a deal, the plays and the result: `node test/rules.ts`. */
import { deepEqual } from 'node:assert/strict';
import { isRefusal, Sfc32 } from '@pakli/core';
import { game } from '../src/game.ts';
import type { Event } from '../src/play.ts';
import { State } from '../src/state.ts';

/** Seat 0 has many trumps, seat 1 the ace of leaves and three more of them, seat 2 the ace of acorns. */
const HANDS = [
  'OE OG UE UG AH TH 7G 7E',
  'AG TG KG 9G 8G OS 7H AS',
  'AE TE KE US KH 9H TS KS',
  '9E 8E OH UH 8H 9S 8S 7S',
];

function deal(hands: readonly string[] = HANDS, starter = 0): State {
  const state = new State({ deals: 1 });
  game.setup(state, { number: 0, starter, carry: [0, 0, 0, 0] });
  const outcome = new Uint8Array(32);
  deepEqual(game.readDeal(state, `deal ${hands.join(' | ')}`, outcome), 32);
  game.deal(state, outcome, 32);
  return state;
}

function legal(state: State): string[] {
  const into = new Int32Array(game.maxChoices);
  return Array.from(into.subarray(0, game.moves(state, into)), (move) =>
    game.formatTruth(state, move),
  );
}

function refused(state: State, text: string): unknown {
  const answer = game.read(state, game.turn(state), text);
  return isRefusal(answer) ? [answer.refused, answer.rule] : answer;
}

/** Makes the comma-separated calls and plays of the seats to move; returns all events. */
function played(state: State, texts: string): Event[] {
  const events: Event[] = [];
  for (const text of texts.split(', ')) {
    const move = game.read(state, game.turn(state), text);
    if (isRefusal(move)) throw new Error(`${text}: ${move.refused}`);
    game.play(state, move, (event) => void events.push(event));
  }
  return events;
}

/** Plays on with any legal card. */
function playOut(state: State, seed: number): number[] {
  const random = new Sfc32(seed);
  while (game.turn(state) >= 0) {
    const moves = legal(state).filter((text) => text !== 'kontra');
    played(state, moves[random.below(moves.length)] ?? '');
  }
  return [...game.scores(state)];
}

const RUF_GREEN = 'ruf, pass, pass, pass, call G';

const RULES: Readonly<Record<string, () => void>> = {
  '2.1': () => {
    const state = deal();
    // The Ober of bells beats the ace and the Unter, but not the Ober of leaves.
    const events = played(state, `${RUF_GREEN}, OG, OS, US, OH`);
    deepEqual(events.at(-1), { kind: 'trick', seat: 0, worth: 11 });
  },
  '2.2': () => {
    const state = deal();
    // In a Wenz the Ober is a card of its suit: it does not follow hearts here, it beats nothing.
    const events = played(state, 'wenz, pass, pass, pass, AH, 7H, KH, OH');
    deepEqual(events.at(-1), { kind: 'trick', seat: 0, worth: 18 });
    deepEqual(legal(deal(HANDS, 3)).includes('wenz'), true);
  },
  '3.2': () => {
    const state = deal();
    played(state, 'ruf, wenz');
    deepEqual(legal(state), ['pass', 'solo']);
    played(state, 'pass, pass');
    // Forehand sits before the highest bidder: the same game is enough.
    deepEqual(legal(state), ['pass', 'wenz', 'solo']);
    deepEqual(refused(state, 'ruf'), ['too-low', '3.2']);
  },
  '3.3': () => {
    const state = deal();
    deepEqual(played(state, 'pass, pass, pass, pass').at(-1), { kind: 'thrown' });
    deepEqual(game.scores(state), [0, 0, 0, 0]);
  },
  '3.4': () => {
    const state = deal();
    played(state, 'ruf, pass, pass, pass');
    deepEqual(legal(state), ['call G', 'call E']);
    deepEqual(refused(state, 'call S'), ['cannot-call-suit', '3.4']);
  },
  '4.3': () => {
    const state = deal();
    played(state, `${RUF_GREEN}, 7G`);
    deepEqual(legal(state), ['AG']);
    deepEqual(refused(state, 'TG'), ['play-ace', '4.3']);
    deepEqual(played(state, 'AG')[1], { kind: 'partner', seat: 1, declarer: 0 });
  },
  '4.4': () => {
    // With five leaves, the ace among them, seat 1 may run; with three it may not.
    const run = deal(HANDS, 1);
    played(run, 'pass, pass, pass, ruf, call G');
    deepEqual(legal(run).includes('8G'), true);
    played(run, '8G');
    deepEqual(game.view(run, 0).runner, 1);
    const short = deal(
      [
        'OE OG UE UG AH TH 7G 7E',
        'AG TG KG AE TE OS 7H AS',
        '9G 8G KE US KH 9H TS KS',
        HANDS[3] ?? '',
      ],
      1,
    );
    played(short, 'pass, pass, pass, ruf, call G');
    deepEqual(refused(short, 'TG'), ['ace-first', '4.4']);
    deepEqual(legal(short).includes('AG'), true);
  },
  '4.5': () => {
    const state = deal([
      'OE OG UE UG AH TH 7G 7E',
      'AG TG KG 9G 8G AE TE AS',
      'OS 7H KE US KH 9H TS KS',
      HANDS[3] ?? '',
    ]);
    played(state, `${RUF_GREEN}, AH`);
    deepEqual(refused(state, 'AG'), ['keep-ace', '4.5']);
  },
  '5.1': () => {
    const state = deal();
    played(state, `${RUF_GREEN}, OE`);
    // Seat 1 holds the called ace and is not a defender; seat 2 is one.
    deepEqual(refused(state, 'kontra'), ['kontra-late', '5.1']);
    played(state, '7H, kontra');
    deepEqual(legal(state), ['pass', 're']);
    deepEqual(game.view(state, 0).lacks[2], ['AG']);
    played(state, 're, 9H');
    deepEqual(refused(state, 'kontra'), ['kontra-late', '5.1']);
  },
  '6': () => {
    // Seat 0 alone with the eight highest trumps takes everything: 5, schneider, schwarz and ten runners.
    const solo = [
      'OE OG OH OS UE UG UH US',
      'AG TG KG 9G 8G 7G AS TS',
      'AE TE KE 9E 8E 7E KS 9S',
      'AH TH KH 9H 8H 7H 8S 7S',
    ];
    const state = deal(solo);
    played(state, 'solo, pass, pass, pass, solo E');
    deepEqual(playOut(state, 1), [45, -15, -15, -15]);
    const wenz = deal(solo);
    played(wenz, 'wenz, pass, pass, pass, UE, kontra, re, 7G, 7E, 7H');
    // Four Unter and four Ober, of which only the Unter are sure; what it pays is 4 times as much.
    deepEqual(
      playOut(wenz, 1).map((score) => Math.abs(score) % 4),
      [0, 0, 0, 0],
    );
  },
};

for (const [rule, holds] of Object.entries(RULES)) {
  holds();
  console.log(`rule ${rule} holds`);
}
