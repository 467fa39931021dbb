/** `pakli play` */
import { Option } from 'commander';
import { CommandLine, readSeed, whole, type Define } from '../../input/options.ts';

export const define: Define = (done) =>
  new CommandLine('play', done)
    .description('play at a table in the terminal')
    .argument('[game]', 'which game; optional with --continue')
    .addOption(
      new Option('--level <level>', 'strength of the others (default: casual)').choices([
        'beginner',
        'casual',
        'strong',
        'expert',
      ]),
    )
    .option('--against <player>', 'another player by name, or cmd:PROGRAM')
    .rules()
    .option('--players <a,b,...>', 'by seat: names of people, or players; --level fills the rest')
    .option('--seat <n>', 'where you sit, from 0 as in records (default: 0)', whole(0, 98))
    .option('--names <a,b,...>', 'your name and, clockwise, those of the others')
    .option('--seed <s>', 'the same seed deals the same cards (default: a fresh one)', readSeed)
    .option('--position <text>', 'start from a position, as pakli deal prints it')
    .option('--delay <ms>', 'how long a move is shown', whole(0, 60_000))
    .option('--continue', 'resume the last game')
    .speaks()
    .examples(
      'pakli play ulti',
      'pakli play buddy-bluff --level expert --options deals=4 --names Ann,Bob,Cleo,Dan',
      'pakli play buddy-bluff --against "cmd:python3 examples/bot.py"',
      'pakli play ulti --players Anna,Bo,strong',
      'pakli play --continue',
    )
    .notes(`At the table: the number of a move, a card or the move itself; Tab completes.
  h hint   u undo   r rules   s save   q quit   l look   c claim the rest (Ulti)   r 5.2 one rule   s FILE a copy
Games are saved after every move in $XDG_DATA_HOME/pakli/games (~/.local/share).
A game that another terminal plays can be watched or taken over.

Several people can share the terminal: a word that is not a player of the game is a name.
Before the turn passes to another person the page is covered, and that person
opens it with Space and sees what was played meanwhile. Taking a
move back needs the others' consent. This needs a terminal: a pipe cannot hide
what it has printed.`)
    .runs(async (game, options) => (await import('./play.ts')).play(game, options));
