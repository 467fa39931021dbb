/** What the strongest player thinks of one's own moves, computed while the result is open: their accuracy, and the best. */
import { isRefusal } from '@pakli/core';
import { personAt, tellStep } from '@pakli/text';
import { useMemo, type ReactElement } from 'react';
import { Link } from 'wouter';
import { useAsync } from '../hooks/use-async.ts';
import type { Judgement } from '../host/host.ts';
import { useHost } from '../host/use-host.ts';
import { accuracyIn, bestOf } from '../table/verdict.ts';
import { AccuracyLine } from '../table/AccuracyLine.tsx';
import { LuckLine } from '../table/LuckLine.tsx';
import { useAnalysis } from '../table/use-analysis.ts';
import { useReplayWords } from '../words/replay-words.ts';
import type { PanelProps } from './panel-props.ts';
import './ResultDialog.css';

export function Reviewed({ shown, talk }: Pick<PanelProps, 'shown' | 'talk'>): ReactElement | null {
  const { scene, past } = shown;
  const { id, seat } = scene;
  const { analysis: text } = useReplayWords();
  const film = useMemo(
    () => ({ source: { saved: id }, steps: past, watch: { seat, open: false } }),
    [id, past, seat],
  );
  const { state, done, total, judged } = useAnalysis(film, true);
  if (total === 0 || state === 'failed' || (state === 'done' && judged.length === 0)) return null;
  if (state !== 'done') {
    return (
      <div className="play-result-review">
        <label>
          <progress max={total} value={done} />
          <span>{text.progress(done, total)}</span>
        </label>
        <p>{text.about(personAt(talk.company, seat))}</p>
      </div>
    );
  }
  const accuracy = accuracyIn(judged);
  const best = bestOf(judged);
  const taken = best && past[best.step - 1];
  const [told] = taken === undefined ? [] : tellStep(talk.speech, taken, talk.company);
  return (
    <div className="play-result-review" role="status">
      <AccuracyLine accuracy={accuracy} />
      {/* For other games nobody can tell. */}
      {judged.some(({ exactFromFirstCard }) => exactFromFirstCard) && (
        <Luck judged={judged} shown={shown} talk={talk} />
      )}
      {best !== undefined && told !== undefined && (
        <p>
          {text.best}: <Link href={`/replay/${id}/${best.step - 1}`}>{told.text}</Link>
        </p>
      )}
    </div>
  );
}

/** A made contract may be badly played, and a lost one well. */
function Luck({
  judged,
  shown,
  talk,
}: Pick<PanelProps, 'shown' | 'talk'> & {
  readonly judged: readonly Judgement[];
}): ReactElement | null {
  const host = useHost();
  const { id, seat } = shown.scene;
  const film = useAsync(() => host.film({ saved: id }, { seat, open: false }), [host, id, seat]);
  if (!film || isRefusal(film)) return null;
  return <LuckLine film={film} judged={judged} talk={talk} />;
}
