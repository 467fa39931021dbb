/** A hint in words: the best moves, what they are worth, and why. */
import type { Estimate, OptionValues } from '@pakli/core';
import type { Advice } from '@pakli/core/analysis';
import { evidenceOf, worthsOf } from '@pakli/text';
import type { Ink } from '../../terminal/ink.ts';
import { wrap } from '../../terminal/lines.ts';
import type { Voice } from '../../input/voice.ts';
import type { Offer } from '../../seat/offers.ts';

/** How many moves a hint speaks of. */
const HINTED = 3;

export function hintLines(
  hint: readonly Advice[],
  { offers, options }: { readonly offers: readonly Offer[]; readonly options: OptionValues },
  voice: Voice,
  ink: Ink,
  width: number,
): string[] {
  const { frame } = voice.catalogue;
  const named = hint.map(({ text, estimate }) => {
    const offer = offers.find((one) => one.text === text);
    return { number: String(offer?.number ?? ''), estimate, said: offer?.label.text ?? text };
  });
  // Moves with equal cards read the same: one of them is enough.
  const told = named.filter(
    ({ said }, index) => named.findIndex((one) => one.said === said) === index,
  );
  const lines: string[] = [];
  const shown = told.slice(0, HINTED);
  const estimates = shown.map(({ estimate }) => estimate);
  const worths =
    voice.speech === undefined
      ? estimates.map(({ value }) => value.toFixed(2))
      : worthsOf(voice.speech, estimates, options);
  for (const [i, { number, estimate, said }] of shown.entries()) {
    const rank = lines.length === 0 ? ink.bold(frame.hint.best) : frame.hint.also;
    lines.push(...wrap(` ${ink.paint('green', number)} ${rank}: ${said}`, width - 1, 3));
    // Where the best goes by a rule alone, none of the others was left out.
    if (i > 0 && estimate.untried === true && estimates[0]?.untried === true) continue;
    // Of the best move alone it is said why.
    lines.push(
      ...wrap(`   ${ink.plain(tell(worths[i] ?? '', estimate, voice, i === 0))}`, width - 1, 3),
    );
  }
  return lines;
}

function tell(
  said: string,
  { weight, reason, atMost, untried }: Estimate,
  voice: Voice,
  isBest: boolean,
): string {
  const { speech, catalogue } = voice;
  const { hint } = catalogue.frame;
  // What is certain assumes nobody.
  const whom = isBest && weight > 0 && speech?.assumes !== undefined ? `${speech.assumes}, ` : '';
  // A bound comes from a calculation that was not brought to its end: no deal was imagined for it.
  const number =
    atMost === true
      ? hint.atMost(said)
      : `${said}, ${whom}${evidenceOf(catalogue.frame, { weight })}`;
  const why = !isBest || reason === undefined ? undefined : speech?.reason(reason);
  // The best may go by a rule alone: then its reason says all.
  if (untried === true) return why ?? hint.untried;
  return why === undefined ? number : `${number}. ${why}`;
}
