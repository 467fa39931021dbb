/** Compares docs/cli.md with the commands it describes. After a deliberate change, PAKLI_UPDATE=1 rewrites it. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { build } from '../src/main.ts';
import { ROOT } from './command.ts';

const FILE = `${ROOT}/docs/cli.md`;
const HEAD = `# The pakli command

In a clone the command is \`npx pakli\`, after \`npm ci\`. To call it \`pakli\` from any folder, link it
into a folder of your \`PATH\`; \`pakli completion\` then completes it in bash, zsh and fish:

\`\`\`sh
ln -s "$PWD/node_modules/.bin/pakli" ~/.local/bin/
pakli completion bash >> ~/.bashrc
\`\`\`

Every command prints its options and examples with \`--help\`; this page is generated from that.

- **Exit status**: 2 for wrong options and arguments, 1 for everything else that goes wrong, 130 for
  an interrupted game. Output that cannot be written fails with 1. A closed pipe is not an error,
  nor is a closed stdout (\`>&-\`), which Node replaces by \`/dev/null\`.
- **Sizes**: a record has at most 16 MB, a list of deals, cases or results 400 MB. Larger files are
  refused before they are read.
- **Colour and letters**: colour is off when stdout is not a terminal or \`NO_COLOR\` is set; Unicode
  is off where the locale has none, or with \`--ascii\`. Cards have the letters of the language
  (Kn D K E in Swedish, A F K Á in Hungarian Ulti) and can be typed that way. Without Unicode, and in
  a move such as \`play LO\`, they are in notation.
- **Language**: tables, rules and games use the language of \`--lang\` or \`LANG\`. Errors on stderr are
  English; only \`pakli serve\` and a table print theirs in your language.
- **Ctrl-Z** suspends a table like any other command; \`fg\` shows it again.

**Saved games** of \`pakli play\` are [records](records.md) in \`$XDG_DATA_HOME/pakli/games\`, or
\`~/.local/share/pakli/games\`. A game is replaced as a whole after every move, and is on disk before
the table says so; if it cannot be written the table says why. \`FILE.txt.lock\` beside it names the
process that plays it. A second \`--continue\` says so, and watches (\`w\`), takes over (\`t\`) or leaves
(\`q\`); the process it was taken from notices at its next move and stops writing. The lock of a dead
process is ignored.

**Links.** A share link holds a whole match in a line of text; \`pakli replay\`, \`pakli analyse\` and
\`pakli convert\` take links and records alike.

**Third-party games.** \`--with FILE\` loads a game that is not built in, before or after any command,
and as often as you like: \`pakli play scopa --with ./scopa.ts\`. Everything that takes a game takes
that one too, with its threads and outside programs. \`PAKLI_WITH\` names such files permanently,
separated as in \`PATH\`. [Write a game of your own](your-own-game.md) says what is in one.
`;

/** A command's --help output, at a fixed width. */
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
  const parts = commands.map((command) => {
    const helps = [command, ...command.commands].map((part) => `\`\`\`\n${helpOf(part)}\n\`\`\``);
    return `## pakli ${command.name()}\n\n${helps.join('\n\n')}`;
  });
  const made = `${HEAD}\n${list.join('\n')}\n\n${parts.join('\n\n')}\n`;
  if (process.env['PAKLI_UPDATE'] === '1') writeFileSync(FILE, made);
  expect(readFileSync(FILE, 'utf8')).toBe(made);
});

test.each(['README.md', 'apps/cli/README.md'])('the commands in %s can be called so', (file) => {
  const { commands } = build(() => {});
  const calls = Array.from(
    readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(/npx pakli ([a-z][^`#\n]*)/g),
    ([, call = '']) =>
      call
        .replaceAll(/--with \S+/g, '')
        .trim()
        .split(/\s+/),
  );
  expect(calls.length).toBeGreaterThan(1);
  for (const [name, ...words] of calls) {
    const command = commands.find((one) => one.name() === name);
    const { operands, unknown } = command?.parseOptions(words) ?? { unknown: words };
    expect({ name, unknown }).toEqual({ name, unknown: [] });
    const most = command?.registeredArguments.length ?? 0;
    expect({ name, isFine: (operands?.length ?? 0) <= most }).toEqual({ name, isFine: true });
  }
});
