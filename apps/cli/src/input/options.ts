/** What the definitions of commands share. Nothing here or in them loads a game: help appears at once. */
import { Command, InvalidArgumentError } from 'commander';

/** Receives the exit status of the command that has run. */
export type Done = (status: number) => void;
export type Define = (done: Done) => Command;

export function whole(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max)) {
      throw new InvalidArgumentError(`A whole number from ${min} to ${max} is expected.`);
    }
    return value;
  };
}

export const readSeed: (text: string) => number = whole(0, Number.MAX_SAFE_INTEGER);

export function examples(...lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ ${line}`).join('\n')}`;
}

/** A command with what many have, always in the same words. */
export class CommandLine extends Command {
  private readonly done: Done;

  constructor(name: string, done: Done) {
    super(name);
    this.done = done;
  }

  /** By which rules, and with how many. */
  rules(): this {
    return this.option(
      '--options <text>',
      'rule set: preset+variant key=value ... (pakli games lists them)',
      '',
    ).option('--seats <n>', 'how many play, where the game leaves a choice', whole(1, 99));
  }

  /** What every command has that draws a table or speaks in sentences. */
  speaks(): this {
    return this.option('--lang <language>', 'en, sv, hu, de or tr (default: as LANG says)')
      .option('--ascii', 'plain letters instead of Unicode signs')
      .option('--four-colours', 'every suit has a colour of its own');
  }

  examples(...lines: readonly string[]): this {
    return this.addHelpText('after', examples(...lines));
  }

  /** What help says below the examples. */
  notes(text: string): this {
    return this.addHelpText('after', `\n${text}`);
  }

  /** `run` receives arguments and options, which have been checked, and returns the exit status. */
  runs(run: (...given: never[]) => Promise<number>): this {
    return this.action(async (...given) => this.done(await run(...(given as never[]))));
  }
}
