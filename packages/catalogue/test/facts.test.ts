/** docs/game-facts.md lists the facts of every game: `PAKLI_UPDATE=1 vitest run catalogue/test/facts` writes it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { CHANCE, OVER, Sfc32, type Game } from '@pakli/core';
import { observationSize } from '@pakli/core/encoding';
import { Buffers } from '@pakli/core/search';
import { expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';

const FILE = new URL('../../../docs/game-facts.md', import.meta.url);
const BEGIN = '<!-- made by packages/catalogue/test/facts.test.ts -->\n';
const DEALS = 50;

/** What random deals look like. */
interface RandomPlay {
  readonly decisions: readonly number[];
  readonly choices: readonly number[];
  readonly chances: readonly number[];
  readonly payoffs: readonly number[];
}

function playRandomly(game: Game, seats: number): RandomPlay {
  const { moves, outcome } = new Buffers(game);
  const state = game.create(game.rules.defaults, seats);
  const found = { decisions: [0], choices: [0], chances: [0], payoffs: [0] };
  for (const list of Object.values(found)) list.length = 0;
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

function spread(values: readonly number[]): string {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? `${most}` : `${least} to ${most}, ${mean.toFixed(1)} on average`;
}

function utility(sum: number | undefined): string {
  if (sum === undefined) return 'general sum';
  return sum === 0 ? 'zero-sum' : `constant sum: ${sum}`;
}

test('docs/game-facts.md has the facts of every game', async () => {
  const parts: string[] = [];
  for (const { name, load } of GAMES) {
    const { game, encoding } = await load();
    const { seats, rules, payoffSum, maxMoves, maxChoices, maxOutcome } = game;
    const [first = 2] = seats;
    const play = playRandomly(game, first);
    const facts: [string, string][] = [
      ['players', seats.join(', ')],
      ['utility', utility(payoffSum)],
      ['payoffs seen', `${Math.min(...play.payoffs)} to ${Math.max(...play.payoffs)}`],
      ['deals of a match', `${game.deals(rules.defaults)}`],
      ['decisions of a deal', `${spread(play.decisions)}; at most ${maxMoves}`],
      ['legal moves', `${spread(play.choices)}; at most ${maxChoices}`],
      [
        'chance nodes of a deal',
        `${spread(play.chances)}; an outcome has up to ${maxOutcome} cards`,
      ],
    ];
    if (encoding !== undefined) {
      const size = observationSize(encoding, rules.defaults, first);
      facts.push(['observation', `${size} numbers from 0 to 1`]);
      facts.push(['actions', `${encoding.actions(rules.defaults, first)}`]);
    }
    const rows = facts.map(([fact, value]) => `| ${fact} | ${value} |`);
    parts.push(`## ${name}`, ['| fact | |', '| --- | --- |', ...rows].join('\n'));
  }
  const [head = ''] = readFileSync(FILE, 'utf8').split(BEGIN);
  const made = `${head}${BEGIN}\n${parts.join('\n\n')}\n`;
  if (process.env['PAKLI_UPDATE'] === '1') writeFileSync(FILE, made);
  expect(readFileSync(FILE, 'utf8')).toBe(made);
});
