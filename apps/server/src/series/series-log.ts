/** The log of a series: it is opened, and evenings are added to it and taken out again. */
import { anyText, byKind, objectOf, oneOf, type Infer } from '@pakli/core/shape';
import { eventReader, formatEvent } from '@pakli/host';
import { SERIES_SCORINGS, type SeriesScoring } from '@pakli/tournament';
import { readRow } from '../store/damaged-log.ts';
import type { LogRow } from '../store/store.ts';

const SERIES_EVENT_VERSION = 1;

const EVENT = byKind(
  'kind',
  {
    /** With the hash of the key in the director's link. */
    open: [{ title: anyText, scoring: oneOf(SERIES_SCORINGS), director: anyText }],
    add: [{ evening: anyText }],
    remove: [{ evening: anyText }],
  },
  objectOf,
);
export type SeriesHappening = Infer<typeof EVENT>;
export type SeriesChange = Exclude<SeriesHappening, { readonly kind: 'open' }>;
type SeriesEvent = { readonly v: number; readonly at: number } & SeriesHappening;
const readSeriesEvent = eventReader<SeriesEvent>(EVENT, SERIES_EVENT_VERSION);

/** A series as its log has it. */
export interface LoggedSeries {
  readonly title: string;
  readonly scoring: SeriesScoring;
  readonly director: string;
  /** Ids, in the order in which they were added. */
  readonly evenings: readonly string[];
  /** The number of the newest row. */
  readonly seq: number;
}

export function formatSeriesEvent(happening: SeriesHappening, at: number): string {
  return formatEvent({ v: SERIES_EVENT_VERSION, at, ...happening });
}

/** Undefined for a log that is not that of a series. */
export function replaySeries(rows: readonly LogRow[]): LoggedSeries | undefined {
  const [opened, ...changes] = rows.map((row) => readRow(row, readSeriesEvent));
  if (opened?.kind !== 'open') return undefined;
  const evenings = new Set<string>();
  for (const change of changes) {
    if (change.kind === 'add') evenings.add(change.evening);
    if (change.kind === 'remove') evenings.delete(change.evening);
  }
  const { title, scoring, director } = opened;
  return { title, scoring, director, evenings: [...evenings], seq: rows.length };
}
