/** 4 and 6: from the draft to the end of the game. */
import { cardsOf, SETS } from './cards.ts';
import { mixed, show } from './knowledge.ts';
import { cacheSkipped, leads, type Play } from './lasting.ts';
import {
  compilable,
  compileLine,
  canRefresh,
  discard,
  FULL_HAND,
  inOrder,
  play,
  refresh,
} from './moves.ts';
import { playName, playsOf } from './plays.ts';
import {
  LINES,
  other,
  Over,
  PLAYERS,
  type Card,
  type Chance,
  type Flow,
  type Model,
  type Plate,
  type Player,
  type Question,
  type Side,
} from './state.ts';
import { ask, happened, pickHand, pickLine, resolveNoted, sentence, wakes } from './texts.ts';
import type { Options } from '../../src/index.ts';

/** Turns in a row that may ask nobody anything where no other limit holds (6). */
const SILENT_TURNS = 400;

/** A game that waits for an answer, or is over. */
export interface Game {
  readonly model: Model;
  /** The pending question; undefined when the game is over. */
  readonly waits: Question | Chance | undefined;
  answer(text: string): void;
  resign(player: Player): void;
}

/** `resolved` is called with each text that resolves. */
export function begin(options: Options, starter: Player, resolved: Set<string>): Game {
  const first = options.first === 'random' ? starter : options.first === 'P0' ? 0 : 1;
  const model = newModel(options, first, resolved);
  return started(model, whole(model));
}

/** The cards of a player at the beginning of a turn. */
export interface Laid {
  readonly plates: readonly Plate[];
  /** Names; the top of the deck is last. */
  readonly hand: readonly string[];
  readonly deck: readonly string[];
  readonly trash: readonly string[];
  /** By line, bottom first; `~` is face-down. */
  readonly stacks: readonly [readonly string[], readonly string[], readonly string[]];
}

/** A game that starts at the beginning of a turn: all players know the open cards. */
export function beginAt(
  options: Options,
  player: Player,
  number: number,
  control: Player | null,
  laid: readonly [Laid, Laid],
  resolved: Set<string>,
): Game {
  const model = newModel(options, player, resolved);
  const cards = new Map(
    laid
      .flatMap(({ plates }) => plates)
      .flatMap(({ protocol }) => cardsOf(protocol, options.unity4))
      .map((card) => [card.name, card] as const),
  );
  for (const seat of PLAYERS) {
    const side = model.sides[seat];
    const { plates, hand, deck, trash, stacks } = laid[seat];
    const take = (name: string): Card => cards.get(name.replace('~', ''))!;
    side.plates = plates.map(({ protocol, compiled }) => ({ protocol, compiled }));
    side.deck = deck.map(take);
    side.hand = hand.map(take);
    side.trash = trash.map(take);
    for (const line of LINES) {
      for (const name of stacks[line]) {
        const card = take(name);
        card.up = !name.startsWith('~');
        side.stacks[line].push(card);
        show(model, card, card.up ? PLAYERS : [seat]);
      }
    }
    for (const card of side.hand) show(model, card, [seat]);
    for (const card of side.trash) show(model, card, PLAYERS);
  }
  model.number = number;
  model.control = control;
  return started(model, turns(model));
}

function started(model: Model, flow: Flow<void>): Game {
  let waits: Question | Chance | undefined;
  const step = (text?: string): void => {
    try {
      const { done, value } = text === undefined ? flow.next() : flow.next(text);
      waits = done ? undefined : value;
    } catch (error) {
      if (!(error instanceof Over)) throw error;
      waits = undefined;
    }
  };
  step();
  return {
    model,
    get waits() {
      return waits;
    },
    answer: step,
    resign(player) {
      model.over = 'resigned';
      model.winner = other(player);
      waits = undefined;
    },
  };
}

function newSide(): Side {
  return { deck: [], hand: [], trash: [], plates: [], stacks: [[], [], []] };
}

function newModel(options: Options, starter: Player, resolved: Set<string>): Model {
  return {
    options,
    starter,
    sides: [newSide(), newSide()],
    control: null,
    player: starter,
    number: 0,
    phase: 'setup',
    ban: [null, null],
    ways: [],
    texts: [],
    resolved,
    notes: [],
    drafted: [],
    over: null,
    winner: null,
    asked: false,
    silent: 0,
    knows: [new Set(), new Set()],
    trace: [],
  };
}

function* whole(model: Model): Flow<void> {
  yield* draft(model);
  yield* dealDecks(model);
  model.number = 1;
  yield* turns(model);
}

function* turns(model: Model): Flow<void> {
  for (;;) yield* turn(model);
}

/** 4.1, 4.2, 4.5: the plates. */
function* draft(model: Model): Flow<void> {
  const { options, starter, drafted } = model;
  const picks: Player[] = [0, 1, 1, 0, 0, 1].map((turned) =>
    turned === 0 ? starter : other(starter),
  );
  const lay = (player: Player, protocol: string): void =>
    void model.sides[player].plates.push({ protocol, compiled: false });
  if (options.draft === 'fixed') {
    for (const name of [options.P0L0, options.P0L1, options.P0L2]) lay(0, name);
    for (const name of [options.P1L0, options.P1L1, options.P1L2]) lay(1, name);
    return;
  }
  let pool = options.sets.split('+').flatMap((set) => SETS[set]!);
  if (options.draft === 'random') {
    const names = (yield { chance: 'protocols', from: pool }).split(' ');
    if (names.length !== 6 || new Set(names).size !== 6) throw new Error('not six protocols');
    if (!names.every((name) => pool.includes(name))) throw new Error('not in the pool');
    for (const [i, name] of names.entries()) lay(picks[i]!, name);
    return;
  }
  if (options.draft === 'ban') {
    for (const player of [starter, other(starter)]) {
      const banned = yield* ask(model, player, 'ban', pool);
      pool = pool.filter((name) => name !== banned);
      drafted.push(banned);
    }
  }
  for (const player of picks) {
    const name = yield* ask(model, player, 'draft', pool);
    pool = pool.filter((one) => one !== name);
    drafted.push(name);
    lay(player, name);
  }
}

function namesOf(cards: readonly Card[]): string[] {
  return cards.map(({ name }) => name);
}

/** 4.3. */
function* dealDecks(model: Model): Flow<void> {
  const decks = PLAYERS.map((player) =>
    model.sides[player].plates.flatMap(({ protocol }) => cardsOf(protocol, model.options.unity4)),
  );
  const answer = yield { chance: 'decks', decks: [namesOf(decks[0]!), namesOf(decks[1]!)] };
  const orders = answer.split(';').map((part) => part.trim());
  for (const player of PLAYERS) {
    const side = model.sides[player];
    side.deck = inOrder(decks[player]!, orders[player]!);
    mixed(model, side.deck);
    for (let i = 0; i < FULL_HAND; i++) {
      const card = side.deck.pop()!;
      side.hand.push(card);
      show(model, card, [player]);
    }
  }
}

/** 6. */
function* turn(model: Model): Flow<void> {
  const { player } = model;
  model.asked = false;
  model.phase = 'start';
  yield* resolveNoted(model, noted(model, 'start'));
  model.phase = 'control';
  if (model.options.control === 'on') {
    if (LINES.filter((line) => leads(model, player, line)).length >= 2) model.control = player;
  }
  model.phase = 'compile';
  const lines = compilable(model, player);
  if (lines.length > 0) {
    const line = yield* pickLine(model, player, lines);
    yield* sentence(model, compileLine(model, player, line));
  } else {
    model.phase = 'action';
    yield* action(model, player);
  }
  model.phase = 'cache';
  if (model.sides[player].hand.length > FULL_HAND && !cacheSkipped(model, player)) {
    yield* sentence(model, clearCache(model, player));
  }
  model.phase = 'end';
  yield* resolveNoted(model, noted(model, 'end'));
  handOver(model);
}

function noted(model: Model, on: 'start' | 'end') {
  return wakes(model, on, model.player).filter(({ card }) =>
    model.sides[model.player].stacks.flat().includes(card),
  );
}

/** The action of a turn, by name. */
export function actions(model: Model, player: Player): Map<string, Play | 'refresh'> {
  const { hand } = model.sides[player];
  const plays = playsOf({ model, actor: player }, hand, LINES, [true, false], { hand: true });
  const named = new Map<string, Play | 'refresh'>();
  for (const one of plays) named.set(playName(one, player), one);
  if (canRefresh(model, player)) named.set('refresh', 'refresh');
  return named;
}

function* action(model: Model, player: Player): Flow<void> {
  const offered = actions(model, player);
  if (offered.size === 0) return;
  const holds = model.sides[player].hand.length > 0;
  const answer = yield* ask(model, player, 'action', [...offered.keys()], holds);
  const chosen = offered.get(answer)!;
  if (chosen === 'refresh') yield* sentence(model, refresh(model, player));
  else yield* sentence(model, play(model, player, chosen));
}

function* clearCache(model: Model, player: Player): Flow<void> {
  const due = model.sides[player].hand.length - FULL_HAND;
  const cards = yield* pickHand(model, player, due, due);
  discard(model, player, cards, player);
  happened(model, 'cleared', player);
}

function handOver(model: Model): void {
  const { maxTurns } = model.options;
  model.silent = model.asked ? 0 : model.silent + 1;
  const limit = maxTurns > 0 ? model.number >= maxTurns : model.silent >= SILENT_TURNS;
  model.number++;
  model.player = other(model.player);
  model.phase = 'start';
  if (!limit) return;
  model.over = 'turnLimit';
  throw new Over();
}
