/** The page of a recorded game. */
import { useState, type ReactElement } from 'react';
import type { Film, Source, Watch } from '../host/host.ts';
import { LoadFilm } from './LoadFilm.tsx';
import { ReplayFrame } from './ReplayFrame.tsx';

export interface ReplayPageProps {
  readonly source: Source;
  /** The step to open at: the start of a finished game, the last step of a running one. */
  readonly step?: number | undefined;
  readonly seat?: number | undefined;
  /** The analysis starts at once. */
  readonly review?: boolean;
}

export function ReplayPage(props: ReplayPageProps): ReactElement {
  const { source, step, seat, review = false } = props;
  const [watch, setWatch] = useState<Watch | undefined>(() =>
    seat === undefined ? undefined : { seat, open: false },
  );
  return (
    <LoadFilm source={source} watch={watch}>
      {(loaded) => (
        <ReplayFrame
          {...loaded}
          start={step ?? startOf(loaded.film)}
          step={step}
          look={setWatch}
          review={review}
        />
      )}
    </LoadFilm>
  );
}

/** For a finished game: before the first decision, when the cards are dealt. */
export function startOf({ running, steps }: Film): number {
  if (running) return steps.length;
  const first = steps.findIndex(({ seat }) => seat !== null);
  return Math.max(first, 0);
}
