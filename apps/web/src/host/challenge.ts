/**
 * A challenge as text, behind `#/c/` in an address: the seed of all cards, the
 * seating, and the challenger's game as a share link.
 *
 *     1z3k9.-ss.2.0/2.ulti.1.x3Gk…
 */
import { openRecord } from '@pakli/catalogue';
import {
  isRefusal,
  refuse,
  type GameTypes,
  type Match,
  type Refusal,
  type Seat,
} from '@pakli/core';
import { LEVELS, type LevelId } from '@pakli/core/search';
import type { Chair, Help, Saved } from './host.ts';

export interface Challenge {
  readonly seed: number;
  /** By seat: the challenged person sits where the challenger sat. */
  readonly chairs: readonly Chair[];
  readonly help: Pick<Help, 'hints' | 'undos'>;
  /** The challenger's game. */
  readonly link: string;
}

/** By the first letter of each. */
const LETTERS: ReadonlyMap<string, LevelId> = new Map(
  LEVELS.map((level) => [level.charAt(0), level]),
);
const PERSON = '-';

export function formatChallenge({ seed, chairs, help, link }: Challenge): string {
  const letters = chairs.map((chair) => (chair === 'person' ? PERSON : chair.charAt(0))).join('');
  const { hints, undos } = help;
  const helped = hints + undos > 0 ? `.${hints}.${undos}` : '';
  return `${seed.toString(36)}.${letters}${helped}/${link}`;
}

/** Undefined for invalid text: anybody may have written it. */
export function readChallenge(text: string): Challenge | undefined {
  const [, number = '', letters = '', hints = '0', undos = '0', link = ''] =
    /^([\da-z]{1,11})\.([-a-z]{1,99})(?:\.(\d{1,4})\.(\d{1,4}))?\/(\d\.[\w.-]+)$/.exec(text) ?? [];
  const seed = Number.parseInt(number, 36);
  const chairs = Array.from(letters, (letter) =>
    letter === PERSON ? 'person' : LETTERS.get(letter),
  );
  if (!Number.isSafeInteger(seed) || !chairs.every((chair) => chair !== undefined))
    return undefined;
  if (chairs.filter((chair) => chair === 'person').length !== 1) return undefined;
  return { seed, chairs, help: { hints: Number(hints), undos: Number(undos) }, link };
}

/** The seating of a game of one person. */
export function chairsOf({ chairs, names, seat, level }: Saved): readonly Chair[] {
  return chairs ?? names.map((_, at) => (at === seat ? 'person' : level));
}

export function seatIn(chairs: readonly Chair[]): Seat {
  return chairs.indexOf('person');
}

/** Problems possible with an intact link. */
const WHOLE: ReadonlySet<string> = new Set(['unknown-game', 'other-version']);

/** A challenge with the challenger's game, which must be over. */
export async function openChallenge(
  code: string,
): Promise<{ readonly challenge: Challenge; readonly match: Match<GameTypes> } | Refusal> {
  const challenge = readChallenge(code);
  if (challenge === undefined) return refuse('bad-link', 'link');
  const opened = await openRecord(challenge.link);
  if (isRefusal(opened)) {
    // Any other problem means that the link was cut or changed on its way.
    return WHOLE.has(opened.refused) ? opened : refuse('bad-link', 'link');
  }
  const { match } = opened;
  if (!match.over || match.seats !== challenge.chairs.length) return refuse('bad-link', 'link');
  return { challenge, match };
}
