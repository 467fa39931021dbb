/** The rules of a game as its package tells them: the whole of RULES.md, or one numbered rule. */
import { readFileSync } from 'node:fs';
import { Failure, reasonOf } from './failure.ts';
import type { Ink } from '../terminal/ink.ts';
import { wrap } from '../terminal/lines.ts';

/** Throws a `Failure` where there are none to read. */
export function readRules(game: string): string {
  try {
    return readFileSync(new URL(import.meta.resolve(`@pakli/${game}/RULES.md`)), 'utf8');
  } catch (error) {
    throw new Failure(`the rules of ${game}: ${reasonOf(error)}`);
  }
}

/** The number that a line begins with, if it begins a rule: `## 5. Actions`, `**5.1 Capture.**`, `5.1 ...`. */
function numberOf(line: string): string | undefined {
  return /^(?:#+ |\*\*|- \*\*)?(\d+(?:\.\d+)*[a-z]?)(?=[.:\s*]|$)/.exec(line)?.[1];
}

/** Sections of the rules, by number. */
export function sectionsOf(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const number = line.startsWith('#') ? numberOf(line) : undefined;
    return number === undefined ? [] : [number];
  });
}

/** A rule and all that belongs to it; `5.2a` and `7.2-beat` are found in 5.2 and 7.2. Undefined if there is none. */
export function findRule(text: string, rule: string): string | undefined {
  const lines = text.split('\n');
  const wanted = rule.replace(/\.$/, '');
  const start = lines.findIndex((line) => numberOf(line) === wanted);
  if (start < 0) {
    const shorter = wanted.replace(/(?:-.*|[a-z]+)$/, '');
    return shorter === wanted || shorter === '' ? undefined : findRule(text, shorter);
  }
  const end = lines.findIndex((line, index) => {
    if (index <= start) return false;
    if (line.startsWith('#')) return true;
    const number = numberOf(line);
    return number !== undefined && number.includes('.') && !number.startsWith(`${wanted}.`);
  });
  return lines
    .slice(start, end < 0 ? undefined : end)
    .join('\n')
    .trimEnd();
}

/** Markdown as a terminal shows it. */
export function layRules(text: string, ink: Ink, width: number): string[] {
  let fenced = false;
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('```')) {
      fenced = !fenced;
      return [];
    }
    if (fenced) return [`    ${ink.paint('cyan', line)}`];
    if (line.startsWith('#')) return [ink.bold(line.replace(/^#+ /, ''))];
    if (line.startsWith('|')) return /^[|\s:-]+$/.test(line) ? [] : [marked(line, ink)];
    const indent = /^\s*(?:- )?/.exec(line)?.[0].length ?? 0;
    return wrap(line, Math.min(width, 100) - 1, indent).map((part) => marked(part, ink));
  });
}

/** Bold and code of one line; what spans two stays as it is written. */
function marked(line: string, ink: Ink): string {
  return ink
    .plain(line)
    .replaceAll(/\*\*([^*]+)\*\*/g, (_, text: string) => ink.bold(text))
    .replaceAll(/(?<![*\w])\*([^*\s][^*]*)\*(?!\*)/g, (_, text: string) =>
      ink.paint('italic', text),
    )
    .replaceAll(/`([^`]+)`/g, (_, text: string) => ink.paint('cyan', text));
}
