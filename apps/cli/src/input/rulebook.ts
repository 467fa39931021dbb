/** The rules of a game as its package tells them in RULES.md, or a guest in its module. */
import { readFileSync } from 'node:fs';
import type { Catalogue } from '@pakli/text';
import { guestRules } from '@pakli/text/guests';
import { Failure, reasonOf } from './failure.ts';
import { loadGame } from './games.ts';
import type { Ink } from '../terminal/ink.ts';
import { wrap } from '../terminal/lines.ts';

/** Throws a `Failure` where there are none to read. */
export async function readRules(game: string, catalogue: Catalogue): Promise<string> {
  const { guest } = await loadGame(game);
  if (guest !== undefined) return guestRules(catalogue, game);
  try {
    return readFileSync(new URL(import.meta.resolve(`@pakli/${game}/RULES.md`)), 'utf8');
  } catch (error) {
    throw new Failure(`the rules of ${game}: ${reasonOf(error)}`);
  }
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
    return wrap(marked(line, ink), Math.min(width, 100) - 1, indent);
  });
}

/** Bold, italic and code, painted word by word, so that lines can be broken between them. */
function marked(line: string, ink: Ink): string {
  return ink
    .plain(line)
    .replaceAll(/\*\*([^*]+)\*\*/g, (_, text: string) => words(text, (word) => ink.bold(word)))
    .replaceAll(/(?<![*\w])\*([^*\s][^*]*)\*(?!\*)/g, (_, text: string) =>
      words(text, (word) => ink.paint('italic', word)),
    )
    .replaceAll(/`([^`]+)`/g, (_, text: string) => words(text, (word) => ink.paint('cyan', word)));
}

function words(text: string, paint: (word: string) => string): string {
  return text.replaceAll(/[^ ]+/g, paint);
}
