/** Every command with its arguments, options, defaults and bounds, as recorded in options.txt. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InvalidArgumentError, type Command, type Option } from 'commander';
import { expect, test } from 'vitest';
import { readSeed, whole } from '../src/input/options.ts';
import { build } from '../src/main.ts';

const commands = build(() => {}).commands.flatMap((command) => [command].concat(command.commands));

/** The bounds, as the refusal of a whole-number option names them. */
function boundsOf({ parseArg }: Option): readonly [number, number] | undefined {
  try {
    parseArg?.('x', undefined);
    return undefined;
  } catch (error) {
    const [, from, to] = /from (\d+) to (\d+) is/.exec(String(error)) ?? [];
    return from === undefined ? undefined : [Number(from), Number(to)];
  }
}

function lineOf(option: Option): string {
  const { flags, mandatory, argChoices } = option;
  const usual: unknown = option.defaultValue;
  const bounds = boundsOf(option);
  return [
    `  ${flags}`,
    ...(mandatory ? ['required'] : []),
    ...(usual === undefined ? [] : [`= ${JSON.stringify(usual)}`]),
    ...(bounds === undefined ? [] : [`${bounds[0]} to ${bounds[1]}`]),
    ...(argChoices === undefined ? [] : [argChoices.join('|')]),
  ].join('  ');
}

function describeCommand(command: Command): string {
  const taken = command.registeredArguments.map((argument) => {
    const { required, variadic, argChoices } = argument;
    const name = `${argument.name()}${variadic ? '...' : ''}`;
    const choices = argChoices === undefined ? '' : `=${argChoices.join('|')}`;
    return required ? `<${name}${choices}>` : `[${name}]`;
  });
  const whole = command.parent?.parent
    ? `${command.parent.name()} ${command.name()}`
    : command.name();
  return [[whole, ...taken].join(' '), ...command.options.map(lineOf)].join('\n');
}

test('all commands are as options.txt says', () => {
  const golden = readFileSync(join(import.meta.dirname, 'options.txt'), 'utf8');
  expect(`${commands.map(describeCommand).join('\n')}\n`).toBe(golden);
});

test('both bounds of every number are taken, and nothing past them', () => {
  let bounded = 0;
  for (const command of commands) {
    for (const option of command.options) {
      const bounds = boundsOf(option);
      if (bounds === undefined) continue;
      bounded++;
      const [from, to] = bounds;
      const read = (text: string): unknown => option.parseArg?.(text, undefined);
      expect([read(String(from)), read(String(to))]).toEqual([from, to]);
      for (const text of ['', '-1', '1.5', '1e3', ' 1', '+1', ...(from > 0 ? ['0'] : [])]) {
        expect(() => read(text), `${command.name()} ${option.flags} ${text}`).toThrow(
          InvalidArgumentError,
        );
      }
      if (to < Number.MAX_SAFE_INTEGER) expect(() => read(String(to + 1))).toThrow();
    }
  }
  expect(bounded).toBeGreaterThan(20);
});

test('a whole number is one within its bounds', () => {
  const read = whole(3, 12);
  expect(['3', '12', '007'].map(read)).toEqual([3, 12, 7]);
  for (const text of ['2', '13', 'x', '3x', '']) {
    expect(() => read(text)).toThrow('A whole number from 3 to 12 is expected.');
  }
  expect(readSeed('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
  expect(() => readSeed('9007199254740992')).toThrow();
});
