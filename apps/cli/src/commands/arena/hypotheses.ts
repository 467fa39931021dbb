/** What a sequential test is to decide, as spelled on the command line. */
import { shareOfElo, type Hypotheses } from '@pakli/ai';
import { Failure } from '../../input/failure.ts';

function inside(value: number | undefined): value is number {
  return value !== undefined && value > 0 && value < 1;
}

/** `50%,55%`, `0.5,0.55` or `0elo,30elo`, and after them alpha and beta. */
export function readSprt(text: string, seats: number): Hypotheses {
  const [low, high, alpha = 0.05, beta = alpha, ...rest] = text.split(',').map((part, index) => {
    const [, number, unit] = /^\s*([-+]?\d+(?:\.\d+)?)\s*(%|elo)?\s*$/i.exec(part) ?? [];
    const value = Number(number ?? Number.NaN);
    if (unit === '%') return value / 100;
    return unit === undefined || index > 1 ? value : shareOfElo(value, seats);
  });
  if (
    rest.length > 0 ||
    !inside(low) ||
    !inside(high) ||
    low >= high ||
    !(alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5)
  ) {
    throw new Failure(
      `--sprt: ${text}: H0,H1 with H0 below H1 is expected, as in 50%,55% or 0elo,30elo; alpha and beta may follow, both below 0.5`,
      2,
    );
  }
  return { low, high, alpha, beta };
}
