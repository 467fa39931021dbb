/** `pakli games` */
import { Command } from 'commander';
import { examples, speaking, type Define } from '../../input/options.ts';

export const define: Define = (done) =>
  speaking(
    new Command('games')
      .description('the games, or the rule sets, options and players of one')
      .argument('[game]', 'which one')
      .option('--json', 'one JSON object for each game'),
  )
    .addHelpText('after', examples('pakli games', 'pakli games mulle', 'pakli games ulti --json'))
    .action(async (game: string | undefined, options) => {
      const { games } = await import('./games.ts');
      done(await games(game, options));
    });
