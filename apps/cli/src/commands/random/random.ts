/**
 * `pakli random GAME`: whole matches with random moves through the generic
 * interface, the way a search would play them: one state, one move buffer,
 * nothing allocated per move. Says how fast that was and who won.
 */
import { styleText } from 'node:util';
import {
  Match,
  formatOptions,
  freshSeed,
  placesOf,
  Sfc32,
  type Game,
  type OptionValues,
} from '@pakli/core';
import { sidesOf, winningSides } from '@pakli/core/analysis';
import { Buffers, playout } from '@pakli/core/search';
import { loadGame, optionsFor, seatsFor } from '../../input/games.ts';
import { startBar } from '../../terminal/bar.ts';

export interface RandomFlags {
  readonly games: number;
  readonly seed?: number;
  readonly options: string;
  readonly seats?: number;
  readonly json?: true;
}

/** The sums over all matches. A shared first place counts in equal parts. */
interface Tally {
  deals: number;
  decisions: number;
  readonly scores: number[];
  readonly wins: number[];
}

export async function random(id: string, given: RandomFlags): Promise<number> {
  const { game } = await loadGame(id);
  const options = optionsFor(game, given.options);
  const seats = seatsFor(game, given.seats);
  const seed = given.seed ?? freshSeed();
  const progress = await startBar(given.games, 'matches');
  const begin = performance.now();
  const tally = playMatches(game, options, seats, given.games, seed, (games) =>
    progress.update(games),
  );
  const seconds = (performance.now() - begin) / 1000;
  progress.stop();
  const perSecond = Math.round(tally.decisions / seconds);
  const results = tally.scores.map((sum, seat) => ({
    seat,
    meanScore: sum / given.games,
    wins: tally.wins[seat] ?? 0,
  }));
  if (given.json) {
    console.log(
      JSON.stringify({
        game: game.id,
        version: game.version,
        options: formatOptions(game.rules, options),
        seats,
        seed,
        games: given.games,
        deals: tally.deals,
        decisions: tally.decisions,
        seconds,
        decisionsPerSecond: perSecond,
        results,
      }),
    );
    return 0;
  }
  const number = new Intl.NumberFormat('en');
  const rules = formatOptions(game.rules, options);
  console.log(
    [
      `${styleText('bold', game.id)}${rules === '' ? '' : ` (${rules})`}, seed ${seed}`,
      `matches      ${number.format(given.games)} (whole matches: ${number.format(tally.deals)} deals)`,
      `decisions    ${number.format(tally.decisions)}`,
      `decisions/s  ${number.format(perSecond)}`,
      '',
      'seat  mean score        wins',
      ...results.map(({ seat, meanScore, wins }) =>
        [
          String(seat).padStart(4),
          meanScore.toFixed(2).padStart(12),
          number.format(Math.round(wins * 10) / 10).padStart(12),
          `${((100 * wins) / given.games).toFixed(1)} %`.padStart(8),
        ].join(''),
      ),
    ].join('\n'),
  );
  return 0;
}

function playMatches(
  game: Game,
  options: OptionValues,
  seats: number,
  games: number,
  seed: number,
  update: (games: number) => void,
): Tally {
  const random = new Sfc32(seed);
  const state = game.create(options, seats);
  const buffers = new Buffers(game);
  const zeros = Array<number>(seats).fill(0);
  const sides = sidesOf(game, seats);
  const tally: Tally = { deals: 0, decisions: 0, scores: [...zeros], wins: [...zeros] };

  for (let match = 0; match < games; match++) {
    const first = game.firstStarter === 'drawn' ? random.below(seats) : game.firstStarter;
    let carry: readonly number[] = zeros;
    for (let number = 0, over = false; !over; number++) {
      game.setup(state, { number, starter: (first + number) % seats, carry });
      tally.decisions += playout(game, state, random, buffers);
      const scores = game.scores(state);
      const totals = carry.map((sum, seat) => sum + (scores[seat] ?? 0));
      carry = totals;
      tally.deals++;
      over = Match.endsWith(game, state, number + 1, () => totals);
    }
    const places = placesOf(carry, game.best, sides);
    const winners = winningSides(places, sides);
    for (let seat = 0; seat < seats; seat++) {
      tally.scores[seat] = (tally.scores[seat] ?? 0) + (carry[seat] ?? 0);
      if (places[seat] === 1) tally.wins[seat] = (tally.wins[seat] ?? 0) + 1 / winners;
    }
    // The bar looks at the clock itself, but not for every one of a million games.
    if ((match & 63) === 63) update(match + 1);
  }
  return tally;
}
