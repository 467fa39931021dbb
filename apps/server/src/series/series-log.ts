/** The log of a series: it is opened, and evenings are added to it and taken out again. */
import { anyText, byKind, objectOf, oneOf, whole, type Infer } from '@pakli/core/shape';
import { SERIES_SCORINGS, type SeriesScoring } from '@pakli/tournament';
import { PlainError } from '../failure.ts';
import { blaming } from '../store/damaged-log.ts';
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
const STAMP = objectOf({ v: whole(1, SERIES_EVENT_VERSION), at: whole(0) });

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
  const { kind, ...rest } = happening;
  return JSON.stringify({ v: SERIES_EVENT_VERSION, kind, at, ...rest });
}

function eventOf({ seq, event }: LogRow): SeriesHappening {
  return blaming(seq, () => {
    const given: unknown = JSON.parse(event);
    const differs = EVENT(given, '') ?? STAMP(given, '');
    if (differs !== undefined) throw new PlainError(`a row that is refused at ${differs.at}`);
    // The one cast at this edge: version, kind and fields have just been checked.
    return given as SeriesHappening;
  });
}

/** Undefined for a log that is not that of a series. */
export function replaySeries(rows: readonly LogRow[]): LoggedSeries | undefined {
  const [opened, ...changes] = rows.map(eventOf);
  if (opened?.kind !== 'open') return undefined;
  const evenings = new Set<string>();
  for (const change of changes) {
    if (change.kind === 'add') evenings.add(change.evening);
    if (change.kind === 'remove') evenings.delete(change.evening);
  }
  const { title, scoring, director } = opened;
  return { title, scoring, director, evenings: [...evenings], seq: rows.length };
}
