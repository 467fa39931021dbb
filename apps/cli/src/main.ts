/**
 * The `pakli` command. Each subcommand is imported when it is called, so that
 * help and errors appear at once. Usage errors end with status 2, everything
 * else that goes wrong with 1; a user never sees a stack trace.
 */
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { Failure, reasonOf } from './failure.ts';

function whole(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max)) {
      throw new InvalidArgumentError(`A whole number from ${min} to ${max} is expected.`);
    }
    return value;
  };
}

const seed = whole(0, Number.MAX_SAFE_INTEGER);

function examples(...lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ ${line}`).join('\n')}`;
}

/** The commands; `done` receives the exit status of the one that runs. */
function build(done: (status: number) => void): Command {
  const program = new Command('pakli')
    .description('Card games with hidden cards: play, check, replay, and build players.')
    .version(manifest.version)
    .exitOverride()
    .showHelpAfterError('(--help shows options and examples)')
    .addHelpText(
      'after',
      examples(
        'pakli play buddy-bluff',
        'pakli random buddy-bluff --games 10000 --seed 1',
        'pakli golden packages/*/test/golden/*.json',
        'pakli help replay',
      ),
    );

  program
    .command('golden')
    .description('run golden files; ends with "N passed, M failed"')
    .argument('<files...>', 'JSON files of any known format')
    .addHelpText(
      'after',
      examples(
        'pakli golden packages/buddy-bluff/test/golden/cases.json',
        'pakli golden a.json b.json',
      ),
    )
    .action(async (files: string[]) => {
      const { golden } = await import('./golden.ts');
      done(await golden(files));
    });

  program
    .command('random')
    .description('play whole matches with random moves and sum them up')
    .argument('<game>')
    .option('--games <n>', 'how many matches', whole(1, 1e9), 1000)
    .option('--seed <s>', 'the same seed gives the same games (default: a fresh one)', seed)
    .option('--options <text>', 'rule set: preset+variant key=value ...', '')
    .option('--seats <n>', 'how many play, where the game leaves a choice', whole(1, 99))
    .option('--json', 'the summary as one JSON object')
    .addHelpText(
      'after',
      examples(
        'pakli random buddy-bluff --games 10000 --seed 1',
        'pakli random buddy-bluff --games 100 --options "lift=run" --json',
      ),
    )
    .action(async (game: string, options) => {
      const { random } = await import('./random.ts');
      done(await random(game, options));
    });

  program
    .command('arena')
    .description('measure players against each other with duplicate deals')
    .argument('<game>')
    .requiredOption(
      '--players <a,b,...>',
      'one for every seat, or two: the first alone among the second',
    )
    .option('--deals <n>', 'how many deals, each played with every seating', whole(1, 1e9), 100)
    .option('--seed <s>', 'the same seed deals the same cards (default: a fresh one)', seed)
    .option('--options <text>', 'rule set: preset+variant key=value ...', '')
    .option('--seats <n>', 'how many play, where the game leaves a choice', whole(1, 99))
    .option('--match', 'play whole matches instead of single deals')
    .option('--sprt <h0,h1>', 'stop as soon as one is clear: 50%,55% or 0elo,30elo [,alpha,beta]')
    .option('--workers <n>', 'threads (default: one for every core)', whole(1, 256))
    .option('--out <file>', 'keep results as JSON lines; the same command goes on from there')
    .option('--html <file>', 'write a page with plots')
    .option('--json', 'the summary as one JSON object')
    .addHelpText(
      'after',
      `${examples(
        'pakli arena buddy-bluff --players greedy,random --deals 200 --seed 1',
        'pakli arena buddy-bluff --players "cmd:python3 examples/bot.py,greedy" --deals 20',
        'pakli arena buddy-bluff --players cheat@50steps,greedy --sprt 25%,35% --out cheat.jsonl',
      )}\n\nA player is a name, with a budget if you like: expert, expert@100ms, expert@50steps.\ndocs/arena.md says how it is measured.`,
    )
    .action(async (game: string, options) => {
      const { arena } = await import('./arena.ts');
      done(await arena(game, options));
    });

  program
    .command('replay')
    .description('show each move of a record and the position after it')
    .argument('<file>', 'a record, finished or not')
    .option('--seat <n>', 'only what this seat could see', whole(0, 98))
    .addHelpText('after', examples('pakli replay game.txt', 'pakli replay game.txt --seat 2'))
    .action(async (file: string, options) => {
      const { replayFile } = await import('./replay.ts');
      done(await replayFile(file, options));
    });

  program
    .command('solve')
    .description('solve Ulti deals and positions with all cards known')
    .argument('[file]', 'deals as JSON or text, one a line (default: standard input)')
    .option('--contract <id>', 'what is played where a deal does not say it, as in U or H-40')
    .option('--trump <suit>', 'H, B, L or A, where a deal does not say it')
    .option('--best', 'the cards that keep each result, also for many deals')
    .option('--budget <n>', 'positions looked at for one answer', whole(1, 1e9), 50_000_000)
    .option('--json', 'one JSON object a deal')
    .addHelpText(
      'after',
      `${examples(
        'pakli solve deals.json',
        'pakli solve deals.jsonl --contract U --json',
        'pakli solve <<< "H7 H8 HA HK HO LA L7 BA BX AA / ... / ... / B7 B8 trump H"',
      )}\n\nA deal: {"hands": [[...], [...], [...]], "talon": [...], "trump": "L"}, or hands and talon on\none line with slashes between. docs/solver.md says what else a position may have.`,
    )
    .action(async (file: string | undefined, options) => {
      const { solve } = await import('./solve.ts');
      done(await solve(file, options));
    });

  program
    .command('play')
    .description('play at a table in the terminal; you are seat 0')
    .argument('<game>')
    .option(
      '--against <player>',
      'a level (beginner, casual, strong, expert), another player by name, or cmd:PROGRAM (default: casual)',
    )
    .option('--options <text>', 'rule set: preset+variant key=value ...', '')
    .option('--seats <n>', 'how many play, where the game leaves a choice', whole(1, 99))
    .option('--seed <s>', 'the same seed deals the same cards (default: a fresh one)', seed)
    .addHelpText(
      'after',
      examples(
        'pakli play buddy-bluff',
        'pakli play buddy-bluff --against expert --options deals=4',
        'pakli play buddy-bluff --against "cmd:python3 examples/bot.py"',
      ),
    )
    .action(async (game: string, options) => {
      const { play } = await import('./play.ts');
      done(await play(game, options));
    });

  program
    .command('engine')
    .description('speak the engine protocol: JSON lines on stdin and stdout')
    .addHelpText(
      'after',
      `${examples(
        `pakli engine <<< '{"do":"games"}'`,
        `pakli engine <<< '{"do":"new","game":"buddy-bluff","seed":1}'`,
      )}\n\ndocs/engine-protocol.md describes requests and replies.`,
    )
    .action(async () => {
      const { engine } = await import('./engine.ts');
      done(await engine());
    });

  return program;
}

/** Runs the command line and answers with the exit status. */
export async function main(args: readonly string[]): Promise<number> {
  // Whoever read our output has gone (`pakli replay x | head`): nothing is left to be said.
  process.stdout.on('error', () => process.exit(0));
  let status = 0;
  const program = build((given) => (status = given));
  if (args.length === 0) {
    program.outputHelp();
    return 0;
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return status;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof Failure) {
      console.error(`pakli: ${error.message}`);
      return error.status;
    }
    console.error(`pakli: this is a fault of ours: ${reasonOf(error)}`);
    return 1;
  }
}
