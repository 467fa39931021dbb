/** `pakli sit` */
import { Command } from 'commander';
import { examples, whole, type Define } from '../../given/options.ts';

export const define: Define = (done) =>
  new Command('sit')
    .description(
      'let a player of yours sit down at a table by link, to play against it in a browser',
    )
    .argument('<link>', 'the link of the table, as the page shares it')
    .option('--player <player>', 'a player by name, or cmd:PROGRAM (default: casual)')
    .option(
      '--name <name>',
      'what it is called there (default: as --player; a program says its own name)',
    )
    .option(
      '--seat <n>',
      'which seat, from 1 as the page counts (default: the first that is free)',
      whole(1, 99),
    )
    .addHelpText(
      'after',
      `${examples(
        'pakli sit http://localhost:4180/#/t/4mk29x0qpd --player "cmd:python3 examples/bot.py"',
        'pakli sit https://cards.example/#/t/4mk29x0qpd --player strong --name Robot',
      )}

It takes back, plays on and ends whenever the others want to, and leaves when they have. Ctrl-C leaves at once.`,
    )
    .action(async (link: string, given: object) => {
      const { sit } = await import('./sit.ts');
      done(await sit(link, given));
    });
