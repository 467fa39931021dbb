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
interface World<K extends GameTypes> {
  readonly state: StateOf<K>;
  readonly steps: readonly TrueStep[];
  /** An outcome of chance as text. */
  draw(random: Sfc32): string;
  /** The move that a text means here. */
  read(text: string): Move | undefined;
  play(move: Move): ReaderStep<K>;
  /** Undefined where the outcome does not fit. */
  deal(full: string): ReaderStep<K> | undefined;
}

function worldOf<K extends GameTypes>(
  subject: ExchangeSubject<K>,
  reader: Reader,
  starter: Seat,
): World<K> {
  const { game, options } = subject;
  const seats = subject.seats ?? game.seats[0] ?? 2;
  const state = game.create(options, seats);
  game.setup(state, { number: 0, starter, carry: Array<number>(seats).fill(0) });
  const steps: TrueStep[] = [];

  /** The world after its first steps. */
  const earlier = (count: number): World<K> => {
    const world = worldOf(subject, reader, starter);
    for (const { seat, text } of steps.slice(0, count)) {
      if (seat === null) world.deal(text);
      else world.play(world.read(text) ?? 0);
    }
    return world;
  };
  /** Views are made when they are looked at: most of a past is not. */
  const shown = (text: string, seen: readonly K['seen'][]): ReaderStep<K> => {
    const { length } = steps;
    return {
      text,
      seen,
      get view() {
        return game.view(steps.length === length ? state : earlier(length).state, reader);
      },
    };
  };
  return {
    state,
    steps,
    draw(random) {
      const outcome = new Uint8Array(game.maxOutcome);
      const length = game.draw(state, random, outcome);
      return game.formatDealTruth(state, outcome, length);
    },
    read(text) {
      const move = game.read(state, game.turn(state), text);
      return isRefusal(move) ? undefined : move;
    },
    play(move) {
      steps.push({ seat: game.turn(state), text: game.formatTruth(state, move) });
      const text = game.format(state, move, reader);
      const seen: K['seen'][] = [];
      game.play(state, move, (event) => void seen.push(...seenOf(game, event, reader)));
      return shown(text, seen);
    },
    deal(full) {
      const outcome = new Uint8Array(game.maxOutcome);
      const length = game.readDeal(state, full, outcome);
      if (isRefusal(length)) return undefined;
      steps.push({ seat: null, text: full });
      const text = game.formatDeal(state, outcome, length, reader);
      const seen: K['seen'][] = [];
      game.deal(state, outcome, length, (event) => void seen.push(...seenOf(game, event, reader)));
      return shown(text, seen);
    },
  };
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
  const one = worldOf(subject, reader, starter);
  const past = playSome(game, one, random);
  for (let tries = 0; tries < TRIES; tries++) {
    const cards = someCards(game, one.state, past, random);
    if (cards === undefined) return undefined;
    const other = worldOf(subject, reader, starter);
    const compared = compare(subject, reader, [one, other], cards, past, random);
    if (compared !== undefined) return { starter, cards, ...compared };
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

/** Plays the past of one world in the other with the cards exchanged, and on in both; undefined where it cannot be played. */
function compare<K extends GameTypes>(
  { game, tellsApart }: ExchangeSubject<K>,
  reader: Reader,
  [one, other]: readonly [World<K>, World<K>],
  cards: readonly [string, string],
  past: readonly ReaderStep<K>[],
  random: Sfc32,
): Pick<Exchange, 'steps' | 'alike' | 'fault'> | undefined {
  const [first, second] = cards;
  let alike = 0;
  let fault: string | undefined;
  const mirror = (text: string): string =>
    text.replaceAll(naming(cards), (name) => (name === first ? second : first));

  /** A move of the first world in the other. */
  const playText = (text: string): ReaderStep<K> | undefined => {
    const move = other.read(mirror(text));
    return move === undefined ? undefined : other.play(move);
  };

  /** The step names one of the two cards, or the rules tell the worlds apart. */
  const isLawful = (was: ReaderStep<K>, is: ReaderStep<K>): boolean => {
    const told = JSON.stringify([was, is].map(({ text, seen }) => [text, seen]));
    return naming(cards).test(told) || tellsApart?.(was, is) === true;
  };

  /** What readers hear of a step in both worlds; with the views after it, unless the same is looked at later. */
  const isAlike = (was: ReaderStep<K>, is: ReaderStep<K>, views = true, dealt = false): boolean => {
    const found =
      jsonDifference([is.text, is.seen], [was.text, was.seen], 'told') ??
      (views ? jsonDifference(is.view, was.view, 'view') : undefined);
    if (found === undefined) {
      alike++;
      return true;
    }
    if (!dealt && !isLawful(was, is)) {
      fault =
        `${nameOf(reader)} can tell ${first} and ${second} apart ` +
        `after ${one.steps[alike]?.text}: ${found}`;
    }
    return false;
  };

  /** Plays in the other world what was played in the first; false where that cannot be. */
  const repeat = (): boolean => {
    let dealt = false;
    for (const [i, { seat, text }] of one.steps.entries()) {
      const named = naming(cards).test(text);
      const is = seat === null ? other.deal(mirror(text)) : playText(text);
      if (is === undefined) return false;
      // The cards come into the game: a reader who is dealt one of them knows it.
      const comes: boolean = named && seat === null && !dealt;
      dealt ||= comes;
      const last = i === one.steps.length - 1;
      if (!isAlike(past[i]!, is, last || comes, comes)) return false;
    }
    return true;
  };

  /** Plays on in both worlds until they are told apart or the deal is over. */
  const playOn = (): void => {
    while (one.steps.length < MOST_STEPS) {
      const turn = game.turn(one.state);
      if (turn === OVER) return;
      if (turn === CHANCE) {
        const text = one.draw(random);
        const is = other.deal(mirror(text));
        if (is === undefined || !isAlike(one.deal(text)!, is)) return;
        continue;
      }
      const moves = listMoves(game, one.state);
      let is: ReaderStep<K> | undefined;
      let was: ReaderStep<K> | undefined;
      while (moves.length > 0 && is === undefined) {
        const [move = 0] = moves.splice(random.below(moves.length), 1);
        is = playText(game.formatTruth(one.state, move));
        if (is !== undefined) was = one.play(move);
      }
      if (was === undefined || is === undefined || !isAlike(was, is)) return;
    }
  };

  if (repeat()) playOn();
  else if (fault === undefined) return undefined;
  const upTo = ({ steps }: World<K>): readonly TrueStep[] => steps.slice(0, alike + 1);
  return { steps: [upTo(one), upTo(other)], alike, fault };
}
