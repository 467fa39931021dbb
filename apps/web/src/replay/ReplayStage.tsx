/** The game's own table, with nothing to tap. */
import { useMemo, useRef, type ReactElement } from 'react';
import { Flights } from '../table/Flights.tsx';
import type { Place } from '../table/game-table.ts';
import type { SessionView } from '../table/session.ts';
import { TableProvider, type TableContext } from '../table/table-context.ts';
import { traces } from '../table/traces.ts';
import type { Analysis } from '../table/use-analysis.ts';
import type { ReplayProps } from './replay-props.ts';

export interface ReplayStageProps extends Pick<
  ReplayProps,
  'film' | 'game' | 'talk' | 'mode' | 'reel'
> {
  readonly shown: SessionView;
  /** The better move from here. */
  readonly better?: Analysis['judged'][number]['instead'];
}

export function ReplayStage(props: ReplayStageProps): ReactElement {
  const { shown, film, game, talk, mode, reel, better } = props;
  const area = useRef<HTMLDivElement>(null);
  const { scene } = shown;
  const { Table } = game;
  const marked = useMemo(() => traces(game, shown), [game, shown]);
  const hinted = useMemo((): ReadonlySet<Place> => {
    if (better === undefined) return new Set();
    const [way] = [game.touch(better.choice, scene)].flat();
    return new Set(way === undefined ? [] : [way.lift, ...way.drop]);
  }, [better, game, scene]);
  const hidden = film.hidden[film.scenes.indexOf(scene)];
  const context: TableContext = {
    ...STILL,
    scene,
    talk,
    last: shown.last,
    past: shown.past,
    marked,
    hinted: shown.settled ? hinted : NOWHERE,
    hidden,
  };
  return (
    <TableProvider value={context}>
      <div
        key={reel.take}
        className="table-area"
        data-game={game.id}
        ref={area}
        aria-live={reel.playing ? 'off' : undefined}
      >
        <Table scene={scene} talk={talk} mode={mode} />
        <Flights session={reel.reel.session} game={game} area={area} />
      </div>
    </TableProvider>
  );
}

const NOWHERE: ReadonlySet<Place> = new Set();
const nothing = (): void => undefined;
const STILL = {
  thinking: null,
  open: false,
  lifted: undefined,
  sources: NOWHERE,
  lights: new Map(),
  gestures: [],
  candidates: [],
  tap: nothing,
  lift: nothing,
  drop: nothing,
  putBack: nothing,
  commit: nothing,
  send: nothing,
} satisfies Partial<TableContext>;
