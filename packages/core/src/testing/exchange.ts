/**
 * Law 5 over a whole deal: a deal is played twice, the second time with two
 * cards exchanged wherever a text names them. As long as a reader has seen
 * neither of the two, everything shown to the reader must be the same in both
 * worlds: names, the order of lists, and the number of steps of a choice.
 *
 * Other pairs of worlds are made by `redeal`, which respects what the game
 * believes to give away; these know only the cards.
 */
import {
  CHANCE,
  listMoves,
  OVER,
  type GameTypes,
  type Move,
  type Reader,
  type Seat,
} from '../game.ts';
import { Sfc32 } from '../random.ts';
import { isRefusal } from '../refusal.ts';
import { Table } from '../table.ts';
import { jsonDifference } from './compare.ts';
import { nameOf, type LawSubject, type ReaderStep } from './subject.ts';

/** What exchanges need to know about a game. */
export type ExchangeSubject<K extends GameTypes> = Pick<
  LawSubject<K>,
  'game' | 'options' | 'seats' | 'tellsApart'
>;

/** A step with nothing hidden: of a seat, or of chance (null). */
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
  /** For how many steps the reader was shown the same; the next step lawfully distinguishes the worlds. */
  readonly alike: number;
  /** What distinguished them unlawfully. */
  readonly fault: string | undefined;
}

/** Longer deals are cut off. */
const MOST_STEPS = 400;
/** How many pairs of cards are tried in one deal. */
const TRIES = 12;

/** An endless sequence of pairs of worlds for one reader. */
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

/** One world as it is played, and what the reader is shown of its steps. */
interface World<K extends GameTypes> {
  readonly table: Table<K>;
  play(move: Move): ReaderStep<K>;
  /** Undefined if the outcome does not fit. */
  deal(full: string): ReaderStep<K> | undefined;
}

function worldOf<K extends GameTypes>(
  { game, options, seats = game.seats[0] ?? 2 }: ExchangeSubject<K>,
  reader: Reader,
  starter: Seat,
): World<K> {
  const deal = { number: 0, starter, carry: Array<number>(seats).fill(0) };
  const table = Table.open(game, options, seats, deal);
  if (isRefusal(table)) throw new Error(`a new deal is refused: ${table.refused}`);
  const shown = (text: string): ReaderStep<K> => {
    const { length } = table.steps;
    const events = table.steps.at(-1)?.events ?? [];
    return {
      text,
      seen: events.flatMap((event) => {
        const seen = game.seen(event, reader);
        return seen === undefined ? [] : [seen];
      }),
      // Made on demand: most views of a past are never compared.
      get view() {
        return game.view((table.steps.length === length ? table : table.cut(length)).state, reader);
      },
    };
  };
  return {
    table,
    play(move) {
      const text = game.format(table.state, move, reader);
      table.play(move);
      return shown(text);
    },
    deal(full) {
      const outcome = new Uint8Array(game.maxOutcome);
      const length = game.readDeal(table.state, full, outcome);
      if (isRefusal(length)) return undefined;
      const text = game.formatDeal(table.state, outcome, length, reader);
      table.apply(outcome.slice(0, length));
      return shown(text);
    },
  };
}

/** An outcome of chance as text. */
function draw<K extends GameTypes>({ game, state }: Table<K>, random: Sfc32): string {
  const outcome = new Uint8Array(game.maxOutcome);
  const length = game.draw(state, random, outcome);
  return game.formatDealTruth(state, outcome, length);
}

/** One pair; undefined if none was found in this deal. */
function exchangeIn<K extends GameTypes>(
  subject: ExchangeSubject<K>,
  reader: Reader,
  random: Sfc32,
): Exchange | undefined {
  const { game } = subject;
  const chairs = subject.seats ?? game.seats[0] ?? 2;
  const starter = game.firstStarter === 'drawn' ? random.below(chairs) : game.firstStarter;
  const one = worldOf(subject, reader, starter);
  const past = playSome(one, random);
  for (let tries = 0; tries < TRIES; tries++) {
    const cards = someCards(one.table, past, random);
    if (cards === undefined) return undefined;
    const other = worldOf(subject, reader, starter);
    const compared = compare(subject, reader, [one, other], cards, past, random);
    if (compared !== undefined) return { starter, cards, ...compared };
  }
  return undefined;
}

/** Plays for a while and returns what the reader was shown. */
function playSome<K extends GameTypes>(world: World<K>, random: Sfc32): ReaderStep<K>[] {
  const { game, state } = world.table;
  const shown: ReaderStep<K>[] = [];
  // Half of the pairs are early ones, when most cards are hidden.
  const most = random.below(2) === 0 ? random.below(24) : random.below(160);
  for (let moves = 0; game.turn(state) !== OVER && (moves < most || game.turn(state) < 0);) {
    if (game.turn(state) === CHANCE) {
      const dealt = world.deal(draw(world.table, random));
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
  { game, state }: Table<K>,
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

/** Matches the names of these cards in a text. */
function naming(cards: readonly string[]): RegExp {
  const words = cards.map((card) => card.replaceAll(/[^\w ]/g, String.raw`\$&`));
  return new RegExp(String.raw`(?<![\w-])(?:${words.join('|')})(?![\w-])`, 'g');
}

/** Replays the past of one world in the other with the cards exchanged, then plays on in both; undefined if it cannot be replayed. */
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

  /** Plays a move of the first world in the other. */
  const playText = (text: string): ReaderStep<K> | undefined => {
    const { state, turn } = other.table;
    const move = game.read(state, turn, mirror(text));
    return isRefusal(move) ? undefined : other.play(move);
  };

  /** Whether the step names one of the two cards, or the rules distinguish the worlds. */
  const isLawful = (was: ReaderStep<K>, is: ReaderStep<K>): boolean => {
    const told = JSON.stringify([was, is].map(({ text, seen }) => [text, seen]));
    return naming(cards).test(told) || tellsApart?.(was, is) === true;
  };

  /** Whether a step looks the same in both worlds; views are compared unless a later step does it. */
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
        `after ${one.table.steps[alike]?.text}: ${found}`;
    }
    return false;
  };

  /** Replays the steps of the first world in the other; false if that is impossible or the worlds differ. */
  const repeat = (): boolean => {
    let dealt = false;
    for (const [i, { kind, text }] of one.table.steps.entries()) {
      const named = naming(cards).test(text);
      const isDeal = kind === 'chance';
      const is = isDeal ? other.deal(mirror(text)) : playText(text);
      if (is === undefined) return false;
      // The deal that brings the cards into the game: a reader who is dealt one of them knows it.
      const comes: boolean = named && isDeal && !dealt;
      dealt ||= comes;
      const last = i === one.table.steps.length - 1;
      if (!isAlike(past[i]!, is, last || comes, comes)) return false;
    }
    return true;
  };

  /** Plays on in both worlds until they differ or the deal is over. */
  const playOn = (): void => {
    while (one.table.steps.length < MOST_STEPS) {
      const { state, turn } = one.table;
      if (turn === OVER) return;
      if (turn === CHANCE) {
        const text = draw(one.table, random);
        const is = other.deal(mirror(text));
        if (is === undefined || !isAlike(one.deal(text)!, is)) return;
        continue;
      }
      const moves = listMoves(game, state);
      let is: ReaderStep<K> | undefined;
      let was: ReaderStep<K> | undefined;
      while (moves.length > 0 && is === undefined) {
        const [move = 0] = moves.splice(random.below(moves.length), 1);
        is = playText(game.formatTruth(state, move));
        if (is !== undefined) was = one.play(move);
      }
      if (was === undefined || is === undefined || !isAlike(was, is)) return;
    }
  };

  if (repeat()) playOn();
  else if (fault === undefined) return undefined;
  const upTo = ({ table }: World<K>): TrueStep[] =>
    table.steps.slice(0, alike + 1).map((step) => ({
      seat: step.kind === 'move' ? step.seat : null,
      text: step.text,
    }));
  return { steps: [upTo(one), upTo(other)], alike, fault };
}
