/** What a researcher asks of a game first, in the words of OpenSpiel's `GameType`: counted in random play, or promised by the game. */
import type { GameEntry } from '@pakli/catalogue';
import { CHANCE, OVER, Sfc32, type Game } from '@pakli/core';
import { observationSize } from '@pakli/core/encoding';
import { Buffers } from '@pakli/core/search';

const DEALS = 50;

/** What was counted: the least, the most and the mean, and what it can be at most. */
type Count = {
  readonly least: number;
  readonly most: number;
  readonly mean: number;
  readonly bound: number;
};

/** A type and not an interface, so that it is JSON to the compiler as well. */
export type PlayFacts = {
  readonly id: string;
  readonly name: string;
  readonly players: readonly number[];
  readonly dynamics: 'sequential';
  readonly chance: 'explicit stochastic';
  readonly information: 'imperfect';
  readonly rewards: 'terminal';
  readonly utility: 'zero-sum' | 'constant-sum' | 'general-sum';
  /** What all payoffs add up to; null where that differs. */
  readonly sum: number | null;
  readonly payoffs: Omit<Count, 'bound' | 'mean'>;
  readonly dealsOfMatch: number;
  /** A match ends once somebody's total reaches it. */
  readonly target: number | null;
  readonly decisionsOfDeal: Count;
  readonly legalMoves: Count;
  readonly chanceNodesOfDeal: Omit<Count, 'bound'>;
  readonly cardsOfOutcome: number;
  /** Null for a game without an encoding. */
  readonly numbers: { readonly observation: number; readonly actions: number } | null;
};

/** By the default rules and the first number of players. */
export async function playFactsOf({ id, name, load }: GameEntry): Promise<PlayFacts> {
  const { game, encoding } = await load();
  const { seats, rules, payoffSum } = game;
  const [first = 2] = seats;
  const { decisions, choices, chances, payoffs } = playRandomly(game, first);
  const { least, most } = rangeOf(payoffs);
  return {
    id,
    name,
    players: seats,
    dynamics: 'sequential',
    chance: 'explicit stochastic',
    information: 'imperfect',
    rewards: 'terminal',
    utility:
      payoffSum === undefined ? 'general-sum' : payoffSum === 0 ? 'zero-sum' : 'constant-sum',
    sum: payoffSum ?? null,
    payoffs: { least, most },
    dealsOfMatch: game.deals(rules.defaults),
    target: game.target?.(rules.defaults) ?? null,
    decisionsOfDeal: { ...rangeOf(decisions), bound: game.maxMoves },
    legalMoves: { ...rangeOf(choices), bound: game.maxChoices },
    chanceNodesOfDeal: rangeOf(chances),
    cardsOfOutcome: game.maxOutcome,
    numbers:
      encoding === undefined
        ? null
        : {
            observation: observationSize(encoding, rules.defaults, first),
            actions: encoding.actions(rules.defaults, first),
          },
  };
}

interface RandomPlay {
  readonly decisions: number[];
  readonly choices: number[];
  readonly chances: number[];
  readonly payoffs: number[];
}

function playRandomly(game: Game, seats: number): RandomPlay {
  const { moves, outcome } = new Buffers(game);
  const state = game.create(game.rules.defaults, seats);
  const found: RandomPlay = { decisions: [], choices: [], chances: [], payoffs: [] };
  for (let seed = 1; seed <= DEALS; seed++) {
    const random = new Sfc32(seed);
    game.setup(state, { number: 0, starter: seed % seats, carry: Array<number>(seats).fill(0) });
    let [decisions, chances] = [0, 0];
    for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
      if (turn === CHANCE) {
        game.deal(state, outcome, game.draw(state, random, outcome));
        chances++;
        continue;
      }
      const count = game.moves(state, moves);
      found.choices.push(count);
      decisions++;
      game.play(state, moves[random.below(count)] ?? 0);
    }
    const payoffs = new Float64Array(seats);
    game.payoff(state, payoffs);
    found.payoffs.push(...payoffs);
    found.decisions.push(decisions);
    found.chances.push(chances);
  }
  return found;
}

function rangeOf(values: readonly number[]): Omit<Count, 'bound'> {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { least: Math.min(...values), most: Math.max(...values), mean };
}

function written({ least, most, mean }: Omit<Count, 'bound'>): string {
  return least === most ? `${most}` : `${least} to ${most}, ${mean.toFixed(1)} on average`;
}

/** In Markdown, as docs/game-facts.md has them. */
export function factsTable(facts: PlayFacts): string {
  const { sum, payoffs, target, dealsOfMatch, decisionsOfDeal, legalMoves, numbers } = facts;
  const utility =
    facts.utility === 'constant-sum'
      ? `constant sum: ${sum}`
      : facts.utility === 'general-sum'
        ? 'general sum'
        : facts.utility;
  const rows: [string, string][] = [
    ['players', facts.players.join(', ')],
    ['utility', utility],
    ['payoffs seen', `${payoffs.least} to ${payoffs.most}`],
    [
      'deals of a match',
      target === null ? `${dealsOfMatch}` : `to ${target} points, at most ${dealsOfMatch}`,
    ],
    ['decisions of a deal', `${written(decisionsOfDeal)}; at most ${decisionsOfDeal.bound}`],
    ['legal moves', `${written(legalMoves)}; at most ${legalMoves.bound}`],
    [
      'chance nodes of a deal',
      `${written(facts.chanceNodesOfDeal)}; an outcome has up to ${facts.cardsOfOutcome} cards`,
    ],
  ];
  if (numbers !== null) {
    rows.push(['observation', `${numbers.observation} numbers from 0 to 1`]);
    rows.push(['actions', `${numbers.actions}`]);
  }
  const lines = rows.map(([fact, value]) => `| ${fact} | ${value} |`);
  return [`## ${facts.name}`, '', '| fact | |', '| --- | --- |', ...lines].join('\n');
}
