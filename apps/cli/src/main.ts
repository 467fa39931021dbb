/**
 * The `pakli` command. Every command has a folder: what it takes is in its
 * `define.ts`, its work is imported when it is called, so that help and errors
 * appear at once. Usage errors end with status 2, everything else that goes
 * wrong with 1; a user never sees a stack trace.
 */
import { Command, CommanderError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import * as analyse from './commands/analyse/define.ts';
import * as arena from './commands/arena/define.ts';
import * as completion from './commands/completion/define.ts';
import * as convert from './commands/convert/define.ts';
import * as deal from './commands/deal/define.ts';
import * as engine from './commands/engine/define.ts';
import * as games from './commands/games/define.ts';
import * as golden from './commands/golden/define.ts';
import * as laws from './commands/laws/define.ts';
import * as play from './commands/play/define.ts';
import * as random from './commands/random/define.ts';
import * as replay from './commands/replay/define.ts';
import * as rules from './commands/rules/define.ts';
import * as selfplay from './commands/selfplay/define.ts';
import * as serve from './commands/serve/define.ts';
import * as sit from './commands/sit/define.ts';
import * as solve from './commands/solve/define.ts';
import * as tournament from './commands/tournament/define.ts';
import * as verify from './commands/verify/define.ts';
import * as watch from './commands/watch/define.ts';
import * as worker from './commands/arena/define-worker.ts';
import * as yardstick from './commands/yardstick/define.ts';
import { Failure, reasonOf, Refused } from './input/failure.ts';
import { examples, type Define, type Done } from './input/options.ts';
import { guardOutput } from './input/output.ts';

/** In the order in which help lists them: for people first, then for builders. */
const COMMANDS: readonly { readonly define: Define }[] = [
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
  solve,
  tournament,
  arena,
  worker,
  yardstick,
  selfplay,
  random,
  laws,
  golden,
  engine,
  completion,
];

/** The whole command line; `done` receives the exit status of the command that runs. */
export function build(done: Done): Command {
  const program = new Command('pakli')
    .description('Card games with hidden cards: play, check, replay, and build players.')
    .version(manifest.version)
    .option(
      '--with <file>',
      'load a third-party game: its module (docs/your-own-game.md); may be repeated',
      (file: string, before: readonly string[]) => [...before, file],
      [] as readonly string[],
    )
    .hook('preAction', async () => {
      const files = program.opts<{ with: readonly string[] }>().with;
      // Anyone who brings nobody does not wait for the door.
      if (files.length === 0 && (process.env['PAKLI_WITH'] ?? '') === '') return;
      const { bring } = await import('./input/guests.ts');
      await bring(files);
    })
    .exitOverride()
    // The value of a misspelt option may be a password.
    .configureOutput({
      outputError: (text, write) =>
        write(text.replace(/^(error: unknown option '[^=']+)=.*'/s, "$1'")),
    })
    .showHelpAfterError('(--help shows options and examples)')
    .addHelpText(
      'after',
      examples(
        'pakli games',
        'pakli play mulle',
        'pakli play --continue',
        'pakli watch buddy-bluff',
        'pakli rules mulle 5.2',
        'pakli help replay',
      ),
    );
  for (const { define } of COMMANDS) {
    const command = define(done);
    for (const each of [command, ...command.commands]) each.copyInheritedSettings(program);
    program.addCommand(command);
  }
  return program;
}

async function messageOf(error: Failure): Promise<string> {
  if (!(error instanceof Refused)) return error.message;
  const { sayRefused } = await import('./input/refusal-line.ts');
  return sayRefused(error);
}

/** Runs the command line and answers with the exit status. */
export async function main(args: readonly string[]): Promise<number> {
  guardOutput();
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
      console.error(`pakli: ${await messageOf(error)}`);
      return error.status;
    }
    console.error(`pakli: this is a fault of ours: ${reasonOf(error)}`);
    return 1;
  }
}
