/**
 * The ideas of Buddy Bluff's puzzles, found from what the seat sees and the value of every move. Ordered from rare to
 * common; the first that fits is the idea.
 */
import { buddyBluff, type Event, type State, type View } from '@pakli/buddy-bluff';
import { fork, type Move, type Seat } from '@pakli/core';
import { unseenBy } from '../../src/games/buddy-bluff/table.ts';
import type { Theme, Verdict } from './maker.ts';

type Package = Extract<Event, { kind: 'package' }>;

/** A legal move and its immediate effect. */
interface Step {
  readonly card: string;
  /** Left out for a card that goes to the pool. */
  readonly laid: Package | undefined;
  /** By seat: what its slot gains. */
  readonly change: readonly number[];
}

interface Case {
  readonly me: Seat;
  readonly view: View;
  readonly goal: Verdict['goal'];
  readonly best: Step;
  readonly others: readonly Step[];
  /** The best of the others. */
  readonly runner: Step;
  /** Ranks that somebody else may still play. */
  readonly unseen: ReadonlySet<string>;
  readonly penalties: readonly number[];
  /** What a move lifts off other cards, and what that uncovers. */
  readonly bared: (step: Step) => readonly { readonly top: string; readonly below: string }[];
  /** Whether the answer to the second-best move is a card of this rank. */
  readonly punished: (rank: string) => boolean;
}

export const rank = (card: string): string => card.charAt(0);
const SIGNS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** `TS` as people write it: `10♠`. */
export function written(card: string): string {
  return rank(card).replace('T', '10') + (SIGNS[card.charAt(1)] ?? '');
}

/** The card on top of a slot that can be lifted. */
function openTop({ slots }: View, seat: Seat): string | undefined {
  const { cards = [], seals = [] } = slots[seat] ?? {};
  return cards.length > (seals.at(-1)?.to ?? 0) ? cards.at(-1) : undefined;
}

function step(state: State, move: Move): Step {
  const next = fork(buddyBluff, state);
  const events: Event[] = [];
  buddyBluff.play(next, move, (event) => void events.push(event));
  const { penalty: before } = state;
  return {
    card: buddyBluff.formatTruth(state, move).slice(0, 2),
    laid: events.find((event) => event.kind === 'package'),
    change: Array.from(next.penalty, (points, seat) => points - (before[seat] ?? 0)),
  };
}

/** The cards uncovered when a package is lifted off pool and slots, where nothing covers them again. */
function baredBy({ pool, slots }: View, { laid }: Step): { top: string; below: string }[] {
  return (laid?.sources ?? []).flatMap(({ from, place }) => {
    if (from === 'centre' || (from === 'slot' && place === laid?.target)) return [];
    const slot = slots[place];
    const locked = from === 'pool' ? 0 : (slot?.seals.at(-1)?.to ?? 0);
    const [below, top] = (from === 'pool' ? pool : (slot?.cards ?? [])).slice(locked).slice(-2);
    return below === undefined || top === undefined ? [] : [{ top, below }];
  });
}

type Detector = (position: Case) => Theme['facts'] | undefined;

const DETECTORS: Readonly<Record<string, Detector>> = {
  /** The top of another slot is covered for good. */
  'cover-other'({ me, view, best, unseen, punished }) {
    const target = best.laid?.target;
    if (target === undefined || target === me || unseen.has(rank(best.card))) return undefined;
    const top = openTop(view, target);
    if (top === undefined || rank(top) === rank(best.card) || !unseen.has(rank(top))) {
      return undefined;
    }
    return punished(rank(top)) ? { top: written(top), rank: rank(best.card) } : undefined;
  },
  /** Takes a little oneself, above all to cover what would come back with a sister. */
  keep({ me, view, best, unseen, punished }) {
    const points = best.change[me] ?? 0;
    if (best.laid?.target !== me || points <= 0) return undefined;
    const top = openTop(view, me);
    const covers = top !== undefined && rank(top) !== rank(best.card) && punished(rank(top));
    return covers && !unseen.has(rank(best.card)) ? { points, top: written(top) } : { points };
  },
  /** Back onto a pile that ends in the same rank: it lends only its top, and the last sister finds one card less. */
  'one-pile'({ me, view, best, unseen, punished }) {
    const { laid, card } = best;
    if (laid === undefined || laid.target === me || !unseen.has(rank(card))) return undefined;
    const lent = laid.sources.some(({ from, place }) => from === 'slot' && place === laid.target);
    const below = view.slots[laid.target]?.cards.at(-2);
    return lent && below !== undefined && rank(below) === rank(card) && punished(rank(card))
      ? { rank: rank(card) }
      : undefined;
  },
  /** The second-best move would uncover a card that somebody can use. */
  uncover({ best, runner, bared, punished }) {
    const lost = bared(runner).find(({ below }) => punished(rank(below)));
    if (lost === undefined || bared(best).some(({ below }) => below === lost.below))
      return undefined;
    return { top: written(lost.top), below: written(lost.below), rank: rank(lost.below) };
  },
  /** A package that nobody else can move waits. */
  'hold-back'({ best, others, unseen }) {
    const held = others.find(
      ({ card, laid }) =>
        laid !== undefined && rank(card) !== rank(best.card) && !unseen.has(rank(card)),
    );
    return held === undefined ? undefined : { rank: rank(held.card) };
  },
  /** Points leave one's own slot. */
  rid({ me, best }) {
    const points = 0 - (best.change[me] ?? 0);
    return points > 0 ? { points } : undefined;
  },
  /** The top of the pool is covered before somebody finds it. */
  'cover-pool'({ view, best, unseen, punished }) {
    const top = view.pool.at(-1);
    if (best.laid !== undefined || top === undefined || !unseen.has(rank(top))) return undefined;
    return punished(rank(top)) ? { top: written(top), rank: rank(top) } : undefined;
  },
  /** Only the closest rival counts. */
  rival({ me, goal, best, penalties }) {
    const target = best.laid?.target;
    if (goal !== 'first' || target === undefined || target === me) return undefined;
    const before = penalties[target] ?? 0;
    const rivals = penalties.filter((_, seat) => seat !== me && seat !== target);
    const points = best.change[target] ?? 0;
    return points > 0 && rivals.every((other) => other > before) ? { points, before } : undefined;
  },
};

/** All ideas of a position, the one it is named after first. */
export function themesOf(state: State, { goal, values, lines }: Verdict): Theme[] {
  const me = buddyBluff.turn(state);
  const view = buddyBluff.view(state, me);
  const all = view.moves.map((move) => step(state, move));
  const best = all[values.indexOf(Math.max(...values))];
  if (best === undefined) return [];
  const second = runnerUp(values);
  const runner = all[second] ?? best;
  const answers = lines[second] ?? [];
  const position: Case = {
    me,
    view,
    goal,
    best,
    others: all.filter((one) => one !== best),
    runner,
    bared: (one) => baredBy(view, one),
    unseen: new Set((unseenBy(view) ?? []).map(rank)),
    penalties: [...state.penalty],
    punished: (one) => answers.some((answer) => rank(answer) === one && answer.includes('>')),
  };
  return Object.entries(DETECTORS).flatMap(([theme, detect]) => {
    const facts = detect(position);
    return facts === undefined ? [] : [{ theme, facts }];
  });
}

/** The index of the second-best move. */
function runnerUp(values: readonly number[]): number {
  const best = values.indexOf(Math.max(...values));
  return values.indexOf(Math.max(...values.filter((_, i) => i !== best)));
}
