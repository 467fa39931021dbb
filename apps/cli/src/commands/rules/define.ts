/** `pakli rules` */
import { Command } from 'commander';
import { examples, speaking, type Define } from '../../input/options.ts';

export const define: Define = (done) =>
  speaking(
    new Command('rules')
      .description('the rules of a game: a leaflet for people, or the exact ones')
      .argument('<game>')
      .argument('[part]', 'the name of a paragraph, or the number of an exact rule, such as 5.2')
      .option('--exact', 'all exact rules, in English')
      .option('--markdown', 'as it is written'),
  )
    .addHelpText(
      'after',
      examples(
        'pakli rules mulle',
        'pakli rules ulti minute --lang hu',
        'pakli rules mulle 5.2',
        'pakli rules mulle --exact',
      ),
    )
    .action(async (game: string, part: string | undefined, options) => {
      const { rules } = await import('./rules.ts');
      done(await rules(game, part, options));
    });
