/** The judgements of a game summed up: which moves mattered, whether it could be known, and a curve. */
import {
  accuracyOf,
  cardsAndPlay,
  isMistake,
  type Accuracy,
  type CardsAndPlay,
} from '@pakli/core/analysis';
import type { Better, Film, Judgement } from '../host/host.ts';
import type { Point } from '../kit/plot.ts';

/** How many moves may be listed that nobody could know to be wrong. */
const MOST_HIDDEN = 2;

export type Verdict =
  | 'fine'
  /** By the visible cards another move was better. */
  | 'knowable'
  /** Another move was better only with all cards open. */
  | 'hidden'
  /** Another move was better by the visible cards, but as the rest lay it made no difference. */
  | 'lucky';

export interface JudgedMove extends Judgement {
  readonly verdict: Verdict;
  /** The move to show instead of the one played. */
  readonly instead: Better | undefined;
}

function gainOf(better: Better | undefined): number {
  return better === undefined ? 0 : better.worth - better.played;
}

export function judgeAll(judgements: readonly Judgement[]): readonly JudgedMove[] {
  return judgements.map((judgement) => {
    const { better, hindsight, open, graded } = judgement;
    const lost = isMistake(graded?.grade);
    const missed = hindsight !== undefined;
    // Without a look at the other cards nothing can be said about luck.
    const verdict = lost ? (open && !missed ? 'lucky' : 'knowable') : missed ? 'hidden' : 'fine';
    return { ...judgement, verdict, instead: lost ? better : hindsight };
  });
}

/**
 * All moves that lost something, worst first; knowable losses before unknowable ones, and those before moves that cost
 * nothing in the end.
 */
export function swingsOf(judged: readonly JudgedMove[]): readonly JudgedMove[] {
  const worst = judged.toSorted((one, other) => gainOf(other.instead) - gainOf(one.instead));
  const of = (wanted: Verdict): JudgedMove[] => worst.filter(({ verdict }) => verdict === wanted);
  return [...of('knowable'), ...of('hidden').slice(0, MOST_HIDDEN), ...of('lucky')];
}

/** Undefined if there was nothing to decide. */
export function accuracyIn(judged: readonly Judgement[]): Accuracy | undefined {
  return accuracyOf(judged.flatMap(({ graded }) => graded ?? []));
}

/** The move with the largest lead over all others, if there was one. */
export function bestOf(judged: readonly JudgedMove[]): JudgedMove | undefined {
  const [first] = judged
    .filter(({ verdict, ahead }) => verdict === 'fine' && ahead !== undefined)
    .toSorted((one, other) => (other.ahead ?? 0) - (one.ahead ?? 0));
  return first;
}

interface DealJudgements {
  /** Its last step, and its value to the seat; absent if it was not played to its end. */
  readonly at: number;
  readonly worth?: number | undefined;
  readonly inside: readonly Judgement[];
}

function dealsOf(judged: readonly Judgement[], { ends, watch, steps }: Film): DealJudgements[] {
  const deals: { readonly at: number; readonly worth?: readonly number[] }[] = [...ends];
  // The unfinished last deal of a game.
  if ((deals.at(-1)?.at ?? 0) < steps.length) deals.push({ at: steps.length });
  return deals.map(({ at, worth }, index) => {
    const from = deals[index - 1]?.at ?? 0;
    const inside = judged
      .filter(({ step }) => step > from && step <= at)
      .toSorted((one, other) => one.step - other.step);
    return { at, worth: worth?.[watch.seat], inside };
  });
}

/** Luck as opposed to play; undefined if the game cannot calculate it from the first card on. */
export function luckOf(judged: readonly Judgement[], film: Film): CardsAndPlay | undefined {
  if (judged.every(({ exactFromFirstCard }) => exactFromFirstCard !== true)) return undefined;
  return cardsAndPlay(
    dealsOf(judged, film).flatMap(({ worth, inside }) =>
      worth === undefined ? [] : [{ worth, decisions: inside.map(({ exact }) => exact) }],
    ),
  );
}

export interface Curves {
  /** Per deal: the seat's expectation, from what it knew. */
  readonly estimate: readonly (readonly Point[])[];
  /** With all cards open, if it could be calculated. */
  readonly exact: readonly (readonly Point[])[];
}

export function curvesOf(judged: readonly Judgement[], film: Film): Curves {
  const estimate: Point[][] = [];
  const exact: Point[][] = [];
  for (const { at, worth: value, inside } of dealsOf(judged, film)) {
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
  }
  return { estimate, exact };
}
