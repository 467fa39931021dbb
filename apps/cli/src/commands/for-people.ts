/** The commands for people, in the order in which help lists them. */
import { Option } from 'commander';
import { CommandLine, type Define, readSeed, whole } from '../input/options.ts';

const BUDGETS =
  'A player is a name, with an optional budget per move: expert, expert@100ms, expert@50steps.';

const play: Define = (done) =>
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
    .option('--against <player>', 'another player: rules, expert@2s, strong@40steps, cmd:PROGRAM')
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
what it has printed.

${BUDGETS}`)
    .runs(async (game, options) => (await import('./play/play.ts')).play(game, options));

const watch: Define = (done) =>
  new CommandLine('watch', done)
    .description('watch players play against each other')
    .argument('<game>')
    .option('--players <a,b,...>', 'one for all seats or one for each (default: strong)')
    .option('--delay <ms>', 'how long a move is shown', whole(0, 60_000), 1500)
    .option('--seat <n>', 'look into the hand of this seat, from 0 as in records', whole(0, 98))
    .rules()
    .option('--seed <s>', 'the same seed deals the same cards (default: a fresh one)', readSeed)
    .option('--out <file>', 'write the record')
    .option('--json', 'one JSON object for each step, and the result')
    .speaks()
    .examples(
      'pakli watch mulle',
      'pakli watch buddy-bluff --players expert,casual,casual,casual --delay 500 --seat 0',
      'pakli watch mulle --players strong@40steps --options short --seed 1 --json --out game.txt',
    )
    .notes(BUDGETS)
    .runs(async (game, options) => (await import('./watch/watch.ts')).watch(game, options));

const replay: Define = (done) =>
  new CommandLine('replay', done)
    .description('step through a record with keys, or print every position')
    .argument('<record>', 'a record file, finished or not, or a share link')
    .option('--seat <n>', 'only what this seat could see, from 0 as in records', whole(0, 98))
    .option(
      '--at <step>',
      'begin with the table after this step, counted through all deals',
      whole(0, 1e6),
    )
    .option('--print', 'print all of it instead of stepping (always so without a terminal)')
    .option('--json', 'one JSON object for each step')
    .speaks()
    .examples(
      'pakli replay game.txt',
      'pakli replay game.txt --seat 2 --at 30',
      'pakli replay game.txt --print | less',
    )
    .runs(async (record, options) =>
      (await import('./replay/replay.ts')).replayRecord(record, options),
    );

const analyse: Define = (done) =>
  new CommandLine('analyse', done)
    .description('what every move of a record was worth, and the biggest mistakes')
    .argument('<record>', 'a record file, finished or not, or a share link')
    .option('--by <player>', 'who judges, with an optional budget (default: the strongest)')
    .option('--seat <n>', 'only the moves of this seat, from 0 as in records', whole(0, 98))
    .option('--mistakes <n>', 'how many mistakes to list', whole(0, 999), 3)
    .option('--seed <s>', 'the same seed gives the same estimates', readSeed, 1)
    .option('--json', 'one JSON object with every estimate')
    .speaks()
    .examples(
      'pakli analyse game.txt',
      'pakli analyse game.txt --seat 0 --by expert@500ms',
      'pakli analyse game.txt --by expert@200steps --json',
    )
    .notes(`Estimates are made from what the mover knew, never from the cards it could not see.
For a finished match, Open shows what the mover would have got with all cards open and perfect
play by everybody, where the game can calculate it: Ulti from the first card on, Mulle in its last round.`)
    .runs(async (record, options) =>
      (await import('./analyse/analyse.ts')).analyse(record, options),
    );

const deal: Define = (done) =>
  new CommandLine('deal', done)
    .description('deal cards and print the positions, one per line')
    .argument('<game>')
    .option('--count <n>', 'how many', whole(1, 1e6), 1)
    .option('--moves <n>', 'play this many random moves first', whole(0, 1e6), 0)
    .rules()
    .option('--seed <s>', 'the same seed deals the same cards (default: a fresh one)', readSeed)
    .option('--record', 'whole records instead of positions')
    .option('--json', 'one JSON object for each')
    .examples(
      'pakli deal mulle --seed 1',
      'pakli deal buddy-bluff --count 100 --moves 20 --json',
      'pakli deal mulle --options short --record > deal.txt',
      'pakli play mulle --position "$(pakli deal mulle --moves 30)"',
    )
    .runs(async (game, options) => (await import('./deal/deal.ts')).deal(game, options));

const convert: Define = (done) =>
  new CommandLine('convert', done)
    .description('turn a record into a share link and a share link into a record')
    .argument('<record>', 'a record file, a link, or - for standard input')
    .addOption(
      new Option('--to <form>', 'what to make (default: the other form)').choices([
        'link',
        'record',
        'json',
      ]),
    )
    .examples(
      'pakli convert game.txt',
      'pakli convert 2.buddy-bluff.1.VXwJwOjbST-F... > game.txt',
      'pakli deal mulle --record | pakli convert -',
    )
    .notes('A link holds the whole match, every card included: it is for games that are over.')
    .runs(async (record, options) =>
      (await import('./convert/convert.ts')).convert(record, options),
    );

const verify: Define = (done) =>
  new CommandLine('verify', done)
    .description('deal the cards of a finished table by link or of an evening again')
    .argument(
      '<file>',
      'a record with its proof, or the results of an evening, as the page saves them; - for standard input',
    )
    .examples('pakli verify mulle.txt', 'pakli verify wednesday.json')
    .notes(`Exits with status 1 if the cards do not follow from the secret and everybody's numbers.
docs/honest-deals.md says what that proves and what it does not.`)
    .runs(async (file) => (await import('./verify/verify.ts')).verify(file));

const games: Define = (done) =>
  new CommandLine('games', done)
    .description('the games, or the rule sets, options and players of one')
    .argument('[game]', 'which one')
    .option('--json', 'one JSON object for each game')
    .option(
      '--facts',
      'what a researcher asks first: players, utility, sizes, as 50 random deals show',
    )
    .speaks()
    .examples('pakli games', 'pakli games mulle', 'pakli games ulti --json', 'pakli games --facts')
    .runs(async (game, options) => (await import('./games/games.ts')).games(game, options));

const rules: Define = (done) =>
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
    .runs(async (game, part, options) =>
      (await import('./rules/rules.ts')).rules(game, part, options),
    );

const serve: Define = (done) =>
  new CommandLine('serve', done)
    .description('serve the page and tables by link, for people on several devices')
    .option('--port <n>', 'where to listen (default: 4180, or the next one that is free)')
    .option(
      '--address <address>',
      'where to listen: 127.0.0.1 for this machine only, 0.0.0.0 for everybody',
    )
    .option('--lan', 'also for people in the same network; prints the address as a QR code')
    .option('--data <folder>', 'where tables are stored (default: data in the clone)')
    .option('--postgres <url>', 'a PostgreSQL that several servers share, instead of a folder')
    .option('--nats <url>', 'a NATS through which those servers notify each other')
    .option(
      '--drain <s>',
      'seconds during which people are sent to the others before this one stops',
    )
    .option('--page <folder>', 'an already built page (default: build it if it has changed)')
    .option('--origin <url>', 'where people reach the page, such as https://cards.example')
    .option('--proxy <addresses>', 'trusted proxies (X-Forwarded-For): 127.0.0.1,...')
    .option('--threads <n>', 'threads in which computers think (default: all cores but one)')
    .option('--boards <n>', 'boards of the day of every game; 0: none (default: 5)')
    .option('--metrics-port <n>', 'port for metrics, on this machine only')
    .option('--limits <list>', 'name=number,...: docs/hosting.md lists them')
    .option('--backup <file>', 'only copy the data to a file; works while the server runs')
    .option('--reports', 'only print who was reported at tables, one JSON line each')
    .examples(
      'pakli serve --lan',
      'pakli serve --data /srv/pakli --port 8080 --origin https://cards.example --proxy 127.0.0.1',
      'pakli serve --data /srv/pakli --backup /srv/backup/pakli.db',
    )
    .notes('Every option can also be set in the environment: docs/hosting.md.')
    .runs(async (given) => (await import('./serve/serve.ts')).serve(given));

const sit: Define = (done) =>
  new CommandLine('sit', done)
    .description('seat your player at a table by link, to play against it in a browser')
    .argument('<link>', 'the link of the table, or of an evening for its players')
    .option('--player <player>', 'a player, as in expert@2s, or cmd:PROGRAM (default: casual)')
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
      `${BUDGETS}\n\nIt agrees when the others want to take back, play on or end, and leaves when they have. Ctrl-C leaves at once. In an evening it plays in every round until the end.`,
    )
    .runs(async (link, given) => (await import('./sit/sit.ts')).sit(link, given));

export const FOR_PEOPLE: readonly Define[] = [
  play,
  watch,
  replay,
  analyse,
  deal,
  convert,
  verify,
  games,
  rules,
  serve,
  sit,
];
