/** `pakli games` */
import { CommandLine, type Define } from '../../input/options.ts';

export const define: Define = (done) =>
  new CommandLine('games', done)
    .description('the games, or the rule sets, options and players of one')
    .argument('[game]', 'which one')
    .option('--json', 'one JSON object for each game')
    .speaks()
    .examples('pakli games', 'pakli games mulle', 'pakli games ulti --json')
    .runs(async (game, options) => (await import('./games.ts')).games(game, options));
