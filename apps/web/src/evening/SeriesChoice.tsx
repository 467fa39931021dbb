/** Whether a new evening begins a series: what it is called, and what an evening is worth in it. */
import { isRefusal, refuse, type Refusal } from '@pakli/core';
import type { OpenedSeries } from '@pakli/protocol';
import { SERIES_SCORINGS, type SeriesScoring } from '@pakli/tournament';
import type { ReactElement } from 'react';
import { Select } from '../kit/Select.tsx';
import { openSeries } from '../host/server.ts';
import { useEveningWords } from '../words/evening-words.ts';
import { directorKey } from './director-key.ts';

export interface NewSeries {
  readonly title: string;
  readonly scoring: SeriesScoring;
}

/** The series that an evening is opened in: a known one, or one that is opened now. */
export async function directedSeries(
  known: string | undefined,
  wanted: NewSeries | undefined,
): Promise<OpenedSeries | Refusal | undefined> {
  if (known !== undefined) {
    const key = directorKey(known, undefined);
    return key === undefined ? refuse('only-director', 'table') : { series: known, key };
  }
  if (wanted === undefined) return undefined;
  const opened = await openSeries(wanted.title.trim(), wanted.scoring);
  if (!isRefusal(opened)) directorKey(opened.series, opened.key);
  return opened;
}

export interface SeriesChoiceProps {
  readonly value: NewSeries | undefined;
  readonly choose: (series: NewSeries | undefined) => void;
}

export function SeriesChoice({ value, choose }: SeriesChoiceProps): ReactElement {
  const { series: text } = useEveningWords();
  return (
    <>
      <label>
        {text.choose}
        <Select
          value={value === undefined ? 'none' : 'start'}
          values={['none', 'start']}
          called={(one) => text[one]}
          choose={(one) => choose(one === 'start' ? { title: '', scoring: 'places' } : undefined)}
        />
      </label>
      {value !== undefined && (
        <>
          <label>
            {text.name}
            <input
              type="text"
              required
              maxLength={60}
              value={value.title}
              onChange={({ target }) => choose({ ...value, title: target.value })}
            />
          </label>
          <label>
            {text.scoring}
            <Select
              value={value.scoring}
              values={SERIES_SCORINGS}
              called={(one) => text[one]}
              choose={(scoring) => choose({ ...value, scoring })}
            />
          </label>
          <p className="evening-note">
            {value.scoring === 'places' ? text.placesAbout : text.percentAbout}
          </p>
        </>
      )}
    </>
  );
}
