/** `--with FILE` of scripts that build or serve the page: games that are not of the house. */
import { BadGuest, bringGuests, guestFiles } from '@pakli/catalogue/guests';
import { parseArgs } from 'node:util';

export interface Brought {
  /** What else was asked for. */
  readonly args: readonly string[];
  /** The files of all guests, those that the environment names first. */
  readonly guests: readonly string[];
}

/** Looks at every guest before anything is built for it; says in a line what is wrong with one. */
export async function bring(given: readonly string[]): Promise<Brought | undefined> {
  const { tokens } = parseArgs({
    args: [...given],
    options: { with: { type: 'string', multiple: true } },
    strict: false,
    tokens: true,
  });
  const files: string[] = [];
  const taken = new Set<number>();
  for (const token of tokens) {
    if (token.kind !== 'option' || token.name !== 'with' || token.value === undefined) continue;
    files.push(token.value);
    taken.add(token.index);
    if (!token.inlineValue) taken.add(token.index + 1);
  }
  try {
    await bringGuests(files);
  } catch (error) {
    if (!(error instanceof BadGuest)) throw error;
    console.error(error.message);
    return undefined;
  }
  return { args: given.filter((_, n) => !taken.has(n)), guests: guestFiles(process.env) };
}
