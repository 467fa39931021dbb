/** `pakli rules` */
import { Command } from 'commander';
import { examples, type Define } from '../../given/options.ts';

export const define: Define = (done) =>
  new Command('rules')
    .description('the rules of a game, or one of them')
    .argument('<game>')
    .argument('[number]', 'of a section or a rule, such as 5 or 5.2')
    .option('--ascii', 'plain letters instead of Unicode signs')
    .option('--markdown', 'as it is written')
    .addHelpText('after', examples('pakli rules mulle', 'pakli rules mulle 5.2'))
    .action(async (game: string, number: string | undefined, options) => {
      const { rules } = await import('./rules.ts');
      done(await rules(game, number, options));
    });
