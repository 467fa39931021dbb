/** `pakli sit` */
import { CommandLine, whole, type Define } from '../../input/options.ts';

export const define: Define = (done) =>
  new CommandLine('sit', done)
    .description('seat your player at a table by link, to play against it in a browser')
    .argument('<link>', 'the link of the table, or of an evening for its players')
    .option('--player <player>', 'a player by name, or cmd:PROGRAM (default: casual)')
    .option('--name <name>', 'its name there (default: as --player; a program says its own name)')
    .option(
      '--seat <n>',
      'which seat, from 1 as the page counts (default: the first that is free)',
      whole(1, 99),
    )
    .examples(
      'pakli sit http://localhost:4180/#/t/4mk29x0qpd --player "cmd:python3 examples/bot.py"',
      'pakli sit https://cards.example/#/t/4mk29x0qpd --player strong --name Robot',
      'pakli sit https://cards.example/#/evening/4mk29x0qpd7w --player strong',
    )
    .notes(
      'It agrees when the others want to take back, play on or end, and leaves when they have. Ctrl-C leaves at once. In an evening it plays in every round until the end.',
    )
    .runs(async (link, given) => (await import('./sit.ts')).sit(link, given));
