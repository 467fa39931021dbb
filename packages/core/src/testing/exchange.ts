/**
 * Law 5 over a whole deal: a deal is played twice, the second time with two
 * cards exchanged wherever a text names them. As long as a reader was shown
 * neither of the two, all that the reader is shown must be the same in both
 * worlds: names, the order of lists, and into how many steps a choice is cut.
 *
 * Other pairs of worlds are made by `redeal`, which knows what a game gives
 * away and keeps to it; these know only the cards.
 */
import {
  CHANCE,
  listMoves,
  OVER,
  type Game,
  type GameTypes,
  type Move,
  type Reader,
  type Seat,
  type StateOf,
} from '../game.ts';
import { Sfc32 } from '../random.ts';
import { isRefusal } from '../refusal.ts';
import { jsonDifference } from './compare.ts';
import { nameOf, type LawSubject, type ReaderStep } from './subject.ts';

/** What exchanges need to know of a game. */
export type ExchangeSubject<K extends GameTypes> = Pick<
  LawSubject<K>,
  'game' | 'options' | 'seats' | 'tellsApart'
>;

/** A step in full: of a seat, or of chance. */
export interface TrueStep {
  readonly seat: Seat | null;
  readonly text: string;
}

/** The same deal in two worlds. */
export interface Exchange {
  readonly starter: Seat;
  /** The two cards. */
  readonly cards: readonly [string, string];
  readonly steps: readonly [readonly TrueStep[], readonly TrueStep[]];
  /** In how many of the steps, counted from the first, the reader was shown the same; the next one lawfully tells the worlds apart. */
  readonly alike: number;
  /** What told them apart unlawfully. */
  readonly fault: string | undefined;
}

/** Longer deals are cut. */
const MOST_STEPS = 400;
/** How many pairs of cards are tried in one deal. */
const TRIES = 12;

/** Pairs of worlds for one reader, without end. */
export function* exchanges<K extends GameTypes>(
  subject: ExchangeSubject<K>,
  reader: Reader,
  seed: number,
): Generator<Exchange> {
  for (let deal = 0; ; deal++) {
    const exchange = exchangeIn(subject, reader, new Sfc32(seed + deal));
    if (exchange !== undefined) yield exchange;
  }
}

/** One world as it is played. */
class World<K extends GameTypes> {
  readonly steps: TrueStep[] = [];
  readonly state: StateOf<K>;
  private readonly subject: ExchangeSubject<K>;
  private readonly game: Game<K>;
  private readonly reader: Reader;
  private readonly starter: Seat;

  constructor(subject: ExchangeSubject<K>, reader: Reader, starter: Seat) {
    const { game, options, seats } = subject;
    const chairs = seats ?? game.seats[0] ?? 2;
    this.subject = subject;
    this.starter = starter;
    this.game = game;
    this.reader = reader;
    this.state = game.create(options, chairs);
    game.setup(this.state, { number: 0, starter, carry: Array<number>(chairs).fill(0) });
  }

  /** An outcome of chance as text. */
  draw(random: Sfc32): string {
    const outcome = new Uint8Array(this.game.maxOutcome);
    const length = this.game.draw(this.state, random, outcome);
    return this.game.formatDealTruth(this.state, outcome, length);
  }

  /** The move that a text means here. */
  read(text: string): Move | undefined {
    const move = this.game.read(this.state, this.game.turn(this.state), text);
    return isRefusal(move) ? undefined : move;
  }

  play(move: Move): ReaderStep<K> {
    const { game, state, reader } = this;
    this.steps.push({ seat: game.turn(state), text: game.formatTruth(state, move) });
    const text = game.format(state, move, reader);
    const seen: K['seen'][] = [];
    game.play(state, move, (event) => void seen.push(...seenOf(game, event, reader)));
    return this.shown(text, seen);
  }

  /** Undefined where the outcome does not fit. */
  deal(full: string): ReaderStep<K> | undefined {
    const { game, state, reader } = this;
    const outcome = new Uint8Array(game.maxOutcome);
    const length = game.readDeal(state, full, outcome);
    if (isRefusal(length)) return undefined;
    this.steps.push({ seat: null, text: full });
    const text = game.formatDeal(state, outcome, length, reader);
    const seen: K['seen'][] = [];
    game.deal(state, outcome, length, (event) => void seen.push(...seenOf(game, event, reader)));
    return this.shown(text, seen);
  }

  /** Views are made when they are looked at: most of a past is not. */
  private shown(text: string, seen: readonly K['seen'][]): ReaderStep<K> {
    const { game, state, reader, steps } = this;
    const { length } = steps;
    const earlier = this.earlier.bind(this);
    return {
      text,
      seen,
      get view() {
        const now = steps.length === length ? state : earlier(length).state;
        return game.view(now, reader);
      },
    };
  }

  /** The world after its first steps. */
  private earlier(count: number): World<K> {
    const world = new World(this.subject, this.reader, this.starter);
    for (const { seat, text } of this.steps.slice(0, count)) {
      if (seat === null) world.deal(text);
      else world.play(world.read(text) ?? 0);
    }
    return world;
  }
}

function seenOf<K extends GameTypes>(
  game: Game<K>,
  event: K['event'],
  reader: Reader,
): K['seen'][] {
  const seen = game.seen(event, reader);
  return seen === undefined ? [] : [seen];
}

/** One pair; undefined where the two cards were shown before anything was played with them. */
function exchangeIn<K extends GameTypes>(
  subject: ExchangeSubject<K>,
  reader: Reader,
  random: Sfc32,
): Exchange | undefined {
  const { game } = subject;
  const chairs = subject.seats ?? game.seats[0] ?? 2;
  const starter = game.firstStarter === 'drawn' ? random.below(chairs) : game.firstStarter;
  const one = new World(subject, reader, starter);
  const past = playSome(game, one, random);
  for (let tries = 0; tries < TRIES; tries++) {
    const cards = someCards(game, one.state, past, random);
    if (cards === undefined) return undefined;
    const other = new World(subject, reader, starter);
    const pair = new Pair(subject, reader, one, other, cards);
    if (!pair.repeat(past)) {
      if (pair.fault === undefined) continue;
      return pair.result(starter);
    }
    pair.playOn(random);
    return pair.result(starter);
  }
  return undefined;
}

/** Plays a while; what the reader was shown. */
function playSome<K extends GameTypes>(
  game: Game<K>,
  world: World<K>,
  random: Sfc32,
): ReaderStep<K>[] {
  const { state } = world;
  const shown: ReaderStep<K>[] = [];
  // Half of the pairs are of an early time, when most cards are hidden.
  const most = random.below(2) === 0 ? random.below(24) : random.below(160);
  for (let moves = 0; game.turn(state) !== OVER && (moves < most || game.turn(state) < 0);) {
    if (game.turn(state) === CHANCE) {
      const dealt = world.deal(world.draw(random));
      if (dealt === undefined) throw new Error('an outcome that was drawn is not read');
      shown.push(dealt);
      continue;
    }
    const listed = listMoves(game, state);
    shown.push(world.play(listed[random.below(listed.length)] ?? 0));
    moves++;
  }
  return shown;
}

/** Two hidden cards that the reader does not know. */
function someCards<K extends GameTypes>(
  game: Game<K>,
  state: StateOf<K>,
  past: readonly ReaderStep<GameTypes>[],
  random: Sfc32,
): readonly [string, string] | undefined {
  const told = past.map(({ text, seen }) => JSON.stringify([text, seen])).join('\n');
  const names = [...new Set(Object.values(game.hidden(state)).flat())].filter(
    (name) => !naming([name]).test(told),
  );
  if (names.length < 2) return undefined;
  const first = names.splice(random.below(names.length), 1)[0] ?? '';
  return [first, names[random.below(names.length)] ?? ''];
}

/** Where a text names one of these cards. */
function naming(cards: readonly string[]): RegExp {
  const words = cards.map((card) => card.replaceAll(/[^\w ]/g, String.raw`\$&`));
  return new RegExp(String.raw`(?<![\w-])(?:${words.join('|')})(?![\w-])`, 'g');
}

class Pair<K extends GameTypes> {
  fault: string | undefined;
  private alike = 0;
  private readonly subject: ExchangeSubject<K>;
  private readonly reader: Reader;
  private readonly one: World<K>;
  private readonly other: World<K>;
  private readonly cards: readonly [string, string];

  constructor(
    subject: ExchangeSubject<K>,
    reader: Reader,
    one: World<K>,
    other: World<K>,
    cards: readonly [string, string],
  ) {
    this.subject = subject;
    this.reader = reader;
    this.one = one;
    this.other = other;
    this.cards = cards;
  }

  result(starter: Seat): Exchange {
    const { cards, alike, fault } = this;
    const [mine, theirs] = [this.one, this.other].map(({ steps }) => steps.slice(0, alike + 1));
    return { starter, cards, steps: [mine ?? [], theirs ?? []], alike, fault };
  }

  /** Plays in the other world what was played in the first; false where that cannot be. */
  repeat(past: readonly ReaderStep<K>[]): boolean {
    let dealt = false;
    for (const [i, { seat, text }] of this.one.steps.entries()) {
      const named = naming(this.cards).test(text);
      const is = seat === null ? this.other.deal(this.mirror(text)) : this.playText(text);
      if (is === undefined) return false;
      // The cards come into the game: a reader who is dealt one of them knows it.
      const comes: boolean = named && seat === null && !dealt;
      dealt ||= comes;
      const last = i === this.one.steps.length - 1;
      if (!this.compare(past[i]!, is, last || comes, comes)) return false;
    }
    return true;
  }

  /** Plays on in both worlds until they are told apart or the deal is over. */
  playOn(random: Sfc32): void {
    const { game } = this.subject;
    const { one, other } = this;
    while (one.steps.length < MOST_STEPS) {
      const turn = game.turn(one.state);
      if (turn === OVER) return;
      if (turn === CHANCE) {
        const text = one.draw(random);
        const is = other.deal(this.mirror(text));
        if (is === undefined) return;
        if (!this.compare(one.deal(text)!, is)) return;
        continue;
      }
      const moves = listMoves(game, one.state);
      let is: ReaderStep<K> | undefined;
      let was: ReaderStep<K> | undefined;
      while (moves.length > 0 && is === undefined) {
        const [move = 0] = moves.splice(random.below(moves.length), 1);
        is = this.playText(game.formatTruth(one.state, move));
        if (is !== undefined) was = one.play(move);
      }
      if (was === undefined || is === undefined) return;
      if (!this.compare(was, is)) return;
    }
  }

  /** A move of the first world in the other, with the cards exchanged. */
  private playText(text: string): ReaderStep<K> | undefined {
    const move = this.other.read(this.mirror(text));
    return move === undefined ? undefined : this.other.play(move);
  }

  private mirror(text: string): string {
    const [first, second] = this.cards;
    return text.replaceAll(naming(this.cards), (name) => (name === first ? second : first));
  }

  /** What readers hear of a step in both worlds; with the views after it, unless the same is looked at later. */
  private compare(was: ReaderStep<K>, is: ReaderStep<K>, views = true, dealt = false): boolean {
    const found =
      jsonDifference([is.text, is.seen], [was.text, was.seen], 'told') ??
      (views ? jsonDifference(is.view, was.view, 'view') : undefined);
    if (found === undefined) {
      this.alike++;
      return true;
    }
    if (!dealt && !this.isLawful(was, is)) {
      const [first, second] = this.cards;
      this.fault =
        `${nameOf(this.reader)} can tell ${first} and ${second} apart ` +
        `after ${this.one.steps[this.alike]?.text}: ${found}`;
    }
    return false;
  }

  /** The step names one of the two cards, or the rules tell the worlds apart. */
  private isLawful(was: ReaderStep<K>, is: ReaderStep<K>): boolean {
    const told = JSON.stringify([was, is].map(({ text, seen }) => [text, seen]));
    return naming(this.cards).test(told) || this.subject.tellsApart?.(was, is) === true;
  }
}
