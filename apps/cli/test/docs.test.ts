/**
 * docs/cli.md, held against the commands it describes. When a command changes
 * on purpose, PAKLI_UPDATE=1 writes it anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { build } from '../src/main.ts';
import { ROOT } from './command.ts';

const FILE = `${ROOT}/docs/cli.md`;
const HEAD = `# The pakli command

In a clone the command is \`npx pakli\`, after \`npm ci\`. Every command tells its options and examples with \`--help\`; this
page is made of what they tell. Usage errors end with status 2, everything else that goes wrong with 1, and a game that is
interrupted with 130. Output that cannot be written fails with 1 too; only a reader that has gone is no failure. Files are
measured before they are read: records have 16 MB at most, lists of deals, cases and results 400 MB. Colour is left out where the output is no terminal or \`NO_COLOR\` is set, Unicode where the locale
has none or with \`--ascii\`. Sentences come in the language of \`--lang\` or \`LANG\`.

Games of \`pakli play\` are records ([records.md](records.md)) in \`$XDG_DATA_HOME/pakli/games\`, or
\`~/.local/share/pakli/games\`. A game is replaced whole after every move, and on the disc before the table says so; where it
cannot be written the table says why. \`FILE.txt.lock\` beside it names the process that plays it. A second \`--continue\` is
told, and watches (\`w\`), takes over (\`t\`) or leaves (\`q\`); the one it was taken from learns of it at its next move and
writes no more. The lock of a process that has died means nothing. A share link holds a whole match in a line of text; \`pakli replay\`, \`pakli analyse\` and
\`pakli convert\` take links and records alike.

\`--with FILE\` brings a game that is not of the house, before or after any command, and as often as there are guests:
\`pakli play scopa --with ./scopa.ts\`. All that takes a game takes that one too, with its threads and outside programs.
\`PAKLI_WITH\` names such files for good, separated as in \`PATH\`. [Writing a game](your-own-game.md) tells what is in one.
`;

/** What a command prints for --help, at a width of its own. */
function helpOf(command: Command): string {
  let text = '';
  command.configureOutput({ writeOut: (part) => (text += part), getOutHelpWidth: () => 100 });
  command.outputHelp();
  return text.trimEnd();
}

test('docs/cli.md says what the commands say', () => {
  const program = build(() => {});
  const { commands } = program;
  expect(commands.length).toBeGreaterThan(10);
  const list = commands.map(
    (command) =>
      `- [\`pakli ${command.name()}\`](#pakli-${command.name()}): ${command.description()}`,
  );
  const parts = commands.map(
    (command) => `## pakli ${command.name()}\n\n\`\`\`\n${helpOf(command)}\n\`\`\``,
  );
  const made = `${HEAD}\n${list.join('\n')}\n\n${parts.join('\n\n')}\n`;
  if (process.env['PAKLI_UPDATE'] === '1') writeFileSync(FILE, made);
  expect(readFileSync(FILE, 'utf8')).toBe(made);
});
