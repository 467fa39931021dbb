/** What is asked about a position, and the solver's answers. */
import { formatCards, type Component } from '@pakli/ulti';
import {
  type PlayOptions,
  type Position,
  type SolverQuestion,
  type Solver,
  type Stakes,
} from '@pakli/ulti/solver';
import type { SolveTask } from './deal-input.ts';

/** An answer with its name: `made` is 0 or 1, `points` and `payoff` are numbers. */
export interface SolverAnswer {
  readonly question: string;
  readonly kind: SolverQuestion['ask'];
  readonly low: number;
  readonly high: number;
  /** Cards that keep the value, when they were asked for and found. */
  readonly best: readonly string[] | undefined;
  readonly nodes: number;
}

interface Asked {
  readonly name: string;
  readonly position: Position;
  readonly question: SolverQuestion;
  readonly options: PlayOptions;
}

function alone(component: Component): SolverQuestion {
  const stakes: Stakes = {
    values: { [component]: 1 },
    hearts: false,
    kontra: {},
    marriages: [[], []],
  };
  return { ask: 'made', component, stakes };
}

/** Every question that makes sense: those of the contract, or all single ones. */
function questionsOf({ position, options, contract }: SolveTask): Asked[] {
  if (contract !== undefined) {
    const { id, stakes } = contract;
    const components = Object.keys(stakes.values) as Component[];
    return [
      { name: `payoff ${id}`, position, question: { ask: 'payoff', stakes }, options },
      ...components.map((component) => ({
        name: component,
        position,
        question: { ask: 'made', component, stakes } as const,
        options,
      })),
    ];
  }
  const noTrump = { ...position, trump: undefined };
  const free = { ...options, betliMustBeat: false };
  const bound = { ...options, betliMustBeat: true };
  const betli = alone('betli');
  const durchmars = alone('durchmars');
  const asked: Asked[] = [
    { name: 'betli', position: noTrump, question: betli, options: free },
    { name: 'betli, must beat', position: noTrump, question: betli, options: bound },
    { name: 'durchmars, no trump', position: noTrump, question: durchmars, options },
  ];
  if (position.trump === undefined) return asked;
  const points = { ask: 'points' } as const;
  return [
    ...asked,
    { name: 'durchmars', position, question: durchmars, options },
    { name: 'ulti', position, question: alone('ulti'), options },
    { name: 'points A11', position, question: points, options: { ...options, cardPoints: 'A11' } },
    { name: 'points A10', position, question: points, options: { ...options, cardPoints: 'A10' } },
  ];
}

/** Answers to all of them, each within the budget. */
export function answersOf(
  solver: Solver,
  task: SolveTask,
  budget: number,
  best: boolean,
): SolverAnswer[] {
  return questionsOf(task).map(({ name, position, question, options }) => {
    if (!best) {
      const { low, high, nodes } = solver.value(position, question, options, budget);
      return { question: name, kind: question.ask, low, high, best: undefined, nodes };
    }
    const { low, high, nodes, cards } = solver.best(position, question, options, budget);
    const names = cards === undefined ? undefined : formatCards(cards);
    return { question: name, kind: question.ask, low, high, best: names, nodes };
  });
}
