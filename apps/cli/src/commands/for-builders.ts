/** The commands for those who build players and games, in the order in which help lists them. */
import { Argument, Option } from 'commander';
import { CommandLine, type Define, readSeed, whole } from '../input/options.ts';
import { define as tournament } from './tournament/define.ts';

/** A number of threads, or where others play. */
function readWorkers(text: string): number | string {
  return text.startsWith('nats://') ? text : whole(1, 256)(text);
}

const YARDSTICKS = ['ulti'];

const solve: Define = (done) =>
  new CommandLine('solve', done)
    .description('solve Ulti deals and positions with all cards known')
    .argument('[file]', 'deals as JSON or text, one per line (default: standard input)')
    .option('--contract <id>', 'the contract, for deals that do not name one, as in U or H-40')
    .option('--trump <suit>', 'H, B, L or A, for deals that do not name one')
    .option('--best', 'the cards that keep each result, also for many deals')
    .option('--budget <n>', 'positions looked at for one answer', whole(1, 1e9), 50_000_000)
    .option('--json', 'one JSON object per deal')
    .examples(
      'pakli solve deals.json',
      'pakli solve deals.jsonl --contract U --json',
      'pakli solve <<< "H7 H8 HA HK HO LA L7 BA BX AA / ... / ... / B7 B8 trump H"',
    )
    .notes(
      `A deal: {"hands": [[...], [...], [...]], "talon": [...], "trump": "L"}, or hands and talon on\none line with slashes between. docs/solver.md says what else a position may have.`,
    )
    .runs(async (file, options) => (await import('./solve/solve.ts')).solve(file, options));

const arena: Define = (done) =>
  new CommandLine('arena', done)
    .description('measure players against each other with duplicate deals')
    .argument('<game>')
    .requiredOption(
      '--players <a,b,...>',
      'one for every seat, or two: the first alone among the second',
    )
    .option('--deals <n>', 'how many deals, each played with every seating', whole(1, 1e9), 100)
    .option('--seed <s>', 'the same seed deals the same cards (default: a fresh one)', readSeed)
    .rules()
    .option('--match', 'play whole matches instead of single deals')
    .option(
      '--luck <player>',
      'take luck out of the results of the first player; this one says what views are worth',
    )
    .option('--sprt <h0,h1>', 'stop as soon as one is decided: 50%,55% or 0elo,30elo [,alpha,beta]')
    .option(
      '--workers <n>',
      'threads (default: one for every core), or nats://host: machines that run pakli worker',
      readWorkers,
    )
    .option('--out <file>', 'store results as JSON lines; the same command resumes')
    .option('--html <file>', 'write a page with plots')
    .option('--json', 'the summary as one JSON object')
    .examples(
      'pakli arena buddy-bluff --players greedy,random --deals 200 --seed 1',
      'pakli arena buddy-bluff --players "cmd:python3 examples/bot.py,greedy" --deals 20',
      'pakli arena buddy-bluff --players cheat@50steps,greedy --sprt 25%,35% --out cheat.jsonl',
    )
    .notes(
      `A player is a name, with an optional budget: expert, expert@100ms, expert@50steps.\ndocs/arena.md says how it measures.`,
    )
    .runs(async (game, options) => (await import('./arena/arena.ts')).arena(game, options));

const exploit: Define = (done) =>
  new CommandLine('exploit', done)
    .description('how much can at least be won from a player by one that knows how it plays')
    .argument('<game>')
    .requiredOption('--target <player>', 'a player of the game: greedy, casual, strong@8steps')
    .option('--worlds <n>', 'worlds in which the exploiter tries every move', whole(1, 100_000), 16)
    .option('--deals <n>', 'at most this many deals, each played in every seat', whole(1, 1e9), 100)
    .option('--minutes <n>', 'end after so long, with what was played', whole(1, 10_000), 10)
    .option('--seed <s>', 'the same seed deals the same cards (default: a fresh one)', readSeed)
    .rules()
    .option('--match', 'play whole matches instead of single deals')
    .option(
      '--workers <n>',
      'threads (default: one for every core), or nats://host: machines that run pakli worker',
      readWorkers,
    )
    .option('--out <file>', 'store results as JSON lines; the same command resumes')
    .option('--json', 'one JSON object')
    .examples(
      'pakli exploit buddy-bluff --target greedy --deals 50 --seed 1',
      'pakli exploit ulti --target casual --worlds 8 --json',
    )
    .notes(
      `An approximate best response: in every world it lets all seats continue as the target would.
It is pakli arena GAME --players exploit:PLAYER,PLAYER in one line, and takes the time of the target
for every later move of every world. docs/arena.md says more.`,
    )
    .runs(async (game, options) => (await import('./arena/exploit.ts')).exploit(game, options));

const worker: Define = (done) =>
  new CommandLine('worker', done)
    .description('play for arenas on other machines')
    .argument('<address>', 'a NATS that both reach, such as nats://192.168.1.5:4222')
    .option('--threads <n>', 'threads (default: one for every core)', whole(1, 256))
    .examples(
      'pakli worker nats://192.168.1.5:4222',
      'pakli arena mulle --players expert,strong --deals 2000 --workers nats://192.168.1.5:4222',
    )
    .notes('All machines need the same version of Pakli. docs/arena.md says more.')
    .runs(async (address, options) => (await import('./arena/worker.ts')).worker(address, options));

const yardstick: Define = (done) =>
  new CommandLine('yardstick', done)
    .description('measure a player of Ulti against perfect play')
    .addArgument(new Argument('<game>', 'a game that has a yardstick').choices(YARDSTICKS))
    .argument('[file]', 'deals of the format ulti-yardstick/1 (default: the 1,000 included)')
    .option('--player <name>', 'who is measured', 'expert')
    .option('--worlds <n>', 'worlds it may look at for a move', whole(1, 100_000), 32)
    .addOption(new Option('--only <contract>', 'one contract').choices(['ulti', 'betli']))
    .addOption(new Option('--side <side>', 'one side').choices(['keep', 'stop']))
    .option('--deals <n>', 'at most this many of each kind', whole(1, 1e6), 1e6)
    .option('--seed <s>', 'for the random choices of both sides', readSeed, 1)
    .option('--json', 'one JSON object for each of the four figures')
    .examples(
      'pakli yardstick ulti',
      'pakli yardstick ulti --only betli --deals 50 --worlds 16',
      'pakli yardstick ulti deals.json --player strong --json',
    )
    .notes(
      `keep: of deals that perfect play wins, what the player wins as soloist against perfect\ndefenders. stop: of the others, what two such players prevent, each from its own view, against a\nperfect soloist. Perfect means that all cards are known; among cards that keep the result one is\nchosen at random.`,
    )
    .runs(async (game, file, options) =>
      (await import('./yardstick/yardstick.ts')).yardstick(game, file, options),
    );

const selfplay: Define = (done) =>
  new CommandLine('selfplay', done)
    .description(
      'write positions, moves and results of played deals as arrays for learning programs',
    )
    .argument('<game>')
    .requiredOption('--players <a,b,...>', 'who plays: one for all seats, or one for every seat')
    .requiredOption('--out <folder>', 'where the shards go; the same command resumes')
    .option('--games <n>', 'how many deals', whole(1, 1e9), 1000)
    .option('--shard <n>', 'deals in a shard', whole(1, 1e6), 50)
    .option('--seed <s>', 'the same seed gives the same bytes (default: a fresh one)', readSeed)
    .rules()
    .option('--half', 'numbers of 16 bits instead of 32')
    .option('--workers <n>', 'threads (default: one for every core)', whole(1, 256))
    .option('--json', 'the summary as one JSON object')
    .examples(
      'pakli selfplay buddy-bluff --players greedy --games 2000 --out data --seed 1',
      'pakli selfplay ulti --players rules,rules,expert@50steps --games 10000 --out data',
    )
    .notes(
      `A player is a name, with an optional budget: expert, expert@50steps.\ndocs/selfplay.md says what is in the files.`,
    )
    .runs(async (game, options) =>
      (await import('./selfplay/selfplay.ts')).selfplay(game, options),
    );

const random: Define = (done) =>
  new CommandLine('random', done)
    .description('play whole matches with random moves and summarise them')
    .argument('<game>')
    .option('--games <n>', 'how many matches', whole(1, 1e9), 1000)
    .option('--seed <s>', 'the same seed gives the same games (default: a fresh one)', readSeed)
    .rules()
    .option('--json', 'the summary as one JSON object')
    .examples(
      'pakli random buddy-bluff --games 10000 --seed 1',
      'pakli random buddy-bluff --games 100 --options "lift=run" --json',
    )
    .runs(async (game, options) => (await import('./random/random.ts')).random(game, options));

const laws: Define = (done) =>
  new CommandLine('laws', done)
    .description(
      'check a game of your own against the laws of every game, and explain what is broken',
    )
    .argument('<module>', 'the file of the game, or the name of one loaded with --with')
    .option('--games <n>', 'how many random matches', whole(1, 1e6), 100)
    .option('--seed <s>', 'seed of the first match; the next has the next number', readSeed, 1)
    .option(
      '--positions <n>',
      'positions per match at which all laws are checked',
      whole(0, 1000),
      3,
    )
    .option('--all', 'report every broken law, in up to twenty ways')
    .rules()
    .option('--json', 'one JSON object per fault, and the sum')
    .examples(
      'pakli laws ./scopa.ts',
      'pakli laws ./scopa.ts --games 1 --seed 17',
      'pakli --with ./scopa.ts laws scopa --options one --json',
    )
    .notes('Status 1 means that a law is broken.')
    .runs(async (module, options) => (await import('./laws/laws.ts')).laws(module, options));

const golden: Define = (done) =>
  new CommandLine('golden', done)
    .description('run golden files; ends with "N passed, M failed"')
    .argument('<files...>', 'JSON files of any known format')
    .examples(
      'pakli golden packages/buddy-bluff/test/golden/cases.json',
      'pakli golden a.json b.json',
    )
    .runs(async (files) => (await import('./golden/golden.ts')).golden(files));

const engine: Define = (done) =>
  new CommandLine('engine', done)
    .description('speak the engine protocol: JSON lines on stdin and stdout')
    .examples(
      `pakli engine <<< '{"do":"games"}'`,
      `pakli engine <<< '{"do":"new","game":"buddy-bluff","seed":1}'`,
    )
    .notes('docs/engine-protocol.md describes requests and replies.')
    .runs(async () => (await import('./engine/engine.ts')).engine());

const completion: Define = (done) => {
  const command = new CommandLine('completion', done)
    .description('print a script that completes commands, options and games in a shell')
    .addArgument(new Argument('<shell>').choices(['bash', 'zsh', 'fish']))
    .examples(
      'pakli completion bash >> ~/.bashrc',
      'pakli completion zsh >> ~/.zshrc',
      'pakli completion fish > ~/.config/fish/completions/pakli.fish',
    )
    .notes(`A shell completes pakli, not npx pakli. In a clone, this makes it a command of its own:
  $ ln -s "$PWD/node_modules/.bin/pakli" ~/.local/bin/`)
    .runs(async (shell: 'bash' | 'zsh' | 'fish') => {
      const { completion } = await import('./completion/completion.ts');
      if (command.parent !== null) console.log(completion(command.parent, shell));
      return 0;
    });
  return command;
};

export const FOR_BUILDERS: readonly Define[] = [
  solve,
  tournament,
  arena,
  exploit,
  worker,
  yardstick,
  selfplay,
  random,
  laws,
  golden,
  engine,
  completion,
];
