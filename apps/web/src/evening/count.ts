/** Results of the rounds that are over, counted. */
import { tournamentFrom, type EveningView } from '@pakli/protocol';
import { countTournament, type TournamentCount } from '@pakli/tournament';

export function countOf(view: EveningView): TournamentCount {
  return countTournament(tournamentFrom(view));
}

/** Points have a sign in games where they may be below 0. */
export function isSigned({ rounds }: EveningView): boolean {
  return rounds.some(({ results }) => results.some(({ scores }) => Math.min(...scores) < 0));
}

/** Points of one deal, which are whole as a rule. */
export function shownScore(score: number | null, locale: string, signed: boolean): string {
  if (score === null) return '–';
  const format = {
    maximumFractionDigits: 1,
    signDisplay: signed ? 'exceptZero' : 'auto',
  } as const;
  return withMinus(new Intl.NumberFormat(locale, format).format(score));
}

/** A mean as people read it: one digit after the point, with a sign where it may be negative. */
export function shownValue(value: number | null, locale: string, signed = false): string {
  if (value === null) return '–';
  const format = {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? 'exceptZero' : 'auto',
  } as const;
  return withMinus(new Intl.NumberFormat(locale, format).format(value));
}

/** As wide as the plus: half of the languages write a hyphen. */
function withMinus(text: string): string {
  return text.replace('-', '−');
}
