/** Runs golden files of the format compile-golden/1: positions, steps, answers, expectations. */
import {
  joinReports,
  onlyKeys,
  runCases,
  same,
  sameSet,
  Sfc32,
  wrong,
  type GoldenRunner,
  type JsonObject,
} from '@pakli/core';
import {
  M_CARD,
  M_DONE,
  M_PLAY,
  kindOf,
  ASK_HAND,
  RESTING,
  withdraw,
  playMove,
} from './effects/offers.ts';
import { total } from './effects/measure.ts';
import { nameOf } from './effects/log.ts';
import { AT, push, STEP, TURNING } from './effects/stack.ts';
import { compiledLoss, flipScore, ownSwap } from './knowledge/numbers.ts';
import { seed } from './knowledge/seed.ts';
import { defOf, listOf, load, objectOf, objectsOf, ZONE_WORDS } from './golden-position.ts';
import { optionName } from './notation.ts';
import { deal, draw } from './play.ts';
import { apply, awaitsChance, run } from './run.ts';
import {
  ACTION,
  ANSWER,
  ANSWER_WAY,
  ASK,
  ASKED,
  CACHE,
  cardsIn,
  CHANCE_ZONE,
  COMPILE,
  CONTROL,
  CONTROLLING,
  copy,
  END,
  ENDING,
  FRAMES,
  HAND,
  LEAST,
  MOST,
  NO_CARD,
  OFFERED,
  PHASE,
  PLAYER,
  sideOf,
  slotOf,
  STACK,
  START,
  State,
  TURN,
  UNTIL,
  WINNER,
  zoneOf,
  type Card,
} from './state.ts';
import { compilable, offerActions, TURN_END } from './turn.ts';
import { PROTOCOL_NAMES, type Event } from './types.ts';
import { view } from './view.ts';
import { log } from './effects/log.ts';

const CASE_KEYS =
  'id title group source reviewed position do answers expect chance log ai note'.split(' ');
const STATE_KEYS =
  'stacks hand trash deck plates control winner turn totals compilable legal owner view revealed'.split(
    ' ',
  );
const PHASE_WORDS: Readonly<Record<string, number>> = {
  start: START,
  control: CONTROLLING,
  compile: COMPILE,
  cache: CACHE,
  end: ENDING,
};
export const golden: GoldenRunner = {
  formats: ['compile-golden/1'],
  run(file) {
    const shape = runCases([file], (all) => onlyKeys(all, ['format', 'game', 'cases', 'note']));
    return joinReports({ passed: 0, failures: shape.failures }, runCases(file['cases'], runCase));
  },
};

interface Decision {
  readonly p: number;
  readonly options: readonly string[];
  readonly min?: number;
  readonly max?: number;
}

class Runner {
  readonly state: State;
  readonly revealed: string[][] = [];
  readonly decisions: Decision[] = [];
  private readonly answers: JsonObject[];
  private readonly chance: JsonObject[] | undefined;
  private readonly expected: readonly JsonObject[] | undefined;
  private readonly random = new Sfc32(1);
  private readonly ai: number | undefined;
  private readonly aiExpected: readonly JsonObject[];
  private aiAsked = 0;

  constructor(test: JsonObject, expect: JsonObject) {
    this.state = load(objectOf('position', test['position']));
    const moves = test['log'] === undefined ? undefined : objectsOf('log', test['log']);
    this.answers = moves ?? objectsOf('answers', test['answers'] ?? []);
    this.answers = [...this.answers];
    this.expected =
      moves ??
      (expect['decisions'] === undefined ? undefined : objectsOf('decisions', expect['decisions']));
    this.chance = test['chance'] === undefined ? undefined : objectsOf('chance', test['chance']);
    if (test['ai'] !== undefined) {
      const ai = objectOf('ai', test['ai']);
      onlyKeys(ai, ['player']);
      this.ai = Number(ai['player']);
    }
    this.aiExpected = objectsOf('ai', expect['ai'] ?? []);
  }

  private listen(): void {
    log.sink = (event: Event): void => {
      if (event.kind === 'reveal') this.revealed.push(event.cards.map(({ card }) => card));
    };
  }

  /** Lets the engine work and answers what it asks, until it rests or the game is over. */
  private work(): void {
    const { state } = this;
    for (;;) {
      this.listen();
      run(state);
      log.sink = undefined;
      if (state.now[END] !== 0 || state.now[ASK] === RESTING) break;
      if (awaitsChance(state)) this.deal();
      else this.decide();
    }
    const { now } = state;
    state.frames.fill(0, 0, 16);
    now[FRAMES] = 0;
    now[UNTIL] = 0;
    now[ASK] = RESTING;
  }

  private deal(): void {
    const { state } = this;
    const outcome = new Uint8Array(36);
    let length = draw(state, this.random, outcome);
    const given = this.chance?.shift();
    if (given !== undefined) {
      if (given['deck'] !== undefined) {
        onlyKeys(given, ['shuffle', 'deck']);
        same('shuffle', given['shuffle'], sideOf(state.now[CHANCE_ZONE]!));
        const defs = listOf('deck', given['deck']).map(defOf);
        sameSet('shuffled', defs, [...outcome.subarray(0, length)]);
        outcome.set(defs);
      } else {
        onlyKeys(given, ['pick', 'from']);
        const from = cardsIn(state, state.now[CHANCE_ZONE]!).map((card) => nameOf(state, card));
        sameSet('pick from', listOf('from', given['from']), from);
        outcome[0] = defOf(given['pick']);
        length = 1;
      }
    } else if (this.chance !== undefined) wrong('chance', 'another result', 'none left');
    this.listen();
    deal(state, outcome, length);
  }

  private decide(): void {
    const { state } = this;
    const { now } = state;
    const p = now[ASKED]!;
    const several = now[ASK] === ASK_HAND;
    const offers = [...state.offers.subarray(0, now[OFFERED])];
    const names = several
      ? cardsIn(state, zoneOf(p, HAND)).map((card) => nameOf(state, card))
      : offers.map((move) => optionName(state, move));
    if (this.ai === p) {
      this.decideByPlayer(names);
      return;
    }
    const index = this.decisions.length;
    this.decisions.push({
      p,
      options: names,
      ...(several ? { min: now[LEAST]!, max: now[MOST]! } : {}),
    });
    const expected = this.expected?.[index];
    if (this.expected !== undefined) {
      if (expected === undefined)
        wrong('decisions', 'no more decisions', `P${p}: ${names.join(' ')}`);
      onlyKeys(expected, ['p', 'options', 'min', 'max', 'at', 'take']);
      same(`decision ${index + 1}: player`, expected['p'], p);
      sameSet(`decision ${index + 1}: options`, listOf('options', expected['options']), names);
      if (several || expected['min'] !== undefined || expected['max'] !== undefined) {
        same(
          `decision ${index + 1}: min, max`,
          [expected['min'], expected['max']],
          several ? [now[LEAST], now[MOST]] : [undefined, undefined],
        );
      }
      if (expected['at'] !== undefined) this.check(objectOf('at', expected['at']));
    }
    const answer = this.answers.shift();
    if (answer === undefined)
      wrong('answers', 'an answer', `P${p} is asked for ${names.join(' ')}`);
    same(`answer ${index + 1}: player`, answer['p'], p);
    const taken = listOf('take', Array.isArray(answer['take']) ? answer['take'] : [answer['take']]);
    for (const name of taken) {
      if (!names.includes(String(name))) wrong(`answer ${index + 1}`, names.join(' '), name);
    }
    this.listen();
    if (several) this.choose(taken);
    else apply(state, offers[names.indexOf(String(taken[0]))] ?? 0);
  }

  /** A set of hand cards: picked in rising order, then no more. */
  private choose(names: readonly unknown[]): void {
    const { state } = this;
    if (names.length < state.now[LEAST]! || names.length > state.now[MOST]!) {
      wrong('take', `${state.now[LEAST]} to ${state.now[MOST]} cards`, names);
    }
    for (const def of names.map(defOf).sort((a, b) => a - b)) apply(state, M_CARD | def);
    apply(state, M_DONE);
  }

  private decideByPlayer(names: readonly string[]): void {
    const { state } = this;
    const expected = this.aiExpected[this.aiAsked++];
    if (expected === undefined) wrong('ai', 'no more decisions', names.join(' '));
    onlyKeys(expected, ['options', 'allowed']);
    sameSet('ai options', listOf('options', expected['options']), names);
    const given = view(state, state.now[ASKED]);
    const { move } = seed.think(given, this.random).answer();
    const name = optionName(state, move);
    if (!listOf('allowed', expected['allowed']).includes(name)) {
      wrong('ai', expected['allowed'], name);
    }
    this.listen();
    apply(state, move);
  }

  private start(phase: number, until: number): void {
    const { now } = this.state;
    now[ASK] = 0;
    now[PHASE] = phase;
    now[UNTIL] = until;
    push(this.state, TURNING);
  }

  do(step: JsonObject): void {
    const [word, ...more] = Object.keys(step);
    if (word === undefined || more.length > 0) wrong('do', 'one step', step);
    const { state } = this;
    const { now } = state;
    if (now[END] !== 0 && word !== 'check') wrong('do', 'a game that goes on', word);
    const given = step[word];
    switch (word) {
      case 'check':
        this.check(objectOf('check', given));
        return;
      case 'phase': {
        const phase = PHASE_WORDS[String(given)] ?? wrong('phase', 'a phase', given);
        this.start(phase, phase);
        this.work();
        return;
      }
      case 'turn':
        this.start(START, TURN_END);
        this.work();
        return;
      case 'game':
        for (let turn = 0; turn < Number(given) && now[END] === 0; turn++) {
          this.start(START, TURN_END);
          this.work();
        }
        if (now[END] === 0) wrong('game', `a winner after ${String(given)} turns`, 'none');
        return;
      case 'play': {
        const play = objectOf('play', given);
        onlyKeys(play, ['card', 'line', 'face', 'side']);
        const def = defOf(play['card']);
        const opposite = play['side'] === 'opp';
        const move = playMove(def, Number(play['line']), play['face'] === 'up', opposite);
        if (!this.legal().includes(move)) wrong('play', 'a legal play', given);
        this.act(slotOf(state, def), move & 255);
        return;
      }
      case 'refresh':
        if (!this.legal().some((move) => kindOf(move) !== M_PLAY)) wrong('refresh', 'legal', 'not');
        this.act(NO_CARD, 0);
        return;
      default:
        wrong('do', 'a known step', word);
    }
  }

  private act(card: Card, way: number): void {
    const { state } = this;
    this.start(ACTION, ACTION);
    state.frames[STEP] = 1;
    state.frames[AT] = 0;
    state.now[ANSWER] = card;
    state.now[ANSWER_WAY] = way;
    this.work();
  }

  /** The actions that the turn player would have in the action phase now. */
  private legal(): number[] {
    const { state } = this;
    const other = new State(state.options);
    copy(state, other);
    withdraw(other);
    offerActions(other, other.now[PLAYER]!);
    return [...other.offers.subarray(0, other.now[OFFERED])];
  }

  /** Compares every key that is stated. */
  check(expect: JsonObject): void {
    onlyKeys(expect, STATE_KEYS);
    for (const [key, wanted] of Object.entries(expect)) this.compare(key, wanted);
  }

  private names(player: number, kind: number): string[] {
    const { state } = this;
    return cardsIn(state, zoneOf(player, kind)).map(
      (card) => (kind >= STACK && state.up[card] === 0 ? '~' : '') + nameOf(state, card),
    );
  }

  private compare(key: string, wanted: unknown): void {
    const { state } = this;
    const { now } = state;
    const byPlayer = (check: (player: number, wanted: unknown) => void): void => {
      const given = objectOf(key, wanted);
      onlyKeys(given, ['P0', 'P1']);
      for (const [name, one] of Object.entries(given)) check(name === 'P0' ? 0 : 1, one);
    };
    switch (key) {
      case 'stacks':
        byPlayer((player, stacks) =>
          same(
            `stacks P${player}`,
            stacks,
            [0, 1, 2].map((line) => this.names(player, STACK + line)),
          ),
        );
        return;
      case 'hand':
      case 'trash':
      case 'deck':
        byPlayer((player, cards) =>
          zoneCheck(
            `${key} P${player}`,
            cards,
            this.names(player, ZONE_WORDS[key]),
            key === 'deck',
          ),
        );
        return;
      case 'plates':
        byPlayer((player, plates) =>
          same(
            `plates P${player}`,
            plates,
            [0, 1, 2].map(
              (line) =>
                (PROTOCOL_NAMES[state.plates[3 * player + line]!] ?? '') +
                (state.compiled[3 * player + line] === 0 ? '' : '*'),
            ),
          ),
        );
        return;
      case 'control':
        same(key, wanted, now[CONTROL] === 0 ? null : now[CONTROL]! - 1);
        return;
      case 'winner':
        same(key, wanted, now[WINNER] === 0 ? null : now[WINNER]! - 1);
        return;
      case 'turn':
        same(key, wanted, { player: now[PLAYER], n: now[TURN] });
        return;
      case 'totals':
        byPlayer((player, totals) =>
          same(
            `totals P${player}`,
            totals,
            [0, 1, 2].map((line) => total(state, player, line)),
          ),
        );
        return;
      case 'compilable': {
        const lines = compilable(state, now[PLAYER]!);
        sameSet(
          key,
          listOf(key, wanted),
          [0, 1, 2].filter((line) => (lines >> line) & 1),
        );
        return;
      }
      case 'legal':
        sameSet(
          key,
          listOf(key, wanted),
          this.legal().map((move) => optionName(state, move)),
        );
        return;
      case 'owner':
        for (const [name, owner] of Object.entries(objectOf(key, wanted))) {
          same(`owner of ${name}`, owner, sideOf(state.place[slotOf(state, defOf(name))]!));
        }
        return;
      case 'revealed':
        same(
          key,
          listOf(key, wanted).map((set) => listOf(key, set).map(String).sort()),
          this.revealed.map((set) => [...set].sort()),
        );
        return;
      case 'view':
        byPlayer((player, given) => this.checkView(player, objectOf(key, given)));
        return;
      default:
        wrong('expect', 'a known key', key);
    }
  }

  private checkView(player: number, wanted: JsonObject): void {
    onlyKeys(wanted, ['knows', 'hand', 'deck']);
    const { players, commits } = view(this.state, player);
    const known = [
      ...players.flatMap(({ hand, trash, stacks }) => [
        ...(hand ?? []),
        ...trash,
        ...stacks.flat().flatMap(({ card }) => card ?? []),
      ]),
      ...commits.flatMap(({ card }) => card ?? []),
    ];
    if (wanted['knows'] !== undefined)
      sameSet(`view P${player}`, listOf('knows', wanted['knows']), known);
    for (const [key, counts] of [
      ['hand', players.map(({ handCount }) => handCount)],
      ['deck', players.map(({ deckCount }) => deckCount)],
    ] as const) {
      if (wanted[key] !== undefined) same(`view P${player} ${key}`, wanted[key], counts);
    }
  }

  finish(expect: JsonObject): void {
    if (this.answers.length > 0) wrong('answers', 'all used', `${this.answers.length} left`);
    if (this.expected !== undefined && this.expected.length > this.decisions.length) {
      wrong('decisions', this.expected.length, this.decisions.length);
    }
    if (this.aiExpected.length !== this.aiAsked) wrong('ai', this.aiExpected.length, this.aiAsked);
    if (this.chance !== undefined && this.chance.length > 0)
      wrong('chance', 'all used', this.chance);
    const { decisions: _decisions, ai: _ai, ...rest } = expect;
    this.check(rest);
  }
}

/** A list is a multiset (a deck: in order); or its size, with some of its cards. */
function zoneCheck(what: string, wanted: unknown, got: readonly string[], inOrder: boolean): void {
  if (Array.isArray(wanted)) {
    if (inOrder) same(what, wanted, got);
    else sameSet(what, wanted, got);
    return;
  }
  const given = objectOf(what, wanted);
  onlyKeys(given, ['size', 'includes', 'anyOrder']);
  if (given['size'] !== undefined) same(`${what}: size`, given['size'], got.length);
  if (given['anyOrder'] !== undefined) sameSet(what, listOf(what, given['anyOrder']), got);
  for (const name of listOf(what, given['includes'] ?? [])) {
    if (!got.includes(String(name))) wrong(what, name, got.join(' '));
  }
}

function formula(given: JsonObject): unknown {
  onlyKeys(given, ['name', 'Vc', 'Vu', 'value', 'effectPower']);
  const number = (key: string): number => Number(given[key]);
  switch (given['name']) {
    case 'ownSwap':
      return ownSwap(number('Vc'), number('Vu'));
    case 'compiledLoss':
      return compiledLoss(number('Vc'), number('Vu'));
    case 'flipScore':
      return flipScore(number('value'), number('effectPower'));
    default:
      return wrong('formula', 'a known formula', given['name']);
  }
}

function runCase(test: JsonObject): void {
  onlyKeys(test, CASE_KEYS);
  const expect = objectOf('expect', test['expect']);
  const steps = listOf('do', test['do']).map((step) => objectOf('do', step));
  if (test['position'] === undefined) {
    onlyKeys(expect, ['results']);
    const results = steps.map((step) => {
      onlyKeys(step, ['formula']);
      return formula(objectOf('formula', step['formula']));
    });
    same('results', expect['results'], results);
    return;
  }
  const runner = new Runner(test, expect);
  for (const step of steps) runner.do(step);
  runner.finish(expect);
}
