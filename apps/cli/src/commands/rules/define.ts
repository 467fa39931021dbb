/** `pakli rules` */
import { CommandLine, type Define } from '../../input/options.ts';

export const define: Define = (done) =>
  new CommandLine('rules', done)
    .description('the rules of a game: a leaflet for people, or the exact ones')
    .argument('<game>')
    .argument('[part]', 'the name of a paragraph, or the number of an exact rule, such as 5.2')
    .option('--exact', 'all exact rules, in English')
    .option('--markdown', 'as it is written')
    .speaks()
    .examples(
      'pakli rules mulle',
      'pakli rules ulti minute --lang hu',
      'pakli rules mulle 5.2',
      'pakli rules mulle --exact',
    )
    .runs(async (game, part, options) => (await import('./rules.ts')).rules(game, part, options));
