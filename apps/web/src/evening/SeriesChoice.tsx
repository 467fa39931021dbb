/** Whether a new evening begins a series: what it is called, and what an evening is worth in it. */
import { isRefusal, refuse, type Refusal } from '@pakli/core';
import { SERIES_SCORINGS, type SeriesScoring } from '@pakli/tournament';
import type { ReactElement } from 'react';
import { openSeries, type DirectedSeries } from '../host/server.ts';
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
): Promise<DirectedSeries | Refusal | undefined> {
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
        <select
          value={value === undefined ? 'none' : 'start'}
          onChange={({ target }) =>
            choose(target.value === 'start' ? { title: '', scoring: 'places' } : undefined)
          }
        >
          <option value="none">{text.none}</option>
          <option value="start">{text.start}</option>
        </select>
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
            <select
              value={value.scoring}
              onChange={({ target }) =>
                choose({ ...value, scoring: target.value as SeriesScoring })
              }
            >
              {SERIES_SCORINGS.map((one) => (
                <option key={one} value={one}>
                  {text[one]}
                </option>
              ))}
            </select>
          </label>
          <p className="evening-note">
            {value.scoring === 'places' ? text.placesAbout : text.percentAbout}
          </p>
        </>
      )}
    </>
  );
}
