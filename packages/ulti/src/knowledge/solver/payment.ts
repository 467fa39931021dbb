/** What the soloist receives for an end of the deal, by section 9. */
import { ACE_LOST, DEFENDER_TRICK, FLAGS, SEVEN, SOLOIST_TRICK } from './outcome.ts';
import { COMPONENTS, type Component, type PlayOptions, type Stakes } from './position.ts';

/** The end of a deal: class of `outcome.ts` and card points in tricks with the last trick's. */
export interface End {
  readonly klass: number;
  readonly soloist: number;
  readonly defenders: number;
  readonly talon: number;
}

const BASE_HUNDRED = 100;
const FORTY_NEEDS = 60;
const TWENTY_NEEDS = 80;

/** Totals of 8, the talon with its owner and each side's marriages if they count. */
function totals(end: End, stakes: Stakes, options: PlayOptions) {
  const flags = end.klass % FLAGS;
  const sum = (values: readonly number[], trick: number): number =>
    options.marriageNeedsTrick && (flags & trick) === 0 ? 0 : values.reduce((a, b) => a + b, 0);
  const toSoloist = options.talonOwner === 'soloist';
  return {
    cards: [
      end.soloist + (toSoloist ? end.talon : 0),
      end.defenders + (toSoloist ? 0 : end.talon),
    ] as const,
    marriages: [
      sum(stakes.marriages[0], SOLOIST_TRICK),
      sum(stakes.marriages[1], DEFENDER_TRICK),
    ] as const,
  };
}

/** Whether the soloist made a component (4.1, 9). */
export function isMade(
  component: Component,
  end: End,
  stakes: Stakes,
  options: PlayOptions,
): boolean {
  const flags = end.klass % FLAGS;
  const { cards, marriages } = totals(end, stakes, options);
  switch (component) {
    case 'passz':
      return cards[0] + marriages[0] > cards[1] + marriages[1];
    case '40-100':
      return cards[0] >= FORTY_NEEDS && stakes.marriages[0].includes(40);
    case '20-100':
      return cards[0] >= TWENTY_NEEDS && stakes.marriages[0].includes(20);
    case 'ulti':
      return Math.floor(end.klass / FLAGS) === SEVEN.won;
    case 'betli':
      return (flags & SOLOIST_TRICK) === 0;
    case 'durchmars':
      return (flags & DEFENDER_TRICK) === 0;
    case 'fourAces':
      return (flags & ACE_LOST) === 0;
    default:
      return component satisfies never;
  }
}

/** Which sides score a silent 100: the soloist, the defenders. */
function hundreds(end: End, stakes: Stakes, options: PlayOptions): readonly [boolean, boolean] {
  const { cards, marriages } = totals(end, stakes, options);
  const side = (i: 0 | 1): boolean =>
    options.silent100Marriages === 'all'
      ? cards[i] + marriages[i] >= BASE_HUNDRED
      : (cards[i] >= FORTY_NEEDS && stakes.marriages[i].includes(40)) ||
        (cards[i] >= TWENTY_NEEDS && stakes.marriages[i].includes(20));
  return [side(0), side(1)];
}

/**
 * The soloist's delta. `early` is an end before trick 10 (7.6): a contract of
 * betli or durchmars alone, without silent bonuses.
 */
export function payment(
  end: End,
  trump: boolean,
  stakes: Stakes,
  options: PlayOptions,
  early = false,
): number {
  const { values, hearts } = stakes;
  const m = hearts ? 2 : 1;
  const flags = end.klass % FLAGS;
  const seven = Math.floor(end.klass / FLAGS);
  const silent = trump && !early;
  const level = (component: Component, defender: 0 | 1): number =>
    2 ** (stakes.kontra[component]?.[defender] ?? 0);

  const oneSided = flags & (SOLOIST_TRICK | DEFENDER_TRICK);
  let durchmars = 0;
  if (silent && values.durchmars === undefined) {
    if (oneSided === SOLOIST_TRICK) durchmars = 3 * m;
    if (oneSided === DEFENDER_TRICK) durchmars = -3 * m;
  }
  const reached = silent && values.passz !== undefined ? hundreds(end, stakes, options) : [];
  const hundred = ((reached[0] ? 2 : 0) - (reached[1] ? 2 : 0)) * m;
  const replaced = options.silent100 === 'replace' && (reached[0] || reached[1]);
  let ulti = 0;
  if (silent && values.ulti === undefined) {
    const lost = options.silentUltiFail === 'double' ? 4 * m : 0;
    if (seven === SEVEN.won) ulti = 2 * m;
    if (seven === SEVEN.defenderWon) ulti = -2 * m;
    if (seven === SEVEN.beaten) ulti = -lost;
    if (seven === SEVEN.defenderBeaten) ulti = lost;
  }

  let delta = 0;
  for (const defender of [0, 1] as const) {
    for (const component of COMPONENTS) {
      const value = values[component];
      if (value === undefined) continue;
      if (component === 'passz' && (durchmars !== 0 || replaced)) continue;
      const stake = value * level(component, defender);
      const penalty = component !== 'ulti' ? 0 : options.ultiPenalty === 'flat' ? m : value;
      delta += isMade(component, end, stakes, options) ? stake : -(stake + penalty);
    }
    delta += durchmars * level('passz', defender);
    delta += hundred * (options.silent100 === 'replace' ? level('passz', defender) : 1);
    delta += ulti;
  }
  return delta;
}
