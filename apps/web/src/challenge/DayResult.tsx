/** One's own result of a deal of the day beside the expert's, and lines for friends that give no card away. */
import { isRefusal } from '@pakli/core';
import type { ReactElement } from 'react';
import type { DayDeal, Saved, Side } from '../host/host.ts';
import { shareAddressFor } from '../host/share-address.ts';
import { useHost } from '../host/use-host.ts';
import { CopyBox } from '../kit/CopyBox.tsx';
import { useAsync } from '../hooks/use-async.ts';
import { useGameTable } from '../shelf/use-game-table.ts';
import { findOnShelf } from '../shelf/shelf.ts';
import { useChallengeWords } from '../words/challenge-words.ts';
import { useWords } from '../words/Words.tsx';
import { datesIn } from '../words/dates.ts';
import { dealOf } from './day.ts';
import './DayResult.css';
import { helpOf } from './help-words.ts';
import { outcomeOf } from './outcome.ts';
import * as shape from '@pakli/core/shape';
import { remembered } from '../prefs/remembered.ts';

export interface DayResultProps {
  readonly saved: Pick<Saved, 'game' | 'seat' | 'totals' | 'places' | 'help'>;
  readonly day: string;
  readonly streak: number;
}

export function DayResult({ saved, day, streak }: DayResultProps): ReactElement | null {
  const words = useWords();
  const texts = useChallengeWords();
  const host = useHost();
  const { game: id, seat, totals, places = [], help } = saved;
  const shelf = findOnShelf(id);
  const table = useGameTable(id);
  const expert = useAsync(async () => {
    const known = recallExpert(id, day);
    if (known !== undefined || shelf === undefined) return known ?? null;
    const side = await host.expert(dealOf(shelf, day) satisfies DayDeal).catch(() => null);
    // One's own result is shown without it.
    if (side === null || isRefusal(side)) return null;
    rememberExpert(id, day, side);
    return side;
  }, [`${id} ${day}`]);
  if (shelf === undefined || table === undefined || table === null) return null;
  const winOnly = table.winOnly === true;
  const { day: text, duel, send } = texts;
  const own = outcomeOf({ totals, places }, seat, winOnly, texts);
  const theirs = expert && outcomeOf(expert, seat, winOnly, texts);
  const helped = help === undefined ? '' : helpOf(help, words);
  const date = datesIn(words.locale, { dateStyle: 'long', timeZone: 'UTC' });
  const name = words.frame.games[shelf.id].name;
  // A game that is only won or lost has no points to show.
  const score = [totals[seat] ?? 0, ...totals.filter((_, other) => other !== seat)];
  const scored = winOnly ? {} : { score };
  const lines = [
    `${words.frame.name} · ${name} · ${date.format(new Date(`${day}T00:00:00Z`))}`,
    [`${own}${helped === '' ? '' : ` (${helped.replace(/\.$/, '')})`}`, text.streak(streak)].join(
      ' · ',
    ),
    ...(theirs ? [`${text.expert}: ${theirs}`] : []),
    shareAddressFor({ path: '/day', game: shelf.id, locale: words.locale, ...scored }, null),
  ];
  return (
    <div className="challenge-day-result stack-8">
      <dl className="facts">
        <div>
          <dt>{duel.you}</dt>
          <dd>
            {own}
            <small>{helped}</small>
          </dd>
        </div>
        {expert !== null && (
          <div>
            <dt>{text.expert}</dt>
            <dd aria-live="polite">{theirs ?? <small>{text.thinking}</small>}</dd>
          </div>
        )}
      </dl>
      <p className="soft">{text.streak(streak)}</p>
      <details>
        <summary>{text.share}</summary>
        <CopyBox name={text.text} value={lines.join('\n')} words={send} rows={lines.length + 1} />
      </details>
    </div>
  );
}

// The expert's results of deals of the day: computed once per deal, and kept while they are asked for.

/** A week of every game. */
const MOST = 28;

const SIDE: shape.Shape<Side> = shape.objectOf({
  totals: shape.listOf(shape.numberOf()),
  places: shape.listOf(shape.numberOf()),
  hints: shape.numberOf(),
  undos: shape.numberOf(),
});
const KEPT = shape.listOf(shape.tupleOf(shape.anyText, SIDE));

/** Broken storage counts as empty. */
const experts = remembered('pakli.experts', (stored) => {
  const kept = shape.parseJson(stored ?? '');
  return shape.fits(KEPT, kept) ? kept : [];
});

function recallExpert(game: string, day: string): Side | undefined {
  return experts.stored().find(([deal]) => deal === `${game} ${day}`)?.[1];
}

function rememberExpert(game: string, day: string, side: Side): void {
  experts.set([[`${game} ${day}`, side] as const, ...experts.stored()].slice(0, MOST));
}
