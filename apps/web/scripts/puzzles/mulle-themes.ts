/**
 * The ideas of Mulle's puzzles, each found by trying all moves and all answers from the position: every claim of a
 * sentence is checked here. Ordered from rare to common; the first that fits is the idea.
 */
import { fork, OVER, type Move, type Seat } from '@pakli/core';
import { mulle, type Event, type Sheet, type State } from '@pakli/mulle';
import type { Theme, Verdict } from './maker.ts';

type Play = Extract<Event, { kind: 'play' }>;

/** The immediate effect of a card. */
export interface Step {
  readonly state: State;
  readonly play: Play;
  /** From the table, and the card played; empty where nothing is taken. */
  readonly taken: readonly string[];
  readonly mulle: number;
  readonly tabbe: number;
  /** Mullar, tabbe and the intake of what is taken. */
  readonly gain: number;
}

const SIGNS: Readonly<Record<string, string>> = { KL: '♣', SP: '♠', HJ: '♥', RU: '♦' };

/** `SP 10` as people write it: `10♠`. */
export function written(card: string): string {
  const [suit = '', rank = ''] = card.split(' ');
  return rank + (SIGNS[suit] ?? '');
}

/** Rule 8.3. */
export function intakeOf(card: string): number {
  if (card === 'SP A' || card === 'SP 2' || card === 'RU 10') return 2;
  return card.startsWith('SP') || card.endsWith('A') ? 1 : 0;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

export function step(state: State, move: Move): Step {
  const next = fork(mulle, state);
  const events: Event[] = [];
  mulle.play(next, move, (event) => void events.push(event));
  const play = events.find((event) => event.kind === 'play');
  if (play === undefined) throw new Error('nothing was played');
  const captured = events.find((event) => event.kind === 'capture');
  const taken = captured === undefined ? [] : [play.card, ...captured.cards];
  const pointsOf = (kind: 'mulle' | 'tabbe'): number =>
    sum(events.map((event) => (event.kind === kind ? event.points : 0)));
  const gain = pointsOf('mulle') + pointsOf('tabbe') + sum(taken.map(intakeOf));
  return { state: next, play, taken, mulle: pointsOf('mulle'), tabbe: pointsOf('tabbe'), gain };
}

/** All moves of the seat at turn; none when the omgang is over. */
export function steps(state: State): Step[] {
  const turn = mulle.turn(state);
  if (turn < 0) return [];
  return mulle.view(state, turn).moves.map((move) => step(state, move));
}

function most(numbers: readonly number[]): number {
  return Math.max(0, ...numbers);
}

/** How the omgang ends after a line of moves. */
export interface End {
  readonly sheets: readonly Sheet[];
  readonly rest: Extract<Event, { kind: 'rest' }> | undefined;
}

export function endOf(state: State, line: readonly string[]): End {
  const now = fork(mulle, state);
  let rest: End['rest'];
  let sheets: readonly Sheet[] = [];
  for (const text of line) {
    const move = mulle.read(now, mulle.turn(now), text);
    if (typeof move !== 'number') throw new Error(`${text} cannot be played`);
    mulle.play(now, move, (event) => {
      if (event.kind === 'rest') rest = event;
      if (event.kind === 'over') sheets = event.sheets;
    });
  }
  if (mulle.turn(now) !== OVER) throw new Error('the line does not end');
  return { sheets, rest };
}

interface Build {
  readonly owner: Seat;
  readonly value: number;
  readonly cards: readonly string[];
}

interface Case {
  readonly me: Seat;
  readonly builds: readonly Build[];
  readonly best: Step;
  readonly others: readonly Step[];
  readonly end: End;
  /** How it ends after the best of the other moves. */
  readonly runnerEnd: End;
  readonly otherEnds: () => readonly End[];
}

type Detector = (position: Case) => Theme['facts'] | undefined;

/** The mullar that the best answer can take. */
const mulleThreat = ({ state }: Step): number => most(steps(state).map((answer) => answer.mulle));
/** Whether an answer can take the card that was played. */
const isTaken = ({ state, play }: Step): boolean =>
  steps(state).some(({ taken }) => taken.includes(play.card));
/** The least that one's next card brings, whatever the answer, among the steps that count. */
export function secured({ state }: Step, points: (own: Step) => number): number {
  const answers = steps(state);
  if (answers.length === 0) return 0;
  return Math.min(...answers.map((answer) => most(steps(answer.state).map(points))));
}

const DETECTORS: Readonly<Record<string, Detector>> = {
  /** The table is emptied. */
  tabbe({ best }) {
    return best.tabbe > 0 ? { card: written(best.play.card) } : undefined;
  },
  /** Every other move lets the other side have a mulle at once. */
  'deny-mulle'({ best, others }) {
    const points = Math.min(...others.map(mulleThreat));
    return mulleThreat(best) === 0 && points > 0 ? { points } : undefined;
  },
  /** No capture, but the next card surely takes a mulle. */
  'mulle-ahead'({ best, others }) {
    if (best.taken.length > 0) return undefined;
    const points = secured(best, (own) => own.mulle);
    const now = most(others.map((other) => other.mulle));
    return points > now ? { card: written(best.play.card), points } : undefined;
  },
  /** The own intake passes 20 with it, and not after the next best move. */
  bonus({ me, end, runnerEnd }) {
    const [own, less] = [end.sheets[me], runnerEnd.sheets[me]];
    if (own === undefined || less === undefined) return undefined;
    return own.bonus > 0 && less.bonus === 0 ? { intake: own.intake, bonus: own.bonus } : undefined;
  },
  /** The other intake does not pass 20. */
  'deny-bonus'({ me, end, runnerEnd }) {
    const [other, more] = [end.sheets[1 - me], runnerEnd.sheets[1 - me]];
    if (other === undefined || more === undefined) return undefined;
    return other.bonus === 0 && more.bonus > 0
      ? { intake: other.intake, bonus: more.bonus }
      : undefined;
  },
  /** Two captures: the one that could be lost comes first. */
  order({ best, others }) {
    if (best.taken.length === 0) return undefined;
    for (const later of others) {
      const { card } = later.play;
      if (later.taken.length === 0 || card === best.play.card || later.gain < best.gain) continue;
      const stays = secured(best, (own) => (own.play.card === card ? own.gain : 0));
      const left = secured(later, (own) => (own.play.card === best.play.card ? own.gain : 0));
      if (stays >= later.gain && left < best.gain) {
        return { first: written(best.play.card), later: written(card) };
      }
    }
    return undefined;
  },
  /** A capture that cannot be lost is left for later. */
  wait({ best, others }) {
    if (best.taken.length > 0) return undefined;
    for (const later of others) {
      const { card } = later.play;
      if (later.gain < 2 || card === best.play.card) continue;
      const stays = secured(best, (own) => (own.play.card === card ? own.gain : 0));
      if (stays >= later.gain) return { card: written(card), points: later.gain };
    }
    return undefined;
  },
  /** Nobody else can take the build, and one's own card for it stays in hand. */
  'safe-build'({ best: { play, state }, best }) {
    const { action, card, value } = play;
    if (action !== 'build' && action !== 'trotta' && action !== 'feed') return undefined;
    const answers = steps(state);
    if (answers.some(({ taken }) => taken.includes(card))) return undefined;
    const points = secured(best, (own) => (own.taken.includes(card) ? own.gain : 0));
    return points > 0 && value !== undefined ? { value } : undefined;
  },
  /** The other side's build is taken, which its owner would have taken next. */
  steal({ me, best, others, builds }) {
    const build = builds.find(
      ({ owner, cards }) => owner !== me && cards.every((card) => best.taken.includes(card)),
    );
    if (build === undefined) return undefined;
    const { cards, value } = build;
    const lost = others.filter(({ taken }) => !cards.every((card) => taken.includes(card)));
    return lost.every(({ state }) =>
      steps(state).some(({ taken }) => cards.every((card) => taken.includes(card))),
    )
      ? { value, card: written(best.play.card) }
      : undefined;
  },
  /** Only this makes the last capture one's own. */
  last({ me, end, otherEnds }) {
    const { rest } = end;
    if (rest?.seat !== me || rest.cards.length === 0) return undefined;
    const points = sum(rest.cards.map(intakeOf));
    return points > 0 && otherEnds().every((other) => other.rest?.seat === 1 - me)
      ? { cards: rest.cards.length, points }
      : undefined;
  },
  /** The only card that can be laid down and not be taken. */
  'safe-discard'({ best, others }) {
    const discards = others.filter(({ play }) => play.action === 'discard');
    if (best.play.action !== 'discard' || discards.length === 0 || isTaken(best)) return undefined;
    return discards.every(isTaken) ? { card: written(best.play.card) } : undefined;
  },
};

/** All ideas of a position, the one it is named after first. */
export function themesOf(state: State, { values, lines }: Verdict): Theme[] {
  const me = mulle.turn(state);
  const { moves, table } = mulle.view(state, me);
  const texts = moves.map((move) => mulle.formatTruth(state, move));
  const order = values
    .map((_, i) => i)
    .toSorted((one, other) => (values[other] ?? 0) - (values[one] ?? 0));
  const ends = new Map<number, End>();
  const end = (i = 0): End => {
    const known = ends.get(i) ?? endOf(state, [texts[i] ?? '', ...(lines[i] ?? [])]);
    ends.set(i, known);
    return known;
  };
  const all = moves.map((move) => step(state, move));
  const [first = 0, second = 0] = order;
  const best = all[first];
  if (best === undefined) return [];
  const position: Case = {
    me,
    builds: table.flatMap(({ cards, value, build }) =>
      build === null ? [] : [{ cards, value, owner: build.owner }],
    ),
    best,
    others: all.filter((one) => one !== best),
    end: end(first),
    runnerEnd: end(second),
    otherEnds: () => order.slice(1).map((i) => end(i)),
  };
  return Object.entries(DETECTORS).flatMap(([theme, detect]) => {
    const facts = detect(position);
    return facts === undefined ? [] : [{ theme, facts }];
  });
}
