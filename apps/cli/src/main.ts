/**
 * The `pakli` command. What a command takes is in `for-people.ts` or
 * `for-builders.ts`; its work is in its folder and imported when it is called,
 * so that help and errors appear at once. Usage errors end with status 2, everything else that goes
 * wrong with 1; a user never sees a stack trace.
 */
import { Command, CommanderError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { FOR_BUILDERS } from './commands/for-builders.ts';
import { FOR_PEOPLE } from './commands/for-people.ts';
import { Failure, reasonOf, Refused } from './input/failure.ts';
import { examples, type Done } from './input/options.ts';
import { guardOutput } from './input/output.ts';

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
      // Without guests nothing more is loaded.
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
  for (const define of [...FOR_PEOPLE, ...FOR_BUILDERS]) {
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
