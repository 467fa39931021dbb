/** What the judgements of a game add up to: which moves mattered, whether it could be known, and a curve. */
import type { Better, Film, Judgement } from '../host/host.ts';
import type { Point } from '../kit/plot.ts';

/** A loss below this share of all that was at stake is noise. */
const NOISE = 0.04;
/** How many moves are worth looking at again, and how many of them may be sheer bad luck. */
const MOST = 6;
const MOST_HIDDEN = 2;

export type Verdict =
  | 'fine'
  /** From the cards in sight another move was better. */
  | 'knowable'
  /** Only with all cards open another move was better. */
  | 'hidden'
  /** Another move was better by the cards in sight, but as the rest lay it made no difference. */
  | 'lucky';

export interface Judged extends Judgement {
  readonly verdict: Verdict;
  /** The move to be shown instead of the one played. */
  readonly instead: Better | undefined;
}

function gainOf(better: Better | undefined): number {
  return better === undefined ? 0 : better.worth - better.played;
}

/** From which difference on a move is worth a word. */
export function tolerance(judgements: readonly Judgement[]): number {
  const values = judgements.flatMap(({ before, after }) => [before, after]);
  return values.length === 0 ? 0 : (Math.max(...values) - Math.min(...values)) * NOISE;
}

export function judgeAll(judgements: readonly Judgement[]): readonly Judged[] {
  const least = tolerance(judgements);
  const matters = (better: Better | undefined): boolean => gainOf(better) > least;
  return judgements.map((judgement) => {
    const { better, hindsight, open } = judgement;
    const lost = matters(better);
    const missed = matters(hindsight);
    // Without a look at the other cards nothing can be said of luck.
    const verdict = lost ? (open && !missed ? 'lucky' : 'knowable') : missed ? 'hidden' : 'fine';
    return { ...judgement, verdict, instead: lost ? better : missed ? hindsight : undefined };
  });
}

/** The moves that lost most, worst first; what could be known before what could not, and before what cost nothing in the end. */
export function swingsOf(judged: readonly Judged[]): readonly Judged[] {
  const worst = judged.toSorted((one, other) => gainOf(other.instead) - gainOf(one.instead));
  const of = (wanted: Verdict): Judged[] => worst.filter(({ verdict }) => verdict === wanted);
  const unlucky = of('hidden').slice(0, MOST_HIDDEN);
  return [...of('knowable'), ...unlucky, ...of('lucky')].slice(0, MOST);
}

export interface Accuracy {
  /** Decisions in which no other move was better, by what could be known. */
  readonly good: number;
  readonly of: number;
}

export function accuracyOf(judged: readonly Judged[]): Accuracy {
  const good = judged.filter(({ verdict }) => verdict === 'fine' || verdict === 'hidden').length;
  return { good, of: judged.length };
}

/** The move that was furthest ahead of all others, if one was worth a word. */
export function bestOf(judged: readonly Judged[]): Judged | undefined {
  const least = tolerance(judged);
  const [first] = judged
    .filter(({ verdict, ahead = 0 }) => verdict === 'fine' && ahead > least)
    .toSorted((one, other) => (other.ahead ?? 0) - (one.ahead ?? 0));
  return first;
}

export interface Curves {
  /** Of each deal: what the seat could expect, from what it knew. */
  readonly estimate: readonly (readonly Point[])[];
  /** With all cards open, where it could be calculated. */
  readonly exact: readonly (readonly Point[])[];
}

export function curvesOf(judged: readonly Judgement[], { ends, watch, steps }: Film): Curves {
  const deals: { readonly at: number; readonly worth?: readonly number[] }[] = [...ends];
  // The last deal of a game that was not played to its end.
  if ((deals.at(-1)?.at ?? 0) < steps.length) deals.push({ at: steps.length });
  let from = 0;
  const estimate: Point[][] = [];
  const exact: Point[][] = [];
  for (const { at, worth } of deals) {
    const inside = judged
      .filter(({ step }) => step > from && step <= at)
      .toSorted((one, other) => one.step - other.step);
    const value = worth?.[watch.seat];
    const end = value === undefined || inside.length === 0 ? [] : [{ at, value }];
    estimate.push([
      ...inside.flatMap(({ step, before, after }) => [
        { at: step - 1, value: before },
        { at: step, value: after },
      ]),
      ...end,
    ]);
    const known = inside.flatMap(({ step, exact: pair }) =>
      pair === undefined
        ? []
        : [
            { at: step - 1, value: pair[0] },
            { at: step, value: pair[1] },
          ],
    );
    exact.push(known.length === 0 ? [] : [...known, ...end]);
    from = at;
  }
  return { estimate, exact };
}
