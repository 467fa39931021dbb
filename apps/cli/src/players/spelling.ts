/**
 * Players as they are spelled on the command line: a name, and after `@` how
 * long it may think, else as long as its own level says.
 *
 *     greedy   expert@100ms   expert@2s   flat-400   expert@50steps
 *     cheat    cmd:python3 examples/bot.py@500ms
 *     exploit:casual@16steps   (plays against casual, knowing it)
 *     exploit:strong@8steps@16steps   (against a strong player who thinks 8 steps)
 *     rules+bidding:expert   (rules, but expert in one part of the game)
 */
import { Failure } from '../input/failure.ts';
import { stepsIn, type MoveBudget } from './budget.ts';

export interface Spelling {
  /** The whole of it. */
  readonly text: string;
  readonly name: string;
  readonly budget: MoveBudget | undefined;
}

/** The yardstick that sees all cards. No player of the catalogue is called so. */
export const CHEAT = 'cheat';
/** Before the name of a player: one that knows it and plays against it. */
export const EXPLOIT = 'exploit:';
/** What comes before the command of an outside program. */
const OUTSIDE = 'cmd:';

const BUDGET = /^(.*)@(\d+(?:\.\d+)?)(ms|s|steps)$/s;

/** `option` is where it was spelled, for anyone who reads what is wrong with it. */
export function readSpelling(text: string, option = '--players'): Spelling {
  const [, name = text, amount, unit] = BUDGET.exec(text) ?? [];
  const budget = amount === undefined ? undefined : readBudget(text, Number(amount), unit, option);
  // The words of a command may hold an @ of their own; no player's name does.
  if (budget === undefined && !text.startsWith(OUTSIDE) && text.includes('@')) {
    badBudget(text, option);
  }
  const inSteps = name === CHEAT || name.startsWith(EXPLOIT);
  if (inSteps && budget !== undefined && stepsIn(budget) === undefined) {
    throw new Failure(`${option}: ${text}: ${name} thinks in steps, as in ${name}@200steps`, 2);
  }
  return { text, name, budget };
}

function readBudget(
  text: string,
  amount: number,
  unit: string | undefined,
  option: string,
): MoveBudget {
  if (unit === 'steps')
    return Number.isSafeInteger(amount) && amount > 0 ? { steps: amount } : badBudget(text, option);
  const ms = unit === 's' ? amount * 1000 : amount;
  return ms > 0 && ms <= 3_600_000 ? { ms } : badBudget(text, option);
}

function badBudget(text: string, option: string): never {
  throw new Failure(
    `${option}: ${text}: a budget is written @100ms, @2s (an hour at most) or @50steps`,
    2,
  );
}

/** The command of an outside program, or undefined for a player of ours. */
export function commandOf({ name }: Spelling): string | undefined {
  return name.startsWith(OUTSIDE) ? name.slice(OUTSIDE.length) : undefined;
}

/** Whom the player exploits, or undefined for any other player. */
export function exploitedBy({ name }: Spelling): Spelling | undefined {
  return name.startsWith(EXPLOIT) ? readSpelling(name.slice(EXPLOIT.length)) : undefined;
}

/** One player in one part of a game and another in the rest. */
export interface PartSpelling {
  readonly rest: string;
  readonly part: string;
  readonly other: string;
}

const PARTED = /^([^+:]+)\+([^+:]+):([^+:]+)$/;

/** How a name is put together of two, or undefined for one player. */
export function partsOf({ name }: Spelling): PartSpelling | undefined {
  const [, rest, part, other] = PARTED.exec(name) ?? [];
  if (rest === undefined || part === undefined || other === undefined) return undefined;
  return { rest, part, other };
}

/** Splits at commas, but not at those inside the quotes of a command. */
export function splitPlayers(text: string): string[] {
  const parts = text.match(/(?:"[^"]*"|'[^']*'|[^,])+/g) ?? [];
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
