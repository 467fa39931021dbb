/** Plays one golden case: sets the position up, runs its steps, gives the answers, checks expectations. */
import { Sfc32 } from '@pakli/core';
import {
  expectOnlyKeys,
  expectSame,
  expectSameSet,
  failCase,
  readList,
  readObject,
} from '@pakli/core/golden';
import type { JsonObject } from '@pakli/core/shape';
import { EVENTS } from '../src/cards/steps.ts';
import { draw, takeOutcome } from '../src/deal.ts';
import { log, nameOf } from '../src/engine/events.ts';
import { ASK_HAND, kindOf, M_CARD, M_DONE, M_PLAY, playMove } from '../src/engine/offers.ts';
import { note, resolveFrom } from '../src/engine/reactions.ts';
import { KIND, push, STEP, topFrame, TURNING } from '../src/engine/stack.ts';
import { seed } from '../src/knowledge/seed.ts';
import { optionName } from '../src/notation.ts';
import * as S from '../src/state.ts';
import { cardsIn, sideOf, slotOf, zoneOf, type CardSlot, type State } from '../src/state.ts';
import { advance, apply, awaitsChance, settle } from '../src/turn/loop.ts';
import { stepPhase, takeControl } from '../src/turn/turn.ts';
import type { Event } from '../src/types.ts';
import { view } from '../src/view.ts';
import { checkTable, legalActions } from './expect.ts';
import { defOf, load, numberOf, objectsOf } from './position.ts';

const PHASE_WORDS: Readonly<Record<string, number>> = {
  start: S.START,
  control: S.CONTROLLING,
  compile: S.COMPILE,
  cache: S.CACHE,
  end: S.ENDING,
};

const DECISION_KEYS = ['p', 'options', 'min', 'max', 'at'];

interface Decision {
  readonly p: number;
  readonly options: readonly string[];
  readonly min?: number;
  readonly max?: number;
}

export class Runner {
  readonly state: State;
  readonly revealed: string[][] = [];
  readonly decisions: Decision[] = [];
  private readonly answers: JsonObject[];
  private readonly chance: JsonObject[] | undefined;
  private readonly expected: readonly JsonObject[] | undefined;
  /** Answers and expected decisions are one list. */
  private readonly isLog: boolean;
  private readonly random = new Sfc32(1);
  private readonly ai: number | undefined;
  private readonly aiExpected: readonly JsonObject[];
  private aiAsked = 0;

  constructor(test: JsonObject, expect: JsonObject) {
    this.state = load(readObject('position', test['position']));
    const moves = test['log'] === undefined ? undefined : objectsOf('log', test['log']);
    this.isLog = moves !== undefined;
    this.answers = [...(moves ?? objectsOf('answers', test['answers'] ?? []))];
    this.expected =
      moves ??
      (expect['decisions'] === undefined ? undefined : objectsOf('decisions', expect['decisions']));
    this.chance = test['chance'] === undefined ? undefined : objectsOf('chance', test['chance']);
    if (test['ai'] !== undefined) {
      const ai = readObject('ai', test['ai']);
      expectOnlyKeys(ai, ['player']);
      this.ai = numberOf('ai.player', ai['player'], 1);
    }
    this.aiExpected = objectsOf('ai', expect['ai'] ?? []);
  }

  private readonly hear = (event: Event): void => {
    if (event.kind === 'reveal') this.revealed.push(event.cards.map(({ card }) => card));
  };

  private listen(): void {
    log.tell = this.hear;
  }

  /** Runs the engine and answers its questions until it is done or the game is over. */
  private work(done: () => boolean): void {
    const { state } = this;
    const { now } = state;
    for (;;) {
      this.listen();
      while (now[S.END] === 0 && !done() && this.advance());
      log.tell = undefined;
      if (now[S.END] !== 0 || now[S.ASK] === 0) break;
      if (awaitsChance(state)) this.deal();
      else this.decide();
    }
    settle(state);
    state.frames.fill(0, 0, S.FRAME * now[S.FRAMES]!);
    now[S.FRAMES] = 0;
  }

  /** Phase by phase, as the engine does it. */
  private advance(): boolean {
    const { state } = this;
    const f = topFrame(state);
    if (state.now[S.ASK] !== 0 || state.frames[f + KIND] !== TURNING) return advance(state);
    stepPhase(state, f);
    return true;
  }

  private deal(): void {
    const { state } = this;
    const outcome = new Uint8Array(36);
    let length = draw(state, this.random, outcome);
    const given = this.chance?.shift();
    if (given !== undefined) {
      if (given['deck'] !== undefined) {
        expectOnlyKeys(given, ['shuffle', 'deck']);
        expectSame('shuffle', given['shuffle'], sideOf(state.now[S.CHANCE_ZONE]!));
        const defs = readList('deck', given['deck']).map(defOf);
        expectSameSet('shuffled', defs, [...outcome.subarray(0, length)]);
        outcome.set(defs);
      } else {
        expectOnlyKeys(given, ['pick', 'from']);
        const from = cardsIn(state, state.now[S.CHANCE_ZONE]!).map((card) => nameOf(state, card));
        expectSameSet('pick from', readList('from', given['from']), from);
        outcome[0] = defOf(given['pick']);
        length = 1;
      }
    } else if (this.chance !== undefined) failCase('chance', 'another result', 'none left');
    this.listen();
    takeOutcome(state, outcome.subarray(0, length));
  }

  private decide(): void {
    const { state } = this;
    const { now } = state;
    const p = now[S.DECIDER]!;
    const several = now[S.ASK] === ASK_HAND;
    const offers = [...state.offers.subarray(0, now[S.OFFERED])];
    // The cases omit questions with only one answer.
    if (offers.length === 1 && !several) {
      this.listen();
      apply(state, offers[0]!);
      return;
    }
    const names = several
      ? cardsIn(state, zoneOf(p, S.HAND)).map((card) => nameOf(state, card))
      : offers.map((move) => optionName(state, move));
    if (this.ai === p) {
      this.decideByPlayer(names);
      return;
    }
    const index = this.decisions.length;
    this.decisions.push({
      p,
      options: names,
      ...(several ? { min: now[S.LEAST]!, max: now[S.MOST]! } : {}),
    });
    const expected = this.expected?.[index];
    if (this.expected !== undefined) {
      if (expected === undefined)
        failCase('decisions', 'no more decisions', `P${p}: ${names.join(' ')}`);
      expectOnlyKeys(expected, this.isLog ? [...DECISION_KEYS, 'take'] : DECISION_KEYS);
      expectSame(`decision ${index + 1}: player`, expected['p'], p);
      expectSameSet(
        `decision ${index + 1}: options`,
        readList('options', expected['options']),
        names,
      );
      if (several || expected['min'] !== undefined || expected['max'] !== undefined) {
        expectSame(
          `decision ${index + 1}: min, max`,
          [expected['min'], expected['max']],
          several ? [now[S.LEAST], now[S.MOST]] : [undefined, undefined],
        );
      }
      if (expected['at'] !== undefined) checkTable(this, readObject('at', expected['at']));
    }
    const answer = this.answers.shift();
    if (answer === undefined)
      failCase('answers', 'an answer', `P${p} is asked for ${names.join(' ')}`);
    if (!this.isLog) expectOnlyKeys(answer, ['p', 'take']);
    expectSame(`answer ${index + 1}: player`, answer['p'], p);
    const taken = readList(
      'take',
      Array.isArray(answer['take']) ? answer['take'] : [answer['take']],
    );
    for (const name of taken) {
      if (!names.includes(String(name))) failCase(`answer ${index + 1}`, names.join(' '), name);
    }
    this.listen();
    if (several) this.choose(taken);
    else apply(state, offers[names.indexOf(String(taken[0]))] ?? 0);
  }

  /** A set of hand cards: picked in rising order, then stop. */
  private choose(names: readonly unknown[]): void {
    const { state } = this;
    if (names.length < state.now[S.LEAST]! || names.length > state.now[S.MOST]!) {
      failCase('take', `${state.now[S.LEAST]} to ${state.now[S.MOST]} cards`, names);
    }
    for (const def of names.map(defOf).sort((a, b) => a - b)) apply(state, M_CARD | def);
    apply(state, M_DONE);
  }

  private decideByPlayer(names: readonly string[]): void {
    const { state } = this;
    const expected = this.aiExpected[this.aiAsked++];
    if (expected === undefined) failCase('ai', 'no more decisions', names.join(' '));
    expectOnlyKeys(expected, ['options', 'allowed']);
    expectSameSet('ai options', readList('options', expected['options']), names);
    const given = view(state, state.now[S.DECIDER]!);
    const { move } = seed.think(given, this.random).answer();
    const name = optionName(state, move);
    if (!readList('allowed', expected['allowed']).includes(name)) {
      failCase('ai', expected['allowed'], name);
    }
    this.listen();
    apply(state, move);
  }

  /** The turn player is at the beginning of a phase. */
  private begin(phase: number): void {
    this.state.now[S.PHASE] = phase;
    push(this.state, TURNING);
  }

  private phase(phase: number): void {
    const { state } = this;
    const { now } = state;
    const player = now[S.ACTIVE]!;
    switch (phase) {
      case S.START:
      case S.ENDING:
        now[S.PHASE] = phase;
        note(state, phase === S.START ? EVENTS.start : EVENTS.end, player);
        resolveFrom(state, 0);
        this.work(() => now[S.FRAMES] === 0);
        return;
      case S.CONTROLLING:
        takeControl(state, player);
        return;
      default:
        this.begin(phase);
        this.work(() => now[S.PHASE] !== phase);
    }
  }

  private turn(): void {
    const { now } = this.state;
    const turn = now[S.TURN_NUMBER];
    this.begin(S.START);
    this.work(() => now[S.TURN_NUMBER] !== turn);
  }

  do(step: JsonObject): void {
    const [word, ...more] = Object.keys(step);
    if (word === undefined || more.length > 0) failCase('do', 'one step', step);
    const { state } = this;
    const { now } = state;
    if (now[S.END] !== 0 && word !== 'check') failCase('do', 'a game that goes on', word);
    const given = step[word];
    switch (word) {
      case 'check':
        checkTable(this, readObject('check', given));
        return;
      case 'phase': {
        this.phase(PHASE_WORDS[String(given)] ?? failCase('phase', 'a phase', given));
        return;
      }
      case 'turn':
        this.turn();
        return;
      case 'game':
        for (let turn = 0; turn < Number(given) && now[S.END] === 0; turn++) this.turn();
        if (now[S.END] === 0) failCase('game', `a winner after ${String(given)} turns`, 'none');
        return;
      case 'play': {
        const play = readObject('play', given);
        expectOnlyKeys(play, ['card', 'line', 'face', 'side']);
        const def = defOf(play['card']);
        const opposite = play['side'] === 'opp';
        const move = playMove(def, Number(play['line']), play['face'] === 'up', opposite);
        if (!legalActions(state).includes(move)) failCase('play', 'a legal play', given);
        this.act(slotOf(state, def), move & 255);
        return;
      }
      case 'refresh':
        if (!legalActions(state).some((move) => kindOf(move) !== M_PLAY))
          failCase('refresh', 'legal', 'not');
        this.act(S.NO_CARD, 0);
        return;
      default:
        failCase('do', 'a known step', word);
    }
  }

  private act(card: CardSlot, way: number): void {
    const { state } = this;
    const { now } = state;
    this.begin(S.ACTION);
    state.frames[STEP] = 1;
    now[S.ANSWER] = card;
    now[S.ANSWER_WAY] = way;
    this.work(() => now[S.PHASE] !== S.ACTION);
  }

  finish(expect: JsonObject): void {
    if (this.answers.length > 0) failCase('answers', 'all used', `${this.answers.length} left`);
    if (this.expected !== undefined && this.expected.length > this.decisions.length) {
      failCase('decisions', this.expected.length, this.decisions.length);
    }
    if (this.aiExpected.length !== this.aiAsked)
      failCase('ai', this.aiExpected.length, this.aiAsked);
    if (this.chance !== undefined && this.chance.length > 0)
      failCase('chance', 'all used', this.chance);
    const { decisions: _decisions, ai: _ai, ...rest } = expect;
    checkTable(this, rest);
  }
}
