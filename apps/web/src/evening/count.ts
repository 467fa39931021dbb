/** The tournament count over finished rounds. */
import { tournamentFrom, type EveningView } from '@pakli/protocol';
import { countTournament, type TournamentCount } from '@pakli/tournament';

export function countOf(view: EveningView): TournamentCount {
  return countTournament(tournamentFrom(view));
}

/** Points carry a sign in games where they can be negative. */
export function isSigned({ rounds }: EveningView): boolean {
  return rounds.some(({ results }) => results.some(({ scores }) => Math.min(...scores) < 0));
}

/** The points of one deal, usually whole. */
export function shownScore(score: number | null, locale: string, signed: boolean): string {
  if (score === null) return '–';
  const format = {
    maximumFractionDigits: 1,
    signDisplay: signed ? 'exceptZero' : 'auto',
  } as const;
  return withMinus(new Intl.NumberFormat(locale, format).format(score));
}

/** A mean for display: one decimal, with a sign where it can be negative. */
export function shownValue(value: number | null, locale: string, signed = false): string {
  if (value === null) return '–';
  const format = {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? 'exceptZero' : 'auto',
  } as const;
  return withMinus(new Intl.NumberFormat(locale, format).format(value));
}

/** A minus as wide as the plus: half of the languages write a hyphen. */
function withMinus(text: string): string {
  return text.replace('-', '−');
}
