/**
 * A game is one package. Anything else that names all games is a list to which a fifth would have
 * to be added: docs/adding-a-game.md names every one of them, and this test finds the missing ones.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { GAMES } from './floors.ts';

const root = join(import.meta.dirname, '..');
/** What tools or people look for at the root; scripts are in scripts/, notes in docs/notes. */
const AT_ROOT = [
  '.dockerignore',
  '.editorconfig',
  '.gitignore',
  '.npmrc',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'CHANGELOG.md',
  'CODE_OF_CONDUCT.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'knip.json',
  'package-lock.json',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vitest.config.ts',
];
/** Positions and records in tests are of some game, and so are examples in prose and of commands. */
const APART = /(^|\/)(tests?|browser|docs|nets|data)\/|\.(md|txt|jsonl|svg)$|^package-lock\.json$/;

/** A file of one game has its id in its path. */
function isOwn(file: string): boolean {
  return GAMES.some((id) => new RegExp(`\\b${id}\\b`).test(file));
}

function trackedFiles(): string[] {
  return execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
}

function codeOf(file: string): string {
  const text = readFileSync(join(root, file), 'utf8');
  if (!/\.([cm]?[jt]s|tsx)$/.test(file)) return text;
  let code = text;
  for (const { start, end } of parseSync(file, text).comments) {
    code = code.slice(0, start) + ' '.repeat(end - start) + code.slice(end);
  }
  return code.replaceAll(/['`]pakli .*$/gm, '');
}

/** How many games are named. */
function named(code: string): number {
  return GAMES.filter((id) => {
    const variable = id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    return new RegExp(`\\b(${id}|${variable})\\b`).test(code);
  }).length;
}

test('a game of the house stands in the lists of docs/adding-a-game.md and in no other', () => {
  expect(GAMES.length).toBeGreaterThan(3);
  const page = readFileSync(join(root, 'docs/adding-a-game.md'), 'utf8');
  const [, section = ''] = /^## Where it is named$(.*?)^## /ms.exec(page) ?? [];
  const told = Array.from(section.matchAll(/^\| `([^`]+)`/gm), ([, path = '']) => path);
  const found = trackedFiles()
    .filter((file) => !APART.test(file) && !isOwn(file))
    // All but one, since a list may have a reason to leave one out.
    .filter((file) => named(codeOf(file)) >= GAMES.length - 1);
  const listed = globSync(told, { cwd: root });
  expect(found.filter((file) => !listed.includes(file))).toEqual([]);
  // Optional parts of a game may name fewer, but a row of the page must name a list.
  expect(listed.filter((file) => named(codeOf(file)) < 2)).toEqual([]);
  expect(listed.length).toBeGreaterThan(10);
});

test('a commit takes nothing along to the root that does not belong there', () => {
  const found = trackedFiles().filter((file) => !file.includes('/'));
  expect(found.toSorted()).toEqual(AT_ROOT.toSorted());
});
