/** Scripts that complete `pakli` in a shell, made from the definitions of its commands. */
import { GAMES } from '@pakli/catalogue';
import { LOCALES } from '@pakli/text';
import type { Argument, Command, Option } from 'commander';

/** What an argument or the value of an option may be; nothing means a file. */
function valuesOf(item: Argument | Option): readonly string[] {
  if (item.argChoices !== undefined) return item.argChoices;
  const name = item.name();
  if (name === 'game') return GAMES.map(({ id }) => id);
  return name === 'lang' ? LOCALES : [];
}

/** A command and the parts that some have: `plan` of `pakli tournament plan`. */
function partsOf(command: Command): readonly Command[] {
  return [command, ...command.commands];
}

/** Every option once, whichever part takes it. */
function optionsOf(command: Command): readonly Option[] {
  const options = partsOf(command).flatMap((part) => part.createHelp().visibleOptions(part));
  return [...new Map(options.map((option) => [option.long, option])).values()];
}

/** What may come after the name of a command. */
function wordsOf(command: Command): readonly string[] {
  const values = partsOf(command).flatMap((part) => part.registeredArguments.flatMap(valuesOf));
  return [...command.commands.map((part) => part.name()), ...values];
}

/** Those of the program that every command takes too. */
function sharedOptions(program: Command): readonly Option[] {
  return program.options.filter(({ long }) => long !== '--version');
}

function commandsOf(program: Command): readonly Command[] {
  return program.createHelp().visibleCommands(program);
}

export function completion(program: Command, shell: 'bash' | 'zsh' | 'fish'): string {
  if (shell === 'fish') return fish(program);
  const script = bash(program);
  return shell === 'bash'
    ? script
    : `# Whoever has begun completion already need not wait for it again.
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit; }
autoload -Uz bashcompinit && bashcompinit
${script}`;
}

function bash(program: Command): string {
  const cases = commandsOf(program).map((command) => {
    const flags = [...optionsOf(command), ...sharedOptions(program)].map(({ long }) => long ?? '');
    const words = wordsOf(command);
    return `    ${command.name()}) words="${words.join(' ')}" flags="${flags.join(' ')}" ;;`;
  });
  const values = new Map<string, readonly string[]>();
  for (const option of commandsOf(program).flatMap((command) => optionsOf(command))) {
    const choices = valuesOf(option);
    if (option.long !== undefined && choices.length > 0) values.set(option.long, choices);
  }
  const names = commandsOf(program).map((command) => command.name());
  return `# pakli: completion for bash
_pakli() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local words="" flags="" at=1
  # --with FILE may come before the command.
  while [ "\${COMP_WORDS[at]}" = --with ] && [ "$at" -lt "$COMP_CWORD" ]; do at=$((at + 2)); done
  case "\${COMP_WORDS[at]}" in
${cases.join('\n')}
  esac
  if [ "$COMP_CWORD" -eq "$at" ]; then
    COMPREPLY=($(compgen -W "${names.join(' ')} --with --help --version" -- "$current"))
    return
  fi
  case "$previous" in
    --with) COMPREPLY=($(compgen -f -- "$current")); return ;;
${[...values].map(([long, choices]) => `    ${long}) COMPREPLY=($(compgen -W "${choices.join(' ')}" -- "$current")); return ;;`).join('\n')}
  esac
  case "$current" in
    -*) COMPREPLY=($(compgen -W "$flags" -- "$current")) ;;
    *) COMPREPLY=($(compgen -W "$words" -- "$current"))
       [ -n "$words" ] || COMPREPLY=($(compgen -f -- "$current")) ;;
  esac
}
complete -o filenames -F _pakli pakli`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;
}

function fishOption(option: Option): string {
  const long = (option.long ?? '').replace(/^--/, '');
  const values = valuesOf(option);
  const takes = option.required || option.optional ? ' -r' : '';
  const choices = values.length > 0 ? ` -f -a ${quoted(values.join(' '))}` : '';
  return `-l ${long}${takes}${choices} -d ${quoted(option.description)}`;
}

function fish(program: Command): string {
  const lines = ['# pakli: completion for fish'];
  const names = commandsOf(program).map((command) => command.name());
  // Not __fish_use_subcommand: the file of --with may come before the command.
  const none = `'not __fish_seen_subcommand_from ${names.join(' ')}'`;
  for (const option of sharedOptions(program))
    lines.push(`complete -c pakli ${fishOption(option)}`);
  for (const command of commandsOf(program)) {
    const name = command.name();
    lines.push(`complete -c pakli -n ${none} -f -a ${name} -d ${quoted(command.description())}`);
    const here = `complete -c pakli -n '__fish_seen_subcommand_from ${name}'`;
    const words = wordsOf(command);
    if (words.length > 0) lines.push(`${here} -f -a ${quoted(words.join(' '))}`);
    for (const option of optionsOf(command)) lines.push(`${here} ${fishOption(option)}`);
  }
  return lines.join('\n');
}
